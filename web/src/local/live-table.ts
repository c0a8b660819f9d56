/**
 * One table of this device in memory: it carries out commands, stores what they change, and only then sends it to the pages.
 *
 * If another tab has written first, or nothing could be stored, the table in memory is dropped and read again from its log.
 */
import type { GameName, Engine } from '../engine/engine';
import type { Command } from '../lib/connection';
import { pendingAt } from './bots';
import type { Entry } from './entries';
import { handle } from './handlers/handle';
import { hinted, hintTask } from './hints';
import { addStored, loadTable } from './loading';
import { positionAt, preview, why } from './questions';
import { Queue } from './queue';
import { Refusal } from './refusal';
import { Scheduler, type Handler } from './scheduler';
import { Conflict, type LogStore } from './store';
import { batchesOf } from './summary';
import type { LocalTable } from './table';
import type { Thinker } from './thinker';
import { presence, refused, Viewer, Viewers } from './viewers';

const TRIES = 5; // attempts to append, in competition with other tabs

/** What all tables share. */
export interface Surroundings {
  store: LogStore;
  thinker: Thinker;
  engineOf: (game: GameName) => Promise<Engine>;
  /** Tell other tabs that a table has changed. */
  announce: (table: string) => void;
}

export class LiveTable {
  readonly viewers = new Viewers();
  private table: LocalTable | null = null;
  private readonly queue = new Queue();
  private readonly scheduler: Scheduler;

  constructor(
    readonly name: string,
    private readonly around: Surroundings,
  ) {
    this.scheduler = new Scheduler(
      around.thinker,
      (handler) => this.change(handler),
      (code) => this.viewers.refuse(code),
    );
  }

  /** Add a page and send it the whole view. Throw `Refusal` if there is no such table or it cannot be read. */
  join(viewer: Viewer): Promise<void> {
    return this.queue.run(async () => {
      const table = await this.load();
      this.viewers.add(viewer);
      this.viewers.sendWhole(table, viewer);
      this.schedule(table);
    });
  }

  /** Remove a page. A table without pages waits: its bots continue when somebody returns. */
  leave(viewer: Viewer): void {
    this.viewers.remove(viewer);
    if (this.viewers.none) this.scheduler.stop();
  }

  /** Carry out a page's command, or say why that is not possible. */
  async receive(viewer: Viewer, command: Command): Promise<void> {
    try {
      await this.carryOut(viewer, command);
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'error';
      if (code === 'stale') await this.read((table) => this.viewers.sendWhole(table, viewer)).catch(() => undefined);
      viewer.send(refused(code, command.do));
      if (!(error instanceof Refusal)) console.error(error);
    }
  }

  /** Apply the entries that a handler returns. If another tab wrote first, read its entries and try again. */
  change(handler: Handler): Promise<void> {
    return this.queue.run(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const table = await this.load();
        if (await this.append(table, handler(table, Date.now()))) {
          this.schedule(table);
          return;
        }
      }
      throw new Refusal('busy');
    });
  }

  /** Use the table, once everything before has been carried out. */
  read<T>(use: (table: LocalTable) => T): Promise<T> {
    return this.queue.run(async () => use(await this.load()));
  }

  /** Follow another tab that has changed the table. */
  catchUp(): Promise<void> {
    return this.queue.run(async () => {
      const { table } = this;
      if (!table) return;
      const more = await this.around.store.entries(this.name, table.logged);
      for (const entries of more) this.apply(table, entries);
      this.schedule(table);
    });
  }

  private async carryOut(viewer: Viewer, command: Command): Promise<void> {
    switch (command.do) {
      case 'look':
        viewer.look(command.seat ?? null);
        return this.read((table) => this.viewers.sendWhole(table, viewer));
      case 'ping':
        return this.read((table) => viewer.send(presence(table)));
      case 'preview':
        return this.read((table) => viewer.send(preview(table, viewer.seat(table), command.step, command.action)));
      case 'why':
        return this.read((table) => viewer.send(why(table, viewer.seat(table), command.action)));
      case 'position':
        return this.read((table) => viewer.send(positionAt(table, viewer.seat(table), command.step)));
      case 'hint':
        return this.hint(viewer, command.step);
      default:
        return this.change((table, now) => handle(table, command, now));
    }
  }

  /** Rate the player's choices, while the table continues to answer. */
  private async hint(viewer: Viewer, step: number): Promise<void> {
    const task = await this.read((table) => ({ game: table.options.game, ...hintTask(table, viewer.seat(table), step) }));
    const ratings = await this.around.thinker.weigh(task);
    await this.read((table) => viewer.send(hinted(table, step, ratings)));
  }

  private async load(): Promise<LocalTable> {
    if (this.table) return this.table;
    const log = await this.around.store.entries(this.name);
    const [opened] = log[0] ?? [];
    if (opened?.what !== 'opened') throw new Refusal('no-table');
    const table = loadTable(this.name, log, await this.around.engineOf(opened.options.game));
    this.table = table;
    return table;
  }

  /** Store and publish the entries of a command; return whether they were stored, and not another tab's. */
  private async append(table: LocalTable, entries: readonly Entry[]): Promise<boolean> {
    if (!entries.length) return true;
    const before = table.bookmark;
    try {
      table.add(entries);
      await this.around.store.append(...batchesOf(table, entries));
    } catch (error) {
      this.table = null; // it has changed, and the log has not
      if (!(error instanceof Conflict)) throw error;
      const found = await this.load();
      this.viewers.sendWholeToAll(found);
      this.schedule(found); // the other tab may be gone by now
      return false;
    }
    this.around.announce(this.name);
    this.viewers.publish(table, entries, before);
    return true;
  }

  private apply(table: LocalTable, entries: readonly Entry[]): void {
    const before = table.bookmark;
    addStored(table, entries);
    this.viewers.publish(table, entries, before);
  }

  /** Let the game continue without its players, as long as a page shows it. */
  private schedule(table: LocalTable): void {
    const pending = this.viewers.none ? null : pendingAt(table);
    if (pending) this.scheduler.start(table.options.game, pending);
    else this.scheduler.stop();
  }
}

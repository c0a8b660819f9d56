/** The tables of this device: opening, listing and deleting them, and everything about finished games. */
import { TABLES as ALTAR } from '../engine/altar';
import { TABLES as DALANG } from '../engine/dalang';
import type { Engine, GameName } from '../engine/engine';
import type { GameTables } from '../engine/tables';
import type { Replay, Verdict } from '../lib/http';
import { backupText, tablesOf, type StoredTable } from './backup';
import { checkBots, checkForeign } from './foreign-log';
import { lessonOpening, openTable, type Opening } from './handlers/opening';
import { rename } from './handlers/naming';
import { LiveTable, type Surroundings } from './live-table';
import { addStored } from './loading';
import type { TaskName, Tasks } from './protocol';
import { checkActions, fromText } from './reading';
import { Refusal } from './refusal';
import { replay } from './replay';
import type { Saved } from './saved';
import type { Batch } from './store';
import { batchOf, firstBatch } from './summary';
import { LocalTable } from './table';
import { logOf, savedOf } from './table-files';
import { isLocal, newName } from './table-id';
import { verify } from './verify';
import { toText } from './writing';
import { resultOf } from './view-parts';
import type { Viewer } from './viewers';

const GUEST = 'you'; // stands for everybody at this device, in every log
const LESSON_STAYS = 86_400_000; // milliseconds since its last action, in case another tab still shows it
const TABLES: Record<GameName, GameTables> = { altar: ALTAR, dalang: DALANG };

/** A table in memory, and how many are using it. */
interface Held {
  table: LiveTable;
  times: number;
}

type Handlers = { [Name in TaskName]: (given: Tasks[Name]['given']) => Promise<Tasks[Name]['found']> };

export class Host {
  private readonly held = new Map<string, Held>();

  constructor(private readonly around: Surroundings) {}

  /** What the page can ask for. */
  readonly tasks: Handlers = {
    open: ({ opening, name }) => this.open(opening, name),
    openLesson: async ({ lesson, name }) => {
      const opened = await this.open(lessonOpening(lesson), name);
      await this.forgetLesson(lesson).catch(console.error);
      return opened;
    },
    rename: async ({ table, seat, name }) => {
      await this.using(table, (live) => live.change((found, now) => rename(found, seat, name, now)));
      return null;
    },
    remove: (names) => this.remove(names),
    exported: (name) => this.exported(name),
    backup: () => this.backup(),
    restore: (text) => this.restore(text),
    replay: ({ table, seat }) => this.replay(table, seat),
    replayFile: async ({ text, seat }) => {
      const { saved, engine } = await this.readFile(text);
      return replay(saved, engine, seat);
    },
    verify: (name) => this.verify(name),
    verifyFile: async (text) => {
      const { saved, engine } = await this.readFile(text);
      return verify(saved, engine);
    },
  };

  /** Show a table to a page. Return what is called with its commands, and when it leaves. */
  async join(name: string, viewer: Viewer): Promise<LiveTable> {
    const table = this.hold(name);
    try {
      await table.join(viewer);
    } catch (error) {
      this.release(name);
      throw error;
    }
    return table;
  }

  /** Remove a page from a table. */
  leave(table: LiveTable, viewer: Viewer): void {
    table.leave(viewer);
    this.release(table.name);
  }

  /** Follow another tab that has changed a table. */
  async changed(name: string): Promise<void> {
    await this.held.get(name)?.table.catchUp();
  }

  /** Return a table in memory, which stays there until it is released as often as it was held. */
  private hold(name: string): LiveTable {
    const held = this.held.get(name) ?? { table: new LiveTable(name, this.around), times: 0 };
    held.times++;
    this.held.set(name, held);
    return held.table;
  }

  private release(name: string): void {
    const held = this.held.get(name);
    if (held && --held.times === 0) this.held.delete(name);
  }

  /** Use a table that no page may be showing. */
  private async using<T>(name: string, use: (table: LiveTable) => Promise<T>): Promise<T> {
    try {
      return await use(this.hold(name));
    } finally {
      this.release(name);
    }
  }

  private read<T>(name: string, use: (table: LocalTable) => T): Promise<T> {
    return this.using(name, (live) => live.read(use));
  }

  private async open(opening: Opening, guestName: string): Promise<{ id: string }> {
    const engine = await this.engineOf(opening.options.game);
    const entries = openTable(opening, { id: GUEST, name: guestName }, engine.tables, Date.now());
    const id = newName();
    await this.around.store.append(firstBatch(id, entries, engine));
    return { id };
  }

  /** Delete the tables at which a lesson was once begun: only the last one is offered again, and no list shows the others. */
  private async forgetLesson(lesson: string): Promise<void> {
    const old = Date.now() - LESSON_STAYS;
    const tables = (await this.around.store.list()).filter(({ options, touched }) => options.lesson === lesson && touched < old);
    if (tables.length) await this.remove(tables.map(({ id }) => id));
  }

  private async remove(names: string[]): Promise<null> {
    await this.around.store.remove(names);
    for (const name of names) this.around.announce(name);
    return null;
  }

  /** Return a finished game as a file; of a game that other rules have frozen, the log. */
  private async exported(name: string): Promise<string> {
    const text = await this.read(name, (table) => (table.status === 'frozen' ? null : toText(savedOf(table), table.engine.tables)));
    return text ?? backupText([{ table: name, log: await this.around.store.entries(name) }]);
  }

  private async replay(name: string, seat: number | null): Promise<Replay> {
    return this.read(name, (table) => replay(savedOf(table), table.engine, seat, resultOf(table) ?? undefined));
  }

  private async verify(name: string): Promise<Verdict> {
    return this.read(name, (table) => {
      if (table.lesson) throw new Refusal('lesson-deal');
      return verify(savedOf(table), table.engine);
    });
  }

  /** Return the game of a file, with every check. */
  private async readFile(text: string): Promise<{ saved: Saved; engine: Engine }> {
    const saved = fromText(text, (game) => TABLES[game as GameName]);
    const engine = await this.engineOf(saved.game);
    checkActions(saved, engine);
    return { saved, engine };
  }

  /** Return all tables as a file, without lessons: their deal belongs to this version. */
  private async backup(): Promise<string> {
    const { store } = this.around;
    const summaries = (await store.list()).filter(({ options }) => !options.lesson);
    return backupText(await Promise.all(summaries.map(async ({ id }) => ({ table: id, log: await store.entries(id) }))));
  }

  private async restore(text: string): Promise<{ added: number }> {
    const known = new Set((await this.around.store.list()).map(({ id }) => id));
    const tables = (tablesOf(text) ?? [await this.fromSaved(text)]).filter(({ table }) => isLocal(table) && !known.has(table));
    const batches = await Promise.all(tables.map((table) => this.checked(table)));
    await this.around.store.append(...batches.flat());
    return { added: tables.length };
  }

  private async fromSaved(text: string): Promise<StoredTable> {
    const { saved, engine } = await this.readFile(text);
    return { table: newName(), log: logOf(saved, engine, GUEST, Date.now()) };
  }

  /** Return the batches of a table from a file, once everything in its log has been checked. */
  private async checked({ table: name, log }: StoredTable): Promise<Batch[]> {
    const [[opened, ...first] = [], ...rest] = log;
    if (opened?.what !== 'opened') throw new Refusal('bad');
    try {
      const engine = await this.engineOf(opened.options.game);
      checkForeign(log, engine.tables);
      const table = new LocalTable(name, opened, engine);
      const opening = { ...added(table, first), entries: [opened, ...first] };
      const batches = [opening, ...rest.map((entries) => added(table, entries))];
      checkBots(table);
      return batches;
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('bad');
    }
  }

  private engineOf(game: string | undefined): Promise<Engine> {
    if (game !== 'altar' && game !== 'dalang') throw new Refusal('misunderstood');
    return this.around.engineOf(game);
  }
}

/** Add entries from a file to their table, checked. A game of other rules is frozen where these do not fit it, as when it is loaded. */
function added(table: LocalTable, entries: StoredTable['log'][number]): Batch {
  if (table.hasOtherRules) addStored(table, entries);
  else table.add(entries, true);
  return batchOf(table, entries);
}

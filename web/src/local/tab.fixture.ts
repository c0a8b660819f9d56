/** A tab of a browser for tests: a host, and one page at a table. Tests use Vitest's own clock. */
import { vi } from 'vitest';
import type { Command } from '../lib/connection';
import type { SeatChoice } from '../lib/http';
import type { TableOptions, View } from '../lib/view';
import { Host } from './host';
import type { MemoryStore } from './memory-store';
import type { ToPage } from './protocol';
import { engineOf } from './scene';
import type { BotTask, Thinker } from './thinker';
import { Viewer } from './viewers';

export const LONG = 60_000; // milliseconds, more than any delay
export const FIRST: Thinker = {
  decide: ({ actions: [first = -1] }: BotTask) => Promise.resolve(first),
  weigh: ({ actions }: BotTask) => Promise.resolve(actions.map((action) => ({ action, chance: 0.5 }))),
};
export const NEVER: Thinker = { decide: () => new Promise(() => undefined), weigh: () => new Promise(() => undefined) };

/** A tab of a browser: a host, and one page at a table. */
export class Tab {
  readonly messages: ToPage[] = [];
  readonly host: Host;
  private send: (command: Command) => Promise<void> = () => Promise.reject(new Error('no table'));

  constructor(store: MemoryStore, thinker = FIRST, others: () => Tab[] = () => []) {
    const announce = (table: string) => others().forEach((tab) => void tab.host.changed(table));
    this.host = new Host({ store, thinker, engineOf, announce });
  }

  open(seats: SeatChoice[], options: Partial<TableOptions> = {}): Promise<{ id: string }> {
    const opening = { options: { game: 'altar', players: seats.length, ...options } as Partial<TableOptions>, seats };
    return this.host.tasks.open({ opening, name: 'Wayan' });
  }

  async join(table: string): Promise<void> {
    const viewer = new Viewer((message) => this.messages.push(structuredClone(message)));
    const live = await this.host.join(table, viewer);
    this.send = (command) => live.receive(viewer, command);
    this.leave = () => this.host.leave(live, viewer);
  }

  leave: () => void = () => undefined;

  do(command: Command): Promise<void> {
    return this.send(command);
  }

  /** The last view that the page was sent. */
  get view(): View {
    return this.messages.findLast((message) => 'type' in message && message.type === 'view') as View;
  }

  get refusals(): string[] {
    return this.messages.flatMap((message) => ('type' in message && message.type === 'refused' ? [message.code] : []));
  }

  /** Choose the first legal action, or let bots decide. */
  async act(): Promise<void> {
    const { step = 0, actions = [] } = this.view.game ?? {};
    if (actions[0] === undefined) await vi.advanceTimersByTimeAsync(LONG);
    else await this.do({ do: 'act', step, action: actions[0] });
  }
}

/** Open a table in a new tab, and show it there. */
export async function tabAt(store: MemoryStore, seats: SeatChoice[], thinker = FIRST): Promise<{ tab: Tab; id: string }> {
  const tab = new Tab(store, thinker);
  const { id } = await tab.open(seats);
  await tab.join(id);
  return { tab, id };
}

/** Return a table of a device that is over. */
export async function finished(store: MemoryStore): Promise<{ tab: Tab; id: string }> {
  const { tab, id } = await tabAt(store, ['you', 'club']);
  while (tab.view.table?.status !== 'over' && !tab.view.game?.result) await tab.act();
  return { tab, id };
}

/** Return the code with which something was refused. */
export const code = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

/** The tables of a device: stored before anything is shown, shared with other tabs, and continued after a reload. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '../lib/clock';
import type { Command } from '../lib/connection';
import type { SeatChoice } from '../lib/http';
import type { TableOptions, View } from '../lib/view';
import { backupText } from './backup';
import type { Entry, Opened } from './entries';
import { Host } from './host';
import { listOf } from './list';
import { MemoryStore } from './memory-store';
import type { ToPage } from './protocol';
import { engineOf } from './scene';
import type { BotTask, Thinker } from './thinker';
import { Viewer } from './viewers';

const LAST = 'the last entry';
const LONG = 60_000; // milliseconds, more than any delay
const FIRST: Thinker = {
  decide: ({ actions: [first = -1] }: BotTask) => Promise.resolve(first),
  weigh: ({ actions }: BotTask) => Promise.resolve(actions.map((action) => ({ action, chance: 0.5 }))),
};
const NEVER: Thinker = { decide: () => new Promise(() => undefined), weigh: () => new Promise(() => undefined) };

/** A tab of a browser: a host, and one page at a table. */
class Tab {
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

let store = new MemoryStore();

beforeEach(() => {
  store = new MemoryStore();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function tabAt(seats: SeatChoice[], thinker = FIRST): Promise<{ tab: Tab; id: string }> {
  const tab = new Tab(store, thinker);
  const { id } = await tab.open(seats);
  await tab.join(id);
  return { tab, id };
}

/** Return what another tab stores next: the first bot's decision. */
async function nextOf(id: string): Promise<Entry[]> {
  const copy = new MemoryStore();
  copy.logs.set(id, structuredClone(store.logs.get(id)!));
  const tab = new Tab(copy);
  await tab.join(id);
  const { length } = copy.logs.get(id)!;
  while (copy.logs.get(id)!.length === length) await vi.advanceTimersByTimeAsync(50);
  tab.leave();
  return copy.logs.get(id)![length]!;
}

/** Return a table of this device that is over. */
async function finished(): Promise<{ tab: Tab; id: string }> {
  const { tab, id } = await tabAt(['you', 'club']);
  while (tab.view.table?.status !== 'over' && !tab.view.game?.result) await tab.act();
  return { tab, id };
}

const code = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

describe('a table', () => {
  it('is stored when it opens, and is the same after a reload', async () => {
    const { tab, id } = await tabAt(['you', 'club']);
    for (let count = 0; count < 3; count++) await tab.act();
    const again = new Tab(store);
    await again.join(id);
    const { clocks: _, ...game } = again.view.game!;
    expect(game).toMatchObject({ step: tab.view.game!.step, state: tab.view.game!.state, actions: tab.view.game!.actions });
    expect(await listOf(store)).toMatchObject([{ id, status: 'playing', yours: [true, false], step: game.step }]);
  });

  it('continues what a bot was thinking about when the tab was closed', async () => {
    const { tab, id } = await tabAt(['novice', 'you'], NEVER);
    const { step } = tab.view.game!;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(tab.view.game!.step).toBe(step);
    const again = new Tab(store);
    await again.join(id);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(again.view.game!.step).toBeGreaterThan(step);
  });

  it('waits while nobody shows it', async () => {
    const { tab, id } = await tabAt(['novice', 'you']);
    tab.leave();
    const before = store.logs.get(id)!.length;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(store.logs.get(id)).toHaveLength(before);
  });

  it('answers while a bot is thinking, and rates choices', async () => {
    const { tab } = await tabAt(['novice', 'you'], NEVER);
    await tab.do({ do: 'why', action: 'take 1' });
    await tab.do({ do: 'position', step: tab.view.game!.step });
    expect(tab.refusals).toEqual(['not-asked']);
    expect(tab.messages.at(-1)).toMatchObject({ type: 'position' });
    const own = await tabAt(['you', 'novice']);
    await own.tab.do({ do: 'hint', step: own.tab.view.game!.step });
    expect(own.tab.messages.at(-1)).toMatchObject({ type: 'hinted' });
  });

  it('shows players who share the screen only what is public before one of them opens the curtain', async () => {
    const { tab } = await tabAt(['you', 'you']);
    expect(tab.messages.map((message) => (message as View).table?.shown)).toEqual([null]);
    expect(tab.view.game!.actions).toEqual([]);
    await tab.do({ do: 'look', seat: 0 });
    expect(tab.view.table?.shown).toBe(0);
  });
});

describe('a lesson', () => {
  it('that is begun again replaces its tables of other days', async () => {
    const { tasks } = new Tab(store).host;
    const begin = async (lesson: string) => (await tasks.openLesson({ lesson, name: 'Wayan' })).id;
    const [, other] = [await begin('altar-1'), await begin('altar-2')];
    vi.setSystemTime(Date.now() + 1000 * DAY);
    const today = await begin('altar-1');
    vi.setSystemTime(Date.now() + 1000);
    const again = await begin('altar-1');
    expect([...store.logs.keys()]).toEqual([other, today, again]);
  });
});

describe('storing', () => {
  it.each(['storage-full', 'storage-failed'])('that fails shows nothing as done, and says so: %s', async (failure) => {
    const { tab } = await tabAt(['you', 'club']);
    const before = tab.view;
    store.failing = failure;
    await tab.act();
    expect(tab.refusals).toEqual([failure]);
    expect(tab.view).toEqual(before);
    store.failing = null;
    await tab.act();
    expect(tab.view.game!.step).toBeGreaterThan(before.game!.step);
  });

  it('a bot’s decision is tried again until it succeeds', async () => {
    const { tab } = await tabAt(['novice', 'you']);
    const { step } = tab.view.game!;
    store.failing = 'storage-full';
    await vi.advanceTimersByTimeAsync(LONG);
    expect(new Set(tab.refusals)).toEqual(new Set(['storage-full']));
    expect(tab.view.game!.step).toBe(step);
    store.failing = null;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(tab.view.game!.step).toBeGreaterThan(step);
  });

  it('cannot open a table without space', async () => {
    store.failing = 'storage-full';
    expect(await code(new Tab(store).open(['you', 'club']))).toBe('storage-full');
    expect(store.logs.size).toBe(0);
  });
});

describe('two tabs', () => {
  it('follow each other', async () => {
    const tabs: Tab[] = [];
    const tab = new Tab(store, FIRST, () => tabs.slice(1));
    const { id } = await tab.open(['you', 'you']);
    tabs.push(tab, new Tab(store));
    for (const each of tabs) await each.join(id);
    await tab.do({ do: 'look', seat: 0 });
    await tab.act();
    await vi.advanceTimersByTimeAsync(0);
    expect(tabs[1]!.view).toMatchObject({ whole: false, version: tab.view.version, game: { step: tab.view.game!.step } });
  });

  it('cannot both act: the later one sees what the first one did', async () => {
    const { tab, id } = await tabAt(['you', 'club'], NEVER);
    const late = new Tab(store, NEVER);
    await late.join(id);
    await tab.act();
    await late.act();
    expect(late.refusals).toEqual(['stale']);
    expect(late.view).toMatchObject({ whole: true, version: tab.view.version, game: { step: tab.view.game!.step } });
  });

  it('continues although the other one is gone without a word', async () => {
    const { tab, id } = await tabAt(['novice', 'novice', 'you']);
    const late = new Tab(store);
    await late.join(id);
    store.logs.get(id)!.push(await nextOf(id));
    tab.leave();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(late.view.game).toMatchObject({ asked: 2 });
  });

  it('says once that the other one has deleted the table that a bot was playing at', async () => {
    const { tab, id } = await tabAt(['novice', 'you']);
    await new Tab(store).host.tasks.remove([id]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(tab.refusals).toEqual(['no-table']);
  });

  it('may delete a table that the other one shows', async () => {
    const { tab, id } = await tabAt(['you', 'club']);
    await new Tab(store).host.tasks.remove([id]);
    await tab.act();
    expect(tab.refusals).toEqual(['no-table']);
    expect(await code(new Tab(store).join(id))).toBe('no-table');
  });
});

describe('a finished game', () => {
  it('is replayed, verified and exported without a server', async () => {
    const { tab, id } = await finished();
    const { tasks } = tab.host;
    const text = await tasks.exported(id);
    const verdict = await tasks.verify(id);
    expect(verdict).toMatchObject({ fair: true, seats: [{ name: 'Wayan', level: null }, { level: 'club' }] });
    expect(await tasks.verifyFile(text)).toEqual(verdict);
    const replay = await tasks.replay({ table: id, seat: 0 });
    expect(replay.frames.at(-1)!.state).toEqual(tab.view.game!.state);
    expect(replay.lines).toEqual(tab.view.log.lines);
    const { at, ...result } = replay.result;
    expect(at).not.toBeNull();
    expect((await tasks.replayFile({ text, seat: 0 })).result).toEqual({ ...result, at: null });
    expect(await code(tasks.replay({ table: id, seat: 2 }))).toBe('seat');
  });

  it('has a rematch, where everyone moves up one seat', async () => {
    const { tab, id } = await finished();
    await tab.do({ do: 'rematch' });
    const next = tab.view.table!.next!;
    await tab.join(next);
    expect(tab.view.table).toMatchObject({ status: 'playing', previous: id, seats: [{ yours: false }, { yours: true }] });
  });

  it('is not exported before it is over', async () => {
    const { tab, id } = await tabAt(['you', 'club']);
    expect(await code(tab.host.tasks.exported(id))).toBe('not-now');
    expect(await code(tab.host.tasks.verify(id))).toBe('not-now');
  });
});

describe('all games as one file', () => {
  it('are the same on another device, where those that it has are not added twice', async () => {
    const { tab, id } = await finished();
    await tab.open(['you', 'novice', 'novice']);
    const text = await tab.host.tasks.backup(null);
    const other = new MemoryStore();
    const { tasks } = new Tab(other).host;
    expect(await tasks.restore(text)).toEqual({ added: 2 });
    expect(await tasks.restore(text)).toEqual({ added: 0 });
    expect(other.logs).toEqual(store.logs);
    expect(await tasks.exported(id)).toBe(await tab.host.tasks.exported(id));
  });

  it('can be a single saved game', async () => {
    const { tab, id } = await finished();
    const text = await tab.host.tasks.exported(id);
    const other = new MemoryStore();
    const { host } = new Tab(other);
    expect(await host.tasks.restore(text)).toEqual({ added: 1 });
    const [game] = await listOf(other);
    expect(game).toMatchObject({ status: 'over', result: { points: tab.view.game!.result!.points } });
    expect(await host.tasks.exported(game!.id)).toBe(text);
  });

  it('leave out lessons', async () => {
    const tab = new Tab(store);
    await tab.host.tasks.openLesson({ lesson: 'altar-1', name: 'Wayan' });
    expect(await new Tab(new MemoryStore()).host.tasks.restore(await tab.host.tasks.backup(null))).toEqual({ added: 0 });
  });

  it('can have a game of other rules, which is frozen where these do not fit it', async () => {
    const { tab, id } = await finished();
    await tab.open(['you', 'novice']);
    const log = store.logs.get(id)!;
    store.logs.set(id, [[{ ...(log[0]![0] as Opened), rules: 0 }, ...log[0]!.slice(1)], ...log.slice(1, 5), ...log.slice(6)]);
    const other = new Tab(new MemoryStore());
    expect(await other.host.tasks.restore(await tab.host.tasks.backup(null))).toEqual({ added: 2 });
    await other.join(id);
    expect(other.view).toMatchObject({ table: { status: 'frozen' }, game: { actions: [] } });
  });

  it.each([
    ['a player too many', '"players":2', '"players":3'],
    ['an unknown variant', '"variants":[]', '"variants":["dragon"]'],
    ['no secret', '"secret":"', '"secret":"none'],
    ['a name that cannot be shown', '"Wayan"', '"\u200b"'],
    ['an unknown bot', '"level":"club"', '"level":"oracle"'],
    ['an empty seat', '"what":"seated","seat":1', '"what":"seated","seat":0'],
    ['something that does not happen at a table', LAST, '[{"at":1,"what":"thunder","seat":0}]'],
    ['a seat that is not there', LAST, '[{"at":1,"what":"away","seat":7,"why":"left","level":"club"}]'],
    ['an answer to no question', LAST, '[{"at":1,"what":"answer_set","seat":0,"answer":{"question":"why","reply":"no","until":"turn"}}]'],
    ['no time', LAST, '[{"what":"away","seat":0,"why":"left","level":"club"}]'],
  ])('are refused if a log has %s', async (_, ours, foreign) => {
    const { tab, id } = await tabAt(['you', 'club'], NEVER);
    await tab.do({ do: 'leave' });
    const text = await tab.host.tasks.backup(null);
    const last = JSON.stringify(store.logs.get(id)!.at(-1));
    const changed = text.replace(ours === LAST ? last : ours, foreign);
    expect(changed).not.toBe(text);
    const other = new MemoryStore();
    expect(await code(new Tab(other).host.tasks.restore(changed))).toBe('bad');
    expect(other.logs.size).toBe(0);
  });

  it('can have bots that are not here, in games that are over', async () => {
    const { tab, id } = await finished();
    const foreign = (await tab.host.tasks.backup(null)).replaceAll('"club"', '"greedy"');
    expect(await new Tab(new MemoryStore()).host.tasks.restore(foreign)).toEqual({ added: 1 });
    const short = backupText([{ table: id, log: store.logs.get(id)!.slice(0, -1) }]).replaceAll('"club"', '"greedy"');
    expect(await code(new Tab(new MemoryStore()).host.tasks.restore(short))).toBe('bad');
  });

  it('are refused as a whole if the file is broken', async () => {
    const { tab } = await finished();
    const text = await tab.host.tasks.backup(null);
    const other = new MemoryStore();
    const { tasks } = new Tab(other).host;
    expect(await code(tasks.restore('hello'))).toBe('file');
    expect(await code(tasks.restore(text.split('\n')[0]!))).toBe('file-short');
    expect(await code(tasks.restore(text.replace('"backup":1', '"backup":2')))).toBe('file-format');
    const [head, line] = text.split('\n');
    expect(await code(tasks.restore(`${head}\n${line!.slice(0, -9)}\n`))).toBe('bad');
    expect(await code(tasks.restore(`${head}\n${line!.replace(/"action":"[^"]*"/, '"action":"fly away"')}\n`))).not.toBe('done');
    expect(await listOf(other)).toEqual([]);
  });
});

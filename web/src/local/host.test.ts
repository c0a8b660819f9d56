/** The tables of a device: stored before anything is shown, shared with other tabs, and continued after a reload. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '../lib/clock';
import type { View } from '../lib/view';
import type { Entry } from './entries';
import { listOf } from './list';
import { MemoryStore } from './memory-store';
import { code, finished, FIRST, LONG, NEVER, Tab, tabAt } from './tab.fixture';

let store = new MemoryStore();

beforeEach(() => {
  store = new MemoryStore();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

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

describe('a table', () => {
  it('is stored when it opens, and is the same after a reload', async () => {
    const { tab, id } = await tabAt(store, ['you', 'club']);
    for (let count = 0; count < 3; count++) await tab.act();
    const again = new Tab(store);
    await again.join(id);
    const { clocks: _, ...game } = again.view.game!;
    expect(game).toMatchObject({ step: tab.view.game!.step, state: tab.view.game!.state, actions: tab.view.game!.actions });
    expect(await listOf(store)).toMatchObject([{ id, status: 'playing', yours: [true, false], step: game.step }]);
  });

  it('continues what a bot was thinking about when the tab was closed', async () => {
    const { tab, id } = await tabAt(store, ['novice', 'you'], NEVER);
    const { step } = tab.view.game!;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(tab.view.game!.step).toBe(step);
    const again = new Tab(store);
    await again.join(id);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(again.view.game!.step).toBeGreaterThan(step);
  });

  it('waits while nobody shows it', async () => {
    const { tab, id } = await tabAt(store, ['novice', 'you']);
    tab.leave();
    const before = store.logs.get(id)!.length;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(store.logs.get(id)).toHaveLength(before);
  });

  it('answers while a bot is thinking, and rates choices', async () => {
    const { tab } = await tabAt(store, ['novice', 'you'], NEVER);
    await tab.do({ do: 'why', action: 'take 1' });
    await tab.do({ do: 'position', step: tab.view.game!.step });
    expect(tab.refusals).toEqual(['not-asked']);
    expect(tab.messages.at(-1)).toMatchObject({ type: 'position' });
    const own = await tabAt(store, ['you', 'novice']);
    await own.tab.do({ do: 'hint', step: own.tab.view.game!.step });
    expect(own.tab.messages.at(-1)).toMatchObject({ type: 'hinted' });
  });

  it('shows players who share the screen only what is public before one of them opens the curtain', async () => {
    const { tab } = await tabAt(store, ['you', 'you']);
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
    const { tab } = await tabAt(store, ['you', 'club']);
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
    const { tab } = await tabAt(store, ['novice', 'you']);
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
    const { tab, id } = await tabAt(store, ['you', 'club'], NEVER);
    const late = new Tab(store, NEVER);
    await late.join(id);
    await tab.act();
    await late.act();
    expect(late.refusals).toEqual(['stale']);
    expect(late.view).toMatchObject({ whole: true, version: tab.view.version, game: { step: tab.view.game!.step } });
  });

  it('continues although the other one is gone without a word', async () => {
    const { tab, id } = await tabAt(store, ['novice', 'novice', 'you']);
    const late = new Tab(store);
    await late.join(id);
    store.logs.get(id)!.push(await nextOf(id));
    tab.leave();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(late.view.game).toMatchObject({ asked: 2 });
  });

  it('says once that the other one has deleted the table that a bot was playing at', async () => {
    const { tab, id } = await tabAt(store, ['novice', 'you']);
    await new Tab(store).host.tasks.remove([id]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(tab.refusals).toEqual(['no-table']);
  });

  it('may delete a table that the other one shows', async () => {
    const { tab, id } = await tabAt(store, ['you', 'club']);
    await new Tab(store).host.tasks.remove([id]);
    await tab.act();
    expect(tab.refusals).toEqual(['no-table']);
    expect(await code(new Tab(store).join(id))).toBe('no-table');
  });
});

describe('a finished game', () => {
  it('is replayed, verified and exported without a server', async () => {
    const { tab, id } = await finished(store);
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
    const { tab, id } = await finished(store);
    await tab.do({ do: 'rematch' });
    const next = tab.view.table!.next!;
    await tab.join(next);
    expect(tab.view.table).toMatchObject({ status: 'playing', previous: id, seats: [{ yours: false }, { yours: true }] });
  });

  it('is not exported before it is over', async () => {
    const { tab, id } = await tabAt(store, ['you', 'club']);
    expect(await code(tab.host.tasks.exported(id))).toBe('not-now');
    expect(await code(tab.host.tasks.verify(id))).toBe('not-now');
  });
});

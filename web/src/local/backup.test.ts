/** All games of a device as one file, which is checked before anything of it is stored. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backupText } from './backup';
import type { Opened } from './entries';
import { listOf } from './list';
import { MemoryStore } from './memory-store';
import { code, finished, NEVER, Tab, tabAt } from './tab.fixture';

const LAST = 'the last entry';
let store = new MemoryStore();

beforeEach(() => {
  store = new MemoryStore();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('all games as one file', () => {
  it('are the same on another device, where those that it has are not added twice', async () => {
    const { tab, id } = await finished(store);
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
    const { tab, id } = await finished(store);
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
    const { tab, id } = await finished(store);
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
    const { tab, id } = await tabAt(store, ['you', 'club'], NEVER);
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
    const { tab, id } = await finished(store);
    const foreign = (await tab.host.tasks.backup(null)).replaceAll('"club"', '"greedy"');
    expect(await new Tab(new MemoryStore()).host.tasks.restore(foreign)).toEqual({ added: 1 });
    const short = backupText([{ table: id, log: store.logs.get(id)!.slice(0, -1) }]).replaceAll('"club"', '"greedy"');
    expect(await code(new Tab(new MemoryStore()).host.tasks.restore(short))).toBe('bad');
  });

  it('are refused as a whole if the file is broken', async () => {
    const { tab } = await finished(store);
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

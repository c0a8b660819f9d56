import { beforeAll, expect, it } from 'vitest';
import { current, finished, isYourTurn, outcome, timeLeftAt } from './summaries';
import type { Summary } from './view';
import { words } from './words.svelte';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await words.setLanguage('en');
});

/** Return a running table of Anna, who is here, and Ben. */
function table(id: string, changes: Partial<Summary> = {}): Summary {
  const options = { game: 'altar' as const, players: 2, variants: [], memory: 'faithful' as const, clock: null };
  return {
    id,
    options: { ...options, undo: true, spectators: true, listed: false, open_hands: false },
    status: 'playing',
    names: ['Anna', 'Ben'],
    levels: [null, null],
    away: [null, null],
    yours: [true, false],
    asked: 1,
    deadline: null,
    now: 1000,
    result: null,
    step: 3,
    touched: 0,
    ...changes,
  };
}

it('knows whose turn it is, also while a bot decides for the player', () => {
  expect(isYourTurn(table('a', { asked: 0 }))).toBe(true);
  expect(isYourTurn(table('a'))).toBe(false);
  expect(isYourTurn(table('a', { asked: 0, away: ['left', null] }))).toBe(false);
  expect(isYourTurn(table('a', { asked: 0, status: 'over' }))).toBe(false);
});

it('puts the tables that wait for the player on top, the most urgent one first', () => {
  const tables = [
    table('waiting', { status: 'open', asked: null, touched: 9 }),
    table('theirs', { touched: 5 }),
    table('over', { status: 'over', asked: null }),
    table('late', { asked: 0, deadline: 9000 }),
    table('slow', { asked: 0, touched: 3 }),
    table('soon', { asked: 0, deadline: 5000 }),
  ];
  expect(current(tables).map(({ id }) => id)).toEqual(['soon', 'late', 'slow', 'theirs', 'waiting']);
  expect(finished(tables).map(({ id }) => id)).toEqual(['over']);
});

it('lets the clock run between two answers of the server', () => {
  expect(timeLeftAt(table('a', { deadline: 61_000 }), 10_000)).toBe(50_000);
  expect(timeLeftAt(table('a', { deadline: 61_000 }), 90_000)).toBe(0);
  expect(timeLeftAt(table('a'), 10_000)).toBeNull();
});

it.each<[Partial<Summary>, string]>([
  [{ result: { points: [72, 60], places: [1, 2] } }, 'You won 72\u00a0:\u00a060'],
  [{ result: { points: [60, 72], places: [2, 1] } }, 'You came 2nd 60\u00a0:\u00a072'],
  [{ result: { points: [60, 60], places: [1, 1] } }, 'You shared the victory 60\u00a0:\u00a060'],
  [{ result: { points: null, places: [1, 2] } }, 'You won by resignation'],
  [{ result: { points: null, places: [2, 1] } }, 'You resigned'],
  [{ result: { points: [50, 72], places: [2, 1] }, yours: [true, true] }, 'Ben won 72\u00a0:\u00a050'],
  [{ result: { points: [60, 60], places: [1, 1] }, yours: [false, false] }, 'Anna and Ben won 60\u00a0:\u00a060'],
  [{ result: { points: null, places: [2, 1] }, yours: [false, false] }, 'Ben won by resignation'],
  [{ result: { points: [41, 60, 72], places: [3, 2, 1] }, names: ['Anna', 'Ben', 'Cem'] }, 'You came 3rd 41\u00a0:\u00a072\u00a0:\u00a060'],
  [{}, 'over'],
])('says how a game ended: %j', (changes, words) => {
  expect(outcome(table('a', { status: 'over', ...changes }))).toBe(words);
});

import { beforeAll, expect, it } from 'vitest';
import { clockFace, timeLeft } from './clock';
import { words, type Language } from './words.svelte';

beforeAll(() => {
  globalThis.document = { documentElement: {} } as Document;
});

const clocks = { asked: 1, since: 1000, banks: [5000, 60_000], now: 1000 };

it('lets the time of who is asked run, the free seconds first', () => {
  expect(timeLeft({ move: 30, bank: 60 }, clocks, 1, 11_000)).toBe(80_000);
  expect(timeLeft({ move: 30, bank: 60 }, clocks, 1, 500_000)).toBe(0);
});

it('lets the others keep theirs', () => {
  expect(timeLeft({ move: 30, bank: 60 }, clocks, 0, 500_000)).toBe(35_000);
});

it('shows nothing without a clock', () => {
  expect(timeLeft(null, clocks, 1, 0)).toBeNull();
});

it.each<[number, string, Language]>([
  [65_000, '1:05', 'en'],
  [3_723_000, '1:02:03', 'en'],
  [90_000_000, '1 d 1 h', 'en'],
  [90_000_000, '1 Tg. 1 Std.', 'de'],
  [90_000_000, '1 d 1 u', 'nl'],
  [90_000_000, '1日1時間', 'ja'],
])('shows %d ms as %s', async (left, face, language) => {
  await words.setLanguage(language);
  expect(clockFace(left)).toBe(face);
});

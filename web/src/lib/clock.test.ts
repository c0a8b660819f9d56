import { expect, it } from 'vitest';
import { clockFace, timeLeft } from './clock';

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

it.each([
  [65_000, '1:05'],
  [3_723_000, '1:02:03'],
  [90_000_000, '1 d 1 h'],
])('shows %d ms as %s', (left, face) => {
  expect(clockFace(left)).toBe(face);
});

import { expect, it } from 'vitest';
import { delay, release } from './bot-delay';

it('draws a new delay each time, within its limits', () => {
  const delays = Array.from({ length: 1000 }, () => delay());
  expect(new Set(delays).size).toBe(1000);
  expect(Math.min(...delays)).toBeGreaterThan(49);
  expect(Math.max(...delays)).toBeLessThan(251);
});

it('releases a bot’s answer at the end of a slot, however fast it was found', () => {
  expect(release(0, 1000, 1001, 'novice')).toBe(release(0, 1000, 1124, 'novice'));
  expect(release(0, 1000, 1126, 'novice')).toBe(1250);
  expect(release(0, 1000, 1126, 'champion')).toBe(3000);
  expect(release(4000, 1000, 1126, 'champion')).toBe(4000);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { keepPlayerCount, playerCount } from './player-count';

const ALTAR = { name: 'altar' as const, players: [2, 3, 4] };
const DALANG = { name: 'dalang' as const, players: [3, 4] };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('offers three players until another number is chosen, for each game', () => {
  expect([playerCount(ALTAR), playerCount(DALANG)]).toEqual([3, 3]);
  keepPlayerCount(ALTAR, 2);
  keepPlayerCount(DALANG, 4);
  expect([playerCount(ALTAR), playerCount(DALANG)]).toEqual([2, 4]);
});

it('offers a number that the game allows', () => {
  keepPlayerCount(DALANG, 2);
  expect(playerCount(DALANG)).toBe(3);
  expect(playerCount({ ...ALTAR, players: [2] })).toBe(2);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { botLevel, keepLevel, keepPlayed } from './bot-level';
import { keepProgress } from './progress';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('offers novices to a new player until a lesson is finished', () => {
  expect(botLevel()).toBe('novice');
  keepProgress('altar-1', { table: 'nusa', read: [], done: false });
  expect(botLevel()).toBe('novice');
  keepProgress('altar-1', { table: 'nusa', read: [], done: true });
  expect(botLevel()).toBe('casual');
});

it('offers novices to a new player until a game is finished', () => {
  keepPlayed();
  expect(botLevel()).toBe('casual');
});

it('remembers the level that was chosen', () => {
  keepLevel('expert');
  keepPlayed();
  expect(botLevel()).toBe('expert');
});

import { beforeEach, expect, it, vi } from 'vitest';
import { botLevel, keepLevel } from './bot-level';
import { keepProgress } from './progress';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('offers novices until the player chooses another level, also after a lesson', () => {
  expect(botLevel()).toBe('novice');
  keepProgress('altar-1', { table: 'nusa', read: [], done: true });
  expect(botLevel()).toBe('novice');
});

it('remembers the level that was chosen', () => {
  keepLevel('expert');
  expect(botLevel()).toBe('expert');
});

import { beforeAll, expect, it, vi } from 'vitest';
import { botName } from './bot-name';
import { words } from './words.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.setLanguage('en');
});

it.each([
  ['club', 'Bot, club'],
  ['greedy', 'Bot, greedy'],
  ['search:iterations=500,trees=2', 'Bot, search:iterations=50'],
])('a bot of level %s is called "%s"', (level, name) => {
  expect(botName(level)).toBe(name);
});

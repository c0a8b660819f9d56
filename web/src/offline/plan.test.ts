import { expect, test } from 'vitest';
import { cachesOf, FIRST_PAGE, storedFor, type Asked, type Plan } from './plan';

const SCOPE = 'https://games.example/bali/';
const PLAN: Plan = { version: '1', files: { '': 'a', 'icon.svg': 'b', 'assets/x-1.js': 'c' }, notPages: ['api', 'health', 'metrics'] };
const asked = (url: string, more: Partial<Asked> = {}): string | null =>
  storedFor({ method: 'GET', mode: 'no-cors', url: new URL(url, SCOPE).href, ...more }, SCOPE, PLAN);

test.each(['./', 'table/local-1', 'rules/altar?x=1#A3.1', 'index.html'])('opening %s loads the first page', (url) => {
  expect(asked(url, { mode: 'navigate' })).toBe(FIRST_PAGE);
});

test.each(['icon.svg', 'assets/x-1.js', 'icon.svg?old'])('%s is a stored file', (url) => {
  expect(asked(url)).toBe(url.replace('?old', ''));
});

test('a file of an earlier build is looked for in its cache', () => {
  expect(asked('assets/x-0.js')).toBe('assets/x-0.js');
});

test.each(['api/games', 'api/tables/1/export', 'health', 'metrics'])('%s is always asked from the server', (url) => {
  expect(asked(url)).toBeNull();
  expect(asked(url, { mode: 'navigate' })).toBeNull();
});

test.each(['../elsewhere', 'https://other.example/bali/icon.svg', 'unknown.txt'])('%s is not ours', (url) => {
  expect(asked(url, { mode: 'navigate' })).toBeNull();
});

test('only reading is answered from what is stored', () => {
  expect(asked('icon.svg', { method: 'POST' })).toBeNull();
});

test('sites below different paths of a host do not touch the files of each other', () => {
  expect(cachesOf('https://games.example/').startsWith(cachesOf(SCOPE))).toBe(false);
  expect(cachesOf(SCOPE).startsWith(cachesOf('https://games.example/'))).toBe(false);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { Unread } from './unread.svelte';
import type { ChatView } from './view';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const message = (number: number, yours = false): ChatView => ({ number, yours, at: 0, name: 'Ben', seat: 1, text: 'halo' });

it('counts the messages of others that came since the chat was read', () => {
  const unread = new Unread('table');
  const chat = [message(0), message(1, true), message(2)];
  expect(unread.count(chat, [message(0)])).toBe(3);
  unread.read(chat, [message(0)]);
  expect(unread.count(chat, [message(0)])).toBe(0);
  expect(unread.count([...chat, message(3), message(4, true)], [message(0), message(1)])).toBe(2);
});

it('remembers after a reload what was read, and also when the server sends only the last messages', () => {
  new Unread('table').read([message(0), message(1)], []);
  expect(new Unread('table').count([message(1), message(2)], [])).toBe(1);
  expect(new Unread('another').count([message(1), message(2)], [])).toBe(2);
});

it('counts also where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const unread = new Unread('table');
  unread.read([message(0)], []);
  expect(unread.count([message(0), message(1)], [])).toBe(1);
});

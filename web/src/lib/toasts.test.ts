import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from './toasts.svelte';

const texts = () => toasts.list.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  toasts.clear();
});

afterEach(() => vi.useRealTimers());

it('removes what has been seen when the reader acts, except errors', () => {
  toasts.show('refused', false, { game: 'altar', clause: 'A6.1' });
  toasts.show('lost', true);
  toasts.dropSeen();
  expect(texts()).toEqual(['refused', 'lost']); // nobody can have read them yet
  vi.advanceTimersByTime(1000);
  toasts.show('refused again');
  toasts.dropSeen();
  expect(texts()).toEqual(['lost', 'refused again']);
});

it('removes every message after a while', () => {
  toasts.show('lost', true);
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual([]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rest } from './rest.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets new buttons rest for a moment after a click, and only these', () => {
  const rest = new Rest();
  rest.appear(); // the first question
  expect(rest.active).toBe(false);
  rest.press({ detail: 1 });
  rest.appear();
  expect(rest.active).toBe(true);
  vi.advanceTimersByTime(400);
  expect(rest.active).toBe(false);
  rest.appear(); // after another player's action
  expect(rest.active).toBe(false);
});

it('lets nothing rest after a key', () => {
  const rest = new Rest();
  rest.press({ detail: 0 });
  rest.appear();
  expect(rest.active).toBe(false);
});

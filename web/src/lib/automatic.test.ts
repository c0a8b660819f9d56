import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OnlyAnswer } from '../game/games';
import { Automatic } from './automatic.svelte';
import { settings } from './settings.svelte';

let only: OnlyAnswer | null;
let done: string[][];
let automatic: Automatic;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 'normal', answersForced: true });
  only = { actions: ['pass'], why: 'You can only pass.' };
  done = [];
  automatic = new Automatic({ only: () => only, carryOut: (actions) => done.push(actions) });
});

afterEach(() => vi.useRealTimers());

it('says why there is no choice before it answers', () => {
  automatic.look();
  expect([automatic.notice, done]).toEqual(['You can only pass.', []]);
  vi.runAllTimers();
  expect(done).toEqual([['pass']]);
  expect(automatic.notice).toBe('You can only pass.'); // until the next position
  only = null;
  automatic.look();
  expect(automatic.notice).toBe('');
});

it('answers once, also if the player does not wait', () => {
  automatic.look();
  automatic.finish();
  vi.runAllTimers();
  expect(done).toEqual([['pass']]);
});

it('answers immediately if everything is shown instantly', () => {
  settings.speed = 'instant';
  automatic.look();
  expect(done).toEqual([['pass']]);
});

it('does not begin again when another view of the same question arrives', () => {
  automatic.look();
  vi.advanceTimersToNextTimer();
  only = { actions: ['flee'], why: 'You can only flee.' };
  automatic.look();
  const start = Date.now();
  vi.advanceTimersByTime(100);
  automatic.look();
  vi.runAllTimers();
  expect(done).toEqual([['pass'], ['flee']]);
  const due = Date.now() - start;
  done = [];
  automatic.look(); // the answer was not carried out
  vi.advanceTimersByTime(due);
  expect(done).toEqual([['flee']]);
});

it('leaves the answer to a player who has turned it off, and to one who has a choice', () => {
  settings.answersForced = false;
  automatic.look();
  expect(automatic.notice).toBe('');
  settings.answersForced = true;
  automatic.look();
  expect(automatic.notice).toBe('You can only pass.');
  settings.answersForced = false;
  automatic.look();
  settings.answersForced = true;
  only = null;
  automatic.look();
  vi.runAllTimers();
  expect([automatic.notice, done]).toEqual(['', []]);
});

it('does nothing more on a page that is closed', () => {
  automatic.look();
  automatic.close();
  vi.runAllTimers();
  expect([automatic.notice, done]).toEqual(['', []]);
});

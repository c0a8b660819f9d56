import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PointCount, stepsOf, type CountStep } from './point-count.svelte';
import type { Result } from './view';

const RESULT: Result = {
  why: 'played',
  at: null,
  points: [7, 4],
  places: [1, 2],
  categories: [
    { name: 'tokens', values: {}, points: [3, 4] },
    { name: 'shrines', values: {}, points: [0, 0] },
    { name: 'stones', values: {}, points: [4, 0] },
  ],
};

function names(steps: readonly CountStep[]): string[] {
  return steps.map(({ what, index }) => `${what} ${index}`);
}

describe('the steps of a count', () => {
  it('are the cards, then the values, then the points, without empty categories', () => {
    expect(names(stepsOf(3, 2, RESULT))).toEqual(['turn 0', 'turn 1', 'turn 2', 'value 0', 'value 1', 'points 0', 'points 2']);
  });

  it('are only the points if nothing lies there to be turned over', () => {
    expect(names(stepsOf(0, 0, RESULT))).toEqual(['points 0', 'points 2']);
  });

  it('do not take longer for many cards', () => {
    const time = (turns: number) => stepsOf(turns, 4, RESULT).reduce((sum, step) => sum + step.pause, 0);
    expect(time(49)).toBe(time(20));
    expect(time(2)).toBeLessThan(time(20));
  });
});

describe('a count', () => {
  let seen: string[];

  function begin(speed: number): PointCount {
    seen = [];
    const pointCount = new PointCount(stepsOf(2, 1, RESULT), speed, {
      onStep: (step) => seen.push(...names([step])),
      onOver: () => seen.push('over'),
    });
    pointCount.start();
    return pointCount;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('takes one step after the other, and the last one stays for a while', () => {
    const pointCount = begin(1);
    expect(seen).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect([seen, pointCount.count('turn'), pointCount.hasCounted(0)]).toEqual([['turn 0'], 1, false]);
    for (let step = 0; step < 4; step++) vi.advanceTimersToNextTimer();
    expect([seen.at(-1), pointCount.over, pointCount.hasCounted(0), pointCount.hasCounted(2)]).toEqual(['points 2', false, true, true]);
    vi.advanceTimersToNextTimer();
    expect([seen.at(-1), pointCount.over]).toEqual(['over', true]);
  });

  it('can be skipped at any moment, and then nothing follows', () => {
    const pointCount = begin(1);
    vi.advanceTimersToNextTimer();
    pointCount.finish();
    pointCount.finish();
    vi.runAllTimers();
    expect(seen).toEqual(['turn 0', 'over']);
    expect([pointCount.over, pointCount.count('turn'), pointCount.hasCounted(1)]).toEqual([true, 2, true]);
  });

  it('is over immediately without animations', () => {
    expect(begin(0).over).toBe(true);
    expect(seen).toEqual(['over']);
  });
});

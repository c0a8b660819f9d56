import { describe, expect, it } from 'vitest';
import { TABLES as ALTAR } from './altar';
import { TABLES as DALANG } from './dalang';
import { ABSENT, COLUMNS, FADES } from './facts';
import { categoryOf, eventOf, noticeOf } from './reports';
import type { Declared } from './tables';

/** Return a row as the engine writes it: the number of what is reported, a seat, and cells. */
function rowOf(reports: readonly Declared[], name: string, seat: number, ...cells: number[]): Int32Array {
  const row = new Int32Array(COLUMNS).fill(ABSENT);
  row.set([reports.findIndex((one) => one.name === name), seat, ...cells]);
  return row;
}

describe('reading rows', () => {
  it('names the values of an event', () => {
    const row = rowOf(ALTAR.events, 'took', 1, 5, 2);
    expect(eventOf(ALTAR, row)).toEqual({ name: 'took', seat: 1, values: { kind: 'priest', row: 2 }, fades: [] });
    row[FADES] = 1;
    expect(eventOf(ALTAR, row).fades).toEqual(['kind']);
  });

  it('leaves out what a seat did not receive', () => {
    expect(eventOf(ALTAR, rowOf(ALTAR.events, 'covered', 1)).values).toEqual({});
  });

  it('writes lists and counts as words', () => {
    expect(eventOf(ALTAR, rowOf(ALTAR.events, 'looked', 0, 3, 2, 0, 2)).values).toEqual({ count: 3, seen: 'banana rice banana' });
    const counts = [1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(eventOf(DALANG, rowOf(DALANG.events, 'took-up', 0, 3, ...counts)).values).toEqual({ count: 3, kinds: 'warrior artist artist' });
  });

  it('adds the clause to a prompt', () => {
    const prompt = noticeOf(ALTAR.prompts, rowOf(ALTAR.prompts, 'sacrificing', 2, 0, 3, 1));
    expect(prompt).toEqual({ name: 'sacrificing', clause: 'A5.1', seat: 2, values: { other: 0, then: '3 1' } });
  });

  it('finds the points of each seat after the values of a category', () => {
    const row = rowOf(ALTAR.categories, 'good', ABSENT, 1, 3, 6, 0, 3);
    expect(categoryOf(ALTAR.categories, row, 3)).toEqual({ name: 'good', points: [6, 0, 3], values: { good: 'peanut', worth: 3 } });
    expect(categoryOf(DALANG.categories, rowOf(DALANG.categories, 'masks', ABSENT, 4, 5, 6), 3).points).toEqual([4, 5, 6]);
  });

  it('refuses a row of another game', () => {
    expect(() => eventOf(ALTAR, new Int32Array(COLUMNS).fill(99))).toThrow('99');
  });
});

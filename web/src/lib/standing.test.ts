import { expect, it } from 'vitest';
import { seatsByPlace, totalsOf } from './standing';

it('orders the seats by place, and by seat where a place is shared', () => {
  expect(seatsByPlace([3, 1, 4, 1])).toEqual([1, 3, 0, 2]);
});

it('adds up the points of a game that ended by resignation', () => {
  const categories = [
    { name: 'shrines', values: {}, points: [4, 8] },
    { name: 'stone', values: {}, points: [1, 0] },
  ];
  expect(totalsOf({ why: 'resigned', at: null, points: null, places: [2, 1], categories })).toEqual([5, 8]);
});

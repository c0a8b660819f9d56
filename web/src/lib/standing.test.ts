import { expect, it } from 'vitest';
import { seatsByPlace } from './standing';

it('orders the seats by place, and by seat where a place is shared', () => {
  expect(seatsByPlace([3, 1, 4, 1])).toEqual([1, 3, 0, 2]);
});

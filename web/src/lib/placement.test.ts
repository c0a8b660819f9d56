import { expect, it } from 'vitest';
import { beside, contains, type Rect } from './placement';

function box(left: number, top: number, width: number, height: number): Rect {
  return { left, top, width, height, right: left + width, bottom: top + height };
}

const POPUP = box(0, 0, 200, 100);

it.each([
  ['above', box(300, 300, 50, 70), 'left: 225px; top: 192px'],
  ['to the right at the top', box(100, 100, 50, 70), 'left: 158px; top: 100px'],
  ['to the left in the upper right corner', box(700, 100, 50, 70), 'left: 492px; top: 100px'],
])('puts a box %s', (_where, target, style) => {
  expect(beside(target, POPUP, 800, 600)).toBe(style);
});

it.each([
  ['above', box(100, 300, 160, 70), 'left: 80px; top: 192px'],
  ['below at the top', box(100, 10, 160, 70), 'left: 80px; top: 88px'],
])('puts a box %s where the screen is narrow', (_where, target, style) => {
  expect(beside(target, POPUP, 360, 600)).toBe(style);
});

it('knows what is inside a box', () => {
  expect(contains(POPUP, { clientX: 10, clientY: 99 })).toBe(true);
  expect(contains(POPUP, { clientX: 10, clientY: 101 })).toBe(false);
});

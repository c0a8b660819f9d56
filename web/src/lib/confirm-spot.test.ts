import { expect, it } from 'vitest';
import { spotBeside } from './confirm-spot';
import type { Rect } from './placement';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const SCREEN = rect(0, 0, 1000, 600);
const BOX = { width: 200, height: 50 };

it('is below the chosen card, or at another side if something to click is there', () => {
  const card = rect(400, 200, 100, 140);
  expect(spotBeside([card], BOX, [], SCREEN)).toEqual({ left: 350, top: 350 });
  expect(spotBeside([card], BOX, [rect(400, 360, 100, 140)], SCREEN)).toEqual({ left: 350, top: 140 });
  expect(spotBeside([card], BOX, [rect(510, 0, 100, 600)], SCREEN)).toEqual({ left: 300, top: 350 }); // to one side of the middle
  const column = rect(400, 0, 100, 600);
  expect(spotBeside([card], BOX, [column], SCREEN)).toEqual({ left: 510, top: 245 });
  expect(spotBeside([card], BOX, [column, rect(520, 200, 100, 140)], SCREEN)).toEqual({ left: 190, top: 245 });
});

it('stays on the screen', () => {
  expect(spotBeside([rect(5, 200, 100, 140)], BOX, [], SCREEN)).toEqual({ left: 10, top: 350 });
  expect(spotBeside([rect(400, 500, 100, 90)], BOX, [], SCREEN)).toEqual({ left: 350, top: 440 });
});

it('is nowhere if it would cover something everywhere', () => {
  expect(spotBeside([rect(400, 200, 100, 140)], BOX, [SCREEN], SCREEN)).toBeNull();
});

it('covers as little to read as possible', () => {
  const card = rect(400, 200, 100, 140);
  const heading = rect(300, 340, 300, 40);
  expect(spotBeside([card], BOX, [], SCREEN, [[heading]])).toEqual({ left: 350, top: 140 });
  expect(spotBeside([card], BOX, [rect(0, 0, 1000, 330)], SCREEN, [[heading]])).toEqual({ left: 350, top: 350 });
  expect(spotBeside([card], BOX, [], SCREEN, [[heading], [rect(0, 0, 1000, 330)]])).toEqual({ left: 350, top: 140 });
});

it('is next to the cards among which the chosen one lies if these leave no place', () => {
  const cards = rect(300, 200, 400, 140);
  expect(spotBeside([rect(400, 200, 100, 140), cards], BOX, [rect(290, 130, 420, 290)], SCREEN)).toEqual({ left: 710, top: 245 });
});

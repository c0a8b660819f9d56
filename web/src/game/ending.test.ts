import { describe, expect, it } from 'vitest';
import { turnedOver } from './altar/turned-over';
import type { AltarState } from './altar/types';
import { cardsOf, countedMasks, hasLastMask, masksOf, mostTreasures, placesOf, sealsOf } from './dalang/treasures';
import { position } from './dalang/fixture';

describe("the altar's cards", () => {
  const state = { altar: [0, 4, 1, 7, 0, 0], altar_size: 5 } as AltarState; // rice, rice face down, peanut, pepper face down, rice
  const categories = ['rice', 'peanut', 'banana', 'pepper'].map((good, number) => ({
    name: 'good',
    values: { good, worth: [3, 2, 0, 2][number]! },
    points: [0, 0],
  }));

  it('are turned from the bottom and sorted by good', () => {
    expect(turnedOver(state, categories, 2, 0).map(({ count }) => count)).toEqual([2, 0, 0, 0]);
    expect(turnedOver(state, categories, 9, 0).map(({ count }) => count)).toEqual([3, 1, 0, 1]);
  });

  it('give the goods their values, the lowest first', () => {
    const valued = (number: number) => turnedOver(state, categories, 5, number).flatMap((good) => (good.valued ? [good.good] : []));
    expect([valued(0), valued(1), valued(3), valued(4)]).toEqual([
      [],
      ['banana'],
      ['peanut', 'banana', 'pepper'],
      ['rice', 'peanut', 'banana', 'pepper'],
    ]);
  });
});

describe("a player's treasures", () => {
  const state = position({ seals: [2, -1, -1, 2], masks: [[], [], [1, 0, 2, 0], []] });

  it('are masks by value, and seals by island', () => {
    expect(masksOf(state, 2)).toEqual([2, 4, 4]);
    expect(sealsOf(state, 2)).toEqual(['kukusch', 'wontong']);
  });

  it('are masks of each value, in pictures with their number', () => {
    expect(countedMasks(state, 2)).toEqual([
      { value: 2, count: 1 },
      { value: 4, count: 2 },
    ]);
  });

  it('end the game with the last mask, not with the last turn', () => {
    expect([position({ masks_left: [0, 0, 0, 0] }), position({ masks_left: [0, 0, 0, 1] })].map(hasLastMask)).toEqual([true, false]);
  });

  it('are counted for the player with the most', () => {
    expect(mostTreasures(state)).toBe(5);
  });

  it('come after the stacks alone if nobody has a hand', () => {
    const laid = position({ hand_size: [0, 0, 0, 0] });
    expect([placesOf(state), placesOf(laid)]).toEqual([5, 4]);
    expect(cardsOf(laid, 0)).toEqual([[], [], [], []]);
  });

  it('come after the stacks of all islands and the hand', () => {
    expect(cardsOf(state, 0)).toEqual([[], [], [], [], ['warrior', 'priest', 'priest', 'kukusch-wontong']]);
  });
});

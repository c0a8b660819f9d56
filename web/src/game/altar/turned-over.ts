/** The altar at the end of the game, while its cards are turned over (A8.3). */
import type { Category } from '../endings';
import type { Good } from './cards';
import { GOODS } from './facts';
import { goodOf } from './model';
import type { AltarState } from './types';

/** A type of goods on the altar, during the count. */
export interface CountedGood {
  good: Good;
  /** The number of its cards that have been turned over. */
  count: number;
  /** What each of its cards is worth. */
  worth: number;
  /** Whether its value is shown: the lowest comes first. */
  valued: boolean;
}

/** Return the goods after some of the altar's cards, from the bottom, have been turned over and some values are shown. */
export function turnedOver(state: AltarState, categories: readonly Category[], turned: number, valued: number): CountedGood[] {
  const cards = state.altar.slice(0, Math.min(turned, state.altar_size)).map((card) => goodOf(card ?? 0));
  const worths = GOODS.map((good) => Number(categories.find(({ values }) => values['good'] === good)?.values['worth'] ?? 0));
  const rising = GOODS.map((_, number) => number).sort((one, other) => worths[one]! - worths[other]!);
  return GOODS.map((good, number) => ({
    good,
    count: cards.filter((card) => card === good).length,
    worth: worths[number]!,
    valued: rising.indexOf(number) < valued,
  }));
}

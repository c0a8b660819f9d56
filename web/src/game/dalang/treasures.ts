/** Each player's possessions at the end of the game: cards, masks and seals (D10.2). */
import type { Kind } from './cards';
import { ISLANDS, MASK_VALUES } from './facts';
import { singly, stackOf } from './model';
import type { DalangState } from './types';

/** Return a player's cards at the end: a stack for each island, and then the hand. */
export function cardsOf(state: DalangState, seat: number): Kind[][] {
  const stacks = ISLANDS.map((_, island) => stackOf(state, seat, island).filter((card) => card !== null));
  return [...stacks, singly(state.hand[seat]!)];
}

/** Return the values of a player's masks, the lowest first. */
export function masksOf(state: DalangState, seat: number): number[] {
  return MASK_VALUES.flatMap((value, number) => Array<number>(state.masks[seat]![number]!).fill(value));
}

/** Return the islands whose seals a player has. */
export function sealsOf(state: DalangState, seat: number): string[] {
  return ISLANDS.filter((_, island) => state.seals[island] === seat);
}

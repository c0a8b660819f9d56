/** Each player's possessions at the end of the game: cards, masks and seals (D10.2). */
import type { Island, Kind } from './cards';
import { ISLANDS, MASK_VALUES } from './facts';
import { singly, stackOf } from './model';
import type { DalangState } from './types';

/** Whether anybody has a hand at the end: after the last scoring, all hands are in the stacks. */
export function hasHands(state: DalangState): boolean {
  return state.hand_size.some((size) => size > 0);
}

/** Return in how many places players have cards at the end: the islands, and the hands if there are any. */
export function placesOf(state: DalangState): number {
  return ISLANDS.length + Number(hasHands(state));
}

/** Return a player's cards at the end: a stack for each island, and then the hand if anybody has one. */
export function cardsOf(state: DalangState, seat: number): Kind[][] {
  const stacks = ISLANDS.map((_, island) => stackOf(state, seat, island).filter((card) => card !== null));
  return hasHands(state) ? [...stacks, singly(state.hand[seat]!)] : stacks;
}

/** Return how many masks of each value a player has, the lowest first. */
export function countedMasks(state: DalangState, seat: number): { value: number; count: number }[] {
  return MASK_VALUES.map((value, number) => ({ value, count: state.masks[seat]![number]! })).filter(({ count }) => count > 0);
}

/** Whether the last mask has been given out, to the active player: that ends the game (D10.1). */
export function hasLastMask(state: DalangState): boolean {
  return state.masks_left.every((count) => count === 0);
}

/** Return the values of a player's masks, the lowest first. */
export function masksOf(state: DalangState, seat: number): number[] {
  return MASK_VALUES.flatMap((value, number) => Array<number>(state.masks[seat]![number]!).fill(value));
}

/** Return how many masks and seals the player with the most of them has. */
export function mostTreasures(state: DalangState): number {
  const seats = [...Array(state.players).keys()];
  return Math.max(...seats.map((seat) => masksOf(state, seat).length + sealsOf(state, seat).length));
}

/** Return the islands whose seals a player has. */
export function sealsOf(state: DalangState, seat: number): Island[] {
  return ISLANDS.filter((_, island) => state.seals[island] === seat);
}

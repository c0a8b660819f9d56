/** The islands, cards and phases of dalang (D1), in the order in which the record counts them. */
export const ISLANDS = ['kukusch', 'panschar', 'tschakkalag', 'wontong'] as const;
export type Island = (typeof ISLANDS)[number];

export const isIsland = (word: unknown): word is Island => (ISLANDS as readonly unknown[]).includes(word);

export const COLOURS = ['yellow', 'green', 'red', 'blue'] as const; // D1.1, by seat

export const CHIPS = ['priest', 'prince'] as const;
export type Chip = (typeof CHIPS)[number];

export const KINDS = [
  'warrior',
  'scholar',
  'artist',
  'priest',
  'prince',
  'kukusch-panschar',
  'kukusch-tschakkalag',
  'kukusch-wontong',
  'panschar-tschakkalag',
  'panschar-wontong',
  'tschakkalag-wontong',
] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = (word: unknown): word is Kind => (KINDS as readonly unknown[]).includes(word);

export const MASK_VALUES = [2, 3, 4, 5] as const; // D1.4
export const SEAL_POINTS = 3; // D1.3
export const KEPT = 4; // D9.7
export const MAX_MOVED = 3; // D4.4, D5.1, D6.1
export const DECK: readonly number[] = [30, 30, 15, 30, 30, 4, 4, 4, 4, 4, 4]; // D1.2, by kind

/** The record's `phase`: the draw or the decision that the game waits for. */
export const PHASE = {
  replacing: 3,
  repaying: 4,
  playing: 5,
  repelling: 6,
  fleeing: 7,
  joining: 8,
  exchanging: 9,
  swapping: 10,
  forcing: 11,
  showing: 12,
  blocking: 13,
  laying: 14,
} as const;

/** Return the islands that a Dalang card names; none for a court card. */
export function islandsOf(kind: Kind): Island[] {
  return ISLANDS.filter((island) => kind.split('-').includes(island));
}

/** The islands, cards and chips of dalang (D1). */
import { CHIPS, COURT, ISLANDS, KINDS } from './facts';

export type Island = (typeof ISLANDS)[number];
export type Kind = (typeof KINDS)[number];
export type Chip = (typeof CHIPS)[number];

export const isIsland = (word: unknown): word is Island => (ISLANDS as readonly unknown[]).includes(word);
export const isKind = (word: unknown): word is Kind => (KINDS as readonly unknown[]).includes(word);
export const isCourt = (word: unknown): boolean => (COURT as readonly unknown[]).includes(word);

/** Return the islands that a Dalang card names; none for a court card. */
export function islandsOf(kind: Kind): Island[] {
  return ISLANDS.filter((island) => kind.split('-').includes(island));
}

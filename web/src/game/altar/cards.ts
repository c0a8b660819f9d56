/** The cards of altar (A1). */
import { GOODS, KINDS } from './facts';

export type Good = (typeof GOODS)[number];
export type Kind = (typeof KINDS)[number];

export const isGood = (word: unknown): word is Good => (GOODS as readonly unknown[]).includes(word);
export const isKind = (word: unknown): word is Kind => (KINDS as readonly unknown[]).includes(word);

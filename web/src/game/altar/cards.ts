/** The cards and phases of altar (A1), in the order in which the record counts them. */
export const GOODS = ['rice', 'peanut', 'banana', 'pepper'] as const;
export type Good = (typeof GOODS)[number];

export const KINDS = [...GOODS, 'stonemason', 'priest', 'shrine', 'oracle'] as const;
export type Kind = (typeof KINDS)[number];

export const isGood = (word: unknown): word is Good => (GOODS as readonly unknown[]).includes(word);
export const isKind = (word: unknown): word is Kind => (KINDS as readonly unknown[]).includes(word);

export const DECK: readonly number[] = [5, 5, 5, 5, 12, 9, 9, 0]; // A1.2, by kind, without the oracles
export const ORACLES = 8; // A1.2
export const SACRIFICES_PER_GOOD = 25; // A1.3

// Prices and values (A3.1, A4.1, A8.3, A8.5)
export const SACRIFICE_COST = 5;
export const SHRINE_COST = 7;
export const EXTRA_FARMER_COST = 1;
export const MAX_GOOD_VALUE = 3;
export const SHRINE_POINTS = 4;

export const ROW_LENGTH = 4; // A2.3

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const; // A1.4, by seat

/** The record's `phase`: the decision that the game waits for. */
export const PHASE = { sacrificing: 5, crowning: 6, keeping: 9, rewarding: 10, claiming: 11, over: 12 } as const;

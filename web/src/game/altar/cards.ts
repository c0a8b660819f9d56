/** The cards and phases of altar (A1), in the order in which the record counts them. */
export const GOODS = ['rice', 'peanut', 'banana', 'pepper'] as const;
export type Good = (typeof GOODS)[number];

export const KINDS = [...GOODS, 'stonemason', 'priest', 'shrine', 'oracle'] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const; // A1.4, by seat

/** The record's `phase`: the decision that the game waits for. */
export const PHASE = { crowning: 6, keeping: 9, rewarding: 10, claiming: 11, over: 12 } as const;

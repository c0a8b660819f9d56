/** The bots' levels, from the weakest. */
import type { Player } from './http';

export const LEVELS = ['novice', 'casual', 'club', 'expert', 'master'] as const satisfies readonly Player[];
export type Level = (typeof LEVELS)[number];

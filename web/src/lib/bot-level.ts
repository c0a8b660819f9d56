/** The level of the bots that the page offers: the one last chosen, or novices. */
import type { Level } from './http';
import { keep, load } from './storage';

const KEY = 'bali-level';

export function botLevel(): Level {
  return load<{ chosen?: Level }>(KEY, {}).chosen ?? 'novice';
}

/** Store the level that was chosen. */
export function keepLevel(chosen: Level): void {
  keep(KEY, { chosen });
}

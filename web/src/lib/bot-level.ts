/** The level of the bots that the start page offers: the one last chosen, or novices until the player has finished a lesson or a game. */
import type { Level } from './http';
import { hasFinishedLesson } from './progress';
import { keep, load } from './storage';

const KEY = 'bali-level';

interface Stored {
  chosen?: Level;
  /** Whether a game was finished in this browser. */
  played?: boolean;
}

export function botLevel(): Level {
  const { chosen, played } = load<Stored>(KEY, {});
  return chosen ?? (played || hasFinishedLesson() ? 'casual' : 'novice');
}

/** Store the level that was chosen. */
export function keepLevel(chosen: Level): void {
  keep(KEY, { ...load<Stored>(KEY, {}), chosen });
}

/** Note that the player has finished a game. */
export function keepPlayed(): void {
  keep(KEY, { ...load<Stored>(KEY, {}), played: true });
}

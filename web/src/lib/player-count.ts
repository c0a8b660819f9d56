/** The number of players that was last chosen for each game in this browser. */
import type { GameInfo } from './games';
import { keep, load } from './storage';

const KEY = 'bali-players';
const USUAL = 3; // both games allow it, and it leaves nobody waiting for long

type Game = Pick<GameInfo, 'name' | 'players'>;
type Counts = Partial<Record<string, number>>;

/** Return the number last chosen for a game, or the usual one. */
export function playerCount({ name, players }: Game): number {
  const chosen = load<Counts>(KEY, {})[name] ?? USUAL;
  return players.includes(chosen) ? chosen : Math.min(...players);
}

/** Store the number that was chosen for a game. */
export function keepPlayerCount({ name }: Game, count: number): void {
  keep(KEY, { ...load<Counts>(KEY, {}), [name]: count });
}

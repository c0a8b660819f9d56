/** The games, with their player counts, variants, levels and lessons. */
import { GAMES } from '../api/facts';
import type { GameName } from './art';
import type { Level } from './http';

export interface GameInfo {
  readonly name: GameName;
  readonly title: string;
  readonly designer: string;
  readonly publisher: string;
  readonly year: number;
  readonly players: readonly number[];
  readonly variants: readonly string[];
  readonly lessons: readonly string[];
}

const list: readonly GameInfo[] = GAMES;

export const games = {
  list,
  /** The game that is offered first. */
  first: GAMES[0] as GameInfo,
  /** The bots' levels, from the weakest. */
  levels: GAMES[0].levels as readonly Level[],
  /** Return a game by its name; undefined if there is none. */
  find: (name: string | null): GameInfo | undefined => list.find((game) => game.name === name),
};

/** The games, with their player counts, variants and levels, as the server lists them. */
import type { GameName } from './art';
import { http, type Level } from './http';
import type { GameInfo as Schema } from './view';

/** A game; its name is more exact than in the schema. */
export type GameInfo = Omit<Schema, 'name'> & { name: GameName };

class Games {
  list = $state.raw<GameInfo[]>([]);
  /** The bots' levels, from the weakest. */
  levels = $state.raw<Level[]>([]);

  /** Load the list; the pages are shown afterwards. */
  async load(): Promise<void> {
    const found = await http.games();
    this.list = found as GameInfo[];
    this.levels = (found[0]?.levels ?? []) as Level[];
  }

  /** The game that is offered first. */
  get first(): GameInfo {
    const [first] = this.list;
    if (!first) throw new Error('the server lists no games');
    return first;
  }

  /** Return a game by its name; undefined if there is none. */
  find(name: string | null): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }
}

export const games = new Games();

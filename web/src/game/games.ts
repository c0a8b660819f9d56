/** The games as the table shows them; each is loaded when it is needed. */
import type { Component } from 'svelte';
import type { GameName } from '../lib/art';
import type { Board, Flight, GameEvent, Notice, Panel } from '../lib/view';
import type { Wording } from './wording';

// Each board reads its own game's record; the game's name in the view says which type that is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `unknown` would ask every board to check the whole record again
type Record = any;

export interface GameUi {
  name: GameName;
  /** The seats' colours. */
  colours: readonly string[];
  Board: Component<Board<Record> & { prompt: Notice }>;
  Panel: Component<Panel<Record>>;
  wording: (names: readonly string[]) => Wording;
  flights: (event: GameEvent) => Flight[];
  /** Whether an action is offered on the board; for all others the action line has a button. */
  isOnBoard: (action: string) => boolean;
}

const LOADERS: { [name in GameName]: () => Promise<GameUi> } = {
  altar: async () => (await import('./altar')).altar,
  dalang: async () => (await import('./dalang')).dalang,
};

/** Return what a game's table needs. */
export function loadGame(name: GameName): Promise<GameUi> {
  return LOADERS[name]();
}

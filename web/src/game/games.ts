/** The games as the table shows them; each is loaded when it is needed. */
import type { Component } from 'svelte';
import type { GameName } from '../lib/art';
import type { InfoBook } from '../lib/info';
import type { Beat, Board, GameEvent, GameView, Notice, Panel } from '../lib/view';
import type { Wording } from './wording';

// Each board reads its own game's record; the game's name in the view says which type that is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `unknown` would ask every board to check the whole record again
type AnyState = any;

/** The answer to a question that leaves no choice. */
export interface OnlyAnswer {
  actions: readonly string[];
  /** Why there is no choice, in a sentence. */
  why: string;
}

export interface GameUi {
  name: GameName;
  /** The seats' colours. */
  colours: readonly string[];
  Board: Component<Board<AnyState> & { prompt: Notice }>;
  Panel: Component<Panel<AnyState>>;
  /** Load the information about the cards, which is rarely needed immediately. */
  info: () => Promise<InfoBook<AnyState>>;
  /** Load what the signs of the table mean, with its texts. */
  legend: () => Promise<Component>;
  /** Load a player's panel in words, with its texts. */
  seat: () => Promise<Component<Panel<AnyState>>>;
  wording: (names: readonly string[]) => Wording;
  /** The animation of events, given the position before them. */
  beats: (events: readonly GameEvent[], before: AnyState) => Beat[];
  /** Return the actions for which the action line has a button; the board offers the others, and some of these too. */
  buttons: (actions: readonly string[]) => string[];
  /** Return the answer to a question that leaves no choice, given the log; null for any other question. */
  onlyAnswer: (view: GameView, log: readonly (readonly GameEvent[])[], wording: Wording) => OnlyAnswer | null;
  /** Return the actions in the order of their number keys. */
  keyed: (actions: readonly string[]) => readonly string[];
  /** Return what an action leads to besides the events of its preview, in a few words; empty if nothing. */
  ahead: (state: AnyState, action: string, events: readonly GameEvent[]) => string[];
  /** The name of the event of a scoring. */
  scoring: string;
}

const LOADERS: { [name in GameName]: () => Promise<GameUi> } = {
  altar: async () => (await import('./altar')).altar,
  dalang: async () => (await import('./dalang')).dalang,
};

/** Return everything that a game's table needs. */
export function loadGame(name: GameName): Promise<GameUi> {
  return LOADERS[name]();
}

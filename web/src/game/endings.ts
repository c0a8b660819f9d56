/** How each game ends; loaded when a game is over. */
import type { Component } from 'svelte';
import type { GameName } from '../lib/art';
import type { Result } from '../lib/view';

// As in `games`, each scene reads its own game's record.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `unknown` would ask every scene to check the whole record again
type AnyState = any;

export type Category = Result['categories'][number];

/** A category of points in pictures. */
export interface Mark {
  /** A picture of the game. */
  face: string;
  /** The colour of its part of a bar; dark text is readable on it. */
  colour: string;
}

/** What the count shows before and while the bars grow. */
export interface Scene<State> {
  state: State;
  names: readonly string[];
  categories: readonly Category[];
  /** How much has been turned over. */
  turned: number;
  /** How many values are shown. */
  valued: number;
  /** Whether the points of a category have been added. */
  hasCounted: (category: number) => boolean;
}

export interface GameEnding {
  Scene: Component<Scene<AnyState>>;
  /** What the players have gathered, in pictures below the result. */
  Gathered?: Component<Pick<Scene<AnyState>, 'state' | 'names'>>;
  /** Return how many cards or stacks are turned over one after the other. */
  turns: (state: AnyState) => number;
  /** How many values follow from them. */
  values: number;
  mark: (category: Category) => Mark;
  /** The messages that explain the turning over, the values, and a tie-break. */
  messages: { turn: string; value: string; tieBreak: string };
}

const LOADERS: { [name in GameName]: () => Promise<GameEnding> } = {
  altar: async () => (await import('./altar/ending')).ending,
  dalang: async () => (await import('./dalang/ending')).ending,
};

/** Return everything that the end of a game needs. */
export function loadEnding(name: GameName): Promise<GameEnding> {
  return LOADERS[name]();
}

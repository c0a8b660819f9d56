/** Names for the generated types of what the server sends, and what boards and panels get. */
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type TableView = Schemas['TableView'];
export type GameView = Schemas['GameView'];
export type View = Schemas['View'];
export type ChatView = Schemas['ChatView'];
export type Notice = Schemas['NoticeView'];
export type GameEvent = Schemas['EventView'];
export type Result = Schemas['Result'];
export type Summary = Schemas['Summary'];
export type GameInfo = Schemas['GameInfo'];
export type TableOptions = Schemas['TableOptions'];
export type Value = string | number;

/** A number that the seat may not know. */
export type Maybe = number | null;

/** What every board gets: the position as the shown seat may know it, and the legal actions. It knows no rules. */
export interface Board<State> {
  state: State;
  /** The seat from which the game is shown; null for a spectator. */
  seat: number | null;
  names: string[];
  /** The legal actions in notation; none if another player is deciding. */
  actions: string[];
  /** The selected action. */
  chosen: string | null;
  /** Select an action; the second time, carry it out. */
  choose: (action: string) => void;
  /** Carry out several actions, each as soon as it is legal; stop when one is not. */
  plan: (actions: string[]) => void;
  /** Ask why an action is illegal; undefined if the player has no choice now. */
  why?: ((action: string) => void) | undefined;
}

/** What a player's panel gets. */
export interface Panel<State> {
  state: State;
  /** Whose panel it is. */
  seat: number;
  /** Whether the viewer sits there. */
  own: boolean;
}

/** A card or token that travels over the board when something has happened; `from` and `to` are names of `data-anchor`. */
export interface Flight {
  /** A picture of the game. */
  face: string;
  from: string;
  to: string;
}

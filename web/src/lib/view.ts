/** Names for the generated types of the server's messages, and the properties of boards and panels. */
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type TableView = Schemas['TableView'];
export type GameView = Schemas['GameView'];
export type View = Schemas['View'];
export type ChatView = Schemas['ChatView'];
export type Note = Schemas['NoteView'];
export type Notice = Schemas['NoticeView'];
export type GameEvent = Schemas['EventView'];
export type Result = Schemas['Result'];
export type Summary = Schemas['Summary'];
export type OfferedAnswer = Schemas['OfferedAnswerView'];
export type AdvanceAnswer = Schemas['AdvanceAnswer'];
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
  /** The name of the player at that seat, if it is not the viewer. */
  owner?: string | undefined;
  names: string[];
  /** The legal actions in notation; none if another player is deciding. */
  actions: string[];
  /** The selected action. */
  chosen: string | null;
  /** The selected action, once the same click again carries it out. */
  awaiting: string | null;
  /** Select an action; the second time, carry it out. */
  choose: (action: string) => void;
  /** Clear the selection. */
  cancel: () => void;
  /** Ask what an action would do; null if that cannot be said now. */
  foresee: (action: string) => Promise<readonly GameEvent[] | null>;
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

/** A card or token that flies over the board after an event; `from` and `to` are names of `data-anchor`. */
export interface Flight {
  /** A picture of the game. */
  face: string;
  from: string;
  to: string;
  /** A number on the picture. */
  number?: number;
}

/** What a player has gained, as it rises at their panel. */
export interface Gain {
  seat: number;
  /** A picture of the game. */
  face: string;
  count: number;
}

/** Things that move at the same time; the next beat starts when all have landed. */
export interface Beat {
  /** The anchor of a card that lights up first. */
  flash?: string;
  flights: Flight[];
  gains: Gain[];
  /** What it shows, if that is told and read before the next beat. */
  told?: readonly GameEvent[];
}

/** What the server tells of a table: names for the generated types, and the games' records as the server writes them. */
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

/** What every board gets: the position as the shown seat may know it, and what can be done. It knows no rules. */
export interface Board<State> {
  state: State;
  /** The seat from which the game is shown; null for a spectator. */
  seat: number | null;
  names: string[];
  /** The words of the actions that are offered; none if another player is asked. */
  actions: string[];
  /** The offered action that is being considered. */
  chosen: string | null;
  /** Considers an action; a second time, carries it out. */
  choose: (action: string) => void;
  /** Carries out several actions, each as soon as it is offered; stops when one is not. */
  plan: (actions: string[]) => void;
  /** Asks why an action that is not offered is not possible; not there where nothing can be done anyway. */
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

/** A card or token that travels over the board when something has happened; places are the boards' `data-place` names. */
export interface Flight {
  /** A picture of the game. */
  face: string;
  from: string;
  to: string;
}

/** The entries of a table's log, in the same JSON form as in `table/entries.py`. A table's state is derived from its log. */
import type { AdvanceAnswer, TableOptions } from '../lib/view';

/** Why a bot plays for a person. At this device nobody runs out of time, and nobody else calls a bot. */
export type Reason = 'left' | 'resigned';

/** A person at a seat. */
export interface Person {
  kind: 'person';
  guest: string;
  name: string;
}

/** A bot at a seat. */
export interface BotPlayer {
  kind: 'bot';
  level: string;
  name: string;
}

export type Player = Person | BotPlayer;

/** An entry of some kind; `at` is in milliseconds. */
interface Entered<What extends string> {
  at: number;
  what: What;
}

/** A table was opened. */
export interface Opened extends Entered<'opened'> {
  host: string;
  options: TableOptions;
  secret: string;
  /** The table that this one is a rematch of. */
  previous: string | null;
  /** The version of the game's rules. */
  rules: number | null;
}

/** A seat was taken; `by` is the guest who added a bot. */
export interface Seated extends Entered<'seated'> {
  seat: number;
  player: Player;
  by: string | null;
}

/** A person changed the name of their seat. */
export interface Renamed extends Entered<'renamed'> {
  seat: number;
  name: string;
}

/** The game started, with its first draws. */
export interface Started extends Entered<'started'> {
  draws: string[];
}

/** A seat acted, with the draws that followed. */
export interface Acted extends Entered<'acted'> {
  seat: number;
  action: string;
  draws: string[];
}

/** A seat set an answer in advance. */
export interface AnswerSet extends Entered<'answer_set'> {
  seat: number;
  answer: AdvanceAnswer;
}

/** A seat cancelled its answer in advance to a question, or all of them. */
export interface AnswerCancelled extends Entered<'answer_cancelled'> {
  seat: number;
  question: string | null;
}

/** A seat undid actions; `step` is the number of actions that remain. */
export interface Undone extends Entered<'undone'> {
  seat: number;
  step: number;
}

/** A person is away, for this reason, and a bot plays their seat. */
export interface Away extends Entered<'away'> {
  seat: number;
  why: Reason;
  level: string;
}

/** A person returned to their seat. */
export interface Back extends Entered<'back'> {
  seat: number;
}

/** A player asked for a rematch, which was given a table. */
export interface Rematched extends Entered<'rematched'> {
  table: string;
  seat: number | null;
}

export type AnswerEntry = AnswerSet | AnswerCancelled;
export type Entry = Opened | Seated | Renamed | Started | Acted | AnswerEntry | Undone | Away | Back | Rematched;

/** Return the only seat that is sent these entries, or null if they are public. */
export function privateTo(entries: readonly Entry[]): number | null {
  const [first] = entries;
  return first && 'seat' in first && entries.every(isAnswer) ? first.seat : null;
}

/** Return whether an entry sets or cancels an answer in advance. */
export function isAnswer(entry: Entry): entry is AnswerEntry {
  return entry.what === 'answer_set' || entry.what === 'answer_cancelled';
}

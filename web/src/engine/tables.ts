/** What Python declares for each game: the types of the generated tables. */
import type { GameName } from '../lib/art';

/** A value of a report, stored in one or more columns of its row. */
export interface DeclaredValue {
  name: string;
  /** A number, the index of a word, a list of such indices, or for each word how often it occurs in a sorted list. */
  form: 'number' | 'word' | 'list' | 'counts';
  /** Its first column. */
  column: number;
  /** How many columns it has, if it is a list or counts. */
  columns?: number;
  words?: readonly string[];
  /** Whether realistic memory drops it once the event is no longer news. */
  fades?: true;
}

/** An event, a prompt, a reason or a category of points; its number is its place in the list. */
export interface Declared {
  name: string;
  clause?: string;
  values: readonly DeclaredValue[];
}

/** A field of a record. */
export interface Field {
  name: string;
  /** Its first byte. */
  offset: number;
  /** A signed or unsigned integer of 8 bits, or a signed one of 16, the low byte first. */
  type: 'i1' | 'u1' | 'i2';
  /** The lengths of its lists; none if it is a single number. */
  shape: readonly number[];
}

export interface GameTables {
  name: GameName;
  /** The version of the rules. */
  rules: number;
  players: readonly number[];
  variants: readonly string[];
  /** Whether automatic notes include the seat's private information. */
  ownNotes: boolean;
  /** The bytes of a record, and its fields in their order. */
  layout: { size: number; fields: readonly Field[] };
  events: readonly Declared[];
  prompts: readonly Declared[];
  reasons: readonly Declared[];
  categories: readonly Declared[];
  /** The words of every action, by its number. */
  actions: readonly string[];
  /** How many of the actions are players' decisions; the draws come after them. */
  decisions: number;
  /** The most actions that are ever legal. */
  maxChoices: number;
  /** What can be answered in advance: the verbs of each reply, by question, and the questions that each prompt asks. */
  answers: {
    replies: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    prompts: Readonly<Record<string, readonly string[]>>;
  };
}

/** A decision of a script: the seat, the action, and whether the player may do something else, leave it out, or is on their own. */
export type ScriptedDecision = readonly [seat: number, action: number, mark?: 'any' | 'maybe' | 'own'];

/** A scripted game that teaches. */
export interface LessonScript {
  game: GameName;
  players: number;
  variants: readonly string[];
  /** The actions that draw the first cards of the deal. */
  draws: readonly number[];
  decisions: readonly ScriptedDecision[];
  /** The decisions that a jump makes for everyone: the first, and the one after the last. */
  jump: readonly [first: number, end: number];
}

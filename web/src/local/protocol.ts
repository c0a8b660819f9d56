/** What the page and the worker with this device's tables say to each other. */
import type { Command, Message } from '../lib/connection';
import type { Replay, Verdict } from '../lib/http';
import type { Opening } from './handlers/opening';

/** What can be asked of the worker, apart from commands to a table: what is given, and what is returned. */
export interface Tasks {
  /** Open a table and start its game. */
  open: { given: { opening: Opening; name: string }; found: { id: string } };
  openLesson: { given: { lesson: string; name: string }; found: { id: string } };
  rename: { given: { table: string; seat: number; name: string }; found: null };
  /** Delete tables with their games. */
  remove: { given: string[]; found: null };
  /** Return a finished game as a file. */
  exported: { given: string; found: string };
  /** Return all tables, finished or not, as one file. */
  backup: { given: null; found: string };
  /** Add the tables of such a file, or the game of a saved one. Return how many are new. */
  restore: { given: string; found: { added: number } };
  replay: { given: { table: string; seat: number | null }; found: Replay };
  replayFile: { given: { text: string; seat: number | null }; found: Replay };
  verify: { given: string; found: Verdict };
  verifyFile: { given: string; found: Verdict };
}

export type TaskName = keyof Tasks;

/** A request of the page: a task, or a connection to a table over a port. */
export type Request = { call: number; task: TaskName; given: unknown } | { join: string };

/** The answer to a task; a code says why it could not be carried out. */
export type Reply = { call: number; found: unknown } | { call: number; refused: { code: string; message: string } };

/** What the page sends over a port: commands, or that it leaves. */
export type FromPage = Command | 'leave';

/** What the worker sends over a port: the messages of the server's socket, or that the connection cannot continue and why. */
export type ToPage = Message | { closed: string };

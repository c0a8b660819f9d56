/** What keeps the game moving without its players: bots' decisions, a lesson's script and answers in advance. */
import type { State } from '../engine/engine';
import { hmac } from '../lib/sha256';
import { fromHex, utf8 } from '../lib/bytes';
import type { LocalTable } from './table';

/** A decision for a bot to think about, with everything that the bot receives. */
export interface BotTask {
  level: string;
  /** The record as the seat knows it. */
  known: State;
  seat: number;
  actions: number[];
  seed: bigint;
}

/** What the game waits for apart from people; `step` says when it no longer does. */
export type Pending =
  | { by: 'bot'; step: number; task: BotTask }
  | { by: 'script'; step: number; action: number } // a bot of a lesson, as long as the learner follows the script
  | { by: 'answer'; step: number }; // an answer in advance: until it is given, the person can still decide otherwise

const SEED_BYTES = 7;

/** Return what the game waits for apart from people, or null. */
export function pendingAt(table: LocalTable): Pending | null {
  const { step, decidingBot: level } = table;
  if (level === null) return table.dueAnswer ? { by: 'answer', step } : null;
  const action = table.scriptedAction;
  return action === null ? { by: 'bot', step, task: botTask(table, level) } : { by: 'script', step, action };
}

/** Return the pending decision as a task for a bot, based on everything its seat knows. */
function botTask(table: LocalTable, level: string): BotTask {
  const { engine, state, actor } = table.match;
  return taskOf(table, level, engine.redact(state, actor), 'bot');
}

/** Return the pending decision as a task for a bot. Its seed follows from the table's secret, so a repeated task has the same answer. */
export function taskOf(table: LocalTable, level: string, known: State, purpose: 'bot' | 'hint'): BotTask {
  const digest = hmac(fromHex(table.opened.secret), utf8(`bali ${purpose} ${table.step}`)).subarray(0, SEED_BYTES);
  const seed = digest.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  return { level, known, seat: table.match.actor, actions: table.match.legal(), seed };
}

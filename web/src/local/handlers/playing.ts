/** Decisions during a game: actions and undo. */
import type { Acted, Entry } from '../entries';
import { expect } from '../refusal';
import type { LocalTable } from '../table';
import { decidingSeat } from './checks';

/** Return the entry for a person's action. */
export function act(table: LocalTable, step: number, words: string, now: number): Entry[] {
  decidingSeat(table, step);
  return [acted(table, actionOf(table, words), now)];
}

/** Return the entry that undoes the last action, or as much of the turn as possible. */
export function undo(table: LocalTable, step: number, whole: boolean, now: number): Entry[] {
  const seat = decidingSeat(table, step);
  const count = table.undoable();
  expect(count > 0, 'no-undo');
  return [{ at: now, what: 'undone', seat, step: table.step - (whole ? count : 1) }];
}

/** Return the entry for a bot's decision, if the table still waits for it. */
export function handleBot(table: LocalTable, step: number, action: number, now: number): Entry[] {
  expect(table.step === step && table.decidingBot !== null, 'stale');
  return [acted(table, action, now)];
}

/** Return the action with these words. */
export function actionOf(table: LocalTable, words: string): number {
  const action = table.parse(words);
  expect(action !== null, 'unknown');
  return action;
}

/** Refuse an action that is not legal now. */
export function expectLegal(table: LocalTable, action: number): void {
  expect(table.match.legal().includes(action), 'impossible');
}

/** Return the entry for an action, including the draws that follow it. */
export function acted(table: LocalTable, action: number, now: number): Acted {
  expectLegal(table, action);
  const draws = table.match.drawsAfter(action, table.dealer()).map((draw) => table.describe(draw));
  return { at: now, what: 'acted', seat: table.match.actor, action: table.describe(action), draws };
}

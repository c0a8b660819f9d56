/** Answers in advance: set and cancelled by a player at any time, and carried out by the table. */
import type { AdvanceAnswer } from '../../lib/view';
import { chosenBy } from '../answers';
import type { Entry } from '../entries';
import { MAX_ANSWERS } from '../facts';
import { expect } from '../refusal';
import type { LocalTable } from '../table';
import { ownSeat } from './checks';
import { acted, actionOf } from './playing';

/** Return the entry that sets an answer in advance, whatever the player holds and whoever is deciding. */
export function answerInAdvance(table: LocalTable, seat: number, answer: AdvanceAnswer, now: number): Entry[] {
  ownSeat(table, seat);
  const replies = table.engine.tables.answers.replies[answer.question] ?? {};
  expect(Object.hasOwn(replies, answer.reply), 'no-answer');
  expect(table.answers.count(seat) < MAX_ANSWERS, 'many-answers');
  return [{ at: now, what: 'answer_set', seat, answer }];
}

/** Return the entry that cancels an answer in advance, or all of a seat's. */
export function cancelAnswer(table: LocalTable, seat: number, question: string | null, now: number): Entry[] {
  ownSeat(table, seat);
  const isMeant = (answer: AdvanceAnswer): boolean => question === null || answer.question === question;
  expect(table.answers.of(seat).some(isMeant), 'no-answer');
  return [{ at: now, what: 'answer_cancelled', seat, question }];
}

/** Return the entry for an answer in advance, as if the person had just acted, if it still applies. */
export function handleAnswer(table: LocalTable, step: number, now: number): Entry[] {
  const answer = table.dueAnswer;
  expect(table.step === step && answer !== null, 'stale');
  const words = chosenBy(table.engine.tables.answers, answer, table.legalWords());
  expect(words !== null, 'impossible');
  return [acted(table, actionOf(table, words), now)];
}

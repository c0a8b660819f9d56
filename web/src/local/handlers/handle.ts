/** Turns a command into the entries that carry it out, or refuses it. Nothing here changes the table. */
import type { Command } from '../../lib/connection';
import type { Entry } from '../entries';
import { expect, Refusal } from '../refusal';
import type { LocalTable } from '../table';
import { comeBack, leave, resign } from './absence';
import { answerInAdvance, cancelAnswer } from './answering';
import { jump } from './lessons';
import { rename } from './naming';
import { rematch } from './opening';
import { act, undo } from './playing';

/** What is only asked, and changes nothing. */
export type Question = Extract<Command, { do: 'look' | 'ping' | 'preview' | 'why' | 'hint' | 'position' }>;
export type TableCommand = Exclude<Command, Question>;

/** Return the entries that carry out a command of the guest. */
export function handle(table: LocalTable, command: TableCommand, now: number): Entry[] {
  expect(table.status !== 'frozen', 'frozen');
  switch (command.do) {
    case 'act':
      return act(table, command.step, command.action, now);
    case 'undo':
      return undo(table, command.step, command.whole, now);
    case 'answer_in_advance':
      return answerInAdvance(table, command.seat, { question: command.question, reply: command.reply, until: command.until }, now);
    case 'cancel_answer':
      return cancelAnswer(table, command.seat, command.question ?? null, now);
    case 'jump':
      return jump(table, command.step, now);
    case 'leave':
      return leave(table, now);
    case 'return':
      return comeBack(table, now);
    case 'resign':
      return resign(table, command.seat, now);
    case 'rename':
      return rename(table, command.seat, command.name, now);
    case 'rematch':
      return rematch(table, now);
    default:
      throw new Refusal(ELSEWHERE[command.do]);
  }
}

/** The codes for everything that needs other people, or a game that has not started: there is neither at this table. */
const ELSEWHERE = {
  sit: 'not-now',
  stand: 'not-now',
  invite: 'not-now',
  decline: 'not-now',
  commit: 'not-now',
  reveal: 'not-now',
  start: 'not-now',
  auto_pass: 'misunderstood',
  cancel_auto_pass: 'misunderstood',
  call_bot: 'not-waiting',
  say: 'not-now',
} as const;

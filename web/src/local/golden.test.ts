/**
 * Plays the tables of tests/golden/tables.py again, and compares the hash of every step: the entries, what each seat and a closed
 * curtain are sent, what bots receive, answers to questions, and refusals.
 */
import { describe, expect, it } from 'vitest';
import tables from '../../../tests/golden/tables.json';
import type { Engine } from '../engine/engine';
import { toHex, utf8 } from '../lib/bytes';
import type { Command } from '../lib/connection';
import type { SeatChoice } from '../lib/http';
import type { TableOptions, View } from '../lib/view';
import { pendingAt, type BotTask } from './bots';
import type { Entry, Opened, Rematched } from './entries';
import { handle, type Question } from './handlers/handle';
import { handleAnswer } from './handlers/answering';
import { openTable, rematchEntries, started } from './handlers/opening';
import { handleBot } from './handlers/playing';
import { hintTask } from './hints';
import { positionAt, preview, why } from './questions';
import { Refusal } from './refusal';
import { engineOf } from './scene';
import { LocalTable } from './table';
import { viewAfter, wholeView } from './views';

/** A table to play, as `Setup` in Python, with the hashes of its steps. */
interface Setup {
  seed: number;
  options: TableOptions;
  seats: SeatChoice[];
  resigns: boolean;
  secret: string;
  /** The first complete view, at some tables. */
  view: View | null;
  hashes: string;
}

const NAMES = ['Wayan', 'Made', 'Nyoman', 'Ketut'];
const UNTIL = ['turn', 'own_turn', 'cancelled'] as const;
const RANDOM = 'random';
const HASH_LETTERS = 3;
const MOST_NOTES = 1_000;
const KINDS = 24;

class Dice {
  constructor(private number: number) {}

  roll(sides: number): number {
    this.number = (this.number * 48271) % 2147483647;
    return this.number % sides;
  }

  choose<T>(list: readonly T[]): T {
    return list[this.roll(list.length)]!;
  }
}

const QUESTIONS: ReadonlySet<Command['do']> = new Set<Question['do']>(['preview', 'why', 'position', 'hint']);
const isQuestion = (command: Command): command is Question => QUESTIONS.has(command.do);

/** Return the JSON of a value, the keys of its objects sorted. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Plays one table as `Player` in tests/golden/tables.py does. */
class Player {
  readonly notes: string[] = [];
  readonly firstView: View;
  private readonly dice: Dice;
  private now = 0;
  private readonly table: LocalTable;

  constructor(
    private readonly setup: Setup,
    engine: Engine,
  ) {
    this.dice = new Dice(setup.seed);
    const opening = { options: setup.options, seats: setup.seats, names: NAMES };
    const [opened, ...seated] = openTable(opening, { id: 'guest', name: 'Wayan' }, engine.tables, 0);
    const first = [{ ...(opened as Opened), secret: setup.secret }, ...seated];
    this.table = LocalTable.of('nusa', [first], engine);
    this.note(first);
    this.add([started(this.table, 0)]);
    this.firstView = wholeView(this.table, this.viewers()[0] ?? null, 0);
  }

  play(): void {
    while (this.table.status === 'playing' && this.notes.length < MOST_NOTES) {
      this.now += this.dice.roll(5_000);
      this.attempt(() => this.step());
    }
    this.note(this.viewers().map((seat) => wholeView(this.table, seat, this.now)));
    this.attempt(() => {
      const asked = { ...(handle(this.table, { do: 'rematch' }, this.now)[0] as Rematched), table: RANDOM };
      this.add([asked]);
      const [opened, ...seated] = rematchEntries(this.table, asked);
      this.note([{ ...opened, secret: RANDOM }, ...seated]);
    });
  }

  private attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.note(error.code);
    }
  }

  private step(): void {
    const command = this.command();
    if (command === null) this.decide();
    else if (isQuestion(command)) this.note(this.answerTo(command));
    else this.add(handle(this.table, command, this.now));
  }

  private answerTo(question: Question): unknown {
    const { table } = this;
    switch (question.do) {
      case 'hint':
        return taskNote(hintTask(table, table.asked, question.step));
      case 'preview':
        return preview(table, this.viewed(), question.step, question.action);
      case 'why':
        return why(table, this.viewed(), question.action);
      case 'position':
        return positionAt(table, this.viewed(), question.step);
      case 'look':
      case 'ping':
        throw new Error('this is never chosen');
    }
  }

  private viewed(): number | null {
    const seat = this.dice.roll(4) === 0 ? null : this.table.asked;
    return seat !== null && this.table.ownSeats.includes(seat) ? seat : null;
  }

  private command(): Command | null {
    const { dice, table } = this;
    const { step } = table;
    const { players } = table.options;
    const { actions, decisions, answers } = table.engine.tables;
    const questions = Object.keys(answers.replies);
    const anyAction = (): string => actions[dice.roll(decisions)]!;
    switch (dice.roll(KINDS)) {
      case 0:
      case 1:
        return { do: 'undo', step, whole: dice.roll(2) === 1 };
      case 2: {
        const question = dice.choose(questions);
        const seat = dice.roll(players);
        const reply = dice.choose(Object.keys(answers.replies[question]!));
        return { do: 'answer_in_advance', seat, question, reply, until: dice.choose(UNTIL) };
      }
      case 3: {
        const question = dice.choose(questions);
        const seat = dice.roll(players);
        return { do: 'cancel_answer', seat, question: dice.roll(2) ? question : null };
      }
      case 4:
        return { do: 'preview', step, action: dice.choose(table.legalWords()) };
      case 5:
        return { do: 'why', action: anyAction() };
      case 6:
        return { do: 'position', step: dice.roll(step + 2) };
      case 7:
        return dice.roll(3) ? { do: 'return' } : { do: 'leave' };
      case 8: {
        const action = anyAction();
        return { do: 'act', step: step - dice.roll(2), action };
      }
      case 9:
        return { do: 'hint', step };
      case 10: {
        const seat = dice.roll(players);
        const resigns = this.setup.resigns && dice.roll(3) === 0;
        return resigns ? { do: 'resign', seat } : { do: 'rename', seat, name: dice.choose(NAMES) };
      }
      case 11:
        return dice.roll(8) === 0 ? { do: 'jump', step } : null;
      default:
        return null;
    }
  }

  private decide(): void {
    const { table, dice, now } = this;
    const pending = pendingAt(table);
    if (pending?.by === 'script') this.add(handleBot(table, pending.step, pending.action, now));
    else if (pending?.by === 'bot') {
      this.note(taskNote(pending.task));
      this.add(handleBot(table, pending.step, dice.choose(table.match.legal()), now));
    } else if (pending && dice.roll(2)) this.add(handleAnswer(table, table.step, now));
    else this.add(handle(table, { do: 'act', step: table.step, action: this.chosenWords() }, now));
  }

  /** Return a legal action: at a lesson's table, mostly the one that is suggested. */
  private chosenWords(): string {
    const { table, dice } = this;
    const suggested = table.lesson?.suggestion(table.match) ?? null;
    const other = dice.choose(table.legalWords());
    return suggested !== null && dice.roll(12) ? table.describe(suggested) : other;
  }

  private add(entries: readonly Entry[]): void {
    const before = this.table.bookmark;
    this.table.add(entries);
    const views = this.viewers().map((seat) => viewAfter(this.table, seat, entries, before, this.now));
    this.note([entries, views.filter((view) => view !== null)]);
  }

  private viewers(): (number | null)[] {
    return [...this.table.ownSeats, null];
  }

  private note(what: unknown): void {
    this.notes.push(canonical(what));
  }
}

function taskNote({ level, known, seat, actions, seed }: BotTask): unknown {
  return [level, toHex(known), seat, actions, String(seed)];
}

/** Return the beginning of the hash of a note. */
async function hashOf(note: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(note) as Uint8Array<ArrayBuffer>);
  return toHex(new Uint8Array(hash)).slice(0, HASH_LETTERS);
}

const title = ({ options, seats }: Setup): string =>
  [options.game, options.players, ...options.variants, options.memory, options.lesson ?? '', seats.join(' ')].filter(Boolean).join(' ');

describe.each((tables as Setup[]).map((setup) => ({ name: title(setup), setup })))('$name', ({ setup }) => {
  it('is the same table as with a server', async () => {
    const player = new Player(setup, await engineOf(setup.options.game));
    if (setup.view) expect(player.firstView).toEqual(setup.view);
    player.play();
    const hashes = await Promise.all(player.notes.map(hashOf));
    const due = setup.hashes.match(new RegExp(`.{${HASH_LETTERS}}`, 'g')) ?? [];
    const wrong = due.findIndex((hash, number) => hash !== hashes[number]);
    expect(wrong < 0 ? null : player.notes[wrong]).toBeNull();
    expect(hashes.length).toBe(due.length);
  });
});

/** A table without a server, whose state is derived from its log. It mirrors `table/table.py`: one guest, and bots. */
import { CHANCE, NOBODY } from '../engine/facts';
import type { Engine, Row } from '../engine/engine';
import { LESSONS } from '../engine/lessons';
import { eventOf } from '../engine/reports';
import { fromHex } from '../lib/bytes';
import type { AdvanceAnswer, Note, TableOptions, TableView } from '../lib/view';
import { fittingAnswer, GivenAnswers } from './answers';
import { isAnswer, privateTo, type Acted, type Away, type Back, type Entry, type Opened, type Renamed } from './entries';
import { MAX_NOTES, TURN } from './facts';
import { Lesson } from './lesson';
import { SecureDealer } from './dealer';
import { Match, type Dealer } from './match';
import { noteOf } from './notes';
import { botAt, hasResigned, isPersons, type Seat } from './seats';
import { UndoHistory } from './undo';

/** A point in a table's history, to determine what is new since then. */
export interface Bookmark {
  /** The number of actions. */
  step: number;
  /** How often something outside the game had changed. */
  changes: number;
}

/** Applies an action, either trusted or checked. */
type ApplyAction = (action: number) => Row[];

/** One table: its seats and its game. Only `add` and `freeze` change it. */
export class LocalTable {
  readonly options: TableOptions;
  readonly match: Match;
  readonly lesson: Lesson | null;
  readonly seats: Seat[];
  readonly undoHistory: UndoHistory;
  readonly answers = new GivenAnswers();
  status: TableView['status'] = 'open';
  started = false;
  /** The deciding seat. */
  asked: number | null = null;
  /** The person for whom the game waits, and since when. */
  clock: { asked: number | null; since: number } = { asked: null, since: 0 };
  /** When the game ended. */
  endedAt: number | null = null;
  /** The table of the rematch, and the seat that asked for it. */
  next: string | null = null;
  nextSeat: number | null = null;
  notes: Note[] = [];
  /** The number of commands in the log, and of those that everyone at this device was sent. */
  logged = 0;
  version = 0;
  private changes = 0;

  constructor(
    readonly name: string,
    readonly opened: Opened,
    readonly engine: Engine,
  ) {
    this.options = opened.options;
    this.seats = Array.from({ length: this.options.players }, () => ({ player: null, away: null }));
    this.match = new Match(engine, this.options);
    const script = this.options.lesson ? LESSONS[this.options.lesson] : undefined;
    this.lesson = script ? new Lesson(script) : null;
    this.undoHistory = new UndoHistory(this.match, this.options.undo);
  }

  /** Return the table that a log describes. The log groups its entries by command. */
  static of(name: string, log: readonly (readonly Entry[])[], engine: Engine): LocalTable {
    const [[opened, ...seated] = [], ...rest] = log;
    if (opened?.what !== 'opened') throw new Error("a table's log must begin with its opening");
    const table = new LocalTable(name, opened, engine);
    for (const entries of [seated, ...rest]) table.add(entries);
    return table;
  }

  /** The number of actions made, draws included. */
  get step(): number {
    return this.match.actions.length;
  }

  /** The current point in the table's history. */
  get bookmark(): Bookmark {
    return { step: this.step, changes: this.changes };
  }

  /** Whether the table was opened with another version of its game's rules. */
  get hasOtherRules(): boolean {
    return this.opened.rules !== this.engine.tables.rules;
  }

  /** The level of the bot that has to decide, or null if a person has to. */
  get decidingBot(): string | null {
    return this.asked === null ? null : botAt(this.seats[this.asked]!);
  }

  /** The deciding seat's next action in the lesson's script, or null. */
  get scriptedAction(): number | null {
    return this.lesson && this.asked !== null ? this.lesson.nextAction(this.match) : null;
  }

  /** The actions of the decisions that a lesson can jump over now. */
  get jumpActions(): number[] {
    return this.lesson && this.asked !== null ? this.lesson.jumpFrom(this.match) : [];
  }

  /** The answer in advance that the deciding player has given to the current prompt, or null. */
  get dueAnswer(): AdvanceAnswer | null {
    const answers = this.asked === null || this.decidingBot !== null ? [] : this.answers.of(this.asked);
    return answers.length ? fittingAnswer(this.engine.tables.answers, answers, this.match.prompt()) : null;
  }

  /** The seats of the guest: those of all people. */
  get ownSeats(): number[] {
    return [...this.seats.keys()].filter((number) => isPersons(this.seats[number]!));
  }

  /** Whether spectators see every card: the table's options say so, and only bots play. */
  get handsOpen(): boolean {
    return this.options.open_hands && this.started && !this.seats.some(isPersons);
  }

  /** Whether resignations have ended the game: no person is left, or only one player. */
  private get conceded(): boolean {
    const staying = this.seats.filter((seat) => !hasResigned(seat));
    return staying.length < this.seats.length && (staying.length === 1 || !staying.some(isPersons));
  }

  /** Return whether the game waits for the person at this seat to decide. */
  awaitsPerson(seat: number | null): boolean {
    return this.asked !== null && this.asked === seat && this.decidingBot === null;
  }

  /** Return how many actions the deciding player can undo. */
  undoable(): number {
    return this.undoHistory.undoable(this.asked);
  }

  /** Return the dealer that draws the next card of a match at this table: by default the one that is played. */
  dealer(match = this.match): Dealer {
    const secret = fromHex(this.opened.secret);
    return this.lesson ? this.lesson.dealer(secret, match.draws) : new SecureDealer(secret, match.draws);
  }

  /** Return the words of an action. */
  describe(action: number): string {
    return this.engine.tables.actions[action]!;
  }

  /** Return the action with these words, or null if there is none. */
  parse(words: string): number | null {
    const plain = words.toLowerCase().split(/\s+/).filter(Boolean).join(' ');
    const action = this.engine.tables.actions.indexOf(plain);
    return action < 0 ? null : action;
  }

  /** Return the legal actions in words. */
  legalWords(): string[] {
    return this.match.legal().map((action) => this.describe(action));
  }

  /** Stop the game for good after `step` actions: the rest of the log does not fit the rules of this version. */
  freeze(step: number): void {
    this.match.rewind(step);
    if (this.match.over) this.match.rewind(step - 1); // an end could reveal all cards, but by its own rules the game continued
    this.status = 'frozen';
    this.asked = null;
    this.answers.clear();
    this.clock = { asked: null, since: this.clock.since };
    this.changes++;
  }

  /** Apply the entries of the next command. If `checked`, throw where the rules forbid them. */
  add(entries: readonly Entry[], checked = false): void {
    const before = this.status;
    for (const entry of entries) {
      if (checked) this.check(entry);
      this.apply(entry, (action) => (checked ? this.applyChecked(action) : this.match.applyTrusted(action)));
      this.updateStatus(entry.at);
    }
    if (checked && this.started && this.match.actor === CHANCE) throw new Error('a card has to be drawn here');
    this.logged++;
    if (privateTo(entries) === null) this.version++;
    if (this.status !== before || !entries.every((entry) => isAnswer(entry) || entry.what === 'acted' || entry.what === 'undone'))
      this.changes++;
  }

  /** Update the status, the deciding seat and since when a person has been deciding. */
  private updateStatus(now: number): void {
    if (this.status === 'frozen') return;
    if (this.started) {
      const { actor } = this.match;
      this.status = actor === NOBODY || this.conceded ? 'over' : 'playing';
      this.asked = this.status === 'playing' ? actor : null;
    }
    if (this.status === 'over') {
      this.answers.clear();
      this.endedAt ??= now;
    }
    const asked = this.decidingBot === null ? this.asked : null;
    if (asked !== this.clock.asked) this.clock = { asked, since: now };
  }

  /** Throw if an entry is another seat's decision, or undoes more than was done. */
  private check(entry: Entry): void {
    if (entry.what === 'acted' && (!this.started || entry.seat !== this.match.actor)) throw new Error("this is another seat's decision");
    if (entry.what === 'undone' && !(entry.step >= 0 && entry.step < this.step)) throw new Error('there is nothing to undo');
  }

  private apply(entry: Entry, applyAction: ApplyAction): void {
    switch (entry.what) {
      case 'opened':
        throw new Error('a table is opened once');
      case 'seated':
        this.seats[entry.seat] = { player: entry.player, away: null };
        break;
      case 'renamed':
        this.rename(entry);
        break;
      case 'started':
        this.started = true;
        this.play(entry.draws, applyAction);
        break;
      case 'acted':
        this.act(entry, applyAction);
        break;
      case 'answer_set':
      case 'answer_cancelled':
        this.answers.change(entry);
        break;
      case 'undone':
        this.undoHistory.apply(entry);
        this.answers.end(entry.seat, 'turn');
        break;
      case 'away':
        this.leave(entry);
        break;
      case 'back':
        this.note(entry);
        this.seats[entry.seat]!.away = null;
        break;
      case 'rematched':
        this.next = entry.table;
        this.nextSeat = entry.seat;
        break;
    }
  }

  private rename(entry: Renamed): void {
    this.note(entry);
    const seat = this.seats[entry.seat]!;
    if (seat.player) seat.player = { ...seat.player, name: entry.name };
  }

  private leave(entry: Away): void {
    this.note(entry);
    this.seats[entry.seat]!.away = entry;
    this.answers.end(entry.seat, 'turn', 'own_turn');
  }

  /** Note what a player did during the game, for the log. */
  private note(entry: Away | Back | Renamed): void {
    const player = this.seats[entry.seat]!.player;
    if (this.started && player) this.notes = [...this.notes, noteOf(entry, this.step, player.name)].slice(-MAX_NOTES);
  }

  private act(entry: Acted, applyAction: ApplyAction): void {
    if (this.decidingBot !== null) this.undoHistory.byBots.add(this.step);
    this.play([entry.action, ...entry.draws], applyAction);
  }

  private play(words: readonly string[], applyAction: ApplyAction): void {
    for (const text of words) {
      const action = this.parse(text);
      if (action === null) throw new Error(`the log of table ${this.name} contains an unknown action: '${text}'`);
      const events = applyAction(action).map((row) => eventOf(this.engine.tables, row));
      for (const event of events) if (event.name === TURN) this.answers.endTurn(event.seat);
    }
  }

  /** Apply an action that other rules may have allowed. Throw if it is illegal or draws the wrong card. */
  private applyChecked(action: number): Row[] {
    const { actor, state } = this.match;
    if (actor === CHANCE && action !== this.dealer().draw(this.engine, state)) throw new Error('another card is dealt here');
    return this.match.act(action);
  }
}

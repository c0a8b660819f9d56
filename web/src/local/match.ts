/** A game in progress: its options, its list of actions, and the resulting states. It mirrors `core/match.py`. */
import type { Engine, GameOptions, Row, State } from '../engine/engine';
import { CHANCE, NOBODY, SPECTATOR } from '../engine/facts';
import { Stage, eventOf, noticeOf } from '../engine/reports';
import type { GameEvent, Notice } from '../lib/view';
import { expect } from './refusal';

/** Whatever draws the cards. */
export interface Dealer {
  /** Return the action that draws the next card. */
  draw(engine: Engine, state: State): number;
}

const NOBODY_ELSE: ReadonlySet<number> = new Set();

/** A game in progress. The options and the actions determine everything else: the actors, the events and the states. */
export class Match {
  readonly actions: number[] = [];
  readonly actors: number[] = [];
  /** The reports of each action, as everyone together could see them. */
  readonly reports: Row[][] = [];
  /** The position before the first action, and after each one. */
  private readonly states: State[];
  /** For each seat, the first action that may still be news after an undo. */
  private newsFloor = new Map<number, number>();

  constructor(
    readonly engine: Engine,
    readonly options: GameOptions,
  ) {
    this.states = [engine.start(options)];
  }

  /** The current position. */
  get state(): State {
    return this.states[this.actions.length]!;
  }

  /** The seat to act, CHANCE or NOBODY. */
  get actor(): number {
    return this.engine.actor(this.state);
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return this.actor === NOBODY;
  }

  /** The seat whose turn it is. */
  get activeSeat(): number {
    return this.engine.toJson(this.state)['turn'] as number;
  }

  /** Whether the screens show only what is face up, as at a real table. */
  get faithful(): boolean {
    return this.options.memory === 'faithful';
  }

  /** The number of cards drawn so far. */
  get draws(): number {
    return this.actors.filter((actor) => actor === CHANCE).length;
  }

  /** Return the legal actions. */
  legal(): number[] {
    return this.engine.legal(this.state);
  }

  /** Apply an action and return its reports. Refuse one that is illegal. */
  act(action: number): Row[] {
    expect(this.legal().includes(action), 'impossible');
    return this.applyTrusted(action);
  }

  /** Apply an action that is known to be legal, because the caller checked it or our own log contains it. */
  applyTrusted(action: number): Row[] {
    const before = this.state;
    const after = this.engine.apply(before, action);
    const reports = this.engine.narrate(before, action, after);
    this.actors.push(this.engine.actor(before));
    this.actions.push(action);
    this.reports.push(reports);
    this.states.push(after);
    return reports;
  }

  /** Return the draws that would follow an action, or those due now if it is null. The match itself does not change. */
  drawsAfter(action: number | null, dealer: Dealer): number[] {
    const draws: number[] = [];
    let state = action === null ? this.state : this.engine.apply(this.state, action);
    while (this.engine.actor(state) === CHANCE) {
      const draw = dealer.draw(this.engine, state);
      draws.push(draw);
      state = this.engine.apply(state, draw);
    }
    return draws;
  }

  /**
   * Return the number of the first action that is news to a seat: its own last action before the others' latest ones. For a
   * spectator, only the last action is news. Anything that has faded stays faded, even when others undo their actions.
   */
  newsFrom(seat: number): number {
    return Math.max(this.latestNews(seat), this.newsFloor.get(seat) ?? 0);
  }

  private latestNews(seat: number): number {
    return seat === SPECTATOR ? Math.max(this.actors.length - 1, 0) : this.lastOwnAction(seat);
  }

  /** Return the number of a seat's last action before the others' latest ones. The actions `others` do not count as its own. */
  lastOwnAction(seat: number, others = NOBODY_ELSE): number {
    let number = this.actors.length - 1;
    while (number > 0 && (this.actors[number] === CHANCE || this.isOwn(number, seat, others))) number--;
    while (number > 0 && !this.isOwn(number, seat, others)) number--;
    return Math.max(number, 0);
  }

  /** Return the number of a seat's last action if another player has acted since, and null otherwise. */
  lastAnsweredAction(seat: number, others = NOBODY_ELSE): number | null {
    const latest = this.actors.findLastIndex((actor) => actor !== CHANCE);
    const own = this.lastOwnAction(seat, others);
    return this.isOwn(own, seat, others) && !this.isOwn(Math.max(latest, 0), seat, others) ? own : null;
  }

  private isOwn(number: number, seat: number, others: ReadonlySet<number>): boolean {
    return this.actors[number] === seat && !others.has(number);
  }

  /** Return the events of an action as a seat receives them. */
  received(number: number, seat: number, stage: Stage): GameEvent[] {
    return this.seen(this.reports[number] ?? [], seat, stage);
  }

  /** Return the events of an action, with every card. */
  events(number: number): GameEvent[] {
    return (this.reports[number] ?? []).map((row) => ({ ...eventOf(this.engine.tables, row), fades: [] }));
  }

  private seen(reports: readonly Row[], seat: number, stage: Stage): GameEvent[] {
    const { engine, faithful } = this;
    const rows = reports.map((row) => engine.receive(row, seat, faithful, stage)).filter((row) => row !== null);
    return rows.map((row) => eventOf(engine.tables, row));
  }

  /** Return how many of the last actions can be undone: the deciding player's own, from this turn, that revealed no card. */
  undoable(): number {
    const asked = this.actor;
    const end = this.actions.findLastIndex((_, number) => this.actors[number] !== asked || this.isFinal(this.reports[number] ?? []));
    return this.actions.length - 1 - end;
  }

  private isFinal(reports: readonly Row[]): boolean {
    return reports.some((row) => this.engine.irreversible(row, this.faithful));
  }

  /** Return to the position after the first `count` actions. */
  rewind(count: number): void {
    const seats = [SPECTATOR, ...Array(this.options.players).keys()];
    this.newsFloor = new Map(seats.map((seat) => [seat, Math.min(this.newsFrom(seat), count)]));
    for (const list of [this.actions, this.actors, this.reports]) list.length = count;
    this.states.length = count + 1;
  }

  /** Return the game as it was after the first `count` actions. */
  at(count: number): Match {
    const earlier = new Match(this.engine, this.options);
    earlier.actions.push(...this.actions.slice(0, count));
    earlier.actors.push(...this.actors.slice(0, count));
    earlier.reports.push(...this.reports.slice(0, count));
    earlier.states.splice(0, 1, ...this.states.slice(0, count + 1));
    return earlier;
  }

  /** Return the index of the first illegal action in a sequence, or its length if all are legal. */
  firstIllegal(actions: readonly number[]): number {
    let state = this.state;
    for (const [number, action] of actions.entries()) {
      if (!this.engine.legal(state).includes(action)) return number;
      state = this.engine.apply(state, action);
    }
    return actions.length;
  }

  /** Return what a seat's screen shows under the memory option. */
  screen(seat: number): State {
    return this.engine.screen(this.state, seat, this.faithful);
  }

  /** Return the current prompt, as everyone knows it. */
  prompt(): Notice {
    return noticeOf(this.engine.tables.prompts, this.engine.prompt(this.screen(SPECTATOR)));
  }

  /** Return why an action is not legal, as far as the deciding seat's screen shows. */
  reasonAgainst(seat: number, action: number): Notice {
    return noticeOf(this.engine.tables.reasons, this.engine.whyNot(this.screen(seat), action));
  }

  /**
   * Return the events an action would cause, and whether it would be final rather than open to undo. Both are computed only from
   * the seat's screen, filled in with consistent cards, so they repeat nothing that the memory has dropped.
   */
  consequences(seat: number, action: number): { events: GameEvent[]; final: boolean } {
    const before = this.engine.imagine(this.screen(seat), seat, BigInt(this.actions.length));
    const after = this.engine.apply(before, action);
    const reports = this.engine.narrate(before, action, after);
    const final = this.engine.actor(after) !== seat || this.isFinal(reports);
    return { events: this.seen(reports, seat, Stage.PREVIEW), final };
  }
}

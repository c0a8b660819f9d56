/**
 * A game's rules and bots as WebAssembly, compiled from the same Python functions that the server runs (src/bali/wasm).
 *
 * A state is the bytes of a record. Callers treat it as immutable: every function that changes one returns a new one. The module
 * only knows addresses, so states are copied in and out, a few hundred bytes each.
 */
import { GAMES, LARGE_LEVELS } from '../api/facts';
import type { GameName } from '../lib/art';
import { TABLES as ALTAR } from './altar';
import { TABLES as DALANG } from './dalang';
import { ModuleMemory, type Exports, type Size } from './memory';
import { recordToJson } from './record';
import type { Row, Stage } from './reports';
import type { GameTables } from './tables';

export { CHANCE, NOBODY, SPECTATOR, UNKNOWN } from './facts';
export type { GameName, Row, Size, Stage };

/** The bytes of a record. */
export type State = Uint8Array;

export interface GameOptions {
  players: number;
  variants: readonly string[];
  memory: string;
}

/** Return the size of the network that a level thinks with. */
export function networkOf(level: string): Size {
  return (LARGE_LEVELS as readonly string[]).includes(level) ? 'large' : 'small';
}

const TABLES: Record<GameName, GameTables> = { altar: ALTAR, dalang: DALANG };

/** Compile a game's module and return its engine. */
export async function loadEngine(game: GameName, source: BufferSource | Response | Promise<Response>): Promise<Engine> {
  const given = await source;
  const { instance } = await WebAssembly.instantiate(given instanceof Response ? await given.arrayBuffer() : given);
  return new Engine(TABLES[game], instance.exports as unknown as Exports);
}

export class Engine {
  private readonly memory: ModuleMemory;

  constructor(
    /** What Python declares for the game. */
    readonly tables: GameTables,
    private readonly exports: Exports,
  ) {
    const mostNumbers = Math.max(tables.maxChoices + 1, 2 * Math.max(...tables.players));
    this.memory = new ModuleMemory(exports, tables.layout.size, mostNumbers);
  }

  // The rules

  /** Return the position before the first draw. */
  start({ players, variants }: GameOptions): State {
    const sets = 1 << this.tables.variants.length;
    const chosen = this.tables.variants.map((variant, bit) => (variants.includes(variant) ? 1 << bit : 0));
    const number = this.tables.players.indexOf(players) * sets + chosen.reduce((sum, bit) => sum + bit, 0);
    this.exports.start(this.memory.state, number);
    return this.memory.stateAt(this.memory.state);
  }

  /** Return the actor: a seat, CHANCE or NOBODY. */
  actor(state: State): number {
    return this.exports.actor(this.put(state));
  }

  /** Return the legal actions, or the possible draws at CHANCE. */
  legal(state: State): number[] {
    const count = this.exports.legal(this.put(state), this.memory.actions);
    return this.memory.numbersAt(this.memory.actions, count);
  }

  /** Return the state after a legal action. */
  apply(state: State, action: number): State {
    return this.changed(state, (address) => this.exports.apply(address, action));
  }

  /** At CHANCE, return how many cards could be drawn, all equally likely. */
  drawCount(state: State): number {
    return this.exports.draw_count(this.put(state));
  }

  /** At CHANCE, return the action that draws one of these cards, numbered from 0. */
  drawAction(state: State, number: number): number {
    return this.exports.draw_action(this.put(state), number);
  }

  // What a seat knows

  /** Return a state without what a seat with perfect memory may not know: what a bot gets. */
  redact(state: State, seat: number): State {
    return this.changed(state, (address) => this.exports.redact(address, seat));
  }

  /** Return what the screen of a seat, or of a spectator, shows under the memory option. */
  screen(state: State, seat: number, faithful: boolean): State {
    return this.changed(state, (address) => {
      this.exports.redact(address, seat);
      this.exports.apply_memory(address, seat, Number(faithful));
    });
  }

  /** Return a redacted state, or a screen, with its unknowns filled by a deal that fits; the seed determines which. */
  imagine(known: State, seat: number, seed: bigint): State {
    this.memory.putSeed(seed);
    return this.changed(known, (address) => this.exports.imagine(address, seat, this.memory.dice));
  }

  // Points

  /** Return the fewest points that each seat can have, as far as a screen shows, and whether that is exact. */
  knownPoints(screen: State, players: number): [points: number, exact: boolean][] {
    this.exports.known_points(this.put(screen), this.memory.numbers);
    const numbers = this.memory.numbersAt(this.memory.numbers, 2 * players);
    return numbers.slice(0, players).map((points, seat) => [points, numbers[players + seat] === 1]);
  }

  points(state: State, players: number): number[] {
    this.exports.scores(this.put(state), this.memory.numbers);
    return this.memory.numbersAt(this.memory.numbers, players);
  }

  places(state: State, players: number): number[] {
    this.exports.places(this.put(state), this.memory.numbers);
    return this.memory.numbersAt(this.memory.numbers, players);
  }

  // Reports

  /** Return the events of an action. */
  narrate(before: State, action: number, after: State): Row[] {
    this.memory.putState(this.memory.next, after);
    return this.memory.rowsUpTo(this.exports.narrate(this.put(before), action, this.memory.next, this.memory.rows));
  }

  /** Return the current prompt. */
  prompt(state: State): Row {
    this.exports.prompt(this.put(state), this.memory.rows);
    return this.memory.rowAt(0);
  }

  /** Return why the deciding player cannot take an action now. */
  whyNot(state: State, action: number): Row {
    this.exports.why_not(this.put(state), action, this.memory.rows);
    return this.memory.rowAt(0);
  }

  /** Return the sources of the points. */
  categories(state: State): Row[] {
    return this.memory.rowsUpTo(this.exports.categories(this.put(state), this.memory.rows));
  }

  /** Return an event as a seat receives it, or null if it receives nothing. */
  receive(row: Row, seat: number, faithful: boolean, stage: Stage): Row | null {
    const { rows } = this.memory;
    this.memory.putRow(row);
    return this.exports.receive(rows, seat, Number(faithful), stage, rows) ? this.memory.rowAt(0) : null;
  }

  /** Return whether an event rules out an undo. */
  irreversible(row: Row, faithful: boolean): boolean {
    this.memory.putRow(row);
    return this.exports.irreversible(this.memory.rows, Number(faithful)) === 1;
  }

  // Bots

  /** Give the engine one of the game's networks. */
  useNetwork(size: Size, network: Uint8Array): void {
    if (!this.memory.networks.has(size)) this.memory.putNetwork(size, network);
  }

  /** Return a bot's decision, given a redacted state and the legal actions. The same seed leads to the same decision. */
  decide(level: string, known: State, seat: number, actions: readonly number[], seed: bigint): number {
    if (actions.length === 1) return actions[0]!;
    this.search(level, known, seat, actions, seed);
    const { order, numbers, results, dice } = this.memory;
    return actions[this.exports.pick(order, numbers, results, actions.length, this.numberOf(level), dice)]!;
  }

  /** Return the actions that a bot has explored, the most visited first, each with its mean result: roughly the win chance. */
  weigh(level: string, known: State, seat: number, actions: readonly number[], seed: bigint): { action: number; chance: number }[] {
    this.search(level, known, seat, actions, seed);
    const visits = this.memory.numbersAt(this.memory.numbers, actions.length);
    const results = this.memory.floatsAt(this.memory.results, actions.length);
    const order = this.memory.numbersAt(this.memory.order, actions.length).filter((number) => visits[number]! > 0);
    return order.map((number) => ({ action: actions[number]!, chance: results[number]! / visits[number]! }));
  }

  private numberOf(level: string): number {
    const levels: readonly string[] = GAMES.find(({ name }) => name === this.tables.name)!.levels;
    return levels.indexOf(level);
  }

  private search(level: string, known: State, seat: number, actions: readonly number[], seed: bigint): void {
    const { actions: at, dice, search, networks, numbers, results, order } = this.memory;
    const size = networkOf(level);
    const network = networks.get(size);
    if (network === undefined) throw new Error(`a ${level} needs the ${size} network`);
    this.memory.putActions(actions);
    this.memory.putSeed(seed);
    this.exports.seed_dice(dice);
    const weigh = size === 'large' ? this.exports.weigh_large : this.exports.weigh_small;
    weigh(this.put(known), seat, at, actions.length, this.numberOf(level), dice, network, search, numbers, results, order);
  }

  // Others

  /** Return a state as plain lists and numbers, with null for what is unknown. */
  toJson(state: State): Record<string, unknown> {
    return recordToJson(this.tables.layout.fields, state);
  }

  /** Play whole games at random, the first one with the first seed. Return the number of decisions and the last position. */
  playMany(start: State, firstSeed: bigint, games: number): { decisions: number; last: State } {
    this.memory.putSeed(firstSeed);
    const { state, next, dice, actions } = this.memory;
    this.memory.putState(next, start);
    return { decisions: this.exports.play_many(state, next, dice, games, actions), last: this.memory.stateAt(state) };
  }

  private put(state: State): number {
    this.memory.putState(this.memory.state, state);
    return this.memory.state;
  }

  private changed(state: State, change: (address: number) => void): State {
    change(this.put(state));
    return this.memory.stateAt(this.memory.state);
  }
}

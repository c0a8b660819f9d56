/** The memory of a WebAssembly module: its functions take addresses, and the areas that they point to are allocated here, once. */
import { COLUMNS } from './facts';
import type { Row } from './reports';

/** What a module exports: see src/bali/wasm/exports.py and thinking.py, which say what is at each address. */
export interface Exports {
  memory: WebAssembly.Memory;
  heap: WebAssembly.Global<'i32'>;
  memory_size(): number;
  rows_size(): number;
  start(state: number, options: number): void;
  actor(state: number): number;
  legal(state: number, actions: number): number;
  apply(state: number, action: number): void;
  draw_count(state: number): number;
  draw_action(state: number, number: number): number;
  redact(state: number, seat: number): void;
  apply_memory(state: number, seat: number, faithful: number): void;
  imagine(state: number, seat: number, dice: number): void;
  known_points(screen: number, out: number): void;
  scores(state: number, out: number): void;
  places(state: number, out: number): void;
  narrate(before: number, action: number, after: number, rows: number): number;
  prompt(state: number, rows: number): void;
  why_not(state: number, action: number, rows: number): void;
  categories(state: number, rows: number): number;
  receive(row: number, seat: number, faithful: number, stage: number, out: number): number;
  irreversible(row: number, faithful: number): number;
  play_many(state: number, start: number, dice: number, games: number, actions: number): number;
  seed_dice(dice: number): void;
  weigh_small: Weigh;
  weigh_large: Weigh;
  pick(order: number, visits: number, results: number, count: number, level: number, dice: number): number;
}

/** Search with a network as a level does. */
type Weigh = (
  states: number,
  seat: number,
  actions: number,
  count: number,
  level: number,
  dice: number,
  network: number,
  memory: number,
  visits: number,
  results: number,
  order: number,
) => void;

/** The sizes of networks. */
export type Size = 'small' | 'large';

const PAGE = 65_536;
const ALIGNMENT = 16;

/** The areas of a module's memory, and what is in them. Numbers have 64 bits there, but none needs more than 32. */
export class ModuleMemory {
  /** The addresses of three states, one after the other, of lists of numbers, of rows, and of what a search needs. */
  readonly state: number;
  readonly next: number;
  readonly actions: number;
  readonly numbers: number;
  readonly results: number;
  readonly order: number;
  readonly rows: number;
  readonly dice: number;
  /** That of what a search needs, once there is a network. */
  search = 0;
  /** Those of the networks that are there. */
  readonly networks = new Map<Size, number>();
  private end: number;

  constructor(
    private readonly exports: Exports,
    readonly stateSize: number,
    mostNumbers: number,
  ) {
    this.end = exports.heap.value;
    this.state = this.allocate(3 * stateSize);
    this.next = this.state + stateSize;
    this.actions = this.allocate(8 * mostNumbers);
    this.numbers = this.allocate(8 * mostNumbers);
    this.results = this.allocate(8 * mostNumbers);
    this.order = this.allocate(8 * mostNumbers);
    this.rows = this.allocate(exports.rows_size());
    this.dice = this.allocate(8);
  }

  /** Copy a network into the memory, to think with. */
  putNetwork(size: Size, network: Uint8Array): void {
    this.search ||= this.allocate(this.exports.memory_size());
    const address = this.allocate(network.length);
    this.networks.set(size, address);
    new Uint8Array(this.buffer, address, network.length).set(network);
  }

  private allocate(size: number): number {
    const address = Math.ceil(this.end / ALIGNMENT) * ALIGNMENT;
    this.end = address + size;
    const missing = this.end - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  private get buffer(): ArrayBuffer {
    return this.exports.memory.buffer;
  }

  putState(address: number, state: Uint8Array): void {
    new Uint8Array(this.buffer, address, this.stateSize).set(state);
  }

  stateAt(address: number): Uint8Array {
    return new Uint8Array(this.buffer, address, this.stateSize).slice();
  }

  putActions(actions: readonly number[]): void {
    const halves = new Int32Array(this.buffer, this.actions, 2 * actions.length).fill(0);
    actions.forEach((action, number) => (halves[2 * number] = action));
  }

  /** Return numbers: the lower halves of what is there. */
  numbersAt(address: number, count: number): number[] {
    const halves = new Int32Array(this.buffer, address, 2 * count);
    return Array.from({ length: count }, (_, number) => halves[2 * number]!);
  }

  floatsAt(address: number, count: number): number[] {
    return [...new Float64Array(this.buffer, address, count)];
  }

  putRow(row: Row): void {
    new Int32Array(this.buffer, this.rows, COLUMNS).set(row);
  }

  rowAt(number: number): Row {
    return new Int32Array(this.buffer, this.rows, COLUMNS * (number + 1)).slice(COLUMNS * number);
  }

  rowsUpTo(count: number): Row[] {
    return Array.from({ length: count }, (_, number) => this.rowAt(number));
  }

  putSeed(seed: bigint): void {
    new DataView(this.buffer).setBigUint64(this.dice, seed, true);
  }
}

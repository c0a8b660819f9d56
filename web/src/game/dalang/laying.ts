/** The order in which a hand is laid down (D9.4), from the bottom card to the top one. */
import type { Kind } from './cards';
import { COURT, KINDS } from './facts';

/** A card on the laying table. */
export interface Slot {
  id: number;
  kind: Kind;
}

/** The default order: cards that most players want back are at the bottom, where a scoring leaves them (D9.7). */
const DEFAULT_ORDER: readonly Kind[] = [...KINDS.slice(COURT.length), 'warrior', 'scholar', 'priest', 'prince', 'artist'];

/** Return cards in the default order: Dalang cards first, and of priests and princes the larger group before the smaller one. */
export function suggested(held: readonly Kind[]): Kind[] {
  const isNoble = (kind: Kind) => kind === 'priest' || kind === 'prince';
  const countOf = (kind: Kind) => held.filter((other) => other === kind).length;
  const order = (one: Kind, other: Kind) => {
    const larger = isNoble(one) && isNoble(other) ? countOf(other) - countOf(one) : 0;
    return larger || DEFAULT_ORDER.indexOf(one) - DEFAULT_ORDER.indexOf(other);
  };
  return held.toSorted(order);
}

/** Return cards in the order of an earlier hand. Cards that it did not have come last, in the default order. */
export function likeBefore(before: readonly Kind[], held: readonly Kind[]): Kind[] {
  const rest = suggested(held);
  const known = before.filter((kind) => {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...known, ...rest];
}

/** Return cards as slots of the laying table. */
export function slots(kinds: readonly Kind[]): Slot[] {
  return kinds.map((kind, id) => ({ id, kind }));
}

/** Return the held cards in the order chosen so far: new cards come last, and cards that were laid down are removed from the front. */
export function arranged(order: readonly Slot[], held: readonly Kind[]): Slot[] {
  const rest = suggested(held);
  const kept = order.toReversed().filter(({ kind }) => {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  const next = Math.max(0, ...order.map(({ id }) => id + 1));
  return [...kept.toReversed(), ...rest.map((kind, number) => ({ id: next + number, kind }))];
}

/** Return a list with one item moved to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}

/** Return the index to which a key moves a card. */
export function indexAfter(key: string, index: number, count: number): number {
  const last = count - 1;
  const indices: Record<string, number> = { ArrowLeft: Math.max(index - 1, 0), ArrowRight: Math.min(index + 1, last), Home: 0, End: last };
  return indices[key] ?? index;
}

/** Return the actions that lay cards down in order; the last card needs none (D3.6). */
export function layings(order: readonly Slot[]): string[] {
  return order.slice(0, -1).map(({ kind }) => `lay ${kind}`);
}

const lastOrders = new WeakMap<object, Map<number, readonly Kind[]>>();

/** Return the order in which each seat last laid down its hand. It is stored only while the table's page is open. */
export function lastOrdersAt(table: object): Map<number, readonly Kind[]> {
  const known = lastOrders.get(table) ?? new Map<number, readonly Kind[]>();
  lastOrders.set(table, known);
  return known;
}

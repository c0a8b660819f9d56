/** Reads the record and the notation of the legal actions. It applies no rules: the server sends what is legal. */
import type { Maybe } from '../../lib/view';
import { CHIPS, COLOURS, ISLANDS, islandsOf, KINDS, MASK_VALUES, PHASE, SEAL_POINTS, type Chip, type Island, type Kind } from './cards';
import type { DalangState } from './types';

/** A card of a stack; null for one that the seat does not know. */
export type Seen = Kind | null;

export interface Held {
  kind: Kind;
  count: number;
}

// The table

/** Return the cards of a stack, from its bottom. */
export function stackOf(state: DalangState, seat: number, island: number): Seen[] {
  const cards: Seen[] = [];
  for (let slot = state.top[seat]![island]!; slot !== 0; slot = state.below[slot]!) cards.unshift(kindAt(state.card[slot]!));
  return cards;
}

function kindAt(number: Maybe): Seen {
  return number === null ? null : KINDS[number]!;
}

/** Return the kinds that are among counted cards. */
export function counted(counts: readonly Maybe[]): Held[] {
  return KINDS.map((kind, number) => ({ kind, count: counts[number] ?? 0 })).filter(({ count }) => count > 0);
}

/** Return counted cards one by one. */
export function singly(counts: readonly Maybe[]): Kind[] {
  return counted(counts).flatMap(({ kind, count }) => Array<Kind>(count).fill(kind));
}

/** Whether the cards of a hand can be seen. */
export function isOpen(state: DalangState, seat: number): boolean {
  return state.hand[seat]![0] !== null;
}

/** Whether the Dalang is about to travel: others may block (D9.2), or lay down first (D9.4). */
export function isTravelling(state: DalangState): boolean {
  return state.phase === PHASE.blocking || state.phase === PHASE.laying;
}

/** Return how many cards a seat shows in the current contest. */
export function shownBy(state: DalangState, seat: number): number {
  return state.phase === PHASE.showing ? state.showing[seat]! : 0;
}

/** Whether a seat is exempt from the warrior that is being answered (D4.1). */
export function isSpared(state: DalangState, seat: number): boolean {
  return state.spared === seat && [PHASE.repelling, PHASE.fleeing, PHASE.forcing].some((phase) => phase === state.phase);
}

/** Return the chips that lie with an owner at an island; with -1, those set aside. */
export function chipsOf(state: DalangState, owner: number, island: number): Chip[] {
  return CHIPS.filter((_, chip) => state.chips[chip]![island] === owner);
}

export interface Sure {
  priest: number;
  prince: number;
  /** Priests and princes together, where that says more than the two numbers. */
  both: number;
}

/** Return what a seat certainly has among its hidden cards at an island (D11.4). */
export function sureOf(state: DalangState, seat: number, island: number): Sure | null {
  const [priest, prince, both] = state.sure[seat]![island]!.map((count) => count ?? 0) as [number, number, number];
  if (!both || isOpen(state, seat)) return null;
  return { priest, prince, both: both > priest + prince ? both : 0 };
}

/** Return the points so far (D10.2). */
export function pointsOf(state: DalangState, seat: number): number {
  const masks = MASK_VALUES.reduce((sum, value, number) => sum + value * state.masks[seat]![number]!, 0);
  return masks + SEAL_POINTS * state.seals.filter((owner) => owner === seat).length;
}

// The offered actions

const BY_BUTTON: readonly string[] = ['stop', 'flee', 'join', 'force', 'pass', 'done'];

/** Whether an action is offered on the board. */
export function isOnBoard(action: string): boolean {
  return !BY_BUTTON.includes(action);
}

/** Return the kind of card that an action uses, if it uses one from the hand. */
export function kindOf(action: string, state: DalangState): Kind | undefined {
  if (/^(repel|join|force|show)\b/.test(action)) return KINDS[state.kind];
  return KINDS.find((kind) => action.split(' ').includes(kind));
}

/** Return the island that an action names as its destination. */
export function goalOf(action: string): Island | undefined {
  return ISLANDS.find((island) => action.endsWith(` ${island}`));
}

/** Return the seat that an action spares. */
export function sparedBy(action: string): number | undefined {
  const seat = COLOURS.findIndex((colour) => action.endsWith(` sparing ${colour}`));
  return seat < 0 ? undefined : seat;
}

/** Return the number of cards that an action shows. */
export function numberOf(action: string): number | undefined {
  return action.startsWith('show ') ? Number(action.slice('show '.length)) : undefined;
}

/** Return the offered actions that use a kind of card. */
export function usesOf(actions: readonly string[], state: DalangState, kind: Kind): string[] {
  return actions.filter((action) => kindOf(action, state) === kind);
}

/** Return the offered action that a click on an island means: with the picked card, or what needs none. */
export function actionTo(actions: readonly string[], state: DalangState, island: Island, picked: Kind | null): string | undefined {
  return actions.find((action) => goalOf(action) === island && kindOf(action, state) === (picked ?? undefined));
}

/** Whether any offered action has an island as its destination. */
export function isGoal(actions: readonly string[], island: Island): boolean {
  return actions.some((action) => goalOf(action) === island);
}

/** Return the card for which a target is being chosen: the wished one, or the only one for which anything is offered. */
export function pickedOf(actions: readonly string[], state: DalangState, wish: Kind | null): Kind | null {
  if (wish && usesOf(actions, state, wish).length > 1) return wish;
  const kinds = new Set(actions.map((action) => (goalOf(action) ? kindOf(action, state) : undefined)));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

/** Return the action to expect of a card that cannot be used, to ask why. */
export function expected(state: DalangState, seat: number, kind: Kind): string {
  const elsewhere = ISLANDS.find((_, island) => island !== state.island)!;
  switch (state.phase) {
    case PHASE.fleeing:
    case PHASE.exchanging:
      return `put ${kind} on ${elsewhere}`;
    case PHASE.swapping:
      return `discard ${kind}`;
    case PHASE.laying:
      return `lay ${kind}`;
    case PHASE.blocking:
      return islandsOf(kind).length ? `block with ${kind}` : expectedPlay(state, seat, kind);
    case PHASE.showing:
      return KINDS[state.kind] === kind ? `show ${state.hand[seat]![state.kind]}` : expectedPlay(state, seat, kind);
    default:
      return expectedPlay(state, seat, kind);
  }
}

function expectedPlay(state: DalangState, seat: number, kind: Kind): string {
  if (kind === 'warrior') return `play warrior sparing ${COLOURS[(seat + 1) % state.players]}`;
  const goal = islandsOf(kind).find((island) => island !== ISLANDS[state.island]);
  return goal ? `play ${kind} to ${goal}` : `play ${kind}`;
}

// Laying down

/** A card on the laying table. */
export interface Slot {
  id: number;
  kind: Kind;
}

/** Return the held cards in the order that was chosen so far: what is new comes last, what has been laid is gone from the front. */
export function arranged(order: readonly Slot[], held: readonly Kind[]): Slot[] {
  const rest = [...held];
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

/** Reads the record and the notation of the legal actions. It applies no rules: the server sends what is legal. */
import type { Maybe } from '../../lib/view';
import { verbOf } from '../verb';
import { isGood, type Good, type Kind } from './cards';
import { EMPTY, EXTRA_FARMER_COST, FACE_DOWN, GOODS, KINDS, MAX_GOOD_VALUE, PHASE, ROW_LENGTH, SACRIFICE_COST, SHRINE_COST } from './facts';
import type { AltarState } from './types';

const ON_BOARD = new Set(['take', 'buy', 'crown', 'claim', 'sacrifice', 'play', 'return', 'keep']);

/** How many cards there are of a kind. */
export interface Heap {
  kind: Kind;
  count: number;
}

/** How many of a player's cards there are of a kind, and whether nobody has as many. */
export interface OwnHeap extends Heap {
  sole: boolean;
}

export interface GoodCount {
  good: Good;
  count: number;
}

/** A row of the offer, from its top card to its bottom card. */
export interface Row {
  /** As the players count, from 1. */
  number: number;
  kinds: Kind[];
  /** Whether the demon is on it. */
  barred: boolean;
  /** Whether its bottom card is the one that is being scored (A7.1). */
  scoring: boolean;
  /** The index of the card that a take uncovers, which then scores (A7.1); null if there is none. */
  uncovers: number | null;
  /** Whether a take empties it, so that a new row is dealt (A6.3). */
  renews: boolean;
  /** Whether that empties the draw pile, which ends the game (A8.1). */
  ends: boolean;
}

/** Return the actions for the action line: those that the board does not offer, and an action without an alternative. */
export function buttons(actions: readonly string[]): string[] {
  return actions.length === 1 ? [...actions] : actions.filter((action) => !ON_BOARD.has(verbOf(action)));
}

/** Return the kind with a number from the record. */
export function kindOf(number: number): Kind {
  return KINDS[number]!;
}

/** Return the good with a number from the record, whichever side of the card is up. */
export function goodOf(number: number): Good {
  return GOODS[number % GOODS.length]!;
}

/** Return the rows of the offer. */
export function rows(state: AltarState): Row[] {
  return state.offer.map((kinds, row) => {
    const size = state.row_size[row]!;
    const takeable = state.demon !== row && isPlayed(state);
    return {
      number: row + 1,
      kinds: kinds.slice(0, size).map(kindOf),
      barred: state.demon === row,
      scoring: state.row === row && isScoring(state),
      uncovers: takeable && size > 1 ? size - 2 : null,
      renews: takeable && size === 1,
      ends: takeable && size === 1 && isLastRow(state),
    };
  });
}

/** Whether the next new row takes the last cards of the draw pile. */
export function isLastRow(state: AltarState): boolean {
  return state.phase !== PHASE.over && state.pile_size <= ROW_LENGTH;
}

/** Whether cards will be taken before anything else scores. */
function isPlayed(state: AltarState): boolean {
  return state.phase !== PHASE.over && !isScoring(state);
}

/** Whether players are being asked about a scoring. */
export function isScoring(state: AltarState): boolean {
  return state.phase === PHASE.rewarding || state.phase === PHASE.claiming;
}

/** Return the seat with a sole majority of a kind (A7.6). */
export function soleMajority(state: AltarState, kind: number): number | null {
  const counts = state.tableau.slice(0, state.players).map((cards) => cards[kind]!);
  const most = Math.max(2, ...counts);
  const leaders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return leaders.length === 1 ? leaders[0]! : null;
}

/** Return what a player has played, by kind. */
export function tableauOf(state: AltarState, seat: number): OwnHeap[] {
  return heaps(state.tableau[seat]!).map((heap) => ({ ...heap, sole: soleMajority(state, KINDS.indexOf(heap.kind)) === seat }));
}

/** Return a player's hand by kind; null if the screen does not show it. */
export function handOf(state: AltarState, seat: number): Heap[] | null {
  const hand = state.hand[seat]!;
  return isKnown(hand) ? heaps(hand) : null;
}

function heaps(counts: number[]): Heap[] {
  return counts.map((count, kind) => ({ kind: kindOf(kind), count })).filter((heap) => heap.count > 0);
}

/** Return a player's sacrifice cards by good; null if the screen does not show them. */
export function sacrificesOf(state: AltarState, seat: number): GoodCount[] | null {
  const cards = state.sacrifices[seat]!;
  return isKnown(cards) ? byGood(cards) : null;
}

/** Return a player's sacrifice cards as far as everyone saw them come and go (A10.4); null if the screen does not show that. */
export function ledgerOf(state: AltarState, seat: number): GoodCount[] | null {
  const cards = state.ledger[seat]!;
  return isKnown(cards) ? byGood(cards.map((count) => Math.max(0, count))) : null;
}

/** Return the price of a sacrifice card for a player: one less for each farmer of its type in the tableau (A3.1). */
export function sacrificePrice(state: AltarState, seat: number, good: Good): number {
  return Math.max(0, SACRIFICE_COST - state.tableau[seat]![GOODS.indexOf(good)]!);
}

/** Return what playing that many cards of a kind costs (A4.1). */
export function playPrice(kind: Kind, count = 1): number {
  return kind === 'shrine' ? SHRINE_COST : EXTRA_FARMER_COST * (count - 1);
}

/** Return the seat for whose shrine players are sacrificing; null if there is none (A5). */
export function builder(state: AltarState): number | null {
  return state.phase === PHASE.sacrificing || state.phase === PHASE.crowning ? state.turn : null;
}

/** Return the supply by good. */
export function supplyOf(state: AltarState): GoodCount[] {
  return byGood(state.supply);
}

function byGood(counts: number[]): GoodCount[] {
  return counts.map((count, good) => ({ good: goodOf(good), count }));
}

function isKnown(counts: Maybe[]): counts is number[] {
  return counts.every((count) => count !== null);
}

/** Return the picture of the altar's top card: a good or a back (A5.6); null if the altar is empty. */
export function altarTop(state: AltarState): string | null {
  if (state.altar_size === 0) return null;
  const top = state.altar[state.altar_size - 1];
  return top === null || top === undefined || top >= FACE_DOWN ? 'back-good' : `good-${goodOf(top)}`;
}

/** The altar's cards of a good, and what a card of this good is worth as far as the screen shows the altar (A8.3). */
export interface AltarGood extends GoodCount {
  worth: number;
  /** Whether that is so whatever the unknown cards of the altar are. */
  sure: boolean;
}

/** Return the altar's cards by good, and how many are unknown; null if the screen does not show them (A10.5). */
export function altarCards(state: AltarState): { goods: AltarGood[]; unknown: number } | null {
  if (state.altar_size > 0 && state.laid_size === null) return null;
  const cards = state.altar.slice(0, state.altar_size);
  const known = cards.filter((card) => card !== null).map(goodOf);
  const counts = GOODS.map((good) => known.filter((other) => other === good).length);
  const unknown = cards.length - known.length;
  const possible = altarsWith(counts, unknown);
  const goods = GOODS.map((good, number) => {
    const worth = worthOf(counts, number);
    return { good, count: counts[number]!, worth, sure: possible.every((altar) => worthOf(altar, number) === worth) };
  });
  return { goods, unknown };
}

/** Return what a card of a good is worth if the altar has these cards: 1 less for each higher count, 0 if it has none (A8.3, A8.4). */
function worthOf(counts: readonly number[], good: number): number {
  const own = counts[good]!;
  return own && MAX_GOOD_VALUE - new Set(counts.filter((count) => count > own)).size;
}

/** Return the counts of every altar that has these cards and as many unknown ones, each of any good from the given one onwards. */
function altarsWith(counts: readonly number[], unknown: number, good = 0): number[][] {
  if (good === counts.length - 1) return [counts.with(good, counts[good]! + unknown)];
  return Array.from({ length: unknown + 1 }, (_, more) =>
    altarsWith(counts.with(good, counts[good]! + more), unknown - more, good + 1),
  ).flat();
}

/** Return what a look at the altar shows the seat, from the top; null if it does not look. */
export function seenBy(state: AltarState, seat: number | null): Good[] | null {
  if (state.phase !== PHASE.keeping || state.turn !== seat) return null;
  const seen = state.look_seen[state.look_count - 1] ?? [];
  return seen.filter((card) => card !== null && card !== EMPTY).map((card) => goodOf(card!));
}

/** Return the offered actions that cards of a kind in the hand can do. */
export function playsOf(actions: string[], kind: Kind): string[] {
  return actions.filter((action) => ['play', 'return'].includes(verbOf(action)) && action.split(' ').includes(kind));
}

/** Return how many cards an action plays. */
export function countOf(action: string): number {
  return Number(action.match(/\d/)?.[0] ?? 1);
}

/** Return the most likely action for a card in the hand. */
export function expectedPlay(kind: Kind): string {
  return isGood(kind) ? `play 1 ${kind} farmer` : `play ${kind}`;
}

/** Return the action of a card in the supply, legal or not. */
export function supplyAction(state: AltarState, actions: string[], good: Good): string {
  const offered = ['buy', 'crown', 'claim'].map((verb) => `${verb} ${good}`).find((action) => actions.includes(action));
  return offered ?? `${expectedOfSupply(state.phase)} ${good}`;
}

function expectedOfSupply(phase: number): string {
  if (phase === PHASE.crowning) return 'crown';
  return phase === PHASE.claiming ? 'claim' : 'buy';
}

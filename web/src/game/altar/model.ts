/** Reads the record and the notation of the legal actions. It applies no rules: the server sends what is legal. */
import type { Maybe } from '../../lib/view';
import { GOODS, KINDS, PHASE, type Good, type Kind } from './cards';
import type { AltarState } from './types';

const EMPTY = -2;
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
  /** Whether the demon stands on it. */
  barred: boolean;
  /** Whether its bottom card is the one that is being scored (A7.1). */
  scoring: boolean;
  /** The index of the card that a take uncovers, which then scores (A7.1); null if there is none. */
  uncovers: number | null;
  /** Whether a take empties it, so that a new row is dealt (A6.3). */
  renews: boolean;
}

/** Whether an action is offered by something that lies on the board. */
export function isOnBoard(action: string): boolean {
  return ON_BOARD.has(verbOf(action));
}

/** Return an action's first word. */
export function verbOf(action: string): string {
  return action.split(' ', 1)[0]!;
}

/** Return the kind whose number the record has. */
export function kindOf(number: number): Kind {
  return KINDS[number]!;
}

/** Return the good whose number the record has, whichever side of the card is up. */
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
    };
  });
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

/** Return a player's sacrifice cards as far as everyone saw them come and go (A10.4); null if the screen does not repeat it. */
export function ledgerOf(state: AltarState, seat: number): GoodCount[] | null {
  const cards = state.ledger[seat]!;
  return isKnown(cards) ? byGood(cards.map((count) => Math.max(0, count))) : null;
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

/** Return the picture of the altar's top card: a good, a back (A5.6); null if nothing lies there. */
export function altarTop(state: AltarState): string | null {
  if (state.altar_size === 0) return null;
  const top = state.altar[state.altar_size - 1];
  return top === null || top === undefined || top >= GOODS.length ? 'back-good' : `good-${goodOf(top)}`;
}

/** Return what lies on the altar, by good, and how many cards of it are unknown; null if the screen does not repeat it (A10.5). */
export function altarCards(state: AltarState): { goods: GoodCount[]; unknown: number } | null {
  if (state.altar_size === 0 || state.laid_size === null) return null;
  const cards = state.altar.slice(0, state.altar_size);
  const known = cards.filter((card) => card !== null).map(goodOf);
  const goods = GOODS.map((good) => ({ good, count: known.filter((other) => other === good).length }));
  return { goods, unknown: cards.length - known.length };
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

/** Return the action to expect of a card in the hand. */
export function expectedPlay(kind: Kind): string {
  return (GOODS as readonly Kind[]).includes(kind) ? `play 1 ${kind} farmer` : `play ${kind}`;
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

/** Reads the record and the notation of the legal actions. It applies no rules: the server sends what is legal. */
import type { Maybe } from '../../lib/view';
import { islandsOf, type Chip, type Island, type Kind } from './cards';
import { CHIPS, COLOURS, ISLANDS, KINDS, NO_SLOT, PHASE } from './facts';
import { verbOf } from '../verb';
import type { DalangState } from './types';

/** A card of a stack; null for one that the seat does not know. */
export type StackCard = Kind | null;

/** The phases in which no card is being answered. */
const UNANSWERED: readonly number[] = [PHASE.stacking, PHASE.starting, PHASE.refilling, PHASE.playing, PHASE.over];

export interface Held {
  kind: Kind;
  count: number;
}

// The table

/** Return the cards of a stack, from its bottom. */
export function stackOf(state: DalangState, seat: number, island: number): StackCard[] {
  const cards: StackCard[] = [];
  for (let slot = state.top[seat]![island]!; slot !== NO_SLOT; slot = state.below[slot]!) cards.unshift(kindAt(state.card[slot]!));
  return cards;
}

function kindAt(number: Maybe): StackCard {
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

/** Return how many cards at the bottom of a stack its owner has never seen (D11.1); 0 if the memory option hides that (D11.5). */
export function unseenIn(state: DalangState, seat: number, island: number): number {
  return state.unseen[seat]![island] ?? 0;
}

/** The card that the active player has played, while the others answer it. */
export interface Answered {
  kind: Kind;
  seat: number;
  /** Where a Dalang card sends the Dalang. */
  goal?: Island;
  /** The player a warrior spares. */
  spared?: number;
  /** The chip that a contest is for. */
  chip?: Chip;
}

/** Return the card in the middle of the table, until its effect is over. */
export function answeredIn(state: DalangState): Answered | null {
  if (UNANSWERED.includes(state.phase)) return null;
  const kind = KINDS[state.kind]!;
  const chip = CHIPS.find((one) => one === kind);
  return {
    kind,
    seat: state.turn,
    ...(isTravelling(state) && { goal: ISLANDS[state.goal]! }),
    ...(kind === 'warrior' && state.spared >= 0 && { spared: state.spared }),
    ...(chip && { chip }),
  };
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
  return answeredIn(state)?.spared === seat;
}

/** Return the chips of an owner at an island; for ASIDE, those set aside. */
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

// The offered actions

const MAX_BUTTONS = 4; // in the action line
const KEYS = 9;
const WAYS_OUT: readonly string[] = ['stop', 'flee', 'pass', 'done'];
const ANSWERS: readonly string[] = ['repel', 'join', 'force', 'block', 'show'];

/** Return the actions for the action line: answers first, then ways to decline, and an action without an alternative. */
export function buttons(actions: readonly string[]): string[] {
  if (actions.length === 1) return [...actions];
  const ways = actions.filter((action) => WAYS_OUT.includes(action));
  const answers = actions.filter((action) => ANSWERS.includes(verbOf(action)));
  return [...(answers.length + ways.length > MAX_BUTTONS ? ends(answers, MAX_BUTTONS - ways.length) : answers), ...ways];
}

/**
 * Return the actions in the order of their number keys. If there are too many for the keys, those that put a card on a stack come last:
 * a click on the card offers them.
 */
export function keyed(actions: readonly string[]): readonly string[] {
  if (actions.length <= KEYS) return actions;
  const isPut = (action: string) => action.startsWith('put ');
  return [...actions.filter((action) => !isPut(action)), ...actions.filter(isPut)];
}

/** Whether the action line has a button for an action. */
export function inLine(actions: readonly string[], action: string): boolean {
  return buttons(actions).includes(action);
}

/** Return the first items of a list and its last one, `count` in all. */
function ends<T>(list: readonly T[], count: number): T[] {
  return [...list.slice(0, count - 1), ...list.slice(-1)];
}

/** Whether a player is asked for an answer and can only pass or flee. */
export function hasNoAnswer(prompt: string, actions: readonly string[]): boolean {
  return actions.length > 0 && ASKING.test(prompt) && actions.every((action) => WAYS_OUT.includes(action));
}

const ASKING = /^(repelling|joining|forcing|outdoing|blocking)/; // prompts for an answer to another player's card

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

/** Return the offered action that a click on an island means, with the picked card or without one. */
export function actionTo(actions: readonly string[], state: DalangState, island: Island, picked: Kind | null): string | undefined {
  return actions.find((action) => goalOf(action) === island && kindOf(action, state) === (picked ?? undefined));
}

/** Whether any offered action has an island as its destination. */
export function isGoal(actions: readonly string[], island: Island): boolean {
  return actions.some((action) => goalOf(action) === island);
}

/** Return the card for which a target is being chosen: the one the player clicked, or the only one with any offered action. */
export function pickedOf(actions: readonly string[], state: DalangState, wish: Kind | null): Kind | null {
  if (wish && usesOf(actions, state, wish).length > 1) return wish;
  const kinds = new Set(actions.map((action) => (goalOf(action) ? kindOf(action, state) : undefined)));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

/** Return the most likely action for a card that cannot be used, to ask why. */
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

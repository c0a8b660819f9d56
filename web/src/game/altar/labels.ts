/** The names of the things on the board, and what a click on them does. */
import { keyOf } from '../../lib/keys';
import { head, say } from '../../lib/words.svelte';
import type { Board, GameEvent } from '../../lib/view';
import type { Good, Kind } from './cards';
import { rows, type GoodCount, type OwnHeap } from './model';
import type { AltarState } from './types';
import { AltarWording } from './wording';

const wording = new AltarWording([]); // an action's words name no player

/** What makes a card a target: the properties of a `Card` that say what it does. */
export interface Target {
  label: string;
  glow: boolean;
  chosen: boolean;
  /** Whether another click confirms. */
  confirms: boolean;
  /** The key that chooses it. */
  number?: string | undefined;
  /** The action, if it is not possible now. */
  why?: string | undefined;
  onclick: (() => void) | undefined;
}

/** Return a card as the target of an action: a click selects the action if it is legal, and otherwise asks why it is not. */
export function target(board: Board<AltarState>, what: string, action: string, deed = actionLabel(action)): Target {
  if (board.actions.includes(action)) {
    const label = say('altar-board-does', { what, deed });
    const number = keyOf(board.actions, action);
    const [chosen, confirms] = [board.chosen, board.awaiting].map((selected) => selected === action) as [boolean, boolean];
    return { label, glow: true, chosen, confirms, number, onclick: () => board.choose(action) };
  }
  const passive = { label: what, glow: false, chosen: false, confirms: false, onclick: undefined };
  return mayAsk(board) ? { ...passive, label: say('altar-board-why', { what }), why: action, onclick: () => board.why?.(action) } : passive;
}

function mayAsk(board: Board<AltarState>): boolean {
  return board.why !== undefined && board.actions.length > 0;
}

/** Return an action's label. */
export function actionLabel(action: string): string {
  return wording.label(action);
}

/** Say which card a take uncovers; empty for any other action, and for a take after which that card is scored: its events say more. */
export function uncovers(state: AltarState, action: string, events: readonly GameEvent[]): string {
  const row = rows(state).find(({ number }) => action === `take ${number}`);
  const next = row?.kinds.at(-2);
  if (!next || events.some(({ name }) => name === 'scored')) return '';
  return say('altar-effect-uncovers', { kind: kindName(next) });
}

export function kindName(kind: Kind): string {
  return say(`altar-kind-${kind}`);
}

export function goodName(good: Good): string {
  return say(`altar-good-${good}`);
}

/** Return the letters that stand for a kind or its good. */
export function letter(kind: Kind): string {
  return kind === 'oracle' ? '' : say(`altar-head-${kind}`);
}

export function goodCount({ good, count }: GoodCount): string {
  return say('altar-board-count', { what: goodName(good), count });
}

export function heapCount({ kind, count, sole }: OwnHeap): string {
  return say(sole ? 'altar-board-sole-count' : 'altar-board-count', { what: kindName(kind), count });
}

/** Return the name on a card. */
export function cardName(kind: Kind): string {
  return head(`altar-kind-${kind}`);
}

/** Return the cost of something in words. */
export function costWords(cost: number): string {
  return say('altar-effect-cost', { cost });
}

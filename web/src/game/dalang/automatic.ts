/** Questions that leave no choice (D3.6). */
import type { GameEvent, GameView } from '../../lib/view';
import { say } from '../../lib/words.svelte';
import type { OnlyAnswer } from '../games';
import type { Wording } from '../wording';
import { layings, slots, suggested } from './laying';
import { hasNoAnswer, singly } from './model';
import type { DalangState } from './types';

/** Return the actions that a player is left with, and why; null if there is a choice. */
export function onlyAnswer(view: GameView, log: readonly (readonly GameEvent[])[], wording: Wording): OnlyAnswer | null {
  const { prompt, actions } = view;
  if (actions.length === 1 && hasNoAnswer(prompt.name, actions)) return { actions, why: wording.prompt(prompt, true, actions) };
  if (prompt.name !== 'laying') return null;
  const hand = suggested(singly((view.state as unknown as DalangState).hand[prompt.seat!]!));
  const isLast = isLastMove(log);
  if (!isLast && new Set(hand).size > 1) return null;
  return { actions: layings(slots(hand)), why: say(`dalang-alone-laying-${isLast ? 'last' : 'alike'}`) };
}

/** Whether the Dalang's move gives out the last mask: no stack is taken up after it (D10.1). */
function isLastMove(log: readonly (readonly GameEvent[])[]): boolean {
  return log.flat().findLast(({ name }) => name === 'set-out')?.values['last'] === 1;
}

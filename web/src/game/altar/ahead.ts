/** What an action leads to beyond its immediate effects, as the table shows it: what a player reads next to a hint. */
import type { GameEvent } from '../../lib/view';
import { say } from '../../lib/words.svelte';
import { verbOf } from '../verb';
import { isGood, isKind, type Good, type Kind } from './cards';
import { KINDS, SHRINE_POINTS } from './facts';
import { uncovers } from './labels';
import { altarCards, countOf, soleMajority } from './model';
import type { AltarState } from './types';

/** Return what an action of the active player leads to, each in a few words. */
export function ahead(state: AltarState, action: string, events: readonly GameEvent[]): string[] {
  const words = action.split(' ');
  const kind = words.find(isKind);
  const good = words.find(isGood);
  switch (verbOf(action)) {
    case 'play':
      return kind ? ofPlay(state, kind, countOf(action)) : [];
    case 'buy':
      return good ? ofBuy(state, good) : [];
    default:
      return [uncovers(state, action, events)].filter(Boolean);
  }
}

/** Return what a player gains by having played more cards of a kind: now, in each scoring, and by the sole majority (A7.6). */
function ofPlay(state: AltarState, kind: Kind, played: number): string[] {
  const number = KINDS.indexOf(kind);
  const seat = state.turn;
  const count = state.tableau[seat]![number]! + played;
  const tableau = state.tableau.map((cards, other) => (other === seat ? cards.with(number, count) : cards));
  const [before, after] = [soleMajority(state, number), soleMajority({ ...state, tableau }, number)];
  return [ofCount(kind, count, played), before !== seat && after === seat ? say('altar-ahead-sole') : ''].filter(Boolean);
}

function ofCount(kind: Kind, count: number, played: number): string {
  if (kind === 'shrine') return say('altar-ahead-shrine', { points: SHRINE_POINTS });
  if (kind === 'stonemason' || kind === 'priest') return say(`altar-ahead-${kind}`, { count });
  return isGood(kind) && count === played ? say('altar-ahead-first') : '';
}

/** Return what the bought card is worth now, as far as the screen shows the altar. */
function ofBuy(state: AltarState, good: Good): string[] {
  const entry = altarCards(state)?.goods.find((other) => other.good === good);
  return entry ? [say('altar-ahead-worth', { worth: entry.worth })] : [];
}

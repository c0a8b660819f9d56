/** What altar's cards do, cost and score. */
import { fact, type InfoFact, type Info, type InfoBook } from '../../lib/info';
import { head } from '../../lib/words.svelte';
import { isGood, isKind, type Good, type Kind } from './cards';
import { GOODS, KINDS, MAX_GOOD_VALUE, NO_DEMON, SACRIFICE_COST, SHRINE_COST, SHRINE_POINTS } from './facts';
import { goodName } from './labels';
import { altarCards } from './model';
import type { AltarState } from './types';

export const book: InfoBook<AltarState> = {
  catalogue: 'altar-info',
  find: (subject, state) => {
    if (subject === 'back-good') return { title: head('altar-board-face-down'), facts: fact('does', 'altar-info-face-down') };
    const good = subject.replace(/^good-/, '');
    if (good !== subject) return isGood(good) ? ofSacrifice(good, state) : null;
    return isKind(subject) ? ofCard(subject, state) : null;
  },
};

function ofCard(kind: Kind, state: AltarState): Info {
  const name = isGood(kind) ? 'farmer' : kind;
  const values = { good: isGood(kind) ? goodName(kind) : '', cost: SHRINE_COST, worth: SHRINE_POINTS };
  const about = (topic: InfoFact['about']) => fact(topic, `altar-info-${name}-${topic}`, values);
  const demon = kind === 'priest' && state.demon !== NO_DEMON ? fact('does', 'altar-info-demon') : [];
  return {
    title: head(`altar-kind-${kind}`),
    facts: [...about('does'), ...demon, ...about('costs'), ...about('scores'), ...left(kind, state)],
  };
}

/** Return how many cards of a kind are in the draw pile, as far as the screen shows it, and in front of the players. */
function left(kind: Kind, state: AltarState): InfoFact[] {
  if (kind === 'oracle') return [];
  const number = KINDS.indexOf(kind);
  const laid = state.tableau.slice(0, state.players).reduce((sum, cards) => sum + cards[number]!, 0);
  const pile = state.pile[number] ?? null;
  return pile === null ? fact('left', 'altar-info-played', { laid }) : fact('left', 'altar-info-pile', { laid, count: pile });
}

function ofSacrifice(good: Good, state: AltarState): Info {
  const count = state.supply[GOODS.indexOf(good)]!;
  return {
    title: head(`altar-goods-${good}`, { count: 1 }),
    facts: [
      ...fact('does', 'altar-info-good-does'),
      ...fact('costs', 'altar-info-good-costs', { cost: SACRIFICE_COST, good: goodName(good) }),
      ...worthNow(good, state),
      ...fact('scores', 'altar-info-good-scores', { worth: MAX_GOOD_VALUE }),
      ...fact('left', 'altar-info-supply', { count }),
    ],
  };
}

/** Return what a card of a good is worth now, as far as the screen shows the altar. */
function worthNow(good: Good, state: AltarState): InfoFact[] {
  const entry = altarCards(state)?.goods.find((other) => other.good === good);
  return entry ? fact('scores', entry.sure ? 'altar-info-good-now' : 'altar-info-good-now-unsure', { worth: entry.worth }) : [];
}

/** What dalang's cards, chips, seals, masks and islands do and score. */
import { fact, type InfoFact, type Info, type InfoBook } from '../../lib/info';
import { head, say } from '../../lib/words.svelte';
import { isCourt, isKind, type Kind } from './cards';
import { DECK, KEPT, KINDS, MASK_VALUES, MAX_MOVED, SEAL_POINTS } from './facts';
import type { DalangState } from './types';

export const book: InfoBook<DalangState> = {
  catalogue: 'dalang-info',
  find: (subject, state) => {
    if (isKind(subject)) return ofCard(subject, state);
    const [family, which = ''] = subject.split('-');
    if (family === 'chip') return { title: head(`dalang-chip-${which}`), facts: facts('chip', { seal: SEAL_POINTS }) };
    if (family === 'seal') return { title: head('dalang-seal'), facts: facts('seal', { seal: SEAL_POINTS }) };
    if (family === 'mask') return ofMask(Number(which), state);
    return family === 'island' ? { title: say(`dalang-island-${which}`), facts: facts('island', { count: KEPT }) } : null;
  },
};

function facts(name: string, values: Record<string, string | number>): InfoFact[] {
  return (['does', 'scores'] as const).flatMap((topic) => fact(topic, `dalang-info-${name}-${topic}`, values));
}

function ofCard(kind: Kind, state: DalangState): Info {
  const number = KINDS.indexOf(kind);
  const name = isCourt(kind) ? kind : 'dalang';
  const counts = { total: DECK[number]!, gone: state.discards[number]! };
  return {
    title: head(`dalang-kind-${kind}`),
    facts: [...facts(name, { count: MAX_MOVED }), ...fact('left', 'dalang-info-discards', counts)],
  };
}

function ofMask(value: number, state: DalangState): Info {
  const count = state.masks_left[(MASK_VALUES as readonly number[]).indexOf(value)]!;
  return {
    title: head('dalang-board-masks', { count: 1, value }),
    facts: [...facts('mask', { value }), ...fact('left', 'dalang-info-masks-left', { count })],
  };
}

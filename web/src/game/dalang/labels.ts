/** The names of the things on the board. */
import { say } from '../../lib/words.svelte';
import type { Island, Kind } from './cards';

export function kindName(kind: Kind): string {
  return say(`dalang-kind-${kind}`);
}

export function islandName(island: Island): string {
  return say(`dalang-island-${island}`);
}

/** Return the name of a hand: the owner's, if it is not the viewer. */
export function handName(owner: string | undefined): string {
  return owner ? say('dalang-board-hand-of', { who: owner }) : say('dalang-your-hand');
}

/** Return the letters that stand for a card. */
export function letter(kind: Kind): string {
  return kind
    .split('-')
    .map((part) => say(`dalang-short-${part}`))
    .join('');
}

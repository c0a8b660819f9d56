import { say } from '../../lib/words.svelte';
import type { Kind } from './cards';

/** Return a card's name in one or two letters. */
export function shortOf(kind: Kind): string {
  return kind
    .split('-')
    .map((part) => say(`dalang-short-${part}`))
    .join('');
}

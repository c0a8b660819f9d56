/** What a card or token does, costs and scores, and how many are left: shown on hover, focus or a long press. */
import { has, say, words } from './words.svelte';
import type { Value } from './view';

export interface InfoFact {
  /** Which question it answers. */
  about: 'does' | 'costs' | 'scores' | 'left';
  text: string;
}

export interface Info {
  title: string;
  facts: InfoFact[];
}

/** A game's information about everything on its table, by the names of the pictures. */
export interface InfoBook<State> {
  /** The catalogue with its texts. */
  catalogue: string;
  /** Return the information about something; null if it explains itself. */
  find: (subject: string, state: State) => Info | null;
}

/** Load a book's texts in the chosen language, if they are not there yet. */
export async function loadTexts(book: InfoBook<never>): Promise<void> {
  if (!has(book.catalogue)) await words.loadCatalogues(book.catalogue);
}

/** Return one fact of a subject, or none if its catalogue has no such message. */
export function fact(about: InfoFact['about'], message: string, values: Record<string, Value> = {}): InfoFact[] {
  return has(message) ? [{ about, text: say(message, values) }] : [];
}

/** What a log says besides the game's events: who left, returned or took another name. */
import type { Note } from '../lib/view';
import type { Away, Back, Renamed } from './entries';

/** Return the note for an entry about a player, who had this name before it, after this many actions. */
export function noteOf(entry: Away | Back | Renamed, step: number, before: string): Note {
  const { seat } = entry;
  switch (entry.what) {
    case 'away':
      return { step, name: entry.why, seat, before: null };
    case 'back':
      return { step, name: 'returned', seat, before: null };
    case 'renamed':
      return { step, name: 'renamed', seat, before };
  }
}

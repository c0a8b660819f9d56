/** Events as a sequence of movements. */
import type { Beat, GameEvent } from '../lib/view';
import { grouped } from './wording';

/** Return the beats of events: consecutive events of the same key move together, all others one after the other. */
export function inBeats(
  events: readonly GameEvent[],
  moves: (event: GameEvent) => Partial<Beat>,
  key: (event: GameEvent) => string = ({ name }) => name,
): Beat[] {
  return grouped(events, key)
    .map((group) => joined(group.map(moves)))
    .filter(({ flash, flights, gains }) => flash !== undefined || flights.length > 0 || gains.length > 0);
}

function joined(parts: readonly Partial<Beat>[]): Beat {
  const flash = parts.find((part) => part.flash !== undefined)?.flash;
  const beat = { flights: parts.flatMap((part) => part.flights ?? []), gains: parts.flatMap((part) => part.gains ?? []) };
  const told = parts.flatMap((part) => part.told ?? []);
  return { ...(flash !== undefined && { flash }), ...beat, ...(told.length && { told }) };
}

/** What each player did in their last turn. */
import type { GameEvent } from '../lib/view';
import { remembered, type Wording } from './wording';

/** What one player did. */
export interface Deed {
  seat: number;
  /** What they did in the whole turn, and what they did last. */
  text: string;
  last: string;
  /** The number of its last line in the log. */
  number: number;
}

interface Turn {
  /** The number of the turn in the game. */
  turn: number;
  events: GameEvent[];
  last: GameEvent[];
  number: number;
}

/** Return what each player last did, by seat, as the viewer remembers it: lines from `fresh` onwards in full. Passes are left out. */
export function lastDeeds(lines: readonly (readonly GameEvent[])[], fresh: number, wording: Wording): Deed[] {
  const turns = new Map<number, Turn>();
  let turn = 0;
  const log = lines.map((events, number) => remembered(events, number >= fresh));
  for (const [number, events] of log.entries()) {
    const logged = wording.logged(events).filter((event) => event.name !== 'passed');
    const seat = logged[0]?.seat ?? null;
    if (seat !== null) turns.set(seat, { turn, number, last: logged, events: [...before(turns.get(seat), turn), ...logged] });
    if (events.some((event) => event.name === 'turn')) turn++;
  }
  return [...turns]
    .map(([seat, { events, last, number }]) => ({ seat, number, text: wording.describe(events), last: wording.describe(last) }))
    .toSorted((one, other) => one.seat - other.seat);
}

/** Return what a player has already done in this turn. */
function before(last: Turn | undefined, turn: number): GameEvent[] {
  return last?.turn === turn ? last.events : [];
}

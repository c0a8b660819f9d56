/** What a replay can jump to: decisions, turns and scorings. */
import type { GameEvent } from './view';

/** A position at which a turn begins or after a scoring. */
export interface ReplayMark {
  step: number;
  turn: boolean;
  scoring: boolean;
}

const TURN = 'turn'; // the event that starts a player's turn, in every game

/** Return the marks of a game, from the events of each action. */
export function marksOf(lines: readonly (readonly GameEvent[])[], isScoring: (event: GameEvent) => boolean): ReplayMark[] {
  const marks = lines.map((events, number) => ({
    step: number + 1,
    turn: events.some((event) => event.name === TURN),
    scoring: events.some(isScoring),
  }));
  return marks.filter((mark) => mark.turn || mark.scoring);
}

/** Return the nearest of some steps after or before a position; the end of the game or its beginning if there is none. */
export function nearest(steps: readonly number[], at: number, by: 1 | -1, last: number): number {
  const found = by > 0 ? steps.find((step) => step > at) : steps.findLast((step) => step < at);
  return found ?? (by > 0 ? last : 0);
}

/** What each player did in their last turn. */
import type { GameEvent } from '../lib/view';
import { grouped, remembered, type Wording } from './wording';

/** What one player did. */
export interface Deed {
  seat: number;
  /** What they did in the whole turn. */
  text: string;
  /** What they did last, from the longest to the shortest way to say it. */
  last: string[];
  /** The number of its last line in the log. */
  number: number;
  /** Whether the viewer has acted since, in a turn that is over. */
  old: boolean;
}

const UNTOLD = new Set(['passed', 'started', 'turn']); // a pass changes nothing, a start card belongs to the setup, and the panels show the turn

interface Turn {
  /** The number of the turn in the game. */
  turn: number;
  events: GameEvent[];
  last: GameEvent[];
  number: number;
}

/**
 * Return what each player last did, the oldest first, as the viewer remembers it: lines from `fresh` onwards in full. Passes and start cards are left out.
 * What results from an action later, such as a scoring after new cards were dealt, belongs to that action.
 */
export function lastDeeds(lines: readonly (readonly GameEvent[])[], fresh: number, wording: Wording, viewer: number | null = null): Deed[] {
  const turns = new Map<number, Turn>();
  let turn = 0;
  let actor: number | null = null;
  const acted = new Map<number, number>(); // the viewer's last line, by turn
  const log = lines.map((events, number) => remembered(events, number >= fresh));
  for (const [number, events] of log.entries()) {
    const logged = wording.logged(events).filter((event) => !UNTOLD.has(event.name));
    const doer = logged[0] && !wording.isResult(logged[0]) ? logged[0].seat : null;
    const seat = logged.length ? (doer ?? actor) : null;
    const known = seat === null ? undefined : turns.get(seat);
    const last = doer === null ? [...(known?.last ?? []), ...logged] : logged;
    if (seat !== null) turns.set(seat, { turn, number, last, events: [...earlier(known, turn), ...logged] });
    actor = doer ?? actor;
    if (doer !== null && doer === viewer) acted.set(turn, number);
    if (events.some((event) => event.name === 'turn')) turn++;
  }
  const before = Math.max(-1, ...[...acted].filter(([when]) => when < turn).map(([, number]) => number));
  return [...turns]
    .map(([seat, { events, last, number }]) => ({
      seat,
      number,
      text: wording.describe(events),
      last: [...new Set(forms(last, seat, viewer).map((some) => wording.brief(some)))],
      old: number < before,
    }))
    .toSorted((one, other) => one.number - other.number);
}

/**
 * Return the events for a text of any length, and for shorter ones: without what concerns only others, with only what the player did and
 * the viewer gained, and with only what the player did.
 */
function forms(events: readonly GameEvent[], seat: number, viewer: number | null): GameEvent[][] {
  const ordered = ownFirst(events, viewer);
  const own = ordered.filter((event) => event.seat === null || event.seat === seat || event.seat === viewer);
  const first = own.find((event) => event.seat === seat);
  const gained = own.filter((event) => event === first || event.seat === viewer);
  return [ordered, own, gained, first ? [first] : []].filter((some) => some.length > 0);
}

/** Return events with the viewer's own before others of the same name, so that a short line says what the viewer gained. */
function ownFirst(events: readonly GameEvent[], viewer: number | null): GameEvent[] {
  const isOthers = ({ seat }: GameEvent) => Number(seat !== viewer);
  return grouped(events, ({ name }) => name).flatMap((alike) => alike.toSorted((one, other) => isOthers(one) - isOthers(other)));
}

/** Return what a player has already done in this turn. */
function earlier(last: Turn | undefined, turn: number): GameEvent[] {
  return last?.turn === turn ? last.events : [];
}

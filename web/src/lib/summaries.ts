/** The information about each table in the list of a player's tables. */
import type { Summary } from './view';
import { joined, say } from './words.svelte';

/** The order of the tables that are not over, after those that wait for this player. */
const ORDER: Summary['status'][] = ['playing', 'dealing', 'open', 'frozen'];
const BETWEEN_POINTS = '\u00a0:\u00a0'; // on one line

/** Whether a table waits for this player, and no bot decides for them. */
export function isYourTurn({ status, asked, yours, away }: Summary): boolean {
  return status === 'playing' && asked !== null && yours[asked] === true && !away[asked];
}

/** Return the milliseconds that the deciding player has left; null without a clock. `passed` is the time since the list arrived. */
export function timeLeftAt({ deadline = null, now }: Summary, passed: number): number | null {
  return deadline === null ? null : Math.max(deadline - now - passed, 0);
}

/** Return the tables that are not over: those that wait for this player first, the most urgent one on top. */
export function current(tables: readonly Summary[]): Summary[] {
  return tables.filter(({ status }) => status !== 'over').sort((one, other) => rank(one) - rank(other) || urgency(one) - urgency(other));
}

/** Return the finished games, the latest one first. */
export function finished(tables: readonly Summary[]): Summary[] {
  return tables.filter(({ status }) => status === 'over').sort((one, other) => other.touched - one.touched);
}

function rank(table: Summary): number {
  return isYourTurn(table) ? -1 : ORDER.indexOf(table.status);
}

/** Tables where this player is deciding: by clock, then the longest wait. Others: the latest change. */
function urgency(table: Summary): number {
  return isYourTurn(table) ? (table.deadline ?? Number.MAX_SAFE_INTEGER / 2 + table.touched) : -table.touched;
}

/** Return how a game ended for this player, in a few words: “You won 72 : 60”. */
export function outcome({ result, yours, names }: Summary): string {
  if (!result) return say('web-status-over');
  const own = yours.flatMap((mine, seat) => (mine ? [seat] : []));
  const [only = -1] = own;
  const seat = own.length === 1 ? only : result.places.indexOf(1);
  const place = result.places[seat] ?? 1;
  const points = pointsFrom(seat, result.points);
  if (own.length !== 1)
    return say(points ? 'web-result-winner' : 'web-result-winner-resigned', { who: winners(result.places, names), points });
  if (!result.points) return say(place === 1 ? 'web-result-won-resigned' : 'web-result-resigned');
  const shared = result.places.filter((other) => other === 1).length > 1;
  return say(place > 1 ? 'web-result-place' : shared ? 'web-result-shared' : 'web-result-won', { place, points });
}

/** Return the names of the players who won. */
function winners(places: readonly number[], names: Summary['names']): string {
  return joined(names.flatMap((name, seat) => (places[seat] === 1 ? [name ?? ''] : [])));
}

/** Return the points of a seat, then those of the others from the highest. */
function pointsFrom(seat: number, points: readonly number[] | null): string {
  const others = (points ?? []).filter((_, other) => other !== seat).sort((one, other) => other - one);
  return points ? [points[seat], ...others].join(BETWEEN_POINTS) : '';
}

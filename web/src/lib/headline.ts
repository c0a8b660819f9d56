/** The end of a game in one line, as said to the viewer. */
import type { Result } from './view';
import { joined, say } from './words.svelte';

/** Return the points between the winners and the next player; 0 if a tie-break decided, or if everyone has won. */
function margin({ points, places }: Result): number {
  const most = (isWinner: boolean) => Math.max(...(points ?? []).filter((_, seat) => (places[seat] === 1) === isWinner));
  const difference = most(true) - most(false);
  return Number.isFinite(difference) ? difference : 0;
}

/** Whether players with equal points have different places. */
export function hasBrokenTies({ points, places }: Result): boolean {
  return (points ?? []).some((point, seat, all) => all.some((other, rival) => other === point && places[rival] !== places[seat]));
}

/** Whether several players had the most points and a tie-break decided. */
function isTieBroken(result: Result): boolean {
  return result.why === 'played' && winnersOf(result).length === 1 && margin(result) === 0;
}

/** Return who has won, by how much, and the viewer's place. A spectator has no seat; players who share a screen count as one. */
export function headline(result: Result, names: readonly string[], own: readonly number[]): string {
  const you = own.length === 1 ? own[0] : undefined;
  return result.why === 'resigned' ? afterResignation(result, names, you) : afterCount(result, names, you);
}

function winnersOf({ places }: Result): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

function afterCount(result: Result, names: readonly string[], you: number | undefined): string {
  const winners = winnersOf(result);
  const wins = you !== undefined && winners.includes(you);
  const who = joined(winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? ''));
  const text = say(`web-end-${wins ? 'you-' : ''}${manner(result)}`, { who, points: margin(result) });
  const place = you === undefined || wins ? undefined : result.places[you];
  return place === undefined ? text : say('web-end-and-you', { headline: text, place });
}

/** Return the kind of victory, as in the messages' names. */
function manner(result: Result): string {
  if (winnersOf(result).length > 1) return 'share';
  if (isTieBroken(result)) return 'tie-break';
  return 'win';
}

function afterResignation(result: Result, names: readonly string[], you: number | undefined): string {
  const winners = winnersOf(result);
  const winning = joined(winners.map((seat) => names[seat] ?? ''));
  const others = names.filter((_, seat) => seat !== you && result.places[seat] !== 1);
  if (you !== undefined && result.places[you] !== 1) return say('web-end-you-resigned', { who: winning, count: winners.length });
  if (winners.length === 1 && winners[0] === you) return say('web-end-win-by-resignation', { who: joined(others), count: others.length });
  return say('web-end-resigned', { who: joined(others), winners: winning, count: winners.length });
}

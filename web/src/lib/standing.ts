import type { Result } from './view';

/** Return each player's points: those that decided or, after a resignation, those at that moment. */
export function totalsOf({ points, places, categories }: Result): number[] {
  return points ?? places.map((_, seat) => categories.reduce((sum, category) => sum + (category.points[seat] ?? 0), 0));
}

/** Return the seats in the order of their places; players who share a place stay in the order of their seats. */
export function seatsByPlace(places: readonly number[]): number[] {
  return places
    .map((place, seat) => ({ place, seat }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ seat }) => seat);
}

/** Return the seats in the order of their places; players who share a place stay in the order of their seats. */
export function seatsByPlace(places: readonly number[]): number[] {
  return places
    .map((place, seat) => ({ place, seat }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ seat }) => seat);
}

/** The rematch that this player has agreed to with a click. It is no part of an address: nobody agrees by following a link. */
let wanted: string | null = null;

/** Agree to play at a rematch's table. */
export function want(table: string): void {
  wanted = table;
}

/** Return, once, whether the player has agreed to play at this table. */
export function takeWish(table: string): boolean {
  const agreed = wanted === table;
  if (agreed) wanted = null;
  return agreed;
}

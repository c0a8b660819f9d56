/** The rematch that this player has agreed to with a click. It is no part of an address: nobody agrees by following a link. */
let agreed: string | null = null;

/** Agree to play at a rematch's table. */
export function agreeToRematch(table: string): void {
  agreed = table;
}

/** Return, once, whether the player has agreed to play at this table. */
export function takeAgreement(table: string): boolean {
  if (agreed !== table) return false;
  agreed = null;
  return true;
}

/** A saved game: everything that its file says. The format is that of src/bali/core/saved. */
import type { GameName, GameOptions } from '../engine/engine';
import { SecureDealer } from './dealer';
import { expect } from './refusal';
import { commitmentTo, dealKey, stirred, type Share } from './shares';

export const FORMATS = [1, 2] as const; // format 2 has shares; a game without shares is written in format 1
export const FIRST_RULES = 1; // the rules version of files that state none, from before 0.7
export const SECRET_BYTES = 32;

/** The occupant of a seat: a name, the bot if one plays it, and the player's share of the deal if there is one. */
export interface SavedSeat {
  name: string;
  bot: string | null;
  share: Share | null;
}

export interface Saved {
  game: GameName;
  options: GameOptions;
  /** All actions so far, draws included. */
  actions: number[];
  seats: SavedSeat[];
  /** The dealer's secret in hexadecimal digits. */
  secret: string;
  /** Added to the shares by the server; empty if there is none. */
  nonce: string;
  /** Added by players before version 0.7. */
  entropy: string[];
  /** The version of Bali that wrote it. */
  version: string;
  /** The version of the rules, unless it is the current one. */
  otherRules: number | null;
}

/** Return a dealer that deals the game from its first card. */
export function dealerOf({ secret, nonce, seats, entropy }: Saved): SecureDealer {
  const shares = seats.map(({ share }) => share);
  return new SecureDealer(shares.some(Boolean) ? dealKey(secret, nonce, shares) : stirred(secret, entropy));
}

/** Throw `Refusal` if a share is not the one its player committed to. */
export function checkShares(seats: readonly SavedSeat[]): void {
  for (const { share } of seats) expect(!share?.value || commitmentTo(share.value) === share.commitment, 'file-share');
}

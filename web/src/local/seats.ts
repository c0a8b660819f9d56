/** The seats of a local table. All people are at this device. */
import type { Away, Player } from './entries';

/** A seat: its player, and whether they are away. */
export interface Seat {
  player: Player | null;
  away: Away | null;
}

/** Return the level of the bot that currently decides for a seat, or null. */
export function botAt(seat: Seat): string | null {
  return seat.player?.kind === 'bot' ? seat.player.level : (seat.away?.level ?? null);
}

/** Return whether a person has this seat. */
export function isPersons(seat: Seat): boolean {
  return seat.player?.kind === 'person';
}

/** Return whether the person has resigned. */
export function hasResigned(seat: Seat): boolean {
  return seat.away?.why === 'resigned';
}

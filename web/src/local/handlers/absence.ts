/** People who leave, return or resign. A bot plays their seats meanwhile. */
import type { Away, Entry, Reason } from '../entries';
import { SUBSTITUTE } from '../facts';
import { expect } from '../refusal';
import { hasResigned } from '../seats';
import type { LocalTable } from '../table';
import { expectPlaying, ownSeat, ownSeats } from './checks';

/** Return the entries that give all people's seats to bots. */
export function leave(table: LocalTable, now: number): Entry[] {
  expectPlaying(table);
  const seats = ownSeats(table).filter((seat) => table.seats[seat]?.away === null);
  expect(seats.length > 0, 'away');
  return seats.map((seat) => awayEntry(seat, 'left', now));
}

/** Return the entries that give the seats back. */
export function comeBack(table: LocalTable, now: number): Entry[] {
  expectPlaying(table);
  const seats = ownSeats(table).filter((number) => {
    const seat = table.seats[number];
    return seat !== undefined && seat.away !== null && !hasResigned(seat);
  });
  expect(seats.length > 0, 'not-away');
  return seats.map((seat) => ({ at: now, what: 'back', seat }));
}

/** Return the entry for a player who resigns. */
export function resign(table: LocalTable, number: number, now: number): Entry[] {
  expect(!hasResigned(ownSeat(table, number)), 'resigned');
  return [awayEntry(number, 'resigned', now)];
}

function awayEntry(seat: number, why: Reason, now: number): Away {
  return { at: now, what: 'away', seat, why, level: SUBSTITUTE };
}

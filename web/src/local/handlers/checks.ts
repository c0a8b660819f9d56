/** Conditions that several commands share. Each check refuses a command if its condition does not hold. */
import { isPersons, type Seat } from '../seats';
import { expect } from '../refusal';
import type { LocalTable } from '../table';

/** Check that the game is being played. */
export function expectPlaying(table: LocalTable): void {
  expect(table.status === 'playing', 'not-now');
}

/** Return the seat with this number. */
export function seatAt(table: LocalTable, number: number): Seat {
  const seat = table.seats[number];
  expect(seat !== undefined, 'seat');
  return seat;
}

/** Return the seat with this number, which must be a person's, during the game. */
export function ownSeat(table: LocalTable, number: number): Seat {
  const seat = seatAt(table, number);
  expectPlaying(table);
  expect(isPersons(seat), 'not-yours');
  return seat;
}

/** Return the numbers of all people's seats. */
export function ownSeats(table: LocalTable): number[] {
  const seats = table.ownSeats;
  expect(seats.length > 0, 'not-seated');
  return seats;
}

/** Check that the game has not continued since the guest looked. */
export function expectStep(table: LocalTable, step: number): void {
  expect(table.step === step, 'stale');
}

/** Return the deciding seat. It must be a person's, and the game must not have continued since they looked. */
export function decidingSeat(table: LocalTable, step: number): number {
  expectPlaying(table);
  ownSeats(table);
  expectStep(table, step);
  const { asked } = table;
  const seat = asked === null ? undefined : table.seats[asked];
  expect(asked !== null && seat !== undefined && isPersons(seat), 'not-asked');
  expect(seat.away === null, 'away');
  return asked;
}

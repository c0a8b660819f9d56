/** Names of the people at this table. */
import type { Entry } from '../entries';
import { cleanName, distinctName } from '../names';
import { expect } from '../refusal';
import type { LocalTable } from '../table';
import { ownSeat } from './checks';

/** Return the entry that gives a person's seat another name. */
export function rename(table: LocalTable, number: number, name: string, now: number): Entry[] {
  const seat = ownSeat(table, number);
  const others = table.seats.filter((other) => other !== seat).flatMap(({ player }) => (player ? [player.name] : []));
  return [{ at: now, what: 'renamed', seat: number, name: nameFrom(name, others) }];
}

/** Return a name as it is shown, unlike those that are taken. Refuse one that cannot be shown. */
export function nameFrom(text: string, taken: readonly string[]): string {
  const name = cleanName(text);
  expect(name !== null, 'name');
  return distinctName(name, taken);
}

/** The jump to a lesson's last turns. */
import type { Acted, Entry } from '../entries';
import { expect } from '../refusal';
import type { LocalTable } from '../table';
import { decidingSeat } from './checks';

/** Return the entries for all decisions up to a lesson's last turns. */
export function jump(table: LocalTable, step: number, now: number): Entry[] {
  decidingSeat(table, step);
  const actions = table.jumpActions;
  expect(actions.length > 0, 'no-jump');
  const match = table.match.at(table.step);
  return actions.map((action): Acted => {
    const seat = match.actor;
    const draws = match.drawsAfter(action, table.dealer(match));
    for (const made of [action, ...draws]) match.applyTrusted(made);
    return { at: now, what: 'acted', seat, action: table.describe(action), draws: draws.map((draw) => table.describe(draw)) };
  });
}

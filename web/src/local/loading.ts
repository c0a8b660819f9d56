/**
 * Loading a table from its stored log, whichever version wrote it. It mirrors `table/loading.py`: a log of the current rules is
 * trusted. Any other is replayed with every action and every draw checked, and the table is frozen at the first group that does not
 * fit: it shows the game up to there.
 */
import type { Engine } from '../engine/engine';
import type { Entry } from './entries';
import { expect } from './refusal';
import { LocalTable } from './table';

/** Return the table that a log describes. The log has one group of entries per command. */
export function loadTable(name: string, log: readonly (readonly Entry[])[], engine: Engine): LocalTable {
  const [[opened, ...first] = [], ...rest] = log;
  expect(opened?.what === 'opened', 'no-table');
  const table = new LocalTable(name, opened, engine);
  for (const entries of [first, ...rest]) addStored(table, entries);
  return table;
}

/** Add the next group of the stored log to its table, or freeze the table there. */
export function addStored(table: LocalTable, entries: readonly Entry[]): void {
  const { step } = table;
  try {
    table.add(table.status === 'frozen' ? entries.filter(({ what }) => what === 'rematched') : entries, table.hasOtherRules);
  } catch {
    table.freeze(step);
    table.add([]);
  }
}

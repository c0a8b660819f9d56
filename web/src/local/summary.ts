/** What is stored of a command: its entries, and the table in the list after them. */
import type { Entry, Rematched } from './entries';
import { rematchEntries, started } from './handlers/opening';
import { isPersons } from './seats';
import type { Batch, StoredSummary } from './store';
import { LocalTable } from './table';
import { resultOf } from './view-parts';

/** Return the batch for entries that have just been added to a table, and that of the table which a rematch opens. */
export function batchesOf(table: LocalTable, entries: readonly Entry[]): Batch[] {
  const asked = entries.find((entry) => entry.what === 'rematched');
  return asked ? [batchOf(table, entries), rematchBatch(table, asked)] : [batchOf(table, entries)];
}

/** Return the batch for entries that have just been added to a table. */
export function batchOf(table: LocalTable, entries: readonly Entry[]): Batch {
  return { table: table.name, version: table.logged - 1, entries, summary: summaryOf(table, entries.at(-1)?.at ?? 0) };
}

/** Return the first batch of a new table, whose game it starts. */
export function firstBatch(name: string, opening: readonly Entry[], engine: LocalTable['engine']): Batch {
  const at = opening[0]?.at ?? 0;
  const entries = [...opening, started(LocalTable.of(name, [opening], engine), at)];
  return { table: name, version: 0, entries, summary: summaryOf(LocalTable.of(name, [entries], engine), at) };
}

function rematchBatch(table: LocalTable, asked: Rematched): Batch {
  return firstBatch(asked.table, rematchEntries(table, asked), table.engine);
}

function summaryOf(table: LocalTable, touched: number): StoredSummary {
  const ended = resultOf(table);
  return {
    id: table.name,
    options: table.options,
    status: table.status,
    names: table.seats.map(({ player }) => player?.name ?? null),
    levels: table.seats.map(({ player }) => (player?.kind === 'bot' ? player.level : null)),
    away: table.seats.map(({ away }) => away?.why ?? null),
    yours: table.seats.map(isPersons),
    asked: table.asked,
    deadline: null,
    result: ended && { points: ended.points, places: ended.places },
    step: table.step,
    touched,
  };
}

/** Reads the rows that a game reports: events, prompts, reasons and categories of points, as the server's messages have them. */
import type { GameEvent, Notice, Result, Value } from '../lib/view';
import { ABSENT, FADES, FIRST_VALUE, SEAT, Stage } from './facts';
import type { Declared, DeclaredValue, GameTables } from './tables';

export { Stage };
export type Stage = (typeof Stage)[keyof typeof Stage];

/** A row of a report; `core/reports.py` describes its columns. */
export type Row = Int32Array;

/** The points from one source, by seat. */
export type Category = Result['categories'][number];

/** Return a row as an event. Its `fades` are the values that the seat which received it will lose. */
export function eventOf(tables: Pick<GameTables, 'events'>, row: Row): GameEvent {
  const { name, values } = declaredBy(tables.events, row);
  const fades = row[FADES] === 1 ? values.filter((value) => value.fades).map((value) => value.name) : [];
  return { name, seat: seatOf(row), values: valuesOf(values, row), fades };
}

/** Return a row as a prompt or a reason, given the table that declares it. */
export function noticeOf(reports: readonly Declared[], row: Row): Notice {
  const { name, clause = '', values } = declaredBy(reports, row);
  return { name, clause, seat: seatOf(row), values: valuesOf(values, row) };
}

/** Return a row as a category of points: after its values come the points of each seat. */
export function categoryOf(reports: readonly Declared[], row: Row, players: number): Category {
  const { name, values } = declaredBy(reports, row);
  const last = values.at(-1);
  const end = last ? last.column + (last.columns ?? 1) : FIRST_VALUE;
  return { name, points: [...row.subarray(end, end + players)], values: valuesOf(values, row) };
}

function declaredBy(reports: readonly Declared[], row: Row): Declared {
  const declared = reports[row[0] ?? ABSENT];
  if (!declared) throw new Error(`nothing is declared with the number ${row[0]}`);
  return declared;
}

function seatOf(row: Row): number | null {
  return row[SEAT] === ABSENT ? null : row[SEAT]!;
}

/** Return the values of a row by name. A value whose first cell is empty is left out. */
function valuesOf(declared: readonly DeclaredValue[], row: Row): Record<string, Value> {
  const present = declared.filter((value) => row[value.column] !== ABSENT);
  return Object.fromEntries(present.map((value) => [value.name, valueOf(value, row)]));
}

function valueOf({ form, column, columns = 1, words = [] }: DeclaredValue, row: Row): Value {
  const cells = [...row.subarray(column, column + columns)];
  switch (form) {
    case 'number':
      return cells[0]!;
    case 'word':
      return words[cells[0]!]!;
    case 'list':
      return cells
        .filter((cell) => cell !== ABSENT)
        .map((cell) => words[cell])
        .join(' ');
    case 'counts':
      return cells.flatMap((count, word) => Array<string>(count).fill(words[word]!)).join(' ');
  }
}

/** All tables of this device as one file: a line that says what it is, then one line per table with its log. */
import { VERSION } from '../api/facts';
import type { Entry } from './entries';
import { Refusal } from './refusal';

const FORMAT = 1;

export interface StoredTable {
  table: string;
  log: Entry[][];
}

/** Return tables as a file. */
export function backupText(tables: readonly StoredTable[]): string {
  const lines = [{ backup: FORMAT, engine: VERSION, tables: tables.length }, ...tables];
  return lines.map((line) => JSON.stringify(line) + '\n').join('');
}

/** Return the tables of a file; null if it is no backup. Throw `Refusal` if it is incomplete or cannot be read. */
export function tablesOf(text: string): StoredTable[] | null {
  const [first = '', ...rest] = text.split('\n').filter(Boolean);
  const head = parsed(first) as { backup?: unknown; tables?: unknown } | null;
  if (typeof head !== 'object' || head?.backup === undefined) return null;
  if (head.backup !== FORMAT) throw new Refusal('file-format');
  if (head.tables !== rest.length) throw new Refusal('file-short');
  const tables = rest.map((line) => parsed(line));
  if (!tables.every(isTable)) throw new Refusal('bad');
  return tables;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isTable(value: unknown): value is StoredTable {
  const { table, log } = (value ?? {}) as Partial<StoredTable>;
  return typeof table === 'string' && Array.isArray(log) && log.every(Array.isArray);
}

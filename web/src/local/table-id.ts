/** The names of tables on this device: they begin with a word, so that everybody can tell them from those on a server. */
import { randomBytes, toHex } from '../lib/bytes';
import { NAME_BYTES } from './facts';

const LOCAL = 'local-';

/** Return an unguessable name for a table on this device. */
export function newName(): string {
  return LOCAL + toHex(randomBytes().subarray(0, NAME_BYTES));
}

/** Return whether a table is on this device. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

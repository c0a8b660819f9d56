/** The tables of this device and those of the server. */

/** How the ids of this device's tables begin. */
const LOCAL = 'local-';

/** Whether a table is on this device, and needs no server. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

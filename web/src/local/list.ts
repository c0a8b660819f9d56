/** The list of this device's tables, which the start page reads without the worker. */
import type { Summary } from '../lib/view';
import type { LogStore } from './store';

/** Return the tables in a store, without lessons. */
export async function listOf(store: LogStore): Promise<Summary[]> {
  const now = Date.now();
  return (await store.list()).filter(({ options }) => !options.lesson).map((summary) => ({ ...summary, now }));
}

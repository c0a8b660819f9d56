/** Public tables that wait for players: on this page's server, or on the one that a static site knows. */
import { address, tableIn } from './address';
import { http, RequestError } from './http';
import { go } from './route.svelte';
import { isLocal } from './tables';
import type { Summary } from './view';

/** The server that a static site knows, with a slash at its end. Its tables open there: only its own pages have its cookies. */
export const ELSEWHERE = import.meta.env.SERVER;

/** Return the tables. Throw `RequestError` if they cannot be loaded. */
export async function openTables(): Promise<Summary[]> {
  if (ELSEWHERE === null) return http.openTables();
  try {
    const answer = await fetch(`${ELSEWHERE}api/open-tables`, { credentials: 'omit' });
    if (answer.ok) return (await answer.json()) as Summary[];
  } catch {
    // refused as below
  }
  throw new RequestError('offline', 'the server cannot be reached');
}

/** Return the address of the page of an online table. */
export function onlineTable(id: string): string {
  return ELSEWHERE === null ? address(`/table/${id}`) : `${ELSEWHERE}table/${id}`;
}

/** Go to the table that a link names. Return whether it names one. */
export function follow(link: string): boolean {
  const id = tableIn(link);
  if (id === undefined) return false;
  if (ELSEWHERE === null || isLocal(id)) go(`/table/${id}`);
  else location.assign(onlineTable(id));
  return true;
}

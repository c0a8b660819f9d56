/** Requests to the server over HTTP. */
import type { components } from '../api/schema';
import { file } from './address';
import { oncePrepared } from './preparing';
import { server } from './server.svelte';
import type { Summary, TableOptions } from './view';

type Schemas = components['schemas'];
export type Replay = Schemas['Replay'];
export type Verdict = Schemas['VerdictView'];
/** The choice for a seat of a new table: a bot's level, the guest, or nobody. */
export type SeatChoice = NonNullable<Schemas['Opening']['seats']>[number];
export type Level = Exclude<SeatChoice, 'you' | null>;

const OFFLINE = 'offline';
const NO_SERVER = 'no-server';

/** A request that the server refused, or that did not reach it. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether a request failed because there is no server, or none that answers. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof RequestError && (error.code === OFFLINE || error.code === NO_SERVER);
}

/** Return the server's answer to a request, as soon as the server has prepared the rules that it needs. */
function ask<T>(method: string, path: string, body?: object | string): Promise<T> {
  return oncePrepared(() => askOnce<T>(method, path, body));
}

/** Return the server's answer to a request, or throw `RequestError`. A body that is a string is sent as plain text, any other as JSON. */
async function askOnce<T>(method: string, path: string, body?: object | string): Promise<T> {
  if (server.reach === 'none') throw new RequestError(NO_SERVER, 'this page has no server');
  const plain = typeof body === 'string';
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': plain ? 'text/plain' : 'application/json' };
  const sent = body === undefined ? null : plain ? body : JSON.stringify(body);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(file(path), { method, headers, body: sent });
    text = await answer.text();
  } catch {
    server.note(false);
    throw new RequestError(OFFLINE, 'the server cannot be reached');
  }
  server.note(true);
  if (answer.ok) return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
  const { code, message } = problem(text);
  throw new RequestError(code, message);
}

function problem(text: string): { code: string; message: string } {
  try {
    return JSON.parse(text) as { code: string; message: string };
  } catch {
    return { code: 'error', message: text.slice(0, 200) };
  }
}

/** What makes the server know this guest. Requests in the guest's name wait for it. */
let enter = (): Promise<void> => Promise.resolve();

/** Set what makes the server know this guest: `guest`, which itself needs requests. */
export function enterWith(entering: () => Promise<void>): void {
  enter = entering;
}

/** Make a request in this guest's name. */
async function askAsGuest<T>(method: string, path: string, body?: object | string): Promise<T> {
  await enter();
  return ask<T>(method, path, body);
}

export const http = {
  who: () => ask<Schemas['Someone']>('GET', '/api/guest'),
  enter: (name: string) => ask<Schemas['Guest']>('POST', '/api/guest', { name }),
  code: () => askAsGuest<{ code: string }>('POST', '/api/guest/code'),
  signOut: () => askAsGuest<Schemas['Guest']>('POST', '/api/guest/sign-out'),
  recover: (code: string) => ask<Schemas['Guest']>('POST', '/api/guest/recover', { code }),
  open: (options: Partial<TableOptions>, seats: SeatChoice[], names: (string | null)[], start: boolean, commitment: string | null) =>
    askAsGuest<{ id: string }>('POST', '/api/tables', { options, seats, names, start, commitment }),
  openLesson: (lesson: string) => askAsGuest<{ id: string }>('POST', `/api/lessons/${lesson}`),
  openTables: () => ask<Summary[]>('GET', '/api/open-tables'),
  mine: () => askAsGuest<Summary[]>('GET', '/api/tables/mine'),
  rename: (table: string, seat: number, name: string) =>
    askAsGuest<unknown>('POST', `/api/tables/${table}/commands`, { do: 'rename', seat, name }),
  decline: (table: string) => askAsGuest<unknown>('POST', `/api/tables/${table}/commands`, { do: 'decline' }),
  replay: (table: string, seat: number | null) =>
    askAsGuest<Replay>('GET', `/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`),
  replayFile: (text: string, seat: number | null) => askAsGuest<Replay>('POST', `/api/replay${seat === null ? '' : `?seat=${seat}`}`, text),
  keepGame: (text: string) => askAsGuest<{ id: string }>('POST', '/api/games', text),
  verify: (table: string) => askAsGuest<Verdict>('GET', `/api/tables/${table}/verify`),
  verifyFile: (text: string) => askAsGuest<Verdict>('POST', '/api/verify', text),
};

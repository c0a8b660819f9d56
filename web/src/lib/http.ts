/** Requests to the server over HTTP. */
import type { components } from '../api/schema';
import type { GameInfo, Summary, TableOptions } from './view';

type Schemas = components['schemas'];
export type Replay = Schemas['Replay'];
export type Verdict = Schemas['VerdictView'];
/** The choice for a seat of a new table: a bot's level, the guest, or nobody. */
export type SeatChoice = NonNullable<Schemas['Opening']['seats']>[number];
export type Level = Exclude<SeatChoice, 'you' | null>;

/** A request that the server refused, or that did not reach it. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Return the server's answer to a request, or throw `RequestError`. A body that is a string is sent as plain text, any other as JSON. */
async function ask<T>(method: string, path: string, body?: object | string): Promise<T> {
  const plain = typeof body === 'string';
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': plain ? 'text/plain' : 'application/json' };
  const sent = body === undefined ? null : plain ? body : JSON.stringify(body);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, { method, headers, body: sent });
    text = await answer.text();
  } catch {
    throw new RequestError('offline', 'the server cannot be reached');
  }
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

export const http = {
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  who: () => ask<Schemas['Someone']>('GET', '/api/guest'),
  enter: (name: string) => ask<Schemas['Guest']>('POST', '/api/guest', { name }),
  code: () => ask<{ code: string }>('POST', '/api/guest/code'),
  signOut: () => ask<Schemas['Guest']>('POST', '/api/guest/sign-out'),
  recover: (code: string) => ask<Schemas['Guest']>('POST', '/api/guest/recover', { code }),
  open: (options: Partial<TableOptions>, seats: SeatChoice[], names: (string | null)[], start: boolean, commitment: string | null) =>
    ask<{ id: string }>('POST', '/api/tables', { options, seats, names, start, commitment }),
  openLesson: (lesson: string) => ask<{ id: string }>('POST', `/api/lessons/${lesson}`),
  listed: (status: 'open' | 'playing') => ask<Summary[]>('GET', `/api/tables?status=${status}`),
  mine: () => ask<Summary[]>('GET', '/api/tables/mine'),
  rename: (table: string, seat: number, name: string) =>
    ask<unknown>('POST', `/api/tables/${table}/commands`, { do: 'rename', seat, name }),
  decline: (table: string) => ask<unknown>('POST', `/api/tables/${table}/commands`, { do: 'decline' }),
  replay: (table: string, seat: number | null) => ask<Replay>('GET', `/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`),
  replayFile: (text: string, seat: number | null) => ask<Replay>('POST', `/api/replay${seat === null ? '' : `?seat=${seat}`}`, text),
  keepGame: (text: string) => ask<{ id: string }>('POST', '/api/games', text),
  verify: (table: string) => ask<Verdict>('GET', `/api/tables/${table}/verify`),
  verifyFile: (text: string) => ask<Verdict>('POST', '/api/verify', text),
};

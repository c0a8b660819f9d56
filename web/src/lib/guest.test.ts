import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { guest } from './guest.svelte';
import { http } from './http';
import { server } from './server.svelte';
import { load } from './storage';
import { words } from './words.svelte';

/** The server's guest; null if it knows none. Undefined: there is no connection. */
let known: string | null | undefined;
const stored = new Map<string, string>();

function answer(path: string, { method, body }: RequestInit): Promise<Response> {
  if (known === undefined) return Promise.reject(new TypeError('no connection'));
  if (path !== '/api/guest' && known === null) return Promise.resolve(Response.json({ code: 'no-guest' }, { status: 401 }));
  if (path === '/api/guest' && method === 'POST') known = (JSON.parse(body as string) as { name: string }).name;
  return Promise.resolve(Response.json(path === '/api/guest' ? { name: known } : []));
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  await words.setLanguage('en');
});

beforeEach(() => stored.clear());

it('has a name without a server, and the server learns the newest one', async () => {
  known = undefined;
  guest.begin();
  expect(guest.name).not.toBe('');
  await expect(guest.enter()).rejects.toMatchObject({ code: 'offline' });
  expect(server.reach).toBe('down');
  await guest.rename('Putu');
  expect(guest.name).toBe('Putu');
  known = 'Anna'; // the connection is back, and the server knows this guest from earlier
  await guest.enter();
  expect([known, guest.name, server.reach]).toEqual(['Putu', 'Putu', 'up']);
  expect(load('bali-guest', null)).toEqual({ name: 'Putu', isNew: false });
});

it.each([() => http.keepGame('file'), () => http.replayFile('file', null), () => http.verifyFile('file'), () => http.verify('table')])(
  'is known to the server before a request that needs a guest: %s',
  async (request) => {
    known = undefined;
    await guest.rename('Made');
    known = null;
    await request();
    expect(known).toBe('Made');
  },
);

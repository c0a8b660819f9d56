/** The service worker deletes the files of older versions, and never those of a newer one that is ready. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cachesOf } from './plan';

const SCOPE = 'https://games.example/';
const [OLD, OWN, NEW] = ['0', '1', '2'].map((version) => cachesOf(SCOPE) + version);
const ELSEWHERE = `${cachesOf(`${SCOPE}bali/`)}0`;
const listeners = new Map<string, (event: unknown) => void>();
const registration = { scope: SCOPE, installing: null as unknown, waiting: null as unknown };
let names: string[] = [];
let tabs = 1;

beforeAll(async () => {
  vi.stubGlobal('PLAN', { version: '1', files: {}, notPages: [] });
  vi.stubGlobal('self', {
    registration,
    clients: { matchAll: () => Promise.resolve(Array(tabs)) },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve((names = names.filter((other) => other !== name))),
  });
  await import('./sw');
});

beforeEach(() => {
  names = [OLD!, OWN!, ELSEWHERE];
  tabs = 1;
  Object.assign(registration, { installing: null, waiting: null });
});

async function tidy(): Promise<string[]> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('message')!({ data: 'tidy', waitUntil: (done: Promise<unknown>) => (work = done) });
  await work;
  return names;
}

test('an older version is deleted', async () => {
  expect(await tidy()).toEqual([OWN, ELSEWHERE]);
});

test('an older version stays while another tab may need it', async () => {
  tabs = 2;
  expect(await tidy()).toEqual([OLD, OWN, ELSEWHERE]);
});

test.each(['installing', 'waiting'] as const)('a newer version that is %s keeps its files', async (state) => {
  names.push(NEW!);
  registration[state] = {};
  expect(await tidy()).toContain(NEW);
});

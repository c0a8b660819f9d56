/**
 * The service worker: it stores all files of the page, so that the page works without a network. One version is stored and used
 * as a whole. The next one is stored next to it, and replaces it once the player agrees or has closed the page.
 */
import { cachesOf, storedFor, type Plan } from './plan';
import type { Wish, WorkerScope } from './scope';

declare const PLAN: Plan; // the build puts it here
const AT_ONCE = 6; // requests

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
const NAME = cachesOf(scope) + PLAN.version;

/** Store all files. What is there from an interrupted attempt or the last version is not loaded again. */
async function store(): Promise<void> {
  const cache = await caches.open(NAME);
  const paths = Object.entries(PLAN.files);
  const loadSome = async (): Promise<void> => {
    for (let next = paths.pop(); next; next = paths.pop()) await storeOne(cache, scope + next[0], next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadSome));
}

/** Store a file, if it is the one of this build: while a new version is being published, a host may have files of both. */
async function storeOne(cache: Cache, address: string, integrity: string): Promise<void> {
  if (await cache.match(address)) return;
  const isNamedByContent = address.startsWith(`${scope}assets/`);
  const known = isNamedByContent ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { integrity, cache: isNamedByContent ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

/** Return the stored file at a path, of this version or an older one that another tab still shows; otherwise the network's answer. */
async function answer(path: string, request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(scope + path);
  return own ?? (await caches.match(scope + path)) ?? fetch(request);
}

/** Delete the files of older versions, unless another tab may still need them. */
async function tidy(): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window' });
  const others = (await caches.keys()).filter((name) => name.startsWith(cachesOf(scope)) && name !== NAME);
  const { installing, waiting } = worker.registration;
  if (tabs.length > 1 || installing || waiting) return; // of a newer version, nothing would be loaded again
  await Promise.all(others.map((name) => caches.delete(name)));
}

const WISHES: Record<Wish, () => Promise<void>> = { 'take over': () => worker.skipWaiting(), tidy };

worker.addEventListener('install', (event) => event.waitUntil(store()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim())); // the first page works offline too
worker.addEventListener('message', (event) => event.waitUntil(WISHES[event.data as Wish]()));
worker.addEventListener('fetch', (event) => {
  const path = storedFor(event.request, scope, PLAN);
  if (path !== null) event.respondWith(answer(path, event.request));
});

/** What a bot's worker loads, and what players are told where that fails. */
import { beforeEach, expect, it, vi } from 'vitest';
import large from '../../../src/bali/bots/weights/altar-large.network?url&inline';
import small from '../../../src/bali/bots/weights/altar-small.network?url&inline';
import altar from '../engine/altar.wasm?url&inline';
import dalang from '../engine/dalang.wasm?url&inline';
import { code } from './tab.fixture';
import { WorkerThinker, type BotTask, type ThinkAnswer, type ThinkRequest } from './thinker';

const FILES = { 'altar.wasm': altar, 'dalang.wasm': dalang, 'altar-large.network': large, 'altar-small.network': small };
const load = fetch;
let lost: (file: string) => boolean; // which files do not arrive

vi.stubGlobal('fetch', (address: string) => {
  const name = address.split('/').at(-1) as keyof typeof FILES;
  return lost(name) ? Promise.reject(new TypeError('no connection')) : load(FILES[name]);
});

let thinkerOf: typeof import('./engines').thinkerOf;

beforeEach(async () => {
  vi.resetModules(); // nothing is loaded yet
  ({ thinkerOf } = await import('./engines'));
});

it('lets all other bots play where the champion cannot be loaded, and loads it when that is possible', async () => {
  lost = (file) => file.includes('large');
  expect(await code(thinkerOf('altar', 'champion'))).toBe('no-champion');
  expect(await code(thinkerOf('altar', 'master'))).toBe('done');
  lost = () => false;
  expect(await code(thinkerOf('altar', 'champion'))).toBe('done');
});

it('says whether the bots or the rules are missing', async () => {
  lost = (file) => file.includes('small');
  expect(await code(thinkerOf('dalang', 'novice'))).toBe('no-bots');
  lost = (file) => file.endsWith('.wasm');
  expect(await code(thinkerOf('altar', 'novice'))).toBe('no-engine');
});

it('passes the reason on to the caller, and thinks about the next question', async () => {
  const worker = {
    onmessage: null as ((event: { data: ThinkAnswer }) => void) | null,
    postMessage({ call, task }: ThinkRequest): void {
      const answer = task.level === 'champion' ? { call, failed: 'no-champion' } : { call, found: 7 };
      queueMicrotask(() => this.onmessage?.({ data: answer }));
    },
  };
  const thinker = new WorkerThinker(() => worker as unknown as Worker);
  const asked = (level: string) => thinker.decide({ level } as BotTask);
  expect(await code(asked('champion'))).toBe('no-champion');
  expect(await asked('club')).toBe(7);
});

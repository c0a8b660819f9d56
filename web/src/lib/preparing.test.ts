import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PREPARING } from '../api/facts';
import { oncePrepared } from './preparing';
import { toasts } from './toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'http://bali/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Return a request that is refused with these codes, one after the other, and then answered. */
function refusedWith(...codes: string[]): () => Promise<string> {
  return () => {
    const code = codes.shift();
    return code === undefined ? Promise.resolve('answer') : Promise.reject(Object.assign(new Error(code), { code }));
  };
}

test('a request is repeated until the rules are prepared, with one message in the meantime', async () => {
  const answered = oncePrepared(refusedWith(PREPARING, PREPARING, PREPARING));
  await vi.advanceTimersByTimeAsync(2500);
  expect(toasts.list).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answered).toBe('answer');
  expect(toasts.list).toHaveLength(0);
});

test('any other refusal is passed on, also after waiting', async () => {
  await expect(oncePrepared(refusedWith('limit'))).rejects.toMatchObject({ code: 'limit' });
  const refused = expect(oncePrepared(refusedWith(PREPARING, 'limit'))).rejects.toMatchObject({ code: 'limit' });
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  expect(toasts.list).toHaveLength(0);
});

test('a player who goes to another page is not taken back', async () => {
  const request = vi.fn(refusedWith(PREPARING));
  const answered = vi.fn();
  void oncePrepared(request).then(answered);
  await vi.advanceTimersByTimeAsync(500);
  location.href = 'http://bali/rules';
  await vi.advanceTimersByTimeAsync(5000);
  expect(request).toHaveBeenCalledTimes(1);
  expect(answered).not.toHaveBeenCalled();
  expect(toasts.list).toHaveLength(0);
});

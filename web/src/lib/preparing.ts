/** Requests that need the rules of a game while the server is still preparing them: they are repeated until it has. */
import { PREPARING } from '../api/facts';
import { errorText } from './errors';
import { toasts } from './toasts.svelte';

const RETRY = 1000; // milliseconds

/**
 * Return what a request returns once the server has prepared the rules. Say so in the meantime.
 *
 * A player who goes to another page no longer waits. Then the promise stays open for good, so that nothing takes them back.
 */
export async function oncePrepared<T>(request: () => Promise<T>): Promise<T> {
  let page: string | undefined;
  let release: (() => void) | undefined;
  try {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        if ((error as { code?: string }).code !== PREPARING) throw error;
        page ??= location.href;
        release ??= toasts.hold(errorText(error));
        await new Promise((resolve) => setTimeout(resolve, RETRY));
        if (location.href !== page) break;
      }
    }
  } finally {
    release?.();
  }
  return new Promise(() => undefined);
}

/** Error messages in the player's language. */
import { toasts } from './toasts.svelte';
import { has, say } from './words.svelte';

/** Return the sentence for a refusal, or for any other error. */
export function errorText(error: unknown): string {
  const code = (error as { code?: string } | null)?.code ?? '';
  const message = `web-refused-${code}`;
  return say(has(message) ? message : 'web-refused-error');
}

/** Show the sentence for an error. */
export function showError(error: unknown): void {
  toasts.show(errorText(error), true);
}

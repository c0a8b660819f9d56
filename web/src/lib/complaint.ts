/** What went wrong, in the player's language. */
import { has, say } from './words.svelte';

/** Return the sentence for a refusal, or any other error. */
export function complaint(error: unknown): string {
  const code = (error as { code?: string } | null)?.code ?? '';
  const known = `web-refused-${code}`;
  return say(has(known) ? known : 'web-refused-error');
}

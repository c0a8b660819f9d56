/** Why something did not work, for people. */
import { Refused } from '../../lib/http';
import { has, say } from '../../lib/words.svelte';

/** Gets the reason in the player's language, or as the server says it. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Refused ? `web-refused-${error.code}` : '';
  return has(message) ? say(message) : String(error instanceof Error ? error.message : error);
}

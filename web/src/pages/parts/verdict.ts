/** What a check of a deal found, in the player's language. */
import { errorText } from '../../lib/errors';
import type { Verdict } from '../../lib/http';
import { say } from '../../lib/words.svelte';

const OWN: Record<string, string> = { 'too-large': 'pages-verify-bad-large', 'not-now': 'pages-verify-bad-running' };

/** Return why something could not be checked. */
export function whyNot(error: unknown): string {
  const message = OWN[(error as { code?: string } | null)?.code ?? ''];
  return message ? say(message) : errorText(error);
}

/** Return which draw was wrong. */
export function whatWrong({ number, was, due }: NonNullable<Verdict['wrong']>): string {
  return say('pages-verify-wrong', { number, was, due });
}

/** What a check of a deal found, in the player's language. */
import { Refused } from '../../lib/http';
import { say } from '../../lib/words.svelte';
import { complaint } from '../../lib/complaint';

/** Why files are refused, by the words with which the server says so. */
const BAD: [RegExp, string][] = [
  [/not a saved game of Bali/, 'pages-verify-bad-foreign'],
  [/cut short/, 'pages-verify-bad-short'],
  [/was changed after/, 'pages-verify-bad-changed'],
  [/secret is not the one/, 'pages-verify-bad-secret'],
];

/** Gets why something could not be checked. */
export function whyNot(error: unknown): string {
  if (error instanceof Refused && error.code === 'too-large') return say('pages-verify-bad-large');
  if (error instanceof Refused && error.code === 'not-now') return say('pages-verify-bad-running');
  const reason = complaint(error);
  const message = BAD.find(([words]) => words.test(reason))?.[1];
  return message ? say(message, { line: /^line (\d+)/.exec(reason)?.[1] ?? '' }) : reason;
}

/** Gets which draw was wrong. */
export function whatWrong(wrong: string): string {
  const [, number, was, due] = /^action (\d+) is '(.*)' and should be '(.*)'$/.exec(wrong) ?? [];
  return number && was && due ? say('pages-verify-wrong', { number, was, due }) : wrong;
}

/** Bots in words. */
import { has, say } from './words.svelte';

const LONGEST = 20; // characters

/** Return what a bot of a level is called. A game from a file can have bots of other programs, whose names come from the file. */
export function botName(level: string): string {
  const name = `web-level-${level}`;
  return say('web-bot', { level: has(name) ? say(name) : level.slice(0, LONGEST) });
}

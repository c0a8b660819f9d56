/**
 * When bots' decisions, and answers in advance, are released. As on the server (src/bali/server/bot_delay.py), the time must
 * reveal nothing about the cards: each answer has its own random delay, and a bot's also waits for the end of a slot that is
 * longer than its level ever thinks.
 */
const TYPICAL = 100; // milliseconds: the page itself paces what it shows
const SHORTEST = 0.5;
const LONGEST = 2.5; // the limits of a delay, in multiples of the typical one
const SLOTS: Partial<Record<string, number>> = { champion: 2_000 }; // milliseconds, by level
const SLOT = 125;

/** Return a random delay for one answer in milliseconds. */
export function delay(random = Math.random): number {
  return TYPICAL * (SHORTEST + (LONGEST - SHORTEST) * irregular(random));
}

/** Return when to release a bot's answer: when it is due, but not before the end of the slot in which it was found. */
export function release(due: number, started: number, finished: number, level: string): number {
  const slot = SLOTS[level] ?? SLOT;
  const slots = Math.max(Math.ceil((finished - started) / slot), 1);
  return Math.max(due, started + slots * slot);
}

/** Return a random number from 0 to 1, most likely about a quarter: the second smallest of six. */
function irregular(random: () => number): number {
  return Array.from({ length: 6 }, random).sort((one, other) => one - other)[1] ?? 0;
}

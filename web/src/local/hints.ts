/** Hints: a strong bot's rating of a person's choices. Not available where people play each other. */
import type { components } from '../api/schema';
import { taskOf, type BotTask } from './bots';
import { ADVISER, CHANCE_DIGITS } from './facts';
import { expectViewerDecides } from './questions';
import { expect } from './refusal';
import type { LocalTable } from './table';

/** Return the task for a hint: only the deciding person's screen, because it must not outdo their memory (A10.5, D11.5). */
export function hintTask(table: LocalTable, seat: number | null, step: number): BotTask {
  expectViewerDecides(table, seat, step);
  const others = table.seats.filter((_, number) => number !== seat);
  expect(
    others.every(({ player }) => player?.kind === 'bot'),
    'no-hint',
  );
  return taskOf(table, ADVISER, table.match.screen(table.match.actor), 'hint');
}

/** Return the message with a bot's ratings of the actions. */
export function hinted(
  table: LocalTable,
  step: number,
  ratings: readonly { action: number; chance: number }[],
): components['schemas']['Hinted'] {
  const choices = ratings.map(({ action, chance }) => ({ action: table.describe(action), chance: rounded(chance) }));
  return { type: 'hinted', step, choices };
}

function rounded(chance: number): number {
  return Number(Math.min(Math.max(chance, 0), 1).toFixed(CHANCE_DIGITS));
}

/** How much time a player has left. */
import type { components } from '../api/schema';
import { say } from './words.svelte';

type Schemas = components['schemas'];

export const DAY = 86_400; // seconds

/** Return the milliseconds that a seat has left now, or null at a table without a clock. */
export function timeLeft(clock: Schemas['Clock'] | null, clocks: Schemas['ClockView'], seat: number, now: number): number | null {
  if (!clock) return null;
  const bank = clocks.banks[seat] ?? 0;
  if (clocks.asked !== seat) return clock.move * 1000 + bank;
  return Math.max(clock.move * 1000 + bank - (now - clocks.since), 0);
}

/** Return a time as a clock shows it: 4:05, 2:03:00, or days and hours in words. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours >= 24) return say('web-days-hours', { days: Math.floor(hours / 24), hours: hours % 24 });
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

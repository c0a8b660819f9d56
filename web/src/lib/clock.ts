/** How much time a player has left. */
import type { components } from '../api/schema';

type Schemas = components['schemas'];

/** Return the milliseconds that a seat has left now, or null at a table without a clock. */
export function timeLeft(clock: Schemas['Clock'] | null, clocks: Schemas['ClockView'], seat: number, now: number): number | null {
  if (!clock) return null;
  const bank = clocks.banks[seat] ?? 0;
  if (clocks.asked !== seat) return clock.move * 1000 + bank;
  return Math.max(clock.move * 1000 + bank - (now - clocks.since), 0);
}

/** Return a time as a clock shows it: 4:05, 2:03:00, or whole hours when days are left. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

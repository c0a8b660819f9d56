/** Scrolling on a screen that is too small for the whole table. */
import { settings } from './settings.svelte';

const BAR = 100; // pixels that the action line covers at the top

/** Scroll to the first card that can be chosen, unless one is in sight. */
export function scrollToChoices(): void {
  const choices = [...document.querySelectorAll('.board .glow')];
  const inSight = choices.map((choice) => choice.getBoundingClientRect()).some(({ top, bottom }) => top > BAR && bottom <= innerHeight);
  if (!inSight) choices[0]?.scrollIntoView({ block: 'center', behavior: settings.flight ? 'smooth' : 'auto' });
}

/** Copies something for the player to send to others. */
import { notes } from './notes.svelte';
import { say } from './words.svelte';

/** Copies a link; where the browser forbids that, shows it. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notes.show(say('web-link-copied'));
  } catch {
    notes.show(link);
  }
}

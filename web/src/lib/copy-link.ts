/** Copying the link to a table or a replay. */
import { toasts } from './toasts.svelte';
import { say } from './words.svelte';

/** Copy a link, or show it if the browser forbids copying. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.show(say('web-link-copied'));
  } catch {
    toasts.show(link);
  }
}

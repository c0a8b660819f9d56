/** Alerts that it is the player's turn, also in a hidden tab: the icon, the badge of an installed page, and a notification. */
import { file } from './address';
import { settings } from './settings.svelte';

const DOT = '<circle cx="392" cy="120" r="108" fill="#e5341d" stroke="#fff" stroke-width="24"/></svg>';
let dotted: Promise<string> | undefined;
let waits = false;

/** Show whether the page waits for the player. */
export async function signal(waiting: boolean): Promise<void> {
  if (waits === waiting) return;
  waits = waiting;
  void badge(waiting).catch(() => undefined); // a browser may refuse
  const icon = waiting ? await (dotted ??= dottedIcon()) : file('icon.svg');
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && waits === waiting) link.href = icon;
}

/** Return the page's icon with a dot, as an address. */
async function dottedIcon(): Promise<string> {
  try {
    const icon = await (await fetch(file('icon.svg'))).text();
    return `data:image/svg+xml,${encodeURIComponent(icon.replace('</svg>', DOT))}`;
  } catch {
    return file('icon.svg');
  }
}

async function badge(waiting: boolean): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await (waiting ? navigator.setAppBadge() : navigator.clearAppBadge());
}

/** Whether this browser can show notifications. */
export function canNotify(): boolean {
  return 'Notification' in window;
}

/** Ask the browser to allow notifications. Call this only when the player has asked for them. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Show a notification if the player wants them and the page is hidden. */
export function notify(title: string, text: string, tag: string): void {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body: text, tag, icon: file('apple-touch-icon.png') });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // some phone browsers allow notifications only from service workers
  }
}

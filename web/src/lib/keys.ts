/** Return whether a key is meant for the page: not for a dialog or an input field, and not for the browser. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false;
  const isTyped = isField(event.target as Element) && !(isSelect(event.target) && /^[1-9]$/.test(event.key)); // no choice begins with a number
  return !isTyped && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isSelect(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement;
}

/** Return whether an element takes what is typed. */
export function isField(element: Element | null): boolean {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '');
}

/** Return whether a key was pressed on a button or a link, which it then may activate. */
export function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

/** Return the number key that chooses an action; undefined if there is none. */
export function keyOf(actions: readonly string[], action: string): number | undefined {
  const key = actions.indexOf(action) + 1;
  return key > 0 && key < 10 ? key : undefined;
}

/** Return the keys that choose consecutive actions, such as `2` or `2–4`; undefined if one of them has no key. */
export function keysOf(actions: readonly string[], chosen: readonly string[]): string | undefined {
  const keys = chosen.map((action) => keyOf(actions, action));
  const [first, last] = [keys[0], keys.at(-1)];
  if (!first || !last || last - first !== keys.length - 1) return undefined;
  return first === last ? `${first}` : `${first}–${last}`;
}

/** Which key does what at a table. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const FIXED: Readonly<Record<string, string>> = { pass: 'p', stop: 'e', done: 'e' };
const NAMES_NUMBER = /^(?:show|take|keep) (\d)$/; // cards to show, a column, a card: the key has the same number

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

/**
 * Return the action that each key chooses. Passing and finishing always have the same key, an action that names a number has that number,
 * and the others have the digits that are left, in their order.
 */
function byKey(actions: readonly string[]): Map<string, string> {
  const keys = new Map<string, string>();
  const others: string[] = [];
  for (const action of actions) {
    const key = FIXED[action] ?? NAMES_NUMBER.exec(action)?.[1];
    if (key) keys.set(key, action);
    else others.push(action);
  }
  for (const digit of DIGITS) {
    const next = keys.has(digit) ? undefined : others.shift();
    if (next !== undefined) keys.set(digit, next);
  }
  return keys;
}

/** Return the action that a key chooses; undefined if there is none. */
export function actionFor(actions: readonly string[], key: string): string | undefined {
  return byKey(actions).get(key);
}

/** Return the key that chooses an action; undefined if there is none. */
export function keyOf(actions: readonly string[], action: string): string | undefined {
  return [...byKey(actions)].find(([, chosen]) => chosen === action)?.[0];
}

/** Return the keys that choose consecutive actions, such as `2` or `2–4`; undefined if one of them has no key. */
export function keysOf(actions: readonly string[], chosen: readonly string[]): string | undefined {
  const keys = chosen.map((action) => keyOf(actions, action));
  const [first, last] = [keys[0], keys.at(-1)];
  if (!first || !last || Number(last) - Number(first) !== keys.length - 1) return undefined;
  return first === last ? first : `${first}–${last}`;
}

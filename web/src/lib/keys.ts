/** Return whether a key is meant for the page: not for an input field, and not for the browser. */
export function isPlainKey(event: KeyboardEvent): boolean {
  const written = /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName);
  return !written && !event.ctrlKey && !event.metaKey && !event.altKey;
}

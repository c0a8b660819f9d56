/** How wide a name is, by its letters: before it is drawn, and without measuring. */
const SHORT = 8; // letters, or half as many wide ones

/** Return the width of a name in letters; those of East Asia count twice. */
function letters(name: string): number {
  return Array.from(name).reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0);
}

/** Whether a large screen always has space for a name. */
export function isShort(name: string): boolean {
  return letters(name) <= SHORT;
}

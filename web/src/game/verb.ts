/** Return an action's first word: what it does. */
export function verbOf(action: string): string {
  return action.split(' ', 1)[0]!;
}

/** What a player reads next to a bot's rating of the choices. */
const EQUAL = 2; // percentage points; a difference that means nothing

/** Whether the two best choices are rated about the same. Choices come in order, the best first. */
export function areEqual(choices: readonly { chance: number }[]): boolean {
  const [best, next] = choices.map(({ chance }) => Math.round(chance * 100));
  return best !== undefined && next !== undefined && best - next <= EQUAL;
}

/** Where a suggested action is offered on the board. */

interface Target {
  /** The name of the anchor. */
  anchor: string;
  /** The picture of the card there; without it, the anchor itself is the target. */
  face?: string;
}

// The first group is the card or the column of the action.
const TARGETS: readonly [RegExp, (name: string, seat: number) => Target][] = [
  [/^sacrifice (\w+)$/, (good, seat) => ({ anchor: `sacrifices-${seat}`, face: `good-${good}` })],
  [/^(?:buy|crown) (\w+)$/, (good) => ({ anchor: `supply-${good}` })],
  [/^take (\d)$/, (row) => ({ anchor: `offer-${row}` })],
  [/^(?:play \d|play|put|discard|block with) ([a-z-]+)/, (kind, seat) => ({ anchor: `hand-${seat}`, face: kind })],
];

/** Return the target of an action; null if there is a button with its words. */
export function targetOf(action: string, seat: number): Target | null {
  for (const [pattern, target] of TARGETS) {
    const name = pattern.exec(action)?.[1];
    if (name) return target(name, seat);
  }
  return null;
}

/** The overview of a turn: pictures that move from step to step. */

/** A picture on the stage, which is 100 wide and 60 high, or a label. */
export interface Piece {
  /** The name of the picture; for a label, the id of its message. */
  face: string;
  /** Whether it is a label: words that start here. */
  isLabel?: boolean;
  x: number;
  y: number;
  width: number;
  /** Whether it is hidden: it fades in or out. */
  gone?: boolean;
  /** Whether it lights up. */
  lit?: boolean;
}

/** The pieces of a step by their names; a piece keeps its name, so that it can move. */
export type Step = Readonly<Record<string, Piece>>;

/** Return all steps, given the first one and the changes in each further one. Lights last for one step. */
export function stepsOf(first: Step, ...changes: Readonly<Record<string, Partial<Piece>>>[]): Step[] {
  return changes.reduce<Step[]>((steps, change) => [...steps, changed(steps.at(-1)!, change)], [first]);
}

function changed(before: Step, change: Readonly<Record<string, Partial<Piece>>>): Step {
  return Object.fromEntries(Object.entries(before).map(([name, piece]) => [name, { ...piece, lit: false, ...change[name] }]));
}

/** Return a label. */
export function label(name: string, x: number, y: number, width: number): Piece {
  return { face: `web-overview-label-${name}`, isLabel: true, x, y, width };
}

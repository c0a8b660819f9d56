/** How quickly other players' actions are shown. */
export type Speed = 'slow' | 'normal' | 'fast' | 'step' | 'instant';

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'step', 'instant'];

export interface Pace {
  /** Milliseconds that a card travels. */
  flight: number;
  /** Milliseconds before the next action: at least, and for each letter of the description. */
  rest: number;
  letter: number;
}

const PACES: Record<Speed, Pace> = {
  slow: { flight: 900, rest: 900, letter: 32 },
  normal: { flight: 520, rest: 400, letter: 12 },
  fast: { flight: 260, rest: 120, letter: 3 },
  step: { flight: 520, rest: 0, letter: 0 },
  instant: { flight: 0, rest: 0, letter: 0 },
};

const LEAST = 0.3;
const MOST = 0.7;

/** Return the pace of a speed. If the viewer has to decide, it is quicker: the more views wait, the quicker. */
export function paceOf(speed: Speed, awaiting = 0): Pace {
  const { flight, rest, letter } = PACES[speed];
  const share = awaiting ? Math.min(Math.max(3 / awaiting, LEAST), MOST) : 1;
  return { flight: flight * share, rest: rest * share, letter: letter * share };
}

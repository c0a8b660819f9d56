/** The counting of the points at the end of a game, one step after the other. */
import type { Result } from './view';

/** A step: something is turned over, a value is shown, or the points of a category are added. */
export interface CountStep {
  what: 'turn' | 'value' | 'points';
  /** Which one of these it is; for points, the index of the category. */
  index: number;
  /** Milliseconds until the next step. */
  pause: number;
}

const TURN = 420; // milliseconds for one card or stack
const ALL_TURNS = 4200; // milliseconds for all of them together, at most
const VALUE = 500;
const POINTS = 850;
const REST = 500; // milliseconds before the first step, and more after the last one of each kind

/** Return the steps of a count: turning cards over, then their values, then the points. A category without points is left out. */
export function stepsOf(turns: number, values: number, { categories }: Result): CountStep[] {
  const scoring = categories.flatMap(({ points }, index) => (points.some((point) => point > 0) ? [index] : []));
  const steps = (what: CountStep['what'], indices: number[], pause: number) =>
    indices.map((index, at) => ({ what, index, pause: at === indices.length - 1 ? pause + REST : pause }));
  return [
    ...steps('turn', [...Array(turns).keys()], Math.min(TURN, ALL_TURNS / turns)),
    ...steps('value', [...Array(values).keys()], VALUE),
    ...steps('points', scoring, POINTS),
  ];
}

/** A count in progress. */
export class PointCount {
  over = $state(false);
  /** The number of steps taken. */
  private taken = $state(0);
  private timer = 0;

  /** Prepare a count. At `speed` 1 it takes its time, at 2 half as long. */
  constructor(
    private readonly steps: readonly CountStep[],
    private readonly speed: number,
    private readonly listener: { onStep: (step: CountStep) => void; onOver: () => void },
  ) {}

  /** The step that is shown now; null before the first one. */
  get current(): CountStep | null {
    return this.steps[this.taken - 1] ?? null;
  }

  /** Return how many steps of a kind have been taken. */
  count(what: CountStep['what']): number {
    return this.past.filter((step) => step.what === what).length;
  }

  /** Whether the points of a category have been added; at the end, all have. */
  hasCounted(category: number): boolean {
    return this.over || this.past.some(({ what, index }) => what === 'points' && index === category);
  }

  /** Begin after a moment; at `speed` 0, show the end immediately. */
  start(): void {
    if (this.speed === 0) this.finish();
    else this.wait(REST);
  }

  /** Go to the end. */
  finish = (): void => {
    if (this.over) return;
    this.stop();
    this.taken = this.steps.length;
    this.over = true;
    this.listener.onOver();
  };

  /** Stop where it is. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private get past(): readonly CountStep[] {
    return this.steps.slice(0, this.taken);
  }

  private wait(pause: number): void {
    this.timer = window.setTimeout(() => this.advance(), pause / this.speed);
  }

  private advance(): void {
    const step = this.steps[this.taken];
    if (step) {
      this.taken++;
      this.listener.onStep(step);
      this.wait(step.pause);
    } else this.finish();
  }
}

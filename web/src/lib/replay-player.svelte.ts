/** A replay: its position and speed, and jumps to decisions, turns and scorings. */
import type { Replay } from './http';
import type { Speed } from './pace';
import { marksOf, nearest } from './replay-marks';
import type { GameEvent } from './view';

const PAUSES = { slow: 2600, normal: 1400, fast: 500 }; // milliseconds between two decisions
export type ReplaySpeed = keyof typeof PAUSES & Speed;
export const REPLAY_SPEEDS = Object.keys(PAUSES) as ReplaySpeed[];

/** What the page does for a replay. */
export interface ReplayHost {
  isScoring: (event: GameEvent) => boolean;
  /** Let the cards of one decision travel; done when they have landed. */
  travel: (from: number, to: number) => Promise<void>;
  /** Let all cards land now. */
  land: () => void;
  /** Called when another position is shown. */
  arrived: (at: number) => void;
}

export class ReplayPlayer {
  replay = $state.raw<Replay | null>(null);
  playing = $state(false);
  speed = $state<ReplaySpeed>('normal');
  private step = $state(0);
  /** The position that will be shown when the cards have landed. */
  private pending: number | null = null;
  private timer = 0;
  readonly last = $derived((this.replay?.frames.length ?? 1) - 1);
  readonly at = $derived(Math.min(Math.max(Math.trunc(this.step), 0), this.last));
  readonly frame = $derived(this.replay?.frames[this.at]);
  readonly lines: GameEvent[][] = $derived((this.replay?.lines ?? []).map(([, events]) => events));
  readonly marks = $derived.by(() => marksOf(this.lines, this.host.isScoring));
  private readonly decisions = $derived((this.replay?.frames ?? []).flatMap(({ asked }, step) => (asked === null ? [] : [step])));

  constructor(
    step: number,
    private readonly host: ReplayHost,
  ) {
    this.step = step;
  }

  /** Go to a position. */
  to = (step: number): void => {
    this.finish();
    this.arrive(Math.min(Math.max(step, 0), this.last));
  };

  /** Go to the next or the previous position at which a player was deciding; forwards, cards travel there. */
  toDecision = (by: 1 | -1): void => {
    this.finish();
    const next = nearest(this.decisions, this.at, by, this.last);
    if (by < 0 || next === this.at) this.arrive(next);
    else void this.travelTo(next);
  };

  /** Go to the beginning of the next turn, or of this one or the one before. */
  toTurn = (by: 1 | -1): void => {
    this.toMark(by, 'turn');
  };

  /** Go to the position after the next scoring. */
  toScoring = (): void => {
    this.toMark(1, 'scoring');
  };

  /** Play from here, or from the beginning if the game is over; or pause. */
  toggle = (): void => {
    if (this.playing) this.pause();
    else this.play();
  };

  /** Stop playing. */
  pause = (): void => {
    this.playing = false;
    clearTimeout(this.timer);
  };

  private play(): void {
    if (this.at === this.last) this.to(0);
    this.playing = true;
    this.schedule();
  }

  private toMark(by: 1 | -1, kind: 'turn' | 'scoring'): void {
    this.finish();
    const steps = this.marks.filter((mark) => mark[kind]).map((mark) => mark.step);
    this.arrive(nearest(steps, this.at, by, this.last));
  }

  private async travelTo(next: number): Promise<void> {
    this.pending = next;
    await this.host.travel(this.at, next);
    if (this.pending === next) this.finish();
  }

  /** Show the position that cards are travelling to. */
  private finish(): void {
    if (this.pending === null) return;
    const next = this.pending;
    this.pending = null;
    this.host.land();
    this.arrive(next);
  }

  private arrive(step: number): void {
    if (step !== this.at) {
      this.step = step;
      this.host.arrived(step);
    }
    if (this.at === this.last) this.pause();
    else if (this.playing) this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.toDecision(1);
    }, PAUSES[this.speed]);
  }
}

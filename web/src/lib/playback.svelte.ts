/**
 * The views that wait to be shown: one action at a time, at the player's speed.
 *
 * For each view, cards travel until they have landed, then the page shows it, then it stays long enough to be read. As soon as the
 * viewer has to decide, the rest is shown more quickly. On a running clock it takes at most `ON_CLOCK`.
 */
import { paceOf, type Pace, type Speed } from './pace';

export const ON_CLOCK = 1500; // the most milliseconds of the viewer's clock that may pass until the present is shown
const MAX_WAITING = 2000; // views; with more than a whole game waiting, the present is shown

/** What the queue asks about its views and does with them. */
export interface PlaybackHost<T> {
  speed: () => Speed;
  /** Whether no view may wait, because nobody is watching or something else is shown. */
  isUnwatched: () => boolean;
  /** Whether anything happened in the game. */
  isNews: (view: T) => boolean;
  /** Whether a view shows the viewer's own action. */
  isOwn: (view: T) => boolean;
  /** Whether the viewer has to decide at a view. */
  asks: (view: T) => boolean;
  /** Whether the viewer's decisions are on a clock. */
  isOnClock: () => boolean;
  /** Return the number of letters in the description of what happened; 0 if there is nothing to read. */
  letters: (view: T) => number;
  /** Let the cards travel; done when they have landed. */
  move: (view: T, pace: Pace) => Promise<void>;
  /** Let all cards land now. */
  land: () => void;
  /** Show a view on the page. */
  show: (view: T) => void;
}

export class Playback<T> {
  private queue = $state.raw<readonly T[]>([]);
  private holders = $state.raw<readonly string[]>([]);
  /** Whether the next action waits for `next`. */
  private resting = $state(false);
  /** Whether an action is being shown or read. */
  playing = $state(false);
  /** The number of the current run; a run that was skipped has an older one. */
  private run = 0;
  private clockTimer: ReturnType<typeof setTimeout> | undefined;
  private endRest: () => void = () => undefined;

  constructor(private readonly host: PlaybackHost<T>) {}

  /** Whether the page shows the present. */
  get live(): boolean {
    return this.queue.length === 0;
  }

  /** The number of views that are not shown yet. */
  get waiting(): number {
    return this.queue.length;
  }

  /** The last view that waits; undefined if the page shows the present. */
  get newest(): T | undefined {
    return this.queue.at(-1);
  }

  /** Whether somebody holds the playback. */
  get held(): boolean {
    return this.holders.length > 0;
  }

  /** Whether the player has to ask for the next action. */
  get awaitsStep(): boolean {
    return this.resting && !this.live && !this.held && this.host.speed() === 'step';
  }

  /** Add a view that has just arrived. */
  add(view: T): void {
    const wasLive = this.live;
    this.queue = [...this.queue, view];
    if (this.mayNotWait) {
      this.skip();
      return;
    }
    if (wasLive && !this.host.isNews(view)) {
      this.showFirst(); // somebody joined or wrote, which must not make a decision flicker
      return;
    }
    if (wasLive && this.host.isOwn(view)) this.endRest(); // the viewer has read enough
    if (this.host.isOnClock() && this.host.asks(view)) this.clockTimer ??= setTimeout(() => this.held || this.skip(), ON_CLOCK);
    void this.play();
  }

  /** Show a view instead of everything that waits, such as after a reconnection. */
  jump(view: T): void {
    this.queue = [view];
    this.skip();
  }

  /** Show the present, or as much as possible before somebody holds the playback. */
  skip = (): void => {
    this.run++;
    this.playing = false;
    this.host.land();
    this.endRest();
    const { holders } = this;
    while (!this.live && holders === this.holders) this.showFirst();
  };

  /** Show the next action: let the cards land, or end the time for reading. */
  next = (): void => {
    this.host.land();
    this.endRest();
  };

  /** Follow a changed speed, or show the present if nobody watches any more. */
  catchUp = (): void => {
    if (this.mayNotWait) this.skip();
    else if (this.host.speed() !== 'step') this.endRest();
  };

  /** Stop after the current action, until everyone who holds the playback has released it. */
  hold(name: string): void {
    if (!this.holders.includes(name)) this.holders = [...this.holders, name];
  }

  /** Continue, if nobody else holds the playback. */
  release(name: string): void {
    this.holders = this.holders.filter((other) => other !== name);
    if (this.mayNotWait) this.skip();
    else if (!this.held) void this.play();
  }

  /** Stop for good. */
  close(): void {
    this.run++;
    this.queue = [];
    this.host.land();
    this.endRest();
    clearTimeout(this.clockTimer);
  }

  private get mayNotWait(): boolean {
    return !this.held && (this.host.speed() === 'instant' || this.host.isUnwatched() || this.waiting > MAX_WAITING);
  }

  private get pace(): Pace {
    const { newest } = this;
    return paceOf(this.host.speed(), newest !== undefined && this.host.asks(newest) ? this.waiting : 0);
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    const run = ++this.run;
    this.playing = true;
    for (let [view] = this.queue; view !== undefined && !this.held; [view] = this.queue) {
      await this.host.move(view, this.pace);
      if (run !== this.run) return;
      const rest = this.restAfter(view);
      this.showFirst();
      if (this.mayNotWait)
        this.skip(); // such as when the curtain has closed
      else if (rest !== null) await this.rest(rest);
      if (run !== this.run) return;
    }
    this.playing = false;
  }

  private showFirst(): void {
    const [view, ...others] = this.queue;
    this.queue = others;
    if (view !== undefined) this.host.show(view);
    if (!this.live) return;
    clearTimeout(this.clockTimer);
    this.clockTimer = undefined;
  }

  /** Return the milliseconds for reading a view that is about to be shown; null if there is nothing to read. */
  private restAfter(view: T): number | null {
    const letters = this.host.isOwn(view) ? 0 : this.host.letters(view);
    return letters ? this.pace.rest + this.pace.letter * letters : null;
  }

  /** Leave time for reading; step by step, until the player asks for the next action. */
  private async rest(milliseconds: number): Promise<void> {
    this.resting = true;
    await new Promise<void>((resolve) => {
      const timer = this.host.speed() === 'step' ? undefined : setTimeout(() => this.endRest(), milliseconds);
      this.endRest = () => {
        clearTimeout(timer);
        this.endRest = () => undefined;
        this.resting = false;
        resolve();
      };
    });
  }
}

/** The guide of a lesson: which box is shown, and whether the game waits until it is read. */
import type { Box, Fact, Now } from '../game/lessons/box';
import type { Wording } from '../game/wording';
import { keepProgress, progressOf } from './progress';
import { isTouch } from './screen';
import { say } from './words.svelte';

export const LESSON = 'lesson'; // the name of the hold on the playback until a box is read

/** The playback, which the guide can stop. */
interface Holdable {
  hold: (name: string) => void;
  release: (name: string) => void;
}

/** A box with its words. */
export interface ShownBox extends Pick<Box, 'jump' | 'last'> {
  name: string;
  text: string;
  facts: string[];
  anchor: string | null;
  /** Whether the learner acts next, instead of reading on. */
  acts: boolean;
}

export class Guide {
  shown = $state.raw<ShownBox | null>(null);
  /** Whether the learner has hidden the lesson. */
  hidden = $state(false);
  private read: readonly string[];
  /** The boxes that closed because the learner acted, each with the step of that action. */
  private actedOn: { name: string; step: number }[] = [];
  private now: Now | null = null;
  private holds = true; // the table has waited for the guide

  constructor(
    readonly lesson: string,
    private readonly table: string,
    private readonly boxes: readonly Box[],
    private readonly playback: Holdable,
    private readonly wording: () => Wording,
  ) {
    const kept = progressOf(lesson);
    this.read = kept?.table === table ? kept.read : [];
    this.keep(false);
  }

  /** Begin with the view that the page shows. */
  begin(now: Now): void {
    this.now = now;
    this.choose();
  }

  /** Follow the view that the page is about to show. A box about an earlier decision closes, because the learner has decided. */
  look(now: Now): void {
    const before = this.now;
    this.now = now;
    if (this.holds) return;
    if (before && now.view.step < before.view.step) this.goBack(now.view.step);
    else if (before && this.shown && before.view.step !== now.view.step) this.markActed(this.shown, before.view.step);
    this.choose();
  }

  /** Continue with the next box, or let the game continue. */
  next = (): void => {
    if (this.shown) this.markRead(this.shown);
    this.choose();
  };

  /** Hide the lesson: the game continues without boxes. */
  hide = (): void => {
    this.hidden = true;
    this.choose();
  };

  /** Show the lesson again. */
  show = (): void => {
    this.hidden = false;
    this.choose();
  };

  /** Whether the last box has been read. */
  get finished(): boolean {
    return this.boxes.some(({ name, last }) => last && this.read.includes(name));
  }

  private markRead({ name }: ShownBox): void {
    this.read = [...this.read, name];
    this.keep(false);
  }

  private markActed(box: ShownBox, step: number): void {
    this.actedOn.push({ name: box.name, step });
    this.markRead(box);
  }

  /** After an undo, the boxes of the undone decisions are shown again: their actions are possible again, too. */
  private goBack(step: number): void {
    const undone = this.actedOn.filter((one) => one.step >= step).map(({ name }) => name);
    this.actedOn = this.actedOn.filter((one) => one.step < step);
    this.read = this.read.filter((name) => !undone.includes(name));
    this.keep(false);
  }

  private choose(): void {
    const { now } = this;
    const box = now && !this.hidden && !this.finished ? this.boxAfter(this.read, now) : undefined;
    this.shown = box && now ? this.inWords(box, now) : null;
    if (box?.last) this.keep(true);
    this.wait(Boolean(box && now && !now.yours && !now.over));
  }

  /** Return the box to show after these have been read; undefined if none fits. */
  private boxAfter(read: readonly string[], now: Now): Box | undefined {
    return this.boxes.find(({ name, when }) => !read.includes(name) && when({ ...now, read }));
  }

  /** Whether a box is the last one at the learner's decision. */
  private isFollowedByAction({ name, jump, last }: Box, now: Now): boolean {
    return now.yours && !jump && !last && !this.boxAfter([...this.read, name], now);
  }

  private wait(waits: boolean): void {
    if (waits === this.holds) return;
    this.holds = waits;
    if (waits) this.playback.hold(LESSON);
    else this.playback.release(LESSON);
  }

  private inWords(box: Box, now: Now): ShownBox {
    const { name, anchor, values, facts, jump = false, last = false } = box;
    const wording = this.wording();
    const inWords = ({ message, values: known }: Fact): string => say(message, known);
    return {
      name,
      text: say(name, {
        dewi: wording.names[1] ?? '',
        gede: wording.names[2] ?? '',
        touch: Number(isTouch()),
        ...values?.(now, wording),
      }),
      facts: (facts?.(now, wording) ?? []).map(inWords),
      anchor: (typeof anchor === 'function' ? anchor(now) : anchor) ?? null,
      jump,
      last,
      acts: this.isFollowedByAction(box, now),
    };
  }

  private keep(done: boolean): void {
    const earlier = progressOf(this.lesson)?.done ?? false;
    keepProgress(this.lesson, { table: this.table, read: [...this.read], done: done || earlier });
  }
}

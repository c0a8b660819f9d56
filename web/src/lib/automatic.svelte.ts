/**
 * Questions that leave the player no choice, answered by the page after a notice. Only where all opponents are bots: people could learn
 * from the time that an answer takes (D3.6), so at their tables the player answers, or the server does in advance.
 */
import type { OnlyAnswer } from '../game/games';
import { paceOf } from './pace';
import { settings } from './settings.svelte';

const READINGS = 2; // how much longer a notice stays than a description of what happened

/** What the page asks about the table, and does there. */
export interface AutomaticHost {
  /** Return the only answer to the question that is shown; null if there is a choice, or none to be made. */
  only: () => OnlyAnswer | null;
  /** Carry out actions, each as soon as it is legal. */
  carryOut: (actions: string[]) => void;
}

export class Automatic {
  /** Why there is no choice, while the page gives the answer; empty otherwise. */
  notice = $state('');
  private due: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: AutomaticHost) {}

  /** Look at the question: if there is no choice, show why, and give the answer when that has been read. */
  look(): void {
    const only = settings.answersForced ? this.host.only() : null;
    if (only && this.isDue(only)) return;
    this.close();
    if (!only) return;
    this.due = [...only.actions];
    this.notice = only.why;
    if (settings.speed === 'instant') this.finish();
    else this.timer = setTimeout(this.finish, timeFor(only.why));
  }

  /** Give the answer now. The notice stays until the next position, so that no button appears for a moment. */
  finish = (): void => {
    clearTimeout(this.timer);
    const due = this.due.splice(0);
    if (due.length) this.host.carryOut(due);
  };

  /** Whether an answer waits until its notice has been read. */
  private isDue({ actions, why }: OnlyAnswer): boolean {
    return this.due.length > 0 && this.due.join() === actions.join() && this.notice === why;
  }

  /** Let the player decide. */
  close(): void {
    clearTimeout(this.timer);
    this.notice = '';
    this.due = [];
  }
}

/** Return the milliseconds for reading a notice; step by step, as many as at the normal speed. */
function timeFor(text: string): number {
  const { rest, letter } = paceOf(settings.speed === 'step' ? 'normal' : settings.speed);
  return READINGS * (rest + letter * text.length);
}

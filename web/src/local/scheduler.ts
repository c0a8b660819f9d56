/** What keeps the game at one table moving without its players: bots' decisions, a lesson's script, answers in advance. */
import type { GameName } from '../engine/engine';
import { delay, release } from './bot-delay';
import type { Pending } from './bots';
import type { Entry } from './entries';
import { handleAnswer } from './handlers/answering';
import { handleBot } from './handlers/playing';
import { Refusal } from './refusal';
import type { LocalTable } from './table';
import type { Thinker } from './thinker';

const RETRY_AFTER = 3000; // milliseconds until the next attempt, when something could not be stored or a worker has failed
const OVERTAKEN = new Set(['stale', 'not-now', 'not-asked', 'impossible', 'frozen']); // somebody was quicker, so there is nothing left to do

export type Handler = (table: LocalTable, now: number) => Entry[];

const now = (): number => performance.now();
const until = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time - now()));

export class Scheduler {
  /** The step at which work was started, and which work that was; null if nothing is pending. */
  private pending: { step: number; by: Pending['by'] } | null = null;

  constructor(
    private readonly thinker: Thinker,
    private readonly change: (handler: Handler) => Promise<void>,
    private readonly report: (code: string) => void,
  ) {}

  /** Start what is pending, unless it has been started already. */
  start(game: GameName, pending: Pending): void {
    if (this.pending?.step === pending.step && this.pending.by === pending.by) return;
    const work = { step: pending.step, by: pending.by };
    this.pending = work;
    void this.work(game, pending, () => this.pending === work);
  }

  /** Forget what is pending: the table no longer waits for it, or nobody watches. */
  stop(): void {
    this.pending = null;
  }

  /** Do the work until it is done, or no longer wanted. */
  private async work(game: GameName, pending: Pending, isWanted: () => boolean): Promise<void> {
    while (isWanted()) {
      try {
        const handler = await this.decide(game, pending);
        if (isWanted()) await this.change(handler);
        break;
      } catch (error) {
        if (error instanceof Refusal && OVERTAKEN.has(error.code)) break;
        this.report(error instanceof Refusal ? error.code : 'error');
        if (error instanceof Refusal && error.code === 'no-table') break; // another tab has deleted it
        await until(now() + RETRY_AFTER);
      }
    }
    if (isWanted()) this.pending = null;
  }

  /** Return what carries out the work, at a time that reveals nothing about it. */
  private async decide(game: GameName, pending: Pending): Promise<Handler> {
    const { step } = pending;
    const started = now();
    const due = started + delay();
    if (pending.by !== 'bot') {
      await until(due);
      return (table, at) => (pending.by === 'answer' ? handleAnswer(table, step, at) : handleBot(table, step, pending.action, at));
    }
    const action = await this.thinker.decide({ game, ...pending.task });
    await until(release(due, started, now(), pending.task.level));
    return (table, at) => handleBot(table, step, action, at);
  }
}

/** Thinking for bots and hints, in a worker of its own: the table answers in the meantime. */
import type { GameName } from '../engine/engine';
import { Refusal } from './refusal';

/** A decision that a bot has to make or rate, with what its seat knows. */
export interface BotTask {
  game: GameName;
  level: string;
  known: Uint8Array;
  seat: number;
  actions: number[];
  seed: bigint;
}

export interface Rating {
  action: number;
  chance: number;
}

export interface Thinker {
  decide(task: BotTask): Promise<number>;
  weigh(task: BotTask): Promise<Rating[]>;
}

/** What a bot's worker is asked, and what it answers. */
export interface ThinkRequest {
  call: number;
  how: keyof Thinker;
  task: BotTask;
}
export type ThinkAnswer = { call: number; found: number | Rating[] } | { call: number; failed: string }; // the code of the reason

interface Waiting {
  resolve: (found: never) => void;
  reject: (error: Error) => void;
}

/** Thinks in a worker. One that fails is replaced; what it was thinking about has to be asked again. */
export class WorkerThinker implements Thinker {
  private worker: Worker | null = null;
  private calls = 0;
  private waiting = new Map<number, Waiting>();

  constructor(private readonly start: () => Worker) {}

  decide(task: BotTask): Promise<number> {
    return this.ask('decide', task);
  }

  weigh(task: BotTask): Promise<Rating[]> {
    return this.ask('weigh', task);
  }

  private ask<T>(how: keyof Thinker, task: BotTask): Promise<T> {
    const worker = (this.worker ??= this.begin());
    const call = this.calls++;
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve, reject });
      worker.postMessage({ call, how, task } satisfies ThinkRequest);
    });
  }

  private begin(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<ThinkAnswer>) => this.receive(data);
    worker.onerror = () => this.fail();
    return worker;
  }

  private receive(answer: ThinkAnswer): void {
    const waiting = this.waiting.get(answer.call);
    this.waiting.delete(answer.call);
    if ('failed' in answer) waiting?.reject(new Refusal(answer.failed));
    else waiting?.resolve(answer.found as never);
  }

  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(new Error('the worker has failed'));
  }
}

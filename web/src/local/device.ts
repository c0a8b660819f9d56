/** The page's side of the worker that owns this device's tables. */
import { RequestError } from '../lib/http';
import type { Reply, Request, TaskName, Tasks } from './protocol';

interface Waiting {
  resolve: (found: never) => void;
  reject: (error: RequestError) => void;
}

/** The code for a browser that cannot play without a server. */
export const UNSUPPORTED = 'no-local';
const MAX_FAILURES = 3; // of workers, one after the other, before we conclude that this browser has none for us

class Device {
  private worker: Worker | null = null;
  private calls = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lost = new Set<() => void>();
  /** How often a worker has failed since one last answered. */
  private fails = 0;

  /** Whether this browser has everything that games on this device need. */
  get isSupported(): boolean {
    return (
      typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof BroadcastChannel === 'function' && this.fails < MAX_FAILURES
    );
  }

  /** Ask the worker for something. Throw `RequestError` if it refuses. */
  ask<Name extends TaskName>(task: Name, given: Tasks[Name]['given']): Promise<Tasks[Name]['found']> {
    if (!this.isSupported) return Promise.reject(new RequestError(UNSUPPORTED, 'this browser cannot play without a server'));
    const call = this.calls++;
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve, reject });
      this.post({ call, task, given });
    });
  }

  /** Connect to a table over a port. `onLost` is called if the worker fails; undo it with the function that is returned. */
  join(table: string, port: MessagePort, onLost: () => void): () => void {
    this.lost.add(onLost);
    this.post({ join: table }, [port]);
    return () => this.lost.delete(onLost);
  }

  private post(request: Request, ports: MessagePort[] = []): void {
    this.worker ??= this.begin();
    this.worker.postMessage(request, ports);
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.receive(data);
    worker.onerror = () => this.fail();
    return worker;
  }

  private receive(reply: Reply): void {
    this.fails = 0;
    const waiting = this.waiting.get(reply.call);
    this.waiting.delete(reply.call);
    if ('refused' in reply) waiting?.reject(new RequestError(reply.refused.code, reply.refused.message));
    else waiting?.resolve(reply.found as never);
  }

  /** Replace a worker that has failed: everything that was shown as done is on the disk. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    this.fails++;
    for (const { reject } of this.waiting.values()) reject(new RequestError(UNSUPPORTED, 'the games of this device have stopped'));
    this.waiting.clear();
    for (const tell of [...this.lost]) tell();
  }
}

export const device = new Device();

/** The types of a service worker that we use. TypeScript's own library of them does not go together with that of pages. */

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: LongEvent;
  activate: LongEvent;
  fetch: FetchEvent;
  message: LongEvent & { readonly data: unknown };
}

export interface WorkerScope {
  readonly registration: { readonly scope: string; readonly installing: unknown; readonly waiting: unknown };
  readonly clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}

/** What a page asks of the worker: start a new version now, or delete the files of older ones. */
export type Wish = 'take over' | 'tidy';

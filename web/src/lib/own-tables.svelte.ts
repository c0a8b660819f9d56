/** The tables of this guest, kept up to date: often after a change, less often while nothing changes, never in a hidden tab. */
import { http, isUnreachable } from './http';
import { current, finished, isYourTurn } from './summaries';
import { localTables } from './tables';
import type { Summary } from './view';

const FIRST_DELAY = 5000;
const LAST_DELAY = 60_000; // milliseconds until the next request
const SLOWER = 1.5; // how much longer each delay is than the one before

class OwnTables {
  list = $state.raw<Summary[]>([]);
  /** When the list arrived, by this browser's clock. */
  arrived = $state(0);
  readonly current = $derived(current(this.list));
  readonly finished = $derived(finished(this.list));
  private watchers = 0;
  private delay = FIRST_DELAY;
  private timer = 0;

  /** Return the tables that wait for this guest, apart from one. */
  waiting(apartFrom = ''): Summary[] {
    return this.current.filter((table) => isYourTurn(table) && table.id !== apartFrom);
  }

  /** Keep the list up to date for a page. Return a function that stops this. */
  watch(): () => void {
    this.watchers++;
    if (this.watchers === 1) document.addEventListener('visibilitychange', this.restart);
    this.restart();
    return () => {
      this.watchers--;
      if (this.watchers) return;
      document.removeEventListener('visibilitychange', this.restart);
      clearTimeout(this.timer);
    };
  }

  /** Load the list now. Throw `RequestError` if that is not possible. */
  async load(): Promise<void> {
    const found = [...(await local()), ...(await online())];
    const changed = JSON.stringify(found.map(fingerprint)) !== JSON.stringify(this.list.map(fingerprint));
    this.delay = changed ? FIRST_DELAY : Math.min(this.delay * SLOWER, LAST_DELAY);
    this.arrived = Date.now();
    this.list = found;
  }

  private restart = (): void => {
    clearTimeout(this.timer);
    this.delay = FIRST_DELAY;
    if (!document.hidden) void this.follow();
  };

  private async follow(): Promise<void> {
    try {
      await this.load();
    } catch {
      this.delay = LAST_DELAY; // the page reports the failure elsewhere; here the next request is enough
    }
    clearTimeout(this.timer);
    if (this.watchers && !document.hidden) this.timer = window.setTimeout(() => void this.follow(), this.delay);
  }
}

/** Return the tables of this device; none if the browser cannot read them. */
async function local(): Promise<Summary[]> {
  return localTables().catch(() => []);
}

/** Return the tables on the server; none while it cannot be reached. */
async function online(): Promise<Summary[]> {
  try {
    return await http.mine();
  } catch (error) {
    if (isUnreachable(error)) return [];
    throw error;
  }
}

/** The values that change when something happens at a table. */
function fingerprint({ id, status, touched }: Summary): unknown[] {
  return [id, status, touched];
}

export const ownTables = new OwnTables();

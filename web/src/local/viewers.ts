/** The pages that show a table, and what each is sent. Everything that is sent is on the disk already. */
import type { components } from '../api/schema';
import type { ToPage } from './protocol';
import type { Entry } from './entries';
import { isPersons } from './seats';
import type { Bookmark, LocalTable } from './table';
import { viewAfter, viewedSeat, wholeView } from './views';

type Presence = components['schemas']['Presence'];

/** One page at a table. */
export class Viewer {
  /** The seat from which the page asked to look; undefined if it has not asked yet. */
  private chosen: number | null | undefined;

  constructor(readonly send: (message: ToPage) => void) {}

  /** Look from another seat, or as a spectator. */
  look(seat: number | null): void {
    this.chosen = seat;
  }

  /**
   * Return the seat whose knowledge the page may have; null for what is public. Where several players share the screen, nobody has
   * opened the curtain before the page says so.
   */
  seat(table: LocalTable): number | null {
    const here = table.seats.filter((seat) => isPersons(seat) && !seat.away);
    if (this.chosen === undefined && table.status !== 'over' && here.length > 1) return null;
    return viewedSeat(table, this.chosen);
  }
}

export class Viewers {
  private readonly all = new Set<Viewer>();

  get none(): boolean {
    return this.all.size === 0;
  }

  add(viewer: Viewer): void {
    this.all.add(viewer);
  }

  remove(viewer: Viewer): void {
    this.all.delete(viewer);
  }

  /** Send a page the whole view. */
  sendWhole(table: LocalTable, viewer: Viewer): void {
    viewer.send(wholeView(table, viewer.seat(table), Date.now()));
  }

  /** Send all pages the whole view. */
  sendWholeToAll(table: LocalTable): void {
    for (const viewer of this.all) this.sendWhole(table, viewer);
  }

  /** Send all pages what the last command changed for them. */
  publish(table: LocalTable, entries: readonly Entry[], before: Bookmark): void {
    for (const viewer of this.all) {
      const view = viewAfter(table, viewer.seat(table), entries, before, Date.now());
      if (view) viewer.send(view);
    }
  }

  /** Tell all pages that something could not be done. */
  refuse(code: string): void {
    for (const viewer of this.all) viewer.send(refused(code, null));
  }
}

/** Return the message that a command was refused. */
export function refused(code: string, command: string | null): ToPage {
  return { type: 'refused', code, message: code, do: command };
}

/** Return who is at a table: everybody who plays here is. */
export function presence(table: LocalTable): Presence {
  return { type: 'presence', connected: table.seats.map(isPersons), spectators: 0 };
}

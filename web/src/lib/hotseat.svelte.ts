/** Several players at one screen: whose cards may be shown, and when the curtain closes. */
import type { Table } from './table.svelte';

export class HotSeat {
  /** The player who last opened the curtain. */
  private opened = $state<number | null>(null);

  constructor(private readonly table: Table) {}

  /** The seats of this screen that people play. */
  get own(): number[] {
    return (this.table.table?.seats ?? []).flatMap((seat, number) => (seat.yours && !seat.away ? [number] : []));
  }

  /** The player who should sit at the screen now: the one who is deciding, or else the last one who was there. */
  get called(): number | null {
    const asked = this.table.game?.asked ?? null;
    return asked !== null && this.own.includes(asked) ? asked : this.opened;
  }

  /** Whether the curtain hides the table: nobody has opened it yet, or only another player has. */
  get hidden(): boolean {
    const secret = ['playing', 'frozen'].includes(this.table.table?.status ?? '');
    if (this.own.length < 2 || !secret) return false;
    return this.called === null || this.opened !== this.called || this.table.table?.shown !== this.called;
  }

  /** Close the curtain if another player is called. */
  update(): void {
    if (this.called !== this.opened) this.opened = null;
  }

  /** Open the curtain for a player. */
  open(seat: number): void {
    this.opened = seat;
    this.table.look(seat);
  }
}

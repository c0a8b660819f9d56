/** Several players at one screen: whose cards may be shown, and when the curtain falls. */
import type { Table } from './table.svelte';

export class HotSeat {
  /** Who has opened the curtain last. */
  private opened = $state<number | null>(null);

  constructor(private readonly table: Table) {}

  /** Return the seats of this screen that people play. */
  get own(): number[] {
    return (this.table.table?.seats ?? []).flatMap((seat, number) => (seat.yours && !seat.away ? [number] : []));
  }

  /** Return who should sit at the screen now: the player who is deciding, or else the last one who was there. */
  get called(): number | null {
    const asked = this.table.game?.asked ?? null;
    return asked !== null && this.own.includes(asked) ? asked : this.opened;
  }

  /** Whether the curtain hides the table: nobody has opened it yet, or only another player has. */
  get veiled(): boolean {
    const hidden = ['playing', 'frozen'].includes(this.table.table?.status ?? '');
    if (this.own.length < 2 || !hidden) return false;
    return this.called === null || this.opened !== this.called || this.table.table?.shown !== this.called;
  }

  /** Lets the curtain fall for who was there, as soon as another one is called. */
  call(): void {
    if (this.called !== this.opened) this.opened = null;
  }

  /** Opens the curtain. */
  open(seat: number): void {
    this.opened = seat;
    this.table.look(seat);
  }
}

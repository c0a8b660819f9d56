/**
 * Several players at one screen: whose cards may be shown, and when the curtain closes.
 *
 * When another player is called, the one at the screen still sees what their own turn gave, until they pass the screen on. While the
 * curtain is closed, the page shows what a spectator sees.
 */
import type { TableClient } from './table-client.svelte';

export class HotSeat {
  /** The player who last opened the curtain. */
  private opened = $state<number | null>(null);
  /** Whether the page has asked for a spectator's view. */
  private public = false;

  constructor(private readonly client: TableClient) {}

  /** The seats of this screen that people play. */
  get own(): number[] {
    return (this.client.table?.seats ?? []).flatMap((seat, number) => (seat.yours && !seat.away ? [number] : []));
  }

  /** The player who should sit at the screen now: the one who is deciding, or else the last one who was there. */
  get called(): number | null {
    const asked = this.client.game?.asked ?? null;
    return asked !== null && this.own.includes(asked) ? asked : this.opened;
  }

  /** Whether several players share this screen in a game that has secrets. */
  get shared(): boolean {
    return this.own.length > 1 && ['playing', 'frozen'].includes(this.client.table?.status ?? '');
  }

  /** Whether the curtain hides the players' cards: nobody has opened it, or the view is not yet theirs. */
  get hidden(): boolean {
    return this.shared && (this.opened === null || this.client.table?.shown !== this.opened);
  }

  /** The player to whom the one at the screen should pass it; null if there is none. */
  get next(): number | null {
    return this.shared && !this.hidden && this.called !== this.opened ? this.called : null;
  }

  /** Follow a new view: a player who has left is no longer at the screen, and a closed curtain shows only what is public. */
  update(): void {
    if (this.opened !== null && !this.own.includes(this.opened)) this.opened = null;
    const [only, ...others] = this.own;
    if (this.hidden) this.showPublic();
    else if (this.public && only !== undefined && !others.length) this.open(only);
  }

  /** Close the curtain, so that the next player can sit down at the screen. */
  pass = (): void => {
    this.opened = null;
    this.showPublic();
  };

  /** Open the curtain for a player. */
  open(seat: number): void {
    this.opened = seat;
    this.public = false;
    this.client.look(seat);
  }

  private showPublic(): void {
    if (this.public || this.opened !== null) return;
    this.public = true;
    this.client.look(null);
  }
}

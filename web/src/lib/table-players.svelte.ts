/** The players at a table as the panels show them, with their clocks. */
import { timeLeft } from './clock';
import { CALL_BOT_AFTER } from '../api/facts';
import type { TableController } from './table-controller.svelte';

const CLOCK_STEP = 500; // milliseconds between two updates of the clocks

/** A player as the panels show them. */
export interface Player {
  name: string;
  level: string | null;
  away: string | null;
  yours: boolean;
  /** Milliseconds that are left, at a table with a clock. */
  left: number | null;
  /** Whether a person is connected; null for a bot, for this guest, and while it is not known. */
  connected: boolean | null;
}

/** The parts of a table that the players' clocks depend on. */
type Timed = Pick<TableController, 'client' | 'playback' | 'seats' | 'own' | 'shown' | 'asked'>;

export class TablePlayers {
  private time = $state(Date.now());
  private readonly timer = window.setInterval(() => (this.time = Date.now()), CLOCK_STEP);

  constructor(private readonly table: Timed) {}

  close(): void {
    clearInterval(this.timer);
  }

  /** The players with their clocks. */
  get list(): Player[] {
    const { client, seats, own, shown } = this.table;
    return seats.map((seat, number) => ({
      name: seat.name ?? '',
      level: seat.level,
      away: seat.away,
      yours: seat.yours && (own.length === 1 || number === shown),
      left: this.left(number),
      connected: seat.level || seat.yours || !seat.name ? null : (client.presence?.connected[number] ?? null),
    }));
  }

  /** The player for whom a bot can be called: everyone has waited for them long enough, and there is no clock. */
  get late(): number | null {
    const { client, seats, own, asked } = this.table;
    const seat = asked === null ? undefined : seats[asked];
    if (!seat || seat.yours || seat.level || seat.away || client.table?.options.clock || !own.length) return null;
    return this.serverNow - (client.game?.clocks.since ?? this.serverNow) > CALL_BOT_AFTER ? asked : null;
  }

  private get serverNow(): number {
    return this.time + this.table.client.ahead;
  }

  private left(seat: number): number | null {
    const { client, playback, seats } = this.table;
    const { game, table } = playback.newest ?? client; // clocks run on while earlier actions are shown
    if (!game || !table || table.status === 'over' || seats[seat]?.level) return null;
    return timeLeft(table.options.clock ?? null, game.clocks, seat, this.serverNow);
  }
}

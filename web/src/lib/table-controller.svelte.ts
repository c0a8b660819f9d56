/**
 * A page at a table: the connection, the position shown, the player's turn and the players at this screen.
 *
 * What has to happen when a view arrives happens in `onView`, in one order, instead of in effects of the page.
 */
import { tick } from 'svelte';
import { loadGame, type GameUi } from '../game/games';
import type { Wording } from '../game/wording';
import { timeLeft } from './clock';
import { OwnShare } from './deal';
import { errorText } from './errors';
import { HotSeat } from './hotseat.svelte';
import { CALL_BOT_AFTER } from './limits';
import { agreeToRematch } from './rematch';
import { go } from './route.svelte';
import { scrollToChoices } from './scroll';
import { sounds } from './sounds';
import { Table, type Position, type Refused } from './table.svelte';
import { toasts } from './toasts.svelte';
import { Turn } from './turn.svelte';
import type { Flight, GameEvent, TableView } from './view';
import { leave, stayAt } from './waiting';
import { say } from './words.svelte';

const REVEAL_AGAIN = 2000; // milliseconds until a share is revealed again, in case the message was lost
const CLOCK_STEP = 500; // milliseconds between two updates of the clocks
const AUTOMATIC = new Set(['preview', 'commit', 'reveal']); // commands of the page itself; the player need not know of a refusal

/** What the last view showed, to notice what has changed. */
interface Seen {
  table: TableView | null;
  shown: number | null;
  step: number | undefined;
  yours: boolean;
  over: boolean;
  hidden: boolean;
}

/** A player as the panels show them. */
export interface Player {
  name: string;
  level: string | null;
  away: string | null;
  yours: boolean;
  /** Milliseconds that are left, at a table with a clock. */
  left: number | null;
}

export class TableController {
  readonly table: Table;
  readonly turn: Turn;
  readonly hotSeat: HotSeat;
  readonly share: OwnShare;
  ui = $state.raw<GameUi | null>(null);
  /** The earlier position that is shown; null for the present one. */
  position = $state.raw<Position | null>(null);
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name ?? ''));
  readonly wording: Wording | undefined = $derived.by(() => this.ui?.wording(this.names));
  private now = $state(Date.now());
  private seen: Seen = { table: null, shown: null, step: undefined, yours: false, over: false, hidden: false };
  private wantsRematch = false;
  private clockTimer = 0;
  private revealTimer = 0;

  constructor(
    id: string,
    private readonly fly: (flights: Flight[]) => void,
  ) {
    leave(id);
    this.table = new Table(id, {
      onView: (events) => this.onView(events),
      onRefused: (refused) => this.onRefused(refused),
      onDisconnect: () => this.turn.cancel(),
    });
    this.turn = new Turn(this.table, () => this.loadedWording);
    this.hotSeat = new HotSeat(this.table);
    this.share = new OwnShare(
      (command) => this.table.send(command),
      ({ message, who }) => toasts.show(say(message, { who: who ?? '' }), true),
    );
    this.clockTimer = window.setInterval(() => (this.now = Date.now()), CLOCK_STEP);
  }

  /** Leave the page; a table that waits for its start still gets this player's share. */
  close(): void {
    this.table.close();
    clearInterval(this.clockTimer);
    clearInterval(this.revealTimer);
    if (this.own.length && !this.table.game) stayAt(this.table.id);
  }

  get seats(): TableView['seats'] {
    return this.table.table?.seats ?? [];
  }

  /** The seats of this guest. */
  get own(): number[] {
    return this.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  }

  /** The seat from which the game is shown; null for a spectator. */
  get shown(): number | null {
    return this.table.table?.shown ?? null;
  }

  /** The seat that is deciding. */
  get asked(): number | null {
    return this.table.game?.asked ?? null;
  }

  /** Whether the viewer is deciding. */
  get yours(): boolean {
    return this.asked !== null && this.asked === this.shown && !this.seats[this.asked]?.away;
  }

  get over(): boolean {
    return this.table.table?.status === 'over';
  }

  get frozen(): boolean {
    return this.table.table?.status === 'frozen';
  }

  /** The legal actions; none while an earlier position is shown. */
  get actions(): string[] {
    return this.position ? [] : (this.table.game?.actions ?? []);
  }

  /** Whether this guest plays against bots only. */
  get alone(): boolean {
    return this.seats.filter((seat) => !seat.level).length === 1 && this.own.length === 1;
  }

  /** Whether a bot plays for this guest, who can take the seat back. */
  get canReturn(): boolean {
    return this.running && this.own.some((seat) => this.seats[seat]?.away && this.seats[seat].away !== 'resigned');
  }

  /** Whether the game can continue. */
  get running(): boolean {
    return !this.over && !this.frozen;
  }

  /** The player for whom a bot can be called: everyone has waited for them long enough, and there is no clock. */
  get lateSeat(): number | null {
    const seat = this.asked === null ? undefined : this.seats[this.asked];
    if (!seat || this.yours || seat.level || seat.away || this.table.table?.options.clock || !this.own.length) return null;
    return this.serverNow - (this.table.game?.clocks.since ?? this.serverNow) > CALL_BOT_AFTER ? this.asked : null;
  }

  /** The player who asks this guest for a rematch. */
  get rematchSeat(): number | null {
    const seat = this.table.table?.next_seat ?? null;
    return this.own.length && seat !== null && !this.own.includes(seat) ? seat : null;
  }

  /** The players with their clocks. */
  get players(): Player[] {
    return this.seats.map((seat, number) => ({
      name: seat.name ?? '',
      level: seat.level,
      away: seat.away,
      yours: seat.yours,
      left: this.timeLeft(number),
    }));
  }

  private get loadedWording(): Wording {
    if (!this.wording) throw new Error('the game is not loaded yet');
    return this.wording;
  }

  private get serverNow(): number {
    return this.now + this.table.ahead;
  }

  private timeLeft(seat: number): number | null {
    const { game, table } = this.table;
    if (!game || !table || this.over || this.seats[seat]?.level) return null;
    return timeLeft(table.options.clock ?? null, game.clocks, seat, this.serverNow);
  }

  /** Show an earlier position. */
  async showPosition(step: number): Promise<void> {
    const from = this.shown;
    const found = await this.table.ask<Position>('position', { do: 'position', step });
    if (found && from === this.shown) this.position = found;
  }

  /** Show the present position again. */
  showNow = (): void => {
    this.position = null;
  };

  /** Ask for a rematch, and go there as soon as its table is open. */
  rematch = (): void => {
    this.wantsRematch = this.table.send({ do: 'rematch' });
  };

  /** Go to the table of the rematch and play there. */
  joinRematch = (next: string): void => {
    agreeToRematch(next);
    go(`/table/${next}`);
  };

  private onView(events: GameEvent[]): void {
    this.load();
    this.announce(events);
    this.hotSeat.update();
    const before = this.seen;
    const now = {
      table: this.table.table,
      shown: this.shown,
      step: this.table.game?.step,
      yours: this.yours,
      over: this.over,
      hidden: this.hotSeat.hidden,
    };
    this.seen = now;
    if (now.table !== before.table) this.followDeal();
    if (now.shown !== before.shown) this.restart();
    if (now.step !== undefined && now.step !== before.step) this.turn.moved();
    if (now.hidden && !before.hidden) toasts.clear();
    if (now.yours && !before.yours && !now.over) sounds.turn();
    if (now.over && !before.over) sounds.over();
    if (now.yours && (!before.yours || now.step !== before.step)) void tick().then(scrollToChoices);
    if (this.wantsRematch && now.table?.next) this.joinRematch(now.table.next);
  }

  private load(): void {
    const name = this.table.table?.options.game;
    if (!name || this.ui) return;
    loadGame(name).then(
      (ui) => (this.ui = ui),
      () => (this.table.gone = 'offline'),
    );
  }

  /** Let the cards travel, and announce what happened; a closed curtain hides both. */
  private announce(events: GameEvent[]): void {
    const { ui, wording } = this;
    if (!ui || !wording || this.position || this.hotSeat.hidden) return;
    this.fly(events.flatMap((event) => ui.flights(event)));
    const reported = events.filter((event) => wording.isLogged(event));
    if (!reported.length) return;
    sounds.card();
    toasts.announce(wording.describe(reported));
  }

  /** Take part in the deal; while it lasts, repeat that in case a message was lost or refused for a moment. */
  private followDeal(): void {
    const follow = () => {
      if (this.table.table && this.table.connected) this.share.follow(this.table.table);
    };
    clearInterval(this.revealTimer);
    follow();
    if (this.table.table?.status === 'dealing') this.revealTimer = window.setInterval(follow, REVEAL_AGAIN);
  }

  /** Forget what another player at this screen looked at and considered. */
  private restart(): void {
    this.position = null;
    this.turn.cancel();
  }

  private onRefused(refused: Refused): void {
    this.turn.refused();
    if (refused.code === 'rematched') return; // somebody was quicker, and we go to their table
    if (refused.code !== 'stale' && !AUTOMATIC.has(refused.do ?? '')) toasts.show(errorText(refused), true);
  }
}

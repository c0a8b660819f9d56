/** One table: a connection to it, and the table as it was last described. */
import type { components } from '../api/schema';
import { PREPARING } from '../api/facts';
import type { Command, Connection, Message } from './connection';
import { connectTo } from './tables';
import type { GameEvent, GameView, TableView, ChatView, View } from './view';

type Schemas = components['schemas'];
export type { Command } from './connection';
export type Position = Schemas['Position'];
export type Presence = Schemas['Presence'];
export type Hinted = Schemas['Hinted'];
export type Previewed = Schemas['Previewed'];
export type Reasoned = Schemas['Reasoned'];
export type Refused = Schemas['Refused'];

type Answer = Previewed | Reasoned | Hinted | Position;
const QUESTIONS: Record<Answer['type'], Command['do']> = { previewed: 'preview', reasoned: 'why', hinted: 'hint', position: 'position' };
const FINAL = new Set(['private', 'no-table']); // refusals after which there is no table to show

/** What a table reports. */
export interface TableListener {
  /** A view has arrived: show it now or later. `jumps` says that it does not continue the one before. Without this handler it is shown now. */
  onArrival?: (view: View, jumps: boolean) => void;
  /** The table has been set to a view and the page does not show it yet; with the events since the last view. */
  onView?: (events: GameEvent[]) => void;
  onRefused?: (refused: Refused) => void;
  onDisconnect?: () => void;
  /** A command could not be sent, because there is no connection. */
  onUnsent?: (command: Command) => void;
}

export class TableClient {
  table = $state.raw<TableView | null>(null);
  game = $state.raw<GameView | null>(null);
  lines = $state.raw<GameEvent[][]>([]);
  fresh = $state(0);
  /** The line of the viewer's last action, if others have acted since. */
  since = $state<number | null>(null);
  chat = $state.raw<ChatView[]>([]);
  spectatorChat = $state.raw<ChatView[]>([]);
  /** Whether commands can be sent. */
  connected = $state(false);
  /** Who is at the table; null until the server has said so. */
  presence = $state.raw<Presence | null>(null);
  /** Whether the server still prepares the rules. It sends the table as soon as it has. */
  preparing = $state(false);
  /** The code of the reason why the table cannot be shown. */
  gone = $state<string | null>(null);
  /** How far the server's clock is ahead of this one, in milliseconds, judged by the least delayed view. */
  ahead = -Infinity;
  /** The versions of the newest view and of the one that is shown. */
  private version = $state(-1);
  private shownVersion = $state(-1);
  /** What the newest view showed: from which seat, after how many actions. */
  private newest: { shown: number | null; length: number } = { shown: null, length: -1 };
  private readonly connection: Connection;
  private pending: { type: Answer['type']; resolve: (answer: Answer | null) => void }[] = [];
  /** The seat from which the player chose to look; undefined as long as the server chooses. */
  private seat: number | null | undefined;

  constructor(
    readonly id: string,
    private readonly listener: TableListener,
  ) {
    this.connection = connectTo(id, {
      onOpen: () => this.opened(),
      onMessage: (message) => this.receive(message),
      onClose: (reason) => this.lost(reason),
      onReturn: () => this.refresh(),
    });
  }

  /** Send a command and return whether that was possible. */
  send(command: Command): boolean {
    if (this.connection.isOpen) this.connection.send(command);
    else this.listener.onUnsent?.(command);
    return this.connection.isOpen;
  }

  /** Send a question and return its answer; null if it is refused. */
  ask<T extends Answer>(type: T['type'], question: Command): Promise<T | null> {
    return new Promise((resolve) => {
      if (this.send(question)) this.pending.push({ type, resolve: (answer) => resolve(answer as T | null) });
      else resolve(null);
    });
  }

  /** Look from another of the player's seats, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ do: 'look', seat });
  }

  /** Close the connection for good. */
  close(): void {
    this.connection.close();
  }

  private opened(): void {
    this.connected = true;
    this.send({ do: 'ping' });
    if (this.seat !== undefined) this.send({ do: 'look', seat: this.seat });
  }

  private lost(reason: string | null): void {
    this.connected = false;
    this.presence = null;
    this.dropQuestions();
    this.listener.onDisconnect?.();
    this.gone ??= reason;
  }

  /** Request a whole view. Without a seat only a new connection helps: a `look` from no seat makes the guest a spectator for good. */
  private refresh(): void {
    const seat = this.seat ?? this.table?.shown ?? null;
    if (seat === null) this.connection.renew();
    else this.send({ do: 'look', seat });
  }

  private dropQuestions(): void {
    for (const { resolve } of this.pending.splice(0)) resolve(null);
  }

  private receive(message: Message): void {
    if (message.type === 'view') this.receiveView(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'refused') this.receiveRefusal(message);
    else this.answer((type) => type === message.type, message);
  }

  private answer(isAnswered: (type: Answer['type']) => boolean, answer: Answer | null): void {
    const index = this.pending.findIndex(({ type }) => isAnswered(type));
    if (index >= 0) this.pending.splice(index, 1)[0]?.resolve(answer);
  }

  private receiveRefusal(refused: Refused): void {
    if (refused.code === PREPARING) {
      this.preparing = true;
      return;
    }
    if (refused.do === null)
      this.dropQuestions(); // whichever it was
    else this.answer((type) => QUESTIONS[type] === refused.do, null);
    if (FINAL.has(refused.code) || (refused.code === 'frozen' && refused.do === null)) this.end(refused.code); // the latter: not even its first entry can be read
    this.listener.onRefused?.(refused);
  }

  private end(reason: string): void {
    this.connection.close();
    this.lost(reason);
  }

  private receiveView(view: View): void {
    this.preparing = false;
    if (this.isFromAnotherSeat(view)) return;
    if (view.whole || view.version === this.version + 1) this.accept(view);
    else this.refresh();
  }

  private accept(view: View): void {
    const before = this.newest;
    this.newest = { shown: view.table ? view.table.shown : before.shown, length: view.log.length };
    this.version = view.version;
    this.chat = view.whole ? view.chat : [...this.chat, ...view.chat];
    this.spectatorChat = view.whole ? view.spectator_chat : [...this.spectatorChat, ...view.spectator_chat];
    if (view.game) this.ahead = Math.max(this.ahead, view.game.clocks.now - Date.now());
    const jumps = view.whole && (before.shown !== this.newest.shown || before.length !== view.log.length);
    if (this.listener.onArrival) this.listener.onArrival(view, jumps);
    else this.show(view);
  }

  /** Whether the newest view is shown. Commands about an older one would come too late. */
  get live(): boolean {
    return this.shownVersion === this.version;
  }

  /** Return what a view adds to the log that is shown. A whole view that jumps adds nothing: much of it may be old. */
  newEvents({ whole, log }: View): GameEvent[] {
    return whole ? [] : log.lines.flatMap(([number, events]) => (number >= this.lines.length ? events : []));
  }

  /** Set the table to a view. */
  show(view: View): void {
    const events = this.newEvents(view);
    this.shownVersion = view.version;
    this.table = view.table ?? this.table;
    const lines = view.whole ? [] : this.lines.slice(0, view.log.length);
    for (const [number, added] of view.log.lines) lines[number] = added;
    this.lines = lines;
    this.fresh = view.log.fresh;
    this.since = view.log.since;
    this.game = view.game ?? null;
    this.listener.onView?.(events);
  }

  /**
   * Whether a view shows the cards of another player at this screen. After a reconnection the server starts with the guest's first
   * seat; a player who was looking from another one, or a closed curtain, must not show that.
   */
  private isFromAnotherSeat({ whole, table }: View): boolean {
    if (!whole || this.seat === undefined || !table || table.shown === this.seat) return false;
    return this.seat === null || table.seats[this.seat]?.yours === true;
  }
}

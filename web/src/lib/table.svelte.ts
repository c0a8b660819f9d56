/** One table: a socket that comes back by itself, and the table as it was last told. */
import type { components } from '../api/schema';
import type { GameEvent, GameView, TableView, ChatView, View } from './view';

type Schemas = components['schemas'];
type Message = Schemas['Message'];
export type Command = Schemas['Command'];
export type Position = Schemas['Position'];
export type Hinted = Schemas['Hinted'];
export type Previewed = Schemas['Previewed'];
export type Reasoned = Schemas['Reasoned'];
export type Refused = Schemas['Refused'];

type Answer = Previewed | Reasoned | Hinted | Position;
const ASKED_BY: Record<Answer['type'], Command['do']> = { previewed: 'preview', reasoned: 'why', hinted: 'hint', position: 'position' };
const GONE: Record<number, string> = { 4401: 'no-guest', 4403: 'private', 4404: 'no-table' }; // codes after which it is no use to come back
const SOONEST = 500;
const LATEST = 15_000; // milliseconds until the next attempt
const SILENCE = 10_000; // without an answer to what was sent: the line is dead, though nobody has said so

/** Hears what happened since the last view, when the table has it and the page does not show it yet. */
export type Hear = (events: GameEvent[], whole: boolean) => void;

export class Table {
  table = $state.raw<TableView | null>(null);
  game = $state.raw<GameView | null>(null);
  lines = $state.raw<GameEvent[][]>([]);
  fresh = $state(0);
  chat = $state.raw<ChatView[]>([]);
  /** What spectators said. */
  spectatorChat = $state.raw<ChatView[]>([]);
  /** Whether the socket is open. */
  connected = $state(false);
  /** Why the table cannot be seen. */
  gone = $state<string | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds: by the view that was least delayed. */
  ahead = -Infinity;
  private version = -1;
  private socket!: WebSocket;
  private wait = SOONEST;
  private timer = 0;
  private due = 0;
  private closed = false;
  private asked: { type: Answer['type']; keep: (answer: Answer | null) => void }[] = [];
  /** The own seat from which the player looks; undefined as long as the server chooses. */
  private seat: number | null | undefined;

  constructor(
    readonly id: string,
    private readonly hear: Hear,
    private readonly refuse: (refused: Refused) => void,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Sends a command; gets whether that was possible. */
  send(command: Command): boolean {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    this.due ||= window.setTimeout(() => this.drop(), SILENCE);
    return true;
  }

  /** Asks something that is answered with a message of its own; null if it is refused. */
  ask<T extends Answer>(type: T['type'], question: Command): Promise<T | null> {
    return new Promise((resolve) => {
      if (this.send(question)) this.asked.push({ type, keep: (answer) => resolve(answer as T | null) });
      else resolve(null);
    });
  }

  /** Looks from another of the own seats, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ do: 'look', seat });
  }

  /** Leaves the table alone. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.due);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket.close();
  }

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${this.id}/socket`);
    this.socket = socket;
    const mine = () => this.socket === socket && !this.closed; // a socket that was given up may still have something to say
    socket.onopen = () => {
      if (!mine()) return;
      this.connected = true;
      if (this.seat !== undefined) this.send({ do: 'look', seat: this.seat });
    };
    socket.onmessage = (event) => {
      if (mine()) this.receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (mine()) this.lose(event.code);
    };
  }

  private lose(code: number): void {
    this.connected = false;
    this.hearSomething();
    this.forgetQuestions();
    this.gone ??= GONE[code] ?? null;
    if (this.gone) return;
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LATEST);
  }

  /** Gives up a line that is silent, and takes a new one. */
  private drop(): void {
    this.socket.close();
    this.connected = false;
    this.hearSomething();
    this.forgetQuestions();
    this.connect();
  }

  private hurry = (): void => {
    if (this.closed || this.gone || document.hidden || this.socket.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    if (this.connected) this.refresh();
    else this.connect();
  };

  /** Asks for everything anew; who has no seat comes in anew, or they would stay a spectator for good. */
  private refresh(): void {
    const seat = this.seat ?? this.table?.shown ?? null;
    if (seat === null) this.drop();
    else this.send({ do: 'look', seat });
  }

  private hearSomething(): void {
    clearTimeout(this.due);
    this.due = 0;
  }

  private forgetQuestions(): void {
    for (const { keep } of this.asked.splice(0)) keep(null);
  }

  private receive(message: Message): void {
    this.hearSomething();
    if (message.type === 'view') this.see(message);
    else if (message.type === 'refused') this.hearRefusal(message);
    else this.settle((type) => type === message.type, message);
  }

  private settle(which: (type: Answer['type']) => boolean, answer: Answer | null): void {
    const at = this.asked.findIndex(({ type }) => which(type));
    if (at >= 0) this.asked.splice(at, 1)[0]!.keep(answer);
  }

  private hearRefusal(refused: Refused): void {
    if (refused.do === null)
      this.forgetQuestions(); // whichever it was
    else this.settle((type) => ASKED_BY[type] === refused.do, null);
    if (refused.code === 'private' || refused.code === 'no-table') this.gone = refused.code;
    if (refused.code === 'frozen' && refused.do === null) this.gone = refused.code; // not even its opening can be read
    this.refuse(refused);
  }

  private see(view: View): void {
    this.wait = SOONEST;
    if (this.isFromAnotherSeat(view)) return;
    if (view.whole || view.version === this.version + 1) this.take(view);
    else this.refresh();
  }

  private take(view: View): void {
    const before = this.lines.length;
    this.version = view.version;
    this.table = view.table ?? this.table;
    const lines = view.whole ? [] : this.lines.slice(0, view.log.length);
    for (const [number, events] of view.log.lines) lines[number] = events;
    this.lines = lines;
    this.fresh = view.log.fresh;
    this.chat = view.whole ? view.chat : [...this.chat, ...view.chat];
    this.spectatorChat = view.whole ? view.spectator_chat : [...this.spectatorChat, ...view.spectator_chat];
    if (view.game) this.ahead = Math.max(this.ahead, view.game.clocks.now - Date.now());
    this.game = view.game ?? null;
    this.hear(view.whole ? [] : lines.slice(Math.min(before, lines.length)).flat(), view.whole);
  }

  /** After a break the server first shows the first own seat; who looks from another one must not see that one's cards. */
  private isFromAnotherSeat({ whole, table }: View): boolean {
    return whole && typeof this.seat === 'number' && table?.shown !== this.seat && table?.seats[this.seat]?.yours === true;
  }
}

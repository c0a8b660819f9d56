/** One table: a socket that comes back by itself, and the table as it was last told. */
import type { components } from '../api/schema';
import type { GameEvent, GameView, TableView, TalkView, View } from './view';

type Schemas = components['schemas'];
type Message = Schemas['Message'];
export type Command = Schemas['Command'];
export type Moment = Schemas['Moment'];
export type Hinted = Schemas['Hinted'];
export type Previewed = Schemas['Previewed'];
export type Reasoned = Schemas['Reasoned'];
export type Refused = Schemas['Refused'];

type Answer = Previewed | Reasoned | Hinted | Moment;
const GONE = [4401, 4403, 4404]; // codes after which it is no use to come back
const SOONEST = 500;
const LATEST = 15_000; // milliseconds until the next attempt

/** What happened since the last view, for what moves on the board. */
export type Hear = (events: GameEvent[], whole: boolean) => void;

export class Table {
  table = $state.raw<TableView | null>(null);
  game = $state.raw<GameView | null>(null);
  lines = $state.raw<GameEvent[][]>([]);
  fresh = $state(0);
  talk = $state.raw<TalkView[]>([]);
  /** Whether the socket is open. */
  connected = $state(false);
  /** Why the table cannot be seen. */
  gone = $state<string | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  private version = -1;
  private socket: WebSocket | null = null;
  private wait = SOONEST;
  private timer = 0;
  private closed = false;
  private asked: { type: Answer['type']; keep: (answer: Answer | null) => void }[] = [];
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

  /** Sends a command. */
  send(command: Command): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  /** Asks something that is answered with a message of its own; null if it is refused. */
  ask<T extends Answer>(type: T['type'], question: Command): Promise<T | null> {
    return new Promise((resolve) => {
      if (!this.send(question)) return resolve(null);
      this.asked.push({ type, keep: (answer) => resolve(answer as T | null) });
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
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.wait = SOONEST;
      if (this.seat !== undefined) this.send({ do: 'look', seat: this.seat });
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.lose(event.code);
  }

  private lose(code: number): void {
    this.connected = false;
    for (const { keep } of this.asked.splice(0)) keep(null);
    if (GONE.includes(code)) this.gone ??= 'no-table';
    if (this.closed || this.gone) return;
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LATEST);
  }

  private hurry = (): void => {
    if (this.connected || this.closed || this.gone || document.hidden || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private receive(message: Message): void {
    if (message.type === 'view') this.see(message);
    else if (message.type === 'refused') this.hearRefusal(message);
    else {
      const at = this.asked.findIndex(({ type }) => type === message.type);
      if (at >= 0) this.asked.splice(at, 1)[0]!.keep(message);
    }
  }

  private hearRefusal(refused: Refused): void {
    const at = this.asked.findIndex(({ type }) => QUESTIONS[type] === refused.do);
    if (at >= 0) this.asked.splice(at, 1)[0]!.keep(null);
    if (refused.code === 'private' || refused.code === 'no-table') this.gone = refused.code;
    this.refuse(refused);
  }

  private see(view: View): void {
    if (!view.whole && view.version !== this.version + 1) {
      this.send({ do: 'look', seat: this.seat ?? this.table?.shown ?? null });
      return;
    }
    const before = this.lines.length;
    this.version = view.version;
    this.table = view.table ?? this.table;
    const lines = view.whole ? [] : this.lines.slice(0, view.log.length);
    for (const [number, events] of view.log.lines) lines[number] = events;
    this.lines = lines;
    this.fresh = view.log.fresh;
    this.talk = view.whole ? view.talk : [...this.talk, ...view.talk];
    if (view.game) this.ahead = view.game.clocks.now - Date.now();
    const news = view.whole ? [] : lines.slice(Math.min(before, lines.length)).flat();
    this.hear(news, view.whole);
    this.game = view.game ?? null;
  }
}

const QUESTIONS: Record<Answer['type'], string> = { previewed: 'preview', reasoned: 'why', hinted: 'hint', moment: 'moment' };

/** A connection to a table on the server: a socket that reconnects by itself. */
import { CLOSED_FOR_GOOD } from '../api/facts';
import { file } from './address';
import type { Command, Connection, ConnectionEvents, Message } from './connection';
import { Heartbeat } from './heartbeat';

const FIRST_RETRY = 500;
const LAST_RETRY = 15_000; // milliseconds until the next attempt

export class SocketConnection implements Connection {
  private socket!: WebSocket;
  private connected = false;
  private closed = false;
  private retryDelay = FIRST_RETRY;
  private retryTimer = 0;
  private readonly heartbeat = new Heartbeat(
    () => this.send({ do: 'ping' }),
    () => this.renew(),
  );

  constructor(
    private readonly table: string,
    private readonly events: ConnectionEvents,
  ) {
    this.connect();
    addEventListener('online', this.retryNow);
    document.addEventListener('visibilitychange', this.retryNow);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(command: Command): void {
    if (!this.isOpen) return;
    this.socket.send(JSON.stringify(command));
    this.heartbeat.expectAnswer();
  }

  /** Replace a connection that no longer answers, does not open, or has missed something. */
  renew(): void {
    this.socket.close();
    this.lose(null);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.heartbeat.stop();
    removeEventListener('online', this.retryNow);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.socket.close();
  }

  private connect(): void {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + file(`/api/tables/${this.table}/socket`));
    this.socket = socket;
    this.heartbeat.start();
    const isCurrent = () => this.socket === socket && !this.closed; // a socket that was replaced may still deliver messages
    socket.onopen = () => {
      if (!isCurrent()) return;
      this.connected = true;
      this.events.onOpen();
    };
    socket.onmessage = (event) => {
      if (isCurrent()) this.receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (isCurrent()) this.handleClose(event.code);
    };
  }

  private receive(message: Message): void {
    this.heartbeat.notice();
    if (message.type === 'view') this.retryDelay = FIRST_RETRY;
    this.events.onMessage(message);
  }

  private handleClose(code: number): void {
    const reason = (CLOSED_FOR_GOOD as Partial<Record<number, string>>)[code] ?? null;
    this.lose(reason);
    if (reason !== null) this.close();
    if (this.closed) return;
    this.retryTimer = window.setTimeout(() => this.connect(), this.retryDelay);
    this.retryDelay = Math.min(this.retryDelay * 2, LAST_RETRY);
  }

  private lose(reason: string | null): void {
    this.connected = false;
    this.heartbeat.stop();
    this.events.onClose(reason);
  }

  private retryNow = (): void => {
    if (this.closed || document.hidden || this.socket.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.retryTimer);
    if (this.connected) this.events.onReturn();
    else this.connect();
  };
}

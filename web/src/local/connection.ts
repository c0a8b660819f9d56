/** A connection to a table of this device: the same messages as over the server's socket, through a worker. */
import type { Command, Connection, ConnectionEvents } from '../lib/connection';
import { device, UNSUPPORTED } from './device';
import type { FromPage, ToPage } from './protocol';

const AGAIN_AFTER = 1000; // milliseconds until the next attempt after the worker has failed

export class LocalConnection implements Connection {
  private port: MessagePort | null = null;
  private forget: () => void = () => undefined;
  private timer = 0;
  private closed = false;
  isOpen = false;

  constructor(
    private readonly table: string,
    private readonly events: ConnectionEvents,
  ) {
    this.connect();
  }

  send(command: Command): void {
    this.post(command);
  }

  renew(): void {
    this.leave();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.leave();
  }

  private connect(): void {
    if (!device.isSupported) {
      queueMicrotask(() => this.lose(UNSUPPORTED));
      return;
    }
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (this.port === port1) this.receive(data);
    };
    this.forget = device.join(this.table, port2, () => this.handleFailure());
  }

  private receive(message: ToPage): void {
    if ('closed' in message) {
      this.lose(message.closed);
      return;
    }
    if (!this.isOpen) {
      this.isOpen = true;
      this.events.onOpen();
    }
    this.events.onMessage(message);
  }

  /** The worker has failed: the next one reads the table from its log. */
  private handleFailure(): void {
    this.leave();
    this.lose(null);
    this.timer = window.setTimeout(() => this.connect(), AGAIN_AFTER);
  }

  private lose(reason: string | null): void {
    if (this.closed) return;
    this.isOpen = false;
    this.events.onClose(reason);
  }

  private post(message: FromPage): void {
    this.port?.postMessage(message);
  }

  private leave(): void {
    this.post('leave');
    this.port?.close();
    this.port = null;
    this.isOpen = false;
    this.forget();
  }
}

/** How the page talks to a table: to one on the server over a socket, to one on this device through a worker. */
import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type Command = Schemas['Command'];

/** A connection to one table. It restores itself; the first message after that is the whole view. */
export interface Connection {
  /** Whether a command can be sent now. */
  readonly isOpen: boolean;
  send(command: Command): void;
  /** Replace the connection, which brings the whole view. */
  renew(): void;
  /** Close the connection for good: nothing more is reported. */
  close(): void;
}

/** What a connection reports, and never before its constructor has returned. */
export interface ConnectionEvents {
  onOpen: () => void;
  onMessage: (message: Message) => void;
  /** The connection is lost. `reason` is a code if it can never be restored; otherwise it will be, by itself. */
  onClose: (reason: string | null) => void;
  /** The player has returned to the page, or the device to the network; the connection is open, but may have missed something. */
  onReturn: () => void;
}

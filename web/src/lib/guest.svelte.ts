/** The guest of this browser. The name is stored here, and the server learns it when it is first needed there. */
import { enterWith, http, isUnreachable } from './http';
import { ownTables } from './own-tables.svelte';
import { keep, load } from './storage';
import { rename } from './tables';
import { say } from './words.svelte';

const KEY = 'bali-guest';

interface Stored {
  name: string;
  /** Whether the server does not know this name yet. */
  isNew: boolean;
}

/** Return the names that we suggest, in the chosen language. */
export function suggestedNames(): string[] {
  return say('default-names').split(/[,、]\s*/);
}

class Guest {
  name = $state('');
  private isNew = false;
  private entering: Promise<void> | null = null;

  /** Take the name from this browser; a new guest gets a Balinese one. */
  begin(): void {
    const names = suggestedNames();
    const suggested = { name: names[Math.floor(Math.random() * names.length)] ?? '', isNew: false };
    const { name, isNew } = load<Stored>(KEY, suggested);
    this.keep(name, isNew);
  }

  /** Make sure that the server knows this guest. Throw `RequestError` if it cannot be asked. */
  enter = (): Promise<void> => {
    this.entering ??= this.introduce().catch((error: unknown) => {
      this.entering = null;
      throw error;
    });
    return this.entering;
  };

  private async introduce(): Promise<void> {
    const { name } = await http.who();
    if (name === null || (this.isNew && name !== this.name)) this.keep((await http.enter(this.name)).name);
    else this.keep(name);
  }

  /** Change the name, here and at all tables where this guest sits under the old one. The server learns it later if it cannot be reached. */
  async rename(name: string): Promise<void> {
    const before = this.name;
    try {
      this.keep((await http.enter(name)).name);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      this.keep(name, true);
      this.entering = null; // the next request in the guest's name tells the server
    }
    await ownTables.load();
    const seats = ownTables.current.flatMap(({ id, yours, names }) =>
      names.flatMap((old, seat) => (yours[seat] && old === before ? [{ id, seat }] : [])),
    );
    await Promise.allSettled(seats.map(({ id, seat }) => rename(id, seat, this.name))); // where the server refuses, the old name stays
  }

  /** Take the name of another guest, whose recovery code was entered. */
  become(name: string): void {
    this.keep(name);
  }

  private keep(name: string, isNew = false): void {
    this.name = name;
    this.isNew = isNew;
    keep(KEY, { name, isNew });
  }
}

export const guest = new Guest();
enterWith(guest.enter);

/** The guest of this browser. */
import { http } from './http';
import { ownTables } from './own-tables.svelte';
import { rename } from './tables';
import { say } from './words.svelte';

/** Return the names that we suggest, in the chosen language. */
export function suggestedNames(): string[] {
  return say('default-names').split(/[,、]\s*/);
}

class Guest {
  name = $state('');

  /** Load the guest from the server; a new one gets a Balinese name. */
  async enter(): Promise<void> {
    const { name } = await http.who();
    if (name !== null) {
      this.name = name;
      return;
    }
    const names = suggestedNames();
    const chosen = names[Math.floor(Math.random() * names.length)];
    if (chosen) this.name = (await http.enter(chosen)).name;
  }

  /** Change the name, here and at all tables where this guest sits under the old one. */
  async rename(name: string): Promise<void> {
    const before = this.name;
    this.name = (await http.enter(name)).name;
    await ownTables.load();
    const seats = ownTables.current.flatMap(({ id, yours, names }) =>
      names.flatMap((old, seat) => (yours[seat] && old === before ? [{ id, seat }] : [])),
    );
    await Promise.allSettled(seats.map(({ id, seat }) => rename(id, seat, this.name))); // where the server refuses, the old name stays
  }
}

export const guest = new Guest();

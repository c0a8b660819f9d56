/** The guest of this browser. */
import { http } from './http';
import { say } from './words.svelte';

class Guest {
  name = $state('');

  /** Load the guest from the server; a new one gets a Balinese name. */
  async enter(): Promise<void> {
    const { name } = await http.who();
    if (name !== null) {
      this.name = name;
      return;
    }
    const names = say('default-names').split(/[,、]\s*/);
    const chosen = names[Math.floor(Math.random() * names.length)];
    if (chosen) await this.rename(chosen);
  }

  /** Change the name. */
  async rename(name: string): Promise<void> {
    this.name = (await http.enter(name)).name;
  }
}

export const guest = new Guest();

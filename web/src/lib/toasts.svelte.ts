/** Short messages that disappear by themselves, and announcements for screen readers. */
const SHOWN = 6000; // milliseconds

class Toasts {
  list = $state<{ id: number; text: string; bad: boolean }[]>([]);
  /** The text that a screen reader announces. */
  announced = $state('');
  private next = 0;
  private last = '';

  /** Show a message; `bad` marks an error. */
  show(text: string, bad = false): void {
    const id = this.next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, bad }];
    setTimeout(() => this.drop(id), SHOWN);
  }

  /** Remove a message. */
  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Announce a text to screen readers; the same text again is announced again. */
  announce(text: string): void {
    this.last = text === this.last ? `${text}\u00a0` : text;
    this.announced = this.last;
  }

  /** Remove everything: the next player at this screen must not read it. */
  clear(): void {
    this.list = [];
    this.announced = '';
  }
}

export const toasts = new Toasts();

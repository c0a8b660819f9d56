/** Short messages that disappear by themselves, and announcements for screen readers. */
const SHOWN = 6000; // milliseconds
const NOTICED = 700; // milliseconds after which a message has been seen

/** Where a rule can be read. */
export interface RuleLink {
  game: string;
  clause: string;
}

interface Toast {
  id: number;
  text: string;
  bad: boolean;
  rule: RuleLink | null;
  /** When it appeared; never, as long as it has to stay. */
  since: number;
}

class Toasts {
  list = $state<Toast[]>([]);
  /** The text that a screen reader announces. */
  announced = $state('');
  private next = 0;
  private last = '';

  /** Show a message; `bad` marks an error, and `rule` is the rule behind it. */
  show(text: string, bad = false, rule: RuleLink | null = null): void {
    const id = this.next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, bad, rule, since: Date.now() }];
    setTimeout(() => this.drop(id), SHOWN);
  }

  /** Show a message until the returned function is called. */
  hold(text: string): () => void {
    const id = this.next++;
    this.list = [...this.list, { id, text, bad: false, rule: null, since: Infinity }];
    return () => this.drop(id);
  }

  /** Remove what has been seen, except errors: whoever acts has read it. */
  dropSeen(): void {
    this.list = this.list.filter(({ bad, since }) => bad || Date.now() - since < NOTICED);
  }

  /** Remove a message. */
  private drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Remove the reasons why something was not possible: the player has now done something that is. */
  dropReasons(): void {
    this.list = this.list.filter((toast) => !toast.rule);
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

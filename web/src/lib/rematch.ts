/** A rematch: asking for one after a game, or agreeing to the one that another player asks for. */
import { go } from './route.svelte';
import type { TableClient } from './table-client.svelte';
import type { AdvanceAnswer, TableView } from './view';

/** The table that this player has agreed to with a click. It is no part of an address: nobody agrees by following a link. */
let agreed: string | null = null;

/** The table that this player goes to, and the answers in advance to be set there again. */
let journey: { table: string; answers: readonly AdvanceAnswer[] } | null = null;

/** Return, once, whether the player has agreed to play at this table. */
export function takeAgreement(table: string): boolean {
  if (agreed !== table) return false;
  agreed = null;
  return true;
}

/** The rematch of one table. */
export class Rematch {
  private wanted = false;
  /** The player's answers in advance that hold until they are cancelled, as they were before the game ended. */
  private answers: readonly AdvanceAnswer[] = [];

  constructor(private readonly client: TableClient) {}

  /** The table of the rematch; null until somebody has asked for one. */
  get next(): string | null {
    return this.client.table?.next ?? null;
  }

  /** The player who asks this guest for a rematch; null if this guest has asked, or only watches. */
  get seat(): number | null {
    const { seats = [], next_seat: seat = null } = this.client.table ?? {};
    return seat !== null && seats.some(({ yours }) => yours) && !seats[seat]?.yours ? seat : null;
  }

  /** Whether another player asks this guest for a rematch. */
  get isOffered(): boolean {
    return this.next !== null && this.seat !== null;
  }

  /** Whether another player has asked since an earlier view of the table. */
  isNewSince(before: TableView | null): boolean {
    return before !== null && before.next === null && this.isOffered;
  }

  /** Ask for a rematch, and go there as soon as its table is open. */
  ask = (): void => {
    this.wanted = this.client.send({ do: 'rematch' });
  };

  /** Go to the rematch if this guest has asked for one and its table is open. */
  follow(): void {
    if (this.wanted && this.next !== null) this.join(this.next);
  }

  /** Go to the table of a rematch and play there. */
  join(next: string): void {
    agreed = next;
    journey = { table: next, answers: this.answers };
    go(`/table/${next}`);
  }

  /** Remember the player's answers: the end of a game cancels all of them. Players who share a screen set theirs again. */
  remember(): void {
    const { table, game } = this.client;
    if (!game || table?.status === 'over') return;
    const alone = table?.seats.filter(({ yours }) => yours).length === 1;
    this.answers = alone ? game.answers.filter(({ until }) => until === 'cancelled') : [];
  }

  /** Return, once the rematch has begun, the answers that this player has brought along; null at any other moment. */
  arrive(): readonly AdvanceAnswer[] | null {
    if (!this.client.game || journey?.table !== this.client.id) return null;
    const { answers } = journey;
    journey = null;
    return answers;
  }
}

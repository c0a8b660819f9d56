/** The answers that a player has given in advance, and the commands that change them. The server says what can be answered. */
import type { TableClient } from './table-client.svelte';
import type { AdvanceAnswer, OfferedAnswer } from './view';

export type Until = AdvanceAnswer['until'];
export const DURATIONS: readonly Until[] = ['turn', 'own_turn', 'cancelled'];
/** The question that stands for all on which a player can pass. */
export const EVERYTHING = 'everything';

export class Answers {
  constructor(private readonly client: TableClient) {}

  /** What can be answered in advance: the same for everyone, whatever they hold. */
  get offered(): OfferedAnswer[] {
    return this.client.table?.answers ?? [];
  }

  /** The viewer's answers, the newest first. */
  get given(): AdvanceAnswer[] {
    return this.client.game?.answers ?? [];
  }

  /** The current question, if the player can pass on it for good. */
  get passable(): string | null {
    const { question } = this.client.game ?? {};
    const offered = this.offered.find((one) => one.question === question);
    return offered?.replies.includes('pass') ? offered.question : null;
  }

  /** Whether a player is asked so often that they can pass in advance. */
  get canPass(): boolean {
    return this.offered.some(({ replies }) => replies.includes('pass'));
  }

  /** Whether one answer passes on every question. */
  get canPassOnEverything(): boolean {
    return this.offered.some(({ question }) => question === EVERYTHING);
  }

  /** The answer that the server is about to give to the current question for the viewer; null if the viewer has to decide. */
  get due(): AdvanceAnswer | null {
    return this.client.game?.answered ?? null;
  }

  to(question: string): AdvanceAnswer | undefined {
    return this.given.find((answer) => answer.question === question);
  }

  /** Set the reply to a question; an empty one cancels it. */
  set(question: string, reply: string, until: Until): void {
    if (reply) this.send((seat) => ({ do: 'answer_in_advance', seat, question, reply, until }));
    else this.cancel(question);
  }

  /** Cancel the answer to a question, or all of them. */
  cancel(question: string | null): void {
    this.send((seat) => ({ do: 'cancel_answer', seat, question }));
  }

  private send(command: (seat: number) => Parameters<TableClient['send']>[0]): void {
    const seat = this.client.table?.shown ?? null;
    if (seat !== null) this.client.send(command(seat));
  }
}

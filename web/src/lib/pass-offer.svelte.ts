/**
 * The offer to pass in advance, for players who have passed twice on the same question. It is made at the next such question, once in
 * a game. The player's cards play no part in it.
 */
import type { Answers } from './answers';
import { settings } from './settings.svelte';

const ENOUGH = 2; // passes

export class PassOffer {
  /** How often a player at this screen has passed on a question. */
  private passes = $state.raw<Readonly<Record<string, number>>>({});
  private made = $state(false);

  constructor(
    private readonly answers: Answers,
    private readonly seat: () => number | null,
  ) {}

  /** Whether it is made at the current question. */
  get fits(): boolean {
    const { passable, canPassOnEverything } = this.answers;
    const isDue = (this.passes[this.key] ?? 0) >= ENOUGH && !this.made && !settings.answersExplained;
    return isDue && canPassOnEverything && passable !== null;
  }

  /** Note that the player acts. */
  acted(action: string): void {
    if (this.fits) this.made = true;
    else if (action === 'pass') this.passes = { ...this.passes, [this.key]: (this.passes[this.key] ?? 0) + 1 };
  }

  /** Make it never again: the player has used or closed it. */
  close = (): void => {
    settings.answersExplained = true;
    settings.save();
  };

  private get key(): string {
    return `${this.seat()} ${this.answers.passable}`;
  }
}

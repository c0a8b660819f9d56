/** Undo at one table: who may use it, how often, and how far back. It mirrors `table/undo.py`. */
import { MAX_UNDOS } from './facts';
import type { Undone } from './entries';
import type { Match } from './match';

/** The undos of one game, and the actions that bots made. Those stay: undoing one would be a hint for the person. */
export class UndoHistory {
  /** The numbers of the actions that bots made. */
  readonly byBots = new Set<number>();
  private readonly counts = new Map<number, number>();

  constructor(
    private readonly match: Match,
    private readonly allowed: boolean,
  ) {}

  /** Return whether a seat has reached the limit of undos. */
  isUsedUp(seat: number): boolean {
    return (this.counts.get(seat) ?? 0) >= MAX_UNDOS;
  }

  /** Return whether the deciding seat may undo actions at all. An answer to another player's card stays: undoing it would reveal something. */
  allows(seat: number | null): boolean {
    return this.allowed && seat !== null && seat === this.match.activeSeat && !this.isUsedUp(seat);
  }

  /** Return how many actions the deciding seat can undo. */
  undoable(seat: number | null): number {
    if (!this.allows(seat)) return 0;
    const step = this.match.actions.length;
    const possible = this.match.undoable();
    const own = Array.from({ length: possible }, (_, back) => step - 1 - back).findIndex((number) => this.byBots.has(number));
    return own < 0 ? possible : own;
  }

  /** Return to the position after the remaining actions, and count the undo. It never reaches back to a bot's action. */
  apply({ seat, step }: Undone): void {
    this.match.rewind(step);
    this.counts.set(seat, (this.counts.get(seat) ?? 0) + 1);
  }
}

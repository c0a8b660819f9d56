/** A lesson: a scripted game that teaches. It mirrors `table/lessons/`. */
import { CHANCE } from '../engine/facts';
import type { Engine, State } from '../engine/engine';
import type { LessonScript, ScriptedDecision } from '../engine/tables';
import { SecureDealer } from './dealer';
import type { Match } from './match';

/** A lesson's script. Draws and decisions are separate lists, so the deal stays the same if the learner decides otherwise. */
export class Lesson {
  constructor(private readonly script: LessonScript) {}

  /** Return the action of the script's next decision, or null once the players have left the script or reached its end. */
  nextAction(match: Match): number | null {
    return this.nextDecision(match)?.[1] ?? null;
  }

  /** Return the action of the script's next decision, or null if the players decide on their own. */
  suggestion(match: Match): number | null {
    const decision = this.nextDecision(match);
    return decision && decision[2] !== 'own' ? decision[1] : null;
  }

  /** Return whether the players have followed the script so far, or up to their own decisions at its end. */
  isFollowed(match: Match): boolean {
    return this.reached(match) !== null;
  }

  /** Return the actions of the jump that are left at this position; none outside the jump or off the script. */
  jumpFrom(match: Match): number[] {
    const reached = this.reached(match);
    const [first, end] = this.script.jump;
    if (reached === null || reached < first || reached >= end || this.nextAction(match) === null) return [];
    return this.script.decisions.slice(reached, end).map(([, action]) => action);
  }

  /** Return the dealer that draws the lesson's cards, and draws with a key after them. */
  dealer(key: Uint8Array, drawn: number): LessonDealer {
    return new LessonDealer(key, drawn, this.script.draws);
  }

  private nextDecision(match: Match): ScriptedDecision | null {
    const reached = this.reached(match);
    if (reached === null) return null;
    const seat = match.actor;
    const legal = match.legal();
    const rest = this.script.decisions.slice(reached);
    const next = rest.find(([by, action, mark]) => mark !== 'maybe' || (by === seat && legal.includes(action)));
    return next && legal.includes(next[1]) ? next : null;
  }

  /** Return how many of the script's decisions have been made, or null once the players have left it. */
  private reached(match: Match): number | null {
    let reached: number | null = 0;
    for (const [number, action] of match.actions.entries()) {
      const seat = match.actors[number]!;
      if (seat !== CHANCE && reached !== null) reached = this.after(reached, seat, action);
    }
    return reached;
  }

  /** Return how many decisions have been made after another action, given how many had been made before it. */
  private after(reached: number, seat: number, action: number): number | null {
    const { decisions } = this.script;
    const required = decisions.findIndex(([, , mark], number) => number >= reached && mark !== 'maybe');
    if (required >= 0 && decisions[required]![0] === seat && decisions[required]![1] === action) return required + 1;
    const next = decisions[reached];
    if (next?.[2] && next[0] === seat) return reached + 1; // every mark lets the player do something else
    return decisions.slice(0, reached).some(([, , mark]) => mark === 'own') ? decisions.length : null;
  }
}

/** A dealer that draws the cards of a lesson's deal in order, and shuffles the rest. */
class LessonDealer extends SecureDealer {
  constructor(
    key: Uint8Array,
    drawn: number,
    private readonly draws: readonly number[],
  ) {
    super(key, drawn);
  }

  /** Return the action that draws the next card. Off the script, a card of the deal may no longer be in the pile. */
  override draw(engine: Engine, state: State): number {
    const next = this.draws[this.drawn];
    if (next === undefined || !engine.legal(state).includes(next)) return super.draw(engine, state);
    this.drawn++;
    return next;
  }
}

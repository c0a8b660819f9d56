/** A player's decision at a table: the selected action and its effects, what was sent and what is planned. */
import type { Wording } from '../game/wording';
import { toasts } from './toasts.svelte';
import { settings } from './settings.svelte';
import type { Hinted, Previewed, Reasoned, Table } from './table.svelte';
import type { GameEvent, GameView, Notice } from './view';
import { capital, say } from './words.svelte';

const UNCONFIRMED = ['pass']; // too frequent to be confirmed

export class Turn {
  chosen = $state<string | null>(null);
  /** The effects of the chosen action; null until they are known. */
  effects = $state.raw<GameEvent[] | null>(null);
  hints = $state.raw<Hinted['choices']>([]);
  /** Whether a bot is thinking about a hint. */
  pondering = $state(false);
  /** The view at which an action was sent: nothing more is sent until there is another one. */
  private sent: GameView | null = null;
  private plan: string[] = [];

  constructor(
    private readonly table: Table,
    private readonly wording: () => Wording,
  ) {}

  private get actions(): string[] {
    return this.table.game?.actions ?? [];
  }

  private get step(): number {
    return this.table.game?.step ?? 0;
  }

  /** Select an action; the second time, carry it out. An action that can be undone needs no confirmation if the player has set that. */
  choose = async (action: string): Promise<void> => {
    if (!this.actions.includes(action)) return this.why(action);
    if (UNCONFIRMED.includes(action) || (this.chosen === action && this.effects)) return void this.act(action);
    if (this.chosen === action) return; // its effects are not known yet
    this.chosen = action;
    this.effects = null;
    const step = this.step;
    const seen = await this.table.ask<Previewed>('previewed', { do: 'preview', step, action });
    if (!seen || this.chosen !== action || this.step !== step) return;
    if (settings.skipConfirm && !seen.final) return void this.act(action);
    this.effects = seen.events;
    toasts.announce([this.wording().label(action), this.wording().consequence(seen.events)].filter(Boolean).join(say('web-stop')));
  };

  /** Clear the selection and the plan. */
  cancel = (): void => {
    this.chosen = null;
    this.plan = [];
  };

  /** Carry out several actions, each as soon as it is legal. */
  carryOut = (actions: string[]): void => {
    this.plan = [...actions];
    this.followPlan();
  };

  /** Show why an action is illegal. */
  why = async (action: string): Promise<void> => {
    if (!this.actions.length) return;
    const answer = await this.table.ask<Reasoned>('reasoned', { do: 'why', action });
    if (!answer?.reason) return;
    const because = this.because(action, answer.reason);
    toasts.show(say('aside', { text: because, note: answer.reason.clause }));
  };

  private because(action: string, reason: Notice): string {
    const words = this.wording().reason(reason);
    if (reason.name !== 'not-now') return say('web-why', { action: this.wording().label(action), reason: words });
    const prompt = this.table.game?.prompt;
    return capital(words) + (prompt ? say('web-stop') + this.wording().prompt(prompt, true) : '');
  }

  /** Ask a strong bot for a hint. */
  hint = async (): Promise<void> => {
    if (this.pondering) return;
    this.pondering = true;
    const answer = await this.table.ask<Hinted>('hinted', { do: 'hint', step: this.step });
    this.pondering = false;
    if (!answer || answer.step !== this.step) return;
    this.hints = answer.choices;
    const list = answer.choices.slice(0, 3).map((choice) => say('hint-choice', this.spoken(choice)));
    toasts.announce(say('hint', { list: list.join(say('comma')) }));
  };

  private spoken(choice: Hinted['choices'][number]): { words: string; percent: number } {
    return { words: this.wording().label(choice.action), percent: Math.round(choice.chance * 100) };
  }

  /** Pass now and whenever the same decision comes up in this turn. */
  autoPass = (): void => {
    this.table.send({ do: 'auto_pass', step: this.step, action: 'pass' });
  };

  undo = (whole: boolean): void => {
    this.plan = [];
    this.table.send({ do: 'undo', step: this.step, whole });
  };

  /** Allow another action after a refusal. */
  refused(): void {
    this.sent = null;
    this.plan = [];
  }

  /** Clear the selection after an action of any player, and continue the plan. */
  moved(): void {
    this.chosen = null;
    this.hints = [];
    this.followPlan();
  }

  private act(action: string): boolean {
    const game = this.table.game;
    if (!game || this.sent === game || !this.table.send({ do: 'act', step: game.step, action })) return false;
    this.sent = game;
    this.chosen = null;
    return true;
  }

  private followPlan(): void {
    const next = this.plan[0];
    if (next === undefined || !this.actions.length) return;
    if (!this.actions.includes(next)) this.plan = [];
    else if (this.act(next)) this.plan.shift();
  }
}

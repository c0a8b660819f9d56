/** A player's decision at a table: the selected action and its effects, the action sent, and those planned. */
import type { Wording } from '../game/wording';
import { areEqual } from './rated';
import { toasts } from './toasts.svelte';
import { settings } from './settings.svelte';
import type { Hinted, Previewed, Reasoned, TableClient } from './table-client.svelte';
import type { GameEvent, GameView, Notice } from './view';
import { capital, say } from './words.svelte';

const EXPLAINED = 6; // rated choices whose effects are shown
const LATE_CLICK = 1500; // milliseconds after an action in which another click on the same card is one too many
const UNCONFIRMED = ['pass']; // too frequent to be confirmed

export class Turn {
  chosen = $state<string | null>(null);
  /** The effects of the chosen action; null until they are known. */
  effects = $state.raw<GameEvent[] | null>(null);
  /** Whether the chosen action cannot be undone. */
  final = $state(false);
  hints = $state.raw<Hinted['choices']>([]);
  /** The effects of the rated choices, as far as they have arrived. */
  ratedEffects = $state.raw<Readonly<Record<string, readonly GameEvent[]>>>({});
  /** Whether a bot is thinking about a hint. */
  pondering = $state(false);
  /** The view at which an action was sent: nothing more is sent until there is another one. */
  private sent: GameView | null = null;
  private plan: string[] = [];
  /** The last action that was sent, and when. */
  private done: { action: string; when: number } | null = null;
  /** How many actions the player has sent: the second half of a double click must not start another one. */
  sentCount = 0;

  constructor(
    private readonly client: TableClient,
    private readonly wording: () => Wording,
    private readonly onAct: (action: string) => void = () => undefined,
  ) {}

  /** The legal actions; none while an older view is shown. */
  private get actions(): string[] {
    return this.client.live ? (this.client.game?.actions ?? []) : [];
  }

  /** Whether further actions are planned. */
  get isPlanning(): boolean {
    return this.plan.length > 0;
  }

  /** Whether an action was sent for this view, or more are planned: then nobody else decides. */
  get isActing(): boolean {
    return this.isPlanning || this.isSent;
  }

  private get isSent(): boolean {
    return this.sent !== null && this.sent === this.client.game;
  }

  /** The selected action, once its effects are known: selecting it again carries it out. */
  get awaiting(): string | null {
    return this.effects && this.chosen;
  }

  private get step(): number {
    return this.client.game?.step ?? 0;
  }

  /** The only legal action: a player who has no choice confirms nothing. Null if there are several. */
  get forced(): string | null {
    const [only, ...others] = this.actions;
    return others.length ? null : (only ?? null);
  }

  /** Carry out the action that a button names. Only a grave one, such as ending the turn, asks for a confirmation. */
  press = (action: string): Promise<void> => {
    if (!this.actions.includes(action) || this.wording().isGrave(action)) return this.choose(action);
    this.act(action);
    return Promise.resolve();
  };

  /**
   * Select an action; the second time, carry it out. No confirmation is needed for the only legal action, unless it would end the chance
   * to undo earlier ones, and for actions that can be undone if the player has set that.
   */
  choose = async (action: string): Promise<void> => {
    if (!this.actions.includes(action)) return this.why(action);
    toasts.dropReasons();
    const isForced = action === this.forced;
    const isHarmless = UNCONFIRMED.includes(action) || (isForced && !this.client.game?.undo);
    if (isHarmless || this.awaiting === action) return void this.act(action);
    if (this.chosen === action) return; // its effects are not known yet
    this.chosen = action;
    this.effects = null;
    const step = this.step;
    const seen = await this.client.ask<Previewed>('previewed', { do: 'preview', step, action });
    if (this.chosen !== action || this.step !== step) return;
    if (!seen) {
      this.cancel();
      return;
    }
    const isQuick = (settings.skipConfirm && !this.wording().alwaysAsks(action)) || isForced;
    if (isQuick && !seen.final) return void this.act(action);
    this.effects = seen.events;
    this.final = seen.final;
    const warning = seen.final ? say('web-final') : '';
    toasts.announce([this.wording().label(action), this.wording().preview(seen.events), warning].filter(Boolean).join(say('web-stop')));
  };

  /** Ask what an action would do, before the player selects it; null if that cannot be said now. */
  foresee = async (action: string): Promise<readonly GameEvent[] | null> => {
    const seen = await this.client.ask<Previewed>('previewed', { do: 'preview', step: this.step, action });
    return seen?.events ?? null;
  };

  /** The connection is lost. If an action was sent, say once that it may not have arrived. */
  disconnected(): void {
    if (this.isSent) toasts.show(say('web-unconfirmed'), true);
    this.sent = null;
    this.cancel();
  }

  /** Clear the selection, the plan and the hints. */
  cancel = (): void => {
    this.deselect();
    this.plan = [];
  };

  /** Clear the selection and the hints. Nothing of them stays in memory: the next player at this screen may be another one. */
  private deselect(): void {
    this.chosen = null;
    this.effects = null;
    this.hints = [];
    this.ratedEffects = {};
  }

  /** Carry out several actions, each as soon as it is legal; none after an action for this view, such as the first half of a double click. */
  carryOut = (actions: string[]): void => {
    if (this.isSent) return;
    this.plan = [...actions];
    this.followPlan();
  };

  /** Show why an action is illegal, unless the player has clicked once more than the action needed. */
  why = async (action: string): Promise<void> => {
    if (this.done?.action === action && Date.now() - this.done.when < LATE_CLICK) return;
    const reason = await this.reasonFor(action);
    if (reason) toasts.show(this.reasonText(reason), false, { game: this.wording().game, clause: reason.clause });
  };

  /** Return why an action is illegal, in words; empty if that cannot be said now, or if it is only a matter of time: the viewer reads. */
  explainWhy = async (action: string): Promise<string> => {
    const reason = await this.reasonFor(action);
    return reason && reason.name !== 'not-now' ? this.reasonText(reason) : '';
  };

  private async reasonFor(action: string): Promise<Reasoned['reason'] | null> {
    if (!this.actions.length) return null;
    const answer = await this.client.ask<Reasoned>('reasoned', { do: 'why', action });
    return answer?.reason ?? null;
  }

  private reasonText(reason: Notice): string {
    return capital([this.wording().reason(reason), this.awaited(reason.name)].filter(Boolean).join(say('web-stop')));
  }

  /** Return the current prompt, to explain why an action is not possible now; empty for any other reason. */
  private awaited(reason: string): string {
    const prompt = this.client.game?.prompt;
    return reason === 'not-now' && prompt ? say('web-asked-now', { prompt: this.wording().sentence('prompt', prompt) }) : '';
  }

  /** Ask a strong bot for a hint. */
  hint = async (): Promise<void> => {
    if (this.pondering) return;
    toasts.dropReasons(); // a hint says what is possible
    this.pondering = true;
    const wait = toasts.hold(say('web-hint-thinking'));
    const answer = await this.client.ask<Hinted>('hinted', { do: 'hint', step: this.step });
    wait();
    this.pondering = false;
    if (!answer || answer.step !== this.step) return;
    this.hints = answer.choices;
    const list = answer.choices.slice(0, 3).map((choice) => say('hint-choice', this.spoken(choice)));
    const equal = areEqual(answer.choices) ? say('web-hint-equal') : '';
    toasts.announce([equal, say('hint', { list: list.join(say('comma')) })].filter(Boolean).join(say('between-sentences')));
    await this.explain(answer);
  };

  /** Ask what the best rated choices do. The bot itself gives no reasons. */
  private async explain({ step, choices }: Hinted): Promise<void> {
    this.ratedEffects = {};
    for (const { action } of choices.slice(0, EXPLAINED)) {
      if (this.step !== step || !this.hints.length) return;
      const events = await this.foresee(action);
      if (events) this.ratedEffects = { ...this.ratedEffects, [action]: events };
    }
  }

  private spoken(choice: Hinted['choices'][number]): { words: string; percent: number } {
    return { words: this.wording().label(choice.action), percent: Math.round(choice.chance * 100) };
  }

  undo = (whole: boolean): void => {
    this.plan = [];
    if (this.client.live) this.client.send({ do: 'undo', step: this.step, whole });
  };

  /** Allow another action after a refusal. */
  refused(): void {
    this.sent = null;
    this.plan = [];
  }

  /** Clear the selection after an action of any player, and continue the plan. */
  moved(): void {
    this.sent = null;
    this.deselect();
    this.followPlan();
  }

  private act(action: string): boolean {
    const game = this.client.game;
    if (!game || this.isSent || !this.client.send({ do: 'act', step: game.step, action })) return false;
    toasts.dropReasons();
    this.onAct(action);
    this.sent = game;
    this.done = { action, when: Date.now() };
    this.sentCount++;
    this.chosen = null;
    return true;
  }

  /** Carry out the next planned action. A plan ends where its action is not legal, also because the player is no longer asked. */
  private followPlan(): void {
    const next = this.plan[0];
    if (next === undefined || !this.client.live) return;
    if (!this.actions.includes(next)) this.plan = [];
    else if (this.act(next)) this.plan.shift();
  }
}

/** altar in words. */
import { has, joined, say } from '../../lib/words.svelte';
import type { GameEvent, Notice, Value } from '../../lib/view';
import { Wording, type Values } from '../wording';
import { isGood, isKind } from './cards';
import { EFFECTS, QUIET, SHRINE_COST, SHRINE_POINTS } from './facts';

export class AltarWording extends Wording {
  readonly game = 'altar';
  readonly quiet = new Set<string>(QUIET);
  readonly effects = EFFECTS;

  label(action: string): string {
    const [verb, ...rest] = action.split(' ');
    const number = Number(rest.find((word) => /^\d+$/.test(word)) ?? 0);
    const values: Values = { number };
    for (const word of rest) {
      if (isGood(word)) {
        values['what'] = this.say(`good-${word}`);
        values['cards'] = this.say(`cards-${word}`, { count: number });
      } else if (isKind(word)) values['what'] = this.say(`kind-${word}`);
      else if (has(`altar-choice-${word}`)) values['what'] = this.say(`choice-${word}`);
    }
    return this.say(`do-${verb}`, values);
  }

  /** Say how much a player would gain: the prompt knows it, the action does not. */
  override button(action: string, _actions: readonly string[], prompt?: Notice): string {
    const count = prompt?.values['count'];
    const [verb, what] = action.split(' ');
    if (verb !== 'choose' || count === undefined) return this.label(action);
    return say('altar-answer-choose', { gain: this.say(what === 'points' ? 'points' : 'stones', { count }) });
  }

  /** A player can choose what they gain in a scoring (A7.4, A7.7). */
  override isResult(event: GameEvent): boolean {
    return super.isResult(event) || event.name === 'gained' || event.name === 'claimed';
  }

  /** Whether a card can be taken back depends on whether new cards were dealt: a click should not mean now this, now that. */
  override alwaysAsks(action: string): boolean {
    return action.startsWith('take ');
  }

  /** Say why a shrine goes back to the box (A4.3). */
  override note(actions: readonly string[]): string {
    return actions.includes('return shrine') ? say('altar-board-stuck', { cost: SHRINE_COST }) : '';
  }

  question(name: string): string {
    return say(`altar-question-${name}`);
  }

  reply(name: string): string {
    return this.say(`choice-${name}`);
  }

  always(): string {
    return ''; // nobody can pass in altar
  }

  override effectsOf(events: readonly GameEvent[]): string[] {
    const kept = events.filter((event) => event.name === 'kept'); // what is scored then is the same whichever card is kept
    const shown = kept.length ? kept : events;
    const gains = this.gains(
      'effect',
      shown.filter((event) => event.name === 'gained' || event.name === 'due'),
    );
    return [...super.effectsOf(shown), ...gains].filter(Boolean);
  }

  override describe(events: readonly GameEvent[]): string {
    const gains = events.filter((event) => event.name === 'gained');
    const sentences = super.describe(events.filter((event) => event.name !== 'gained'));
    return [sentences, ...this.gains('event', gains)].filter(Boolean).join(say('between-sentences'));
  }

  /** The column does not matter any more, and neither does why nobody gained anything: what was taken and what came of it does. */
  override brief(events: readonly GameEvent[]): string {
    const taken = events.filter((event) => event.name === 'took' && 'kind' in event.values);
    const vain = events.filter((event) => event.name === 'unrewarded');
    const rest = this.describe(events.filter((event) => !taken.includes(event) && !vain.includes(event)));
    const sentences = [
      ...taken.map((event) => say('altar-brief-took', this.values(event))),
      rest,
      vain.length ? say('altar-brief-vain') : '',
    ];
    return sentences.filter(Boolean).join(say('between-sentences'));
  }

  /** Describe who gained what in a scoring, or is due to choose it, grouping players who gained the same. */
  private gains(family: string, events: readonly GameEvent[]): string[] {
    const gains = new Map<string, string[]>();
    for (const event of events) {
      if (event.seat === null) continue;
      const gain = this.gain(event);
      gains.set(gain, [...(gains.get(gain) ?? []), this.names[event.seat]!]);
    }
    return [...gains].map(([gain, who]) => this.say(`${family}-gained`, { who: joined(who), number: who.length, gain }));
  }

  private gain(event: GameEvent): string {
    const what: Value = event.name === 'due' ? 'due' : (event.values['what'] ?? 'some-goods');
    const message = isGood(what) ? `goods-${what}` : String(what);
    return this.say(message, { count: event.values['count']! });
  }

  /** Say what a shrine is good for: its price alone does not. */
  override preview(events: readonly GameEvent[]): string {
    const builds = events.some(({ name, values }) => name === 'played' && values['kind'] === 'shrine');
    const effects = this.effectsOf(events);
    return (builds ? [...effects, say('altar-preview-shrine', { points: SHRINE_POINTS })] : effects).join(say('semicolon'));
  }

  cards(values: Values): string {
    const count = values['count'] ?? 1;
    return this.say('good' in values ? `goods-${values['good']}` : `cards-${values['kind']}`, { count });
  }

  faces(event: GameEvent): string[] {
    const { kind, good, what } = event.values;
    if (good !== undefined) return [`good-${good}`];
    if (kind !== undefined) return [String(kind)];
    return isGood(what) ? [`good-${what}`] : [];
  }
}

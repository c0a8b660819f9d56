/** A game's events, notices and actions in words; the terminal uses the same messages. */
import type { GameName } from '../lib/art';
import { has, joined, say, sayIfKnown, words } from '../lib/words.svelte';
import type { GameEvent, Notice, Value } from '../lib/view';

export type Values = Record<string, Value>;

/** A line of the log: one action, or several that are alike. */
export interface LogLine {
  /** The number of its last action. */
  number: number;
  text: string;
  /** The player who acted, if it was one. */
  seat: number | null;
  /** Pictures of the cards in it. */
  faces: string[];
}

export abstract class Wording {
  abstract readonly game: GameName;
  /** Events that the log leaves out, because the board shows them. */
  abstract readonly quiet: ReadonlySet<string>;
  /** The messages for the effects of a choice, by event. */
  abstract readonly effects: Readonly<Record<string, string>>;

  /** The sentences of the log so far, by their events: a long log then costs no more than its new lines. */
  private readonly described = new Map<string, string>();
  private language = words.bundle;

  constructor(readonly names: readonly string[]) {}

  /** Return an action's words in the chosen language. */
  abstract label(action: string): string;

  /** Return a question that can be answered in advance. */
  abstract question(name: string): string;

  /** Return a reply to such a question. */
  abstract reply(name: string): string;

  /** Return the label of the button that passes on a question from now on. */
  abstract always(question: string): string;

  /** What that button means, in a sentence. */
  get alwaysWhy(): string {
    return '';
  }

  /** Return the cards of an event as the object of a sentence. */
  abstract cards(values: Values): string;

  /** Return the pictures of an event's cards. */
  abstract faces(event: GameEvent): string[];

  /** Return a key that events share if one sentence describes them together; an empty one if an event has its own sentence. */
  alike(_event: GameEvent): string {
    return '';
  }

  /** Whether the log has a line for an event. */
  isLogged(event: GameEvent): boolean {
    return !this.quiet.has(event.name);
  }

  /** Whether an event results from an earlier action, whoever it concerns. */
  isResult(event: GameEvent): boolean {
    return event.seat === null;
  }

  /** Return the events of an action that the log has a line for. */
  logged(events: readonly GameEvent[]): GameEvent[] {
    return events.filter((event) => this.isLogged(event));
  }

  say(message: string, values: Values = {}): string {
    return say(`${this.game}-${message}`, values);
  }

  /** Return the current prompt, as said to the player who is deciding, with the legal actions, or to everyone else. */
  prompt(notice: Notice, yours: boolean, _actions: readonly string[] = []): string {
    if (notice.seat === null) return this.sentence('prompt', notice);
    return yours ? say('for-you', { prompt: this.sentence('prompt', notice) }) : this.sentence('waiting', notice);
  }

  /** Return who is asked after the player who is deciding; empty if nobody is. */
  then(notice: Notice): string {
    return 'then' in notice.values ? say('then-asked', { who: this.values(notice)['then']! }) : '';
  }

  /** Return why a player can do no more than the legal actions, where the prompt does not say it; empty if there is nothing to say. */
  note(_actions: readonly string[]): string {
    return '';
  }

  /** Return how a lesson suggests an action; empty if it should leave the choice to the player. */
  suggestion(action: string): string {
    return this.label(action);
  }

  /** Whether a button that names an action still asks for a confirmation: a slip there would cost too much. */
  isGrave(_action: string): boolean {
    return false;
  }

  /** Whether a click on the board always asks for a confirmation, also if the player confirms nothing that can be undone. */
  alwaysAsks(_action: string): boolean {
    return false;
  }

  /** Return what came of the viewer's last own action in this turn, in sentences; empty if there is nothing to say. */
  cameOf(_log: readonly (readonly GameEvent[])[], _seat: number): string {
    return '';
  }

  /** Say that another player has ended the viewer's turn; empty if nobody has. */
  turnEndedBy(_events: readonly GameEvent[], _viewer: number): string {
    return '';
  }

  /** Return the label of an action's button, among all that are legal: it can be short, because the prompt is next to it. */
  button(action: string, _actions: readonly string[], _prompt?: Notice): string {
    return this.label(action);
  }

  /** Return why an action is illegal. */
  reason(notice: Notice): string {
    return this.sentence('reason', notice);
  }

  /** Return the heading of a category of points. */
  category(name: string, values: Values): string {
    return this.say(`result-${name}`, this.values({ name, clause: '', seat: null, values }));
  }

  /** Return the log in sentences. None of them describes actions on both sides of the line `since`. */
  lines(log: readonly (readonly GameEvent[])[], since: number | null = null): LogLine[] {
    const logged = log.map((events, number) => ({ number, events: this.logged(events) })).filter(({ events }) => events.length > 0);
    const groups = grouped(logged, ({ number, events }) => {
      const alike = events.length === 1 ? this.alike(events[0]!) : '';
      return alike && `${alike} ${since !== null && number > since}`;
    });
    return groups.map((group) => {
      const events = group.flatMap((line) => line.events);
      const seats = new Set(events.map((event) => event.seat));
      return {
        number: group.at(-1)!.number,
        text: this.describeOnce(events),
        seat: seats.size === 1 ? events[0]!.seat : null,
        faces: [...new Set(events.flatMap((event) => this.faces(event)))].slice(0, 6),
      };
    });
  }

  private describeOnce(events: readonly GameEvent[]): string {
    if (this.language !== words.bundle) this.described.clear();
    this.language = words.bundle;
    const key = JSON.stringify(events);
    const text = this.described.get(key) ?? this.describe(events);
    this.described.set(key, text);
    return text;
  }

  /** Describe what happened, in sentences. */
  describe(events: readonly GameEvent[]): string {
    return grouped(events, (event) => this.alike(event))
      .map((group) => (this.alike(group[0]!) ? this.together(group) : this.sentence('event', group[0]!)))
      .join(say('between-sentences'));
  }

  /** Describe what happened where there is little space. */
  brief(events: readonly GameEvent[]): string {
    return this.describe(events);
  }

  /** Describe similar events in one sentence. */
  together(events: readonly GameEvent[]): string {
    const names = [...new Set(events.flatMap((event) => (event.seat === null ? [] : [this.names[event.seat]!])))];
    const counts = new Map<Value, number>();
    for (const { values } of events) {
      const kind = values['kind'] ?? '';
      counts.set(kind, (counts.get(kind) ?? 0) + Number(values['count'] ?? 1));
    }
    const merged = { ...events[0]!, values: { ...events[0]!.values, count: Math.max(names.length, counts.get('') ?? 0) } };
    const values: Values = { who: joined(names) };
    if (!counts.has('')) values['cards'] = this.listed(counts);
    return this.sentence('event', merged, values);
  }

  /** Return several kinds of cards as the object of a sentence. */
  listed(counts: ReadonlyMap<Value, number>): string {
    return joined([...counts].map(([kind, count]) => this.cards({ kind, count })));
  }

  /** Return the message for the effect of an event if it is shown with a choice. */
  effect(event: GameEvent): string | undefined {
    return this.effects[event.name];
  }

  /** Return what a choice costs and gives, each in a few words. */
  effectsOf(events: readonly GameEvent[]): string[] {
    return events.flatMap((event) => {
      const message = this.effect(event);
      return message ? [this.say(`effect-${message}`, this.values(event))] : [];
    });
  }

  /** Describe what a choice costs and gives, in a few words. */
  consequence(events: readonly GameEvent[]): string {
    return this.effectsOf(events).join(say('semicolon'));
  }

  /** Return what can tell a choice from others, if a bot rates them. */
  outcome(events: readonly GameEvent[]): string[] {
    return this.effectsOf(events);
  }

  /** Describe what a choice does in full, before the player confirms it. */
  preview(events: readonly GameEvent[]): string {
    return this.consequence(events);
  }

  /** Return an event, prompt or reason as a sentence; if its card is unknown or forgotten, it has its own wording. */
  sentence(family: string, about: GameEvent | Notice, values: Values = {}): string {
    const message = `${this.game}-${family}-${about.name}`;
    const all = { ...this.values(about), ...values };
    const gone = 'fades' in about && about.fades.some((name) => !(name in about.values));
    const text = gone && has(`${message}-faded`) ? null : sayIfKnown(message, all);
    return text ?? say(has(`${message}-faded`) ? `${message}-faded` : message, all);
  }

  /** Return the values of an event or a notice in words. */
  values(about: GameEvent | Notice): Values {
    const values: Values = { count: 1 };
    for (const [name, value] of Object.entries(about.values)) values[name] = this.word(name, value);
    if (about.seat !== null) values['who'] = this.names[about.seat]!;
    if ('kind' in about.values || 'good' in about.values) values['cards'] = this.cards(about.values);
    return values;
  }

  private word(name: string, value: Value): Value {
    if (name === 'other' || name === 'rival') return this.names[Number(value)]!;
    if (name === 'then' || name === 'rulers')
      return joined(
        String(value)
          .split(' ')
          .map((seat) => this.names[Number(seat)]!),
      );
    const message = `${this.game}-${name === 'goal' || name === 'from' ? 'island' : name}-${value}`; // the Dalang moves between islands
    return has(message) ? say(message) : value;
  }
}

/** Return a list in groups of neighbours with the same key; items without a key stay alone. */
export function grouped<T>(list: readonly T[], key: (item: T) => string): T[][] {
  const groups: T[][] = [];
  for (const item of list) {
    const last = groups.at(-1);
    if (last && key(item) && key(item) === key(last[0]!)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Return a line's events as the viewer remembers them: without the values that fade, unless the line is fresh. */
export function remembered(events: readonly GameEvent[], fresh: boolean): GameEvent[] {
  if (fresh) return [...events];
  return events.map((event) => ({
    ...event,
    values: Object.fromEntries(Object.entries(event.values).filter(([name]) => !event.fades.includes(name))),
  }));
}

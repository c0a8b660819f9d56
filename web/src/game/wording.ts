/** Puts a game's events, notices and actions into words, the same as the terminal's. */
import { has, joined, say, sayIfKnown } from '../lib/words.svelte';
import type { GameEvent, Notice, Value } from '../lib/view';

export type Values = Record<string, Value>;

/** A line of the log: one action, or several that are alike. */
export interface Told {
  /** The number of its last action. */
  number: number;
  text: string;
  /** Whose doing it was, if it was one player's. */
  seat: number | null;
  /** Pictures of the cards that it tells of. */
  faces: string[];
}

export abstract class Wording {
  abstract readonly game: 'altar' | 'dalang';
  /** Events that the table itself shows well enough. */
  abstract readonly quiet: ReadonlySet<string>;
  /** What a choice is told to bring: an event and its message. */
  abstract readonly effects: Readonly<Record<string, string>>;

  constructor(readonly names: readonly string[]) {}

  /** Return an action's words in the chosen language. */
  abstract label(action: string): string;

  /** Return the cards that an event tells of, as the object of a sentence. */
  abstract cards(values: Values): string;

  /** Return the pictures of what an event tells of. */
  abstract faces(event: GameEvent): string[];

  /** Return what events have in common that are told in one sentence; nothing where each is told for itself. */
  alike(_event: GameEvent): string {
    return '';
  }

  isTold(event: GameEvent): boolean {
    return !this.quiet.has(event.name);
  }

  say(message: string, values: Values = {}): string {
    return say(`${this.game}-${message}`, values);
  }

  /** Return the current prompt. */
  prompt(notice: Notice): string {
    return this.sentence('prompt', notice);
  }

  /** Return why an action is illegal. */
  reason(notice: Notice): string {
    return this.sentence('reason', notice);
  }

  /** Return the head of a category of points. */
  category(name: string, values: Values): string {
    return this.say(`result-${name}`, this.values({ name, clause: '', seat: null, values }));
  }

  /** Return the log in sentences. */
  lines(story: readonly (readonly GameEvent[])[]): Told[] {
    const told = story
      .map((events, number) => ({ number, events: events.filter((event) => this.isTold(event)) }))
      .filter(({ events }) => events.length > 0);
    const groups = grouped(told, ({ events }) => (events.length === 1 ? this.alike(events[0]!) : ''));
    return groups.map((group) => {
      const events = group.flatMap((line) => line.events);
      const seats = new Set(events.map((event) => event.seat));
      return {
        number: group.at(-1)!.number,
        text: this.tell(events),
        seat: seats.size === 1 ? events[0]!.seat : null,
        faces: [...new Set(events.flatMap((event) => this.faces(event)))].slice(0, 6),
      };
    });
  }

  /** Describe what happened, in sentences. */
  tell(events: readonly GameEvent[]): string {
    return grouped(events, (event) => this.alike(event))
      .map((group) => (this.alike(group[0]!) ? this.together(group) : this.sentence('event', group[0]!)))
      .join(say('between-sentences'));
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

  /** Describe what a choice costs and gives, in a few words. */
  consequence(events: readonly GameEvent[]): string {
    return events
      .flatMap((event) => {
        const message = this.effect(event);
        return message ? [this.say(`effect-${message}`, this.values(event))] : [];
      })
      .join(say('semicolon'));
  }

  /** Return an event, prompt or reason as a sentence; one whose card is not known, or forgotten, has its own words. */
  sentence(family: string, told: GameEvent | Notice, values: Values = {}): string {
    const message = `${this.game}-${family}-${told.name}`;
    const all = { ...this.values(told), ...values };
    const gone = 'fades' in told && told.fades.some((name) => !(name in told.values));
    const text = gone && has(`${message}-faded`) ? null : sayIfKnown(message, all);
    return text ?? say(has(`${message}-faded`) ? `${message}-faded` : message, all);
  }

  /** Return the values of an event or a notice in words. */
  values(told: GameEvent | Notice): Values {
    const values: Values = { count: 1 };
    for (const [name, value] of Object.entries(told.values)) values[name] = this.word(name, value);
    if (told.seat !== null) values['who'] = this.names[told.seat]!;
    if ('kind' in told.values || 'good' in told.values) values['cards'] = this.cards(told.values);
    return values;
  }

  private word(name: string, value: Value): Value {
    if (name === 'other' || name === 'rival') return this.names[Number(value)]!;
    const message = `${this.game}-${name}-${value}`;
    return has(message) ? say(message) : value;
  }
}

/** Return a list in groups of neighbours with the same key; what has no key stands alone. */
export function grouped<T>(list: readonly T[], key: (item: T) => string): T[][] {
  const groups: T[][] = [];
  for (const item of list) {
    const last = groups.at(-1);
    if (last && key(item) && key(item) === key(last[0]!)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Return a line's events as the memory keeps them: what is older than `fresh` without what fades. */
export function remembered(events: readonly GameEvent[], fresh: boolean): GameEvent[] {
  if (fresh) return [...events];
  return events.map((event) => ({
    ...event,
    values: Object.fromEntries(Object.entries(event.values).filter(([name]) => !event.fades.includes(name))),
  }));
}

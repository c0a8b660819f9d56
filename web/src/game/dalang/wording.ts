/** dalang in words. */
import type { GameEvent, Notice } from '../../lib/view';
import { capital, say, sayIfKnown } from '../../lib/words.svelte';
import { Wording, type Values } from '../wording';
import { isCourt, isIsland, isKind, type Kind } from './cards';
import { COLOURS, EFFECTS, GATHERED, MAX_MOVED, QUIET } from './facts';
import { letter } from './labels';
import { hasNoAnswer } from './model';

const seatOf = (colour: string) => (COLOURS as readonly string[]).indexOf(colour);
const GRAVE: readonly string[] = ['stop', 'flee'];
const STARTS: readonly string[] = ['turn', 'challenged', 'played', 'set-out']; // events after which an outcome belongs to another card
const OUTCOMES: readonly string[] = ['blocked', 'won', 'kept', 'sealed', 'fled', 'repelled', 'moved'];
const PLAYED: Readonly<Record<string, string>> = { scholar: 'scholar', artist: 'artist', priest: 'contest', prince: 'contest' };

/** Return the outcomes of the card that the active player played last in this turn; none if it was not theirs. */
function outcomesSince(log: readonly (readonly GameEvent[])[], seat: number): GameEvent[] {
  const events = log.flat();
  const start = events.findLastIndex(({ name }) => STARTS.includes(name));
  if (start < 0 || events[start]!.seat !== seat || events[start]!.name === 'turn') return [];
  return events.slice(start).filter(({ name }) => OUTCOMES.includes(name));
}

export class DalangWording extends Wording {
  readonly game = 'dalang';
  readonly quiet = new Set<string>(QUIET);
  readonly effects = EFFECTS;

  label(action: string): string {
    const [verb, ...rest] = action.split(' ');
    const pattern = { sparing: 'spare', to: 'travel' }[rest[1] ?? ''] ?? verb;
    const values: Values = {};
    for (const word of rest) {
      if (isKind(word)) Object.assign(values, this.card(word));
      else if (isIsland(word)) values['island'] = this.say(`island-${word}`);
      else if (/^\d+$/.test(word)) values['number'] = Number(word);
      else if (seatOf(word) >= 0) values['other'] = this.names[seatOf(word)] ?? word;
    }
    return this.say(`do-${pattern}`, values);
  }

  override button(action: string, actions: readonly string[], prompt?: Notice): string {
    const [verb, number, kind] = action.split(' ');
    if (verb === 'done' && prompt) return this.doneWith(prompt);
    if (verb === 'repel') return say('dalang-answer-repel');
    if (verb === 'show') return say('dalang-answer-show', { number: Number(number) });
    if (verb !== 'block') return this.label(action);
    const alone = actions.filter((other) => other.startsWith('block')).length === 1;
    return alone ? say('dalang-answer-block') : say('aside', { text: say('dalang-answer-block'), note: letter(kind as Kind) });
  }

  /** Say what finishing an exchange of cards means: to move none, or to draw as many as were discarded. */
  private doneWith({ name, values }: Notice): string {
    if (name === 'exchanging') return say('dalang-answer-move-nothing');
    if (name === 'swapping') return say('dalang-answer-discard-nothing');
    return name === 'swapping-on' ? say('dalang-answer-draw', { count: MAX_MOVED - Number(values['count']) }) : this.label('done');
  }

  override isGrave(action: string): boolean {
    return GRAVE.includes(action);
  }

  /** Whether a card can be taken back depends on whether its owner knew it: a click should not mean now this, now that. */
  override alwaysAsks(action: string): boolean {
    return action.startsWith('take ');
  }

  override cameOf(log: readonly (readonly GameEvent[])[], seat: number): string {
    return outcomesSince(log, seat)
      .map(
        (event) =>
          sayIfKnown(`dalang-outcome-${event.name}${event.seat === seat ? '-you' : ''}`, this.values(event)) ??
          this.sentence('event', event),
      )
      .join(say('between-sentences'));
  }

  override turnEndedBy(events: readonly GameEvent[], viewer: number): string {
    const forced = events.find(({ name, seat }) => name === 'forced' && seat !== viewer);
    return forced ? say('dalang-outcome-forced', this.values(forced)) : '';
  }

  /** Suggest no order for laying cards down: the player chooses it. */
  override suggestion(action: string): string {
    return action.startsWith('lay ') ? '' : super.suggestion(action);
  }

  /** A player who can only pass or flee is told so. Nobody else may know. */
  override prompt(notice: Notice, yours: boolean, actions: readonly string[] = []): string {
    const isAlone = yours && hasNoAnswer(notice.name, actions);
    return isAlone ? say(`dalang-alone-${notice.name}`, this.values(notice)) : super.prompt(notice, yours);
  }

  /** Where the Dalang is sent matters, and not with which card. */
  override brief(events: readonly GameEvent[]): string {
    return events
      .map((event) => (event.name === 'set-out' ? say('dalang-brief-set-out', this.values(event)) : this.describe([event])))
      .join(say('between-sentences'));
  }

  question(name: string): string {
    return isIsland(name) ? say('dalang-question-island', { island: this.say(`island-${name}`) }) : say(`dalang-question-${name}`);
  }

  reply(name: string): string {
    return say(`dalang-reply-${name}`);
  }

  override get alwaysWhy(): string {
    return say('dalang-always-why');
  }

  always(question: string): string {
    return say(`dalang-always-${question}`);
  }

  /** Return a card's name, and the words for it as the object of a command. */
  card(kind: string): Values {
    const name = this.say(`kind-${kind}`);
    return { kind: name, cards: isCourt(kind) ? this.say(`cards-${kind}`, { count: 1 }) : name };
  }

  /** Only the log of the player who sees them mentions cards drawn or taken up. */
  override isLogged(event: GameEvent): boolean {
    if (!super.isLogged(event)) return false;
    if (event.name === 'drew') return 'kind' in event.values;
    return event.name !== 'took-up' || ('kinds' in event.values && event.values['count'] !== 0);
  }

  /** Say who loses a seal, and which cards are lost in a scoring (D9.7). */
  override sentence(family: string, about: GameEvent | Notice, values: Values = {}): string {
    if (about.name === 'sealed' && 'other' in about.values) return say('dalang-event-sealed-from', this.values(about));
    if (about.name === 'lost' && 'bottom' in about.values) return say('dalang-event-lost-scoring', { ...this.values(about), ...values });
    return super.sentence(family, about, values);
  }

  override alike(event: GameEvent): string {
    if (event.name === 'passed') return 'passed';
    if (!(GATHERED as readonly string[]).includes(event.name)) return '';
    return [event.name, event.seat, event.values['island'], 'kind' in event.values].join(' ');
  }

  override effect(event: GameEvent): string | undefined {
    if (event.name !== 'set-out') return super.effect(event);
    return 'rival' in event.values ? 'set-out-shared' : event.values['mask'] ? 'set-out-scoring' : 'set-out';
  }

  /** Leave out the effect of laying a card: it is the same for each. */
  override effectsOf(events: readonly GameEvent[]): string[] {
    return events[0]?.name === 'laid' ? [] : super.effectsOf(events);
  }

  /** Say what the card itself does, or who must answer it. A move says only which masks it brings: the rest would be too long here. */
  override outcome(events: readonly GameEvent[]): string[] {
    const [played, ...others] = events;
    if (!played || played.name === 'set-out') return this.effectsOf(events);
    const outlook = played.name === 'challenged' ? this.answerers(played) : this.outlook(played, others);
    return outlook ? [outlook] : this.effectsOf(events);
  }

  /** Say what the card itself does and who may answer it, then what else is certain to happen. */
  override preview(events: readonly GameEvent[]): string {
    const [played, ...others] = events;
    if (!played) return '';
    return [this.outlook(played, others), this.answerers(played), this.consequence(others)].filter(Boolean).join(say('between-sentences'));
  }

  /** Return what a card does or allows, in a sentence. */
  private outlook(event: GameEvent, others: readonly GameEvent[]): string {
    const next = others.find(({ name }) => name === 'turn');
    if (event.name === 'stopped') return next ? say('dalang-preview-stopped', this.values(next)) : '';
    const name = event.name === 'played' || event.name === 'joined' ? PLAYED[String(event.values['kind'])] : this.effect(event);
    const holder = 'rival' in event.values && event.values['rival'] === event.seat ? 'you' : (this.values(event)['rival'] ?? 'nobody');
    return sayIfKnown(`dalang-preview-${name ?? event.name}`, { ...this.values(event), holder }) ?? '';
  }

  /** Return who may answer a card, and how. */
  private answerers(event: GameEvent): string {
    const name = { challenged: 'warrior', 'set-out': 'journey', played: PLAYED[String(event.values['kind'])] }[event.name];
    if (!name) return '';
    const seats = String(event.values['then'] ?? '');
    if (!seats) return say('dalang-preview-unanswered');
    const count = seats.split(' ').length;
    const all: Values = count === this.names.length - 1 ? { then: say('dalang-preview-asked-all') } : {}; // shorter than three names
    return capital(say(`dalang-preview-asked-${name}`, { ...this.values(event), ...all, count }));
  }

  override values(about: GameEvent | Notice): Values {
    const values = super.values(about);
    if ('kinds' in about.values) {
      const counts = new Map<string, number>();
      for (const kind of String(about.values['kinds']).split(' ')) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      values['cards'] = this.listed(counts);
    }
    return values;
  }

  cards(values: Values): string {
    const kind = String(values['kind']);
    const count = values['count'] ?? 1;
    if (isCourt(kind)) return this.say(`cards-${kind}`, { count });
    return this.say('cards-dalang', { count, kind: this.say(`kind-${kind}`) });
  }

  faces(event: GameEvent): string[] {
    if ('kinds' in event.values) return String(event.values['kinds']).split(' ').filter(Boolean);
    return 'kind' in event.values ? [String(event.values['kind'])] : [];
  }
}

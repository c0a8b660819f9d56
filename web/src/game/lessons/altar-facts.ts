/** What happened in altar and why, from the events and the cards on the table. */
import { soleMajority } from '../altar/model';
import { KINDS } from '../altar/facts';
import type { AltarState } from '../altar/types';
import type { Wording } from '../wording';
import type { GameEvent } from '../../lib/view';
import { say } from '../../lib/words.svelte';
import { nameOf, type Fact, type Now } from './box';

/** Return a view's record. */
export function altarOf({ view }: Now): AltarState {
  return view.state as unknown as AltarState;
}

/** Return the kind that has just been scored. */
export function scoredKind({ events }: Now): number {
  return KINDS.findIndex((kind) => kind === events.find((event) => event.name === 'scored')?.values['kind']);
}

/** Return what a player has just gained in a scoring, or may choose. */
export function gainOf({ events }: Now, seat: number): GameEvent | undefined {
  return events.find((event) => (event.name === 'gained' || event.name === 'due') && event.seat === seat);
}

/** Return what every player gained in a scoring, and why. */
export function scoring(now: Now, wording: Wording): Fact[] {
  const state = altarOf(now);
  const kind = scoredKind(now);
  return state.tableau.slice(0, state.players).map((cards, seat): Fact => {
    const who = nameOf(seat, now, wording);
    const gain = gainOf(now, seat);
    if (!gain) return { message: 'altar-fact-nothing', values: { who, kind: say(`altar-kind-${KINDS[kind]}`) } };
    const message = soleMajority(state, kind) === seat ? 'altar-fact-majority' : 'altar-fact-gain';
    return { message, values: { who, gain: gained(gain), cards: say(`altar-cards-${KINDS[kind]}`, { count: cards[kind]! }) } };
  });
}

function gained({ name, values }: GameEvent): string {
  const what = String(values['what']);
  const count = Number(values['count']);
  if (name === 'due') return say('altar-due', { count });
  if (what === 'stones') return say('altar-stones', { count });
  if (what === 'points') return say('altar-points', { count });
  return say(`altar-goods-${what}`, { count });
}

/** Compare what the learner gained in a scoring with the others' largest gain. */
export function comparison(now: Now): Fact['values'] {
  const gains = Array.from({ length: altarOf(now).players }, (_, seat) => Number(gainOf(now, seat)?.values['count'] ?? 0));
  const [yours] = gains.splice(now.seat, 1);
  return { outcome: outcomeOf(yours!, Math.max(...gains)) };
}

function outcomeOf(yours: number, theirs: number): string {
  if (yours === 0 && theirs === 0) return 'none';
  if (yours === theirs) return 'same';
  return yours > theirs ? 'more' : 'less';
}

/** Return the good that the learner has just kept after a look. */
export function keptGood({ events, seat }: Now): Fact['values'] {
  const kept = events.find((event) => event.name === 'kept' && event.seat === seat);
  return { good: String(kept?.values['good']) };
}

/** Return the value of a good at the end, and how many points it gave the learner. */
export const altarValue =
  (good: string) =>
  ({ view, seat }: Now): Fact['values'] => {
    const category = view.result?.categories.find(({ values }) => values['good'] === good);
    return { worth: Number(category?.values['worth'] ?? 0), points: category?.points[seat] ?? 0 };
  };

/** The cards and tokens that fly over the board when something has happened. */
import { inBeats } from '../beats';
import type { Beat, Flight, GameEvent, Value } from '../../lib/view';
import { GOODS } from './facts';
import type { AltarState } from './types';

/** Return the animation of events; `state` is the position before them. */
export function beats(events: readonly GameEvent[], state: Pick<AltarState, 'row'>): Beat[] {
  const scored = scoredCard(events, state);
  return inBeats(events, (event) => ({
    ...(event.name === 'scored' ? { flash: scored } : {}),
    flights: flights(event).map((flight) => (flight.from === 'offer' ? { ...flight, from: scored } : flight)),
    gains: event.name === 'gained' ? [gain(event)] : [],
  }));
}

/** Return the anchor of the scored card (A7.1): the one that the card taken last uncovers. */
function scoredCard(events: readonly GameEvent[], { row }: Pick<AltarState, 'row'>): string {
  const took = events.findLast((event) => event.name === 'took');
  return took ? `below-${took.values['row']}` : `offer-${row + 1}`;
}

function gain({ seat, values }: GameEvent): Beat['gains'][number] {
  const what = String(values['what'] ?? '');
  const face = { stones: 'stone', points: 'point' }[what] ?? (what ? `good-${what}` : 'back-good');
  return { seat: seat ?? 0, face, count: Number(values['count']) };
}

/** Return the cards and tokens that an event moves. */
export function flights(event: GameEvent): Flight[] {
  return FLIGHTS[event.name]?.(new EventNames(event)) ?? [];
}

/** An event's seat and values, as names of anchors and pictures. */
class EventNames {
  constructor(private readonly event: GameEvent) {}

  get hand(): string {
    return `hand-${this.event.seat}`;
  }
  get tableau(): string {
    return `tableau-${this.event.seat}`;
  }
  get sacrifices(): string {
    return `sacrifices-${this.event.seat}`;
  }
  get stones(): string {
    return `stones-${this.event.seat}`;
  }
  get points(): string {
    return `points-${this.event.seat}`;
  }
  get row(): Value | undefined {
    return this.event.values['row'];
  }
  get count(): number {
    return Number(this.event.values['count'] ?? 1);
  }
  get what(): Value | undefined {
    return this.event.values['what'];
  }
  /** The playing card, or its back. */
  get card(): string {
    return String(this.event.values['kind'] ?? 'back');
  }
  /** The sacrifice card, or its back. */
  get good(): string {
    const good = this.goodName;
    return good ? `good-${good}` : 'back-good';
  }
  /** The pile of the supply that the sacrifice card comes from. */
  get supply(): string {
    const good = this.goodName;
    return good ? `supply-${good}` : 'supply';
  }
  private get goodName(): string | undefined {
    return GOODS.find((name) => name === (this.event.values['good'] ?? this.what));
  }
}

const fromSupply = ({ good, supply, sacrifices }: EventNames): Flight[] => [{ face: good, from: supply, to: sacrifices }];

const sacrificed = ({ good, sacrifices }: EventNames): Flight[] => [{ face: good, from: sacrifices, to: 'altar' }];

/** Return how stone, points or sacrifice cards come to their owner in a scoring; the scored card of the offer gives the tokens. */
function gained(names: EventNames): Flight[] {
  const { what, stones, points, count } = names;
  const tokens: Partial<Record<Value, Flight>> = {
    stones: { face: 'stone', from: 'offer', to: stones },
    points: { face: 'point', from: 'offer', to: points },
  };
  return Array<Flight>(count).fill(tokens[what ?? ''] ?? fromSupply(names)[0]!);
}

const FLIGHTS: Readonly<Record<string, (names: EventNames) => Flight[]>> = {
  took: ({ card, row, hand }) => [{ face: card, from: `offer-${row}`, to: hand }],
  played: ({ card, hand, tableau, count }) => Array<Flight>(count).fill({ face: card, from: hand, to: tableau }),
  bought: fromSupply,
  claimed: fromSupply,
  sacrificed,
  covered: sacrificed,
  crowned: ({ good, supply }) => [{ face: good, from: supply, to: 'altar' }],
  kept: ({ good, sacrifices }) => [{ face: good, from: 'altar', to: sacrifices }],
  dealt: ({ card, row }) => [{ face: card, from: 'pile', to: `row-${row}` }],
  gained,
};

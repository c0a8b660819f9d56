/** The cards and tokens that fly over the board when something has happened. */
import { inBeats } from '../beats';
import type { Beat, Flight, Gain, GameEvent } from '../../lib/view';
import { isKind } from './cards';

/** Return the animation of events. When the Dalang moves, so much happens that each part of it is told by itself. */
export function beats(events: readonly GameEvent[]): Beat[] {
  const isTold = events.some(({ name }) => name === 'moved');
  const moves = (event: GameEvent) => ({ flights: flights(event), gains: gains(event), ...(isTold && { told: [event] }) });
  return inBeats(events, moves, ({ name, seat }) => (name === 'masked' ? `${name} ${seat}` : name));
}

function gains({ name, seat, values }: GameEvent): Gain[] {
  return name === 'masked' ? [{ seat: seat ?? 0, face: 'mask', count: Number(values['value']) }] : [];
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
  get panel(): string {
    return `panel-${this.event.seat}`;
  }
  get island(): string {
    return String(this.event.values['island']);
  }
  get stack(): string {
    return `stack-${this.event.seat}-${this.island}`;
  }
  get village(): string {
    return `village-${this.event.seat}-${this.island}`;
  }
  get chip(): string {
    return `chip-${this.event.values['chip']}`;
  }
  get count(): number {
    return Number(this.event.values['count'] ?? 1);
  }
  get value(): number {
    return Number(this.event.values['value']);
  }
  /** The card, or its back for players who may not see it. */
  get card(): string {
    return face(this.event.values['kind']);
  }
  /** The cards, or a single back for players who may not see them. */
  get cards(): string[] {
    const kinds = this.event.values['kinds'];
    return kinds === undefined ? ['back'].slice(0, this.count) : String(kinds).split(' ').filter(Boolean).map(face);
  }
}

function face(kind: unknown): string {
  return isKind(kind) ? kind : 'back';
}

const discarded = ({ card, hand, count }: EventNames): Flight[] => Array<Flight>(count).fill({ face: card, from: hand, to: 'discards' });

/** A card that others may answer goes to the middle of the table. */
const played = ({ card, hand }: EventNames): Flight[] => [{ face: card, from: hand, to: 'played' }];

const contested = ({ chip, island, village }: EventNames): Flight[] => [{ face: chip, from: `${chip}-${island}`, to: village }];

const FLIGHTS: Readonly<Record<string, (names: EventNames) => Flight[]>> = {
  drew: ({ card, hand }) => [{ face: card, from: 'pile', to: hand }],
  challenged: ({ hand }) => [{ face: 'warrior', from: hand, to: 'played' }],
  played,
  'set-out': played,
  repelled: discarded,
  joined: discarded,
  forced: discarded,
  blocked: discarded,
  discarded,
  lost: discarded,
  put: ({ card, hand, stack }) => [{ face: card, from: hand, to: stack }],
  took: ({ card, hand, stack }) => [{ face: card, from: stack, to: hand }],
  won: contested,
  kept: contested,
  sealed: ({ island, village }) => [{ face: 'seal', from: `seal-${island}`, to: village }],
  moved: ({ island }) => [{ face: 'dalang', from: 'dalang', to: `island-${island}` }],
  masked: ({ panel, value }) => [{ face: 'mask', from: 'masks', to: panel, number: value }],
  'took-up': ({ cards, hand }) => cards.map((card) => ({ face: card, from: 'goal', to: hand })),
  reshuffled: () => [{ face: 'back', from: 'discards', to: 'pile' }],
};

/** The cards and tokens that fly over the board when something has happened. */
import type { Flight, GameEvent } from '../../lib/view';
import { KINDS } from './cards';

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
  /** The card, or its back for players who may not see it. */
  get card(): string {
    return face(this.event.values['kind']);
  }
  /** The cards; for players who may not see them one back stands for all. */
  get cards(): string[] {
    const kinds = this.event.values['kinds'];
    return kinds === undefined ? ['back'].slice(0, this.count) : String(kinds).split(' ').filter(Boolean).map(face);
  }
}

function face(kind: unknown): string {
  return KINDS.find((name) => name === kind) ?? 'back';
}

const opened = ({ card, hand, count }: EventNames): Flight[] => Array<Flight>(count).fill({ face: card, from: hand, to: 'discards' });

const contested = ({ chip, island, village }: EventNames): Flight[] => [{ face: chip, from: `${chip}-${island}`, to: village }];

const FLIGHTS: Readonly<Record<string, (names: EventNames) => Flight[]>> = {
  drew: ({ card, hand }) => [{ face: card, from: 'pile', to: hand }],
  challenged: ({ hand }) => [{ face: 'warrior', from: hand, to: 'discards' }],
  played: opened,
  'set-out': opened,
  repelled: opened,
  joined: opened,
  forced: opened,
  blocked: opened,
  discarded: opened,
  lost: opened,
  put: ({ card, hand, stack }) => [{ face: card, from: hand, to: stack }],
  took: ({ card, hand, stack }) => [{ face: card, from: stack, to: hand }],
  won: contested,
  kept: contested,
  sealed: ({ island, village }) => [{ face: 'seal', from: `seal-${island}`, to: village }],
  moved: ({ island }) => [{ face: 'dalang', from: 'dalang', to: `island-${island}` }],
  masked: ({ panel }) => [{ face: 'mask', from: 'masks', to: panel }],
  'took-up': ({ cards, hand }) => cards.map((card) => ({ face: card, from: 'goal', to: hand })),
  reshuffled: () => [{ face: 'back', from: 'discards', to: 'pile' }],
};

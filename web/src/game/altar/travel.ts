/** Which cards and tokens travel over the board when something has happened. */
import type { Flight, GameEvent, Value } from '../../lib/view';
import { GOODS, type Good } from './model';

/** Return what travels. */
export function flights(event: GameEvent): Flight[] {
  const own = (place: string): string => `${place}-${event.seat}`;
  const { kind, row, count } = event.values;
  switch (event.name) {
    case 'took':
      return [{ face: faceOf(kind), from: `offer-${row}`, to: own('hand') }];
    case 'played':
      return times(count, { face: faceOf(kind), from: own('hand'), to: own('tableau') });
    case 'bought':
    case 'claimed':
      return [{ face: goodFace(event), from: supplyPlace(event), to: own('sacrifices') }];
    case 'sacrificed':
    case 'covered':
      return [{ face: goodFace(event), from: own('sacrifices'), to: 'altar' }];
    case 'crowned':
      return [{ face: goodFace(event), from: supplyPlace(event), to: 'altar' }];
    case 'kept':
      return [{ face: goodFace(event), from: 'altar', to: own('sacrifices') }];
    case 'dealt':
      return [{ face: faceOf(kind), from: 'pile', to: `row-${row}` }];
    case 'gained':
      return times(count, gain(event.values.what, own));
    default:
      return [];
  }
}

/** A value that an event may not tell. */
type Told = Value | undefined;

/** Return how stone, points or a good come to their owner; the scored card of the offer gives the tokens. */
function gain(what: Told, own: (place: string) => string): Flight {
  if (what === 'stones') return { face: 'stone', from: 'offer', to: own('stones') };
  if (what === 'points') return { face: 'point', from: 'offer', to: own('points') };
  return { face: goodPicture(what), from: supplyOf(what), to: own('sacrifices') };
}

function times(count: Told, flight: Flight): Flight[] {
  return Array.from({ length: Number(count ?? 1) }, () => flight);
}

function faceOf(kind: Told): string {
  return kind === undefined ? 'back' : String(kind);
}

function goodFace(event: GameEvent): string {
  return goodPicture(event.values.good);
}

function goodPicture(good: Told): string {
  return isGood(good) ? `good-${good}` : 'back-good';
}

function supplyPlace(event: GameEvent): string {
  return supplyOf(event.values.good);
}

function supplyOf(good: Told): string {
  return isGood(good) ? `supply-${good}` : 'supply';
}

function isGood(value: Told): value is Good {
  return (GOODS as readonly Told[]).includes(value);
}

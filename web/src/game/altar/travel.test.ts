import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/view';
import { beats, flights } from './travel';

function happened(name: string, seat: number | null, values: GameEvent['values'] = {}): GameEvent {
  return { name, seat, values, fades: [] };
}

describe('what travels', () => {
  it('goes from the offer to the hand and on to the tableau', () => {
    expect(flights(happened('took', 1, { kind: 'priest', row: 2 }))).toEqual([{ face: 'priest', from: 'offer-2', to: 'hand-1' }]);
    const farmers = flights(happened('played', 0, { kind: 'rice', count: 2, cost: 1 }));
    expect(farmers).toEqual(Array(2).fill({ face: 'rice', from: 'hand-0', to: 'tableau-0' }));
  });

  it('goes from the supply to its owner or the altar', () => {
    const rice = { good: 'rice', cost: 4 };
    expect(flights(happened('bought', 0, rice))).toEqual([{ face: 'good-rice', from: 'supply-rice', to: 'sacrifices-0' }]);
    expect(flights(happened('claimed', 3, rice))).toEqual([{ face: 'good-rice', from: 'supply-rice', to: 'sacrifices-3' }]);
    expect(flights(happened('crowned', 0, rice))).toEqual([{ face: 'good-rice', from: 'supply-rice', to: 'altar' }]);
  });

  it('shows its back where the good is not known', () => {
    expect(flights(happened('covered', 2))).toEqual([{ face: 'back-good', from: 'sacrifices-2', to: 'altar' }]);
    expect(flights(happened('kept', 2))).toEqual([{ face: 'back-good', from: 'altar', to: 'sacrifices-2' }]);
    expect(flights(happened('sacrificed', 1, { good: 'pepper' }))[0]!.face).toBe('good-pepper');
    expect(flights(happened('bought', 1))).toEqual([{ face: 'back-good', from: 'supply', to: 'sacrifices-1' }]);
  });

  it('comes from the pile, and from a scoring', () => {
    expect(flights(happened('dealt', null, { kind: 'oracle', row: 4 }))).toEqual([{ face: 'oracle', from: 'pile', to: 'row-4' }]);
    const stones = flights(happened('gained', 1, { what: 'stones', count: 3 }));
    expect(stones).toEqual(Array(3).fill({ face: 'stone', from: 'offer', to: 'stones-1' }));
    expect(flights(happened('gained', 1, { what: 'points', count: 1 }))[0]!.to).toBe('points-1');
    expect(flights(happened('gained', 1, { what: 'banana', count: 1 }))[0]!.from).toBe('supply-banana');
  });

  it('is nothing where no card moves', () => {
    expect(flights(happened('demon', 0, { row: 2 }))).toEqual([]);
    expect(flights(happened('turn', 1))).toEqual([]);
  });
});

describe('a scoring', () => {
  const scoring = [
    happened('scored', null, { kind: 'mason' }),
    happened('gained', 1, { what: 'stones', count: 3 }),
    happened('gained', 2, { what: 'stones', count: 1 }),
    happened('turn', 2),
  ];

  it('follows the card taken, lights up the one below it, and gives from there', () => {
    const [take, flash, gains, ...rest] = beats([happened('took', 1, { kind: 'priest', row: 2 }), ...scoring], { row: 0 });
    expect(take!.flights).toEqual([{ face: 'priest', from: 'offer-2', to: 'hand-1' }]);
    expect(flash).toEqual({ flash: 'below-2', flights: [], gains: [] });
    expect(gains!.flights.map(({ from, to }) => [from, to])).toEqual([
      ...Array<string[]>(3).fill(['below-2', 'stones-1']),
      ['below-2', 'stones-2'],
    ]);
    expect(gains!.gains).toEqual([
      { seat: 1, face: 'stone', count: 3 },
      { seat: 2, face: 'stone', count: 1 },
    ]);
    expect(rest).toEqual([]);
  });

  it('after a sacrifice is about the row that was taken from last', () => {
    expect(beats(scoring, { row: 3 })[0]!.flash).toBe('offer-4');
  });

  it('shows a back for what fades', () => {
    expect(beats([happened('gained', 0, { count: 2 })], { row: 0 })[0]!.gains).toEqual([{ seat: 0, face: 'back-good', count: 2 }]);
  });
});

import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/view';
import { flights } from './travel';

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

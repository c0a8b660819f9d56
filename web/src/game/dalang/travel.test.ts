import { expect, it } from 'vitest';
import type { GameEvent, Value } from '../../lib/view';
import { beats, flights } from './travel';

const happened = (name: string, values: Record<string, Value> = {}, seat: number | null = 1) => flights({ name, seat, values, fades: [] });

it('draws a card, which only its owner sees', () => {
  expect(happened('drew', { kind: 'priest' })).toEqual([{ face: 'priest', from: 'pile', to: 'hand-1' }]);
  expect(happened('drew')).toEqual([{ face: 'back', from: 'pile', to: 'hand-1' }]);
});

it('puts a card that others may answer in the middle', () => {
  expect(happened('challenged', { other: 2 })).toEqual([{ face: 'warrior', from: 'hand-1', to: 'played' }]);
  expect(happened('played', { kind: 'scholar' })).toEqual([{ face: 'scholar', from: 'hand-1', to: 'played' }]);
  expect(happened('set-out', { kind: 'kukusch-wontong', island: 'wontong' })).toEqual([
    { face: 'kukusch-wontong', from: 'hand-1', to: 'played' },
  ]);
});

it('discards the answers, and each card that is lost', () => {
  expect(happened('repelled', { kind: 'warrior' })).toEqual([{ face: 'warrior', from: 'hand-1', to: 'discards' }]);
  expect(happened('lost', { kind: 'prince', count: 3 })).toHaveLength(3);
});

it('moves cards to stacks and back', () => {
  expect(happened('put', { island: 'kukusch' })).toEqual([{ face: 'back', from: 'hand-1', to: 'stack-1-kukusch' }]);
  expect(happened('took', { island: 'kukusch', kind: 'artist' })).toEqual([{ face: 'artist', from: 'stack-1-kukusch', to: 'hand-1' }]);
  expect(happened('took-up', { count: 2, kinds: 'artist priest' }).map(({ face }) => face)).toEqual(['artist', 'priest']);
  expect(happened('took-up', { count: 5 })).toEqual([{ face: 'back', from: 'goal', to: 'hand-1' }]);
  expect(happened('took-up', { count: 0, kinds: '' })).toEqual([]);
  expect(happened('took-up', { count: 0 })).toEqual([]);
});

it('moves chips, seals, masks and the Dalang', () => {
  expect(happened('won', { chip: 'prince', island: 'wontong' })).toEqual([
    { face: 'chip-prince', from: 'chip-prince-wontong', to: 'village-1-wontong' },
  ]);
  expect(happened('sealed', { island: 'wontong' })).toEqual([{ face: 'seal', from: 'seal-wontong', to: 'village-1-wontong' }]);
  expect(happened('masked', { value: 3 })).toEqual([{ face: 'mask', from: 'masks', to: 'panel-1', number: 3 }]);
  expect(happened('moved', { island: 'panschar' }, null)).toEqual([{ face: 'dalang', from: 'dalang', to: 'island-panschar' }]);
});

it('tells each part of a move of the Dalang by itself, and nothing else', () => {
  const moved: GameEvent = { name: 'moved', seat: null, values: { island: 'panschar' }, fades: [] };
  const masked: GameEvent = { name: 'masked', seat: 2, values: { value: 3 }, fades: [] };
  expect(beats([moved, masked]).map(({ told }) => told)).toEqual([[moved], [masked]]);
  expect(beats([masked]).map(({ told }) => told)).toEqual([undefined]);
});

it('leaves alone what moves nothing', () => {
  expect(happened('passed')).toEqual([]);
});

it('moves one thing after the other, and shows whose masks are worth what', () => {
  const arrival: GameEvent[] = [
    { name: 'moved', seat: null, values: { island: 'panschar' }, fades: [] },
    { name: 'masked', seat: 2, values: { value: 3 }, fades: [] },
    { name: 'masked', seat: 0, values: { value: 5 }, fades: [] },
    { name: 'turn', seat: 1, values: {}, fades: [] },
  ];
  const [move, first, second, ...rest] = beats(arrival);
  expect(move!.flights.map(({ face }) => face)).toEqual(['dalang']);
  expect(first!.flights.map(({ number }) => number)).toEqual([3]);
  expect(first!.gains).toEqual([{ seat: 2, face: 'mask', count: 3 }]);
  expect(second!.gains).toEqual([{ seat: 0, face: 'mask', count: 5 }]);
  expect(rest).toEqual([]);
});

import { expect, it } from 'vitest';
import { arranged, indexAfter, lastOrdersAt, layings, likeBefore, moved, suggested } from './laying';

const three = [
  { id: 0, kind: 'priest' as const },
  { id: 1, kind: 'warrior' as const },
  { id: 2, kind: 'priest' as const },
];

it('begins with what most players want back at the bottom, where a scoring leaves it (D9.7)', () => {
  const hand = ['warrior', 'artist', 'priest', 'prince', 'prince', 'kukusch-wontong'] as const;
  const order = ['kukusch-wontong', 'warrior', 'prince', 'prince', 'priest', 'artist'];
  expect(suggested(hand)).toEqual(order);
  expect(arranged([], hand).map(({ kind }) => kind)).toEqual(order);
});

it('repeats the last order as far as the cards are the same', () => {
  expect(likeBefore(['artist', 'priest', 'scholar'], ['warrior', 'priest', 'priest', 'artist'])).toEqual([
    'artist',
    'priest',
    'warrior',
    'priest',
  ]);
  expect(likeBefore([], ['artist', 'warrior'])).toEqual(['warrior', 'artist']);
});

it('keeps the order when cards leave from the front or come', () => {
  expect(arranged(three, ['warrior', 'priest']).map(({ id }) => id)).toEqual([1, 2]);
  expect(arranged(three, ['warrior', 'priest', 'priest', 'artist'])).toEqual([...three, { id: 3, kind: 'artist' }]);
});

it('moves a card', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

it('moves by keys', () => {
  const after = (index: number) => ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'].map((key) => indexAfter(key, index, 3));
  expect(after(1)).toEqual([0, 2, 0, 2, 1]);
  expect(after(0)).toEqual([0, 1, 0, 2, 0]);
});

it('needs no choice for the last card (D3.6)', () => {
  expect(layings(three)).toEqual(['lay priest', 'lay warrior']);
});

it('remembers the last order of each seat at each table', () => {
  const [here, there] = [{}, {}];
  lastOrdersAt(here).set(1, ['artist', 'priest']);
  expect(lastOrdersAt(here).get(1)).toEqual(['artist', 'priest']);
  expect(lastOrdersAt(here).get(0)).toBeUndefined();
  expect(lastOrdersAt(there).get(1)).toBeUndefined();
});

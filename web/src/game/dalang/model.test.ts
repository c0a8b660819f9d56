import { describe, expect, it } from 'vitest';
import { KINDS, PHASE } from './cards';
import { position } from './fixture';
import {
  actionTo,
  arranged,
  chipsOf,
  counted,
  expected,
  goalOf,
  isGoal,
  isOnBoard,
  isSpared,
  isTravelling,
  kindOf,
  layings,
  moved,
  numberOf,
  pickedOf,
  indexAfter,
  pointsOf,
  shownBy,
  singly,
  sparedBy,
  stackOf,
  sureOf,
  usesOf,
} from './model';

const start = position();

describe('the table', () => {
  it('reads a stack from its bottom, with what is not known', () => {
    const state = position({ top: [[3, 0, 0, 0]], below: [0, 0, 1, 2], card: [0, null, 3, 5] });
    expect(stackOf(state, 0, 0)).toEqual([null, 'priest', 'kukusch-panschar']);
    expect(stackOf(state, 0, 1)).toEqual([]);
  });

  it('counts cards by kinds, or one by one', () => {
    expect(counted(start.hand[0]!)).toEqual([
      { kind: 'warrior', count: 1 },
      { kind: 'priest', count: 2 },
      { kind: 'kukusch-wontong', count: 1 },
    ]);
    expect(singly(start.hand[0]!)).toEqual(['warrior', 'priest', 'priest', 'kukusch-wontong']);
    expect(counted(start.hand[1]!)).toEqual([]);
  });

  it('finds chips in villages, and those set aside', () => {
    expect(chipsOf(start, 1, 0)).toEqual(['priest']);
    expect(chipsOf(start, -1, 0)).toEqual(['prince']);
    expect(chipsOf(start, 0, 3)).toEqual([]);
  });

  it('adds masks and seals up (D10.2)', () => {
    expect([0, 1, 2].map((seat) => pointsOf(start, seat))).toEqual([0, 0, 13]);
  });

  it('tells what is sure of hidden cards only (D11.4)', () => {
    const sure = start.sure.map((seat) => seat.map(() => [1, 1, 3]));
    expect(sureOf(position({ sure }), 1, 0)).toEqual({ priest: 1, prince: 1, both: 3 });
    expect(sureOf(position({ sure }), 0, 0)).toBeNull();
    expect(sureOf(start, 1, 0)).toBeNull();
  });

  it('says nothing is sure where memory is faithful (D11.5)', () => {
    const sure = start.sure.map((seat) => seat.map(() => [null, null, null]));
    expect(sureOf(position({ sure }), 1, 0)).toBeNull();
  });

  it('reads journeys, contests and who is spared in their phases only', () => {
    expect(isTravelling(start)).toBe(false);
    expect(isTravelling(position({ phase: PHASE.blocking }))).toBe(true);
    expect(shownBy(position({ phase: PHASE.showing, showing: [0, 2, 0, 0] }), 1)).toBe(2);
    expect(shownBy(position({ showing: [0, 2, 0, 0] }), 1)).toBe(0);
    expect(isSpared(position({ phase: PHASE.repelling, spared: 2 }), 2)).toBe(true);
    expect(isSpared(position({ spared: 2 }), 2)).toBe(false);
  });
});

describe('the offered actions', () => {
  it('leaves to the action line what needs no card or island', () => {
    expect(['stop', 'flee', 'join', 'force', 'pass', 'done'].some(isOnBoard)).toBe(false);
    expect(['repel', 'show 2', 'take from wontong', 'lay priest', 'play warrior sparing red'].every(isOnBoard)).toBe(true);
  });

  it('finds the card that an action uses', () => {
    expect(kindOf('play kukusch-wontong to kukusch', start)).toBe('kukusch-wontong');
    expect(kindOf('play warrior sparing red', start)).toBe('warrior');
    expect(kindOf('take from kukusch', start)).toBeUndefined();
    expect(kindOf('show 2', position({ kind: KINDS.indexOf('prince') }))).toBe('prince');
    expect(kindOf('join', position({ kind: KINDS.indexOf('artist') }))).toBe('artist');
    expect(kindOf('stop', start)).toBeUndefined();
  });

  it('finds goals, spared players and numbers', () => {
    expect(goalOf('put kukusch-wontong on panschar')).toBe('panschar');
    expect(goalOf('block with kukusch-wontong')).toBeUndefined();
    expect(sparedBy('play warrior sparing red')).toBe(2);
    expect(sparedBy('play scholar')).toBeUndefined();
    expect(numberOf('show 12')).toBe(12);
    expect(numberOf('pass')).toBeUndefined();
  });

  it('means by a click on an island the picked card, or a take', () => {
    const actions = ['put priest on kukusch', 'put prince on kukusch', 'take from kukusch', 'done'];
    expect(actionTo(actions, start, 'kukusch', 'prince')).toBe('put prince on kukusch');
    expect(actionTo(actions, start, 'kukusch', null)).toBe('take from kukusch');
    expect(actionTo(actions, start, 'panschar', 'prince')).toBeUndefined();
    expect([isGoal(actions, 'kukusch'), isGoal(actions, 'panschar')]).toEqual([true, false]);
  });

  it('picks what is wished while it has several targets, or the only card', () => {
    const two = ['put priest on kukusch', 'put priest on panschar', 'put prince on kukusch'];
    expect(pickedOf(two, start, 'priest')).toBe('priest');
    expect(pickedOf(two, start, 'prince')).toBeNull();
    expect(pickedOf(two, start, null)).toBeNull();
    expect(pickedOf(two.slice(0, 2), start, null)).toBe('priest');
    expect(pickedOf([...two.slice(0, 2), 'done'], start, null)).toBeNull();
    expect(pickedOf([], start, 'priest')).toBeNull();
    expect(usesOf(two, start, 'priest')).toHaveLength(2);
  });

  it('asks about the use that one would expect', () => {
    const ask = (phase: number, kind: 'warrior' | 'priest' | 'kukusch-wontong') => expected(position({ phase, kind: 3 }), 0, kind);
    expect(ask(PHASE.playing, 'warrior')).toBe('play warrior sparing green');
    expect(ask(PHASE.playing, 'kukusch-wontong')).toBe('play kukusch-wontong to kukusch');
    expect(ask(PHASE.joining, 'priest')).toBe('play priest');
    expect(ask(PHASE.blocking, 'kukusch-wontong')).toBe('block with kukusch-wontong');
    expect(ask(PHASE.blocking, 'priest')).toBe('play priest');
    expect(ask(PHASE.showing, 'priest')).toBe('show 2');
    expect(ask(PHASE.showing, 'warrior')).toBe('play warrior sparing green');
    expect(ask(PHASE.exchanging, 'priest')).toBe('put priest on kukusch');
    expect(ask(PHASE.swapping, 'priest')).toBe('discard priest');
    expect(ask(PHASE.laying, 'priest')).toBe('lay priest');
  });
});

describe('laying down', () => {
  const slots = [
    { id: 0, kind: 'priest' as const },
    { id: 1, kind: 'warrior' as const },
    { id: 2, kind: 'priest' as const },
  ];

  it('begins with the hand as it is sorted', () => {
    expect(arranged([], ['priest', 'prince'])).toEqual([
      { id: 0, kind: 'priest' },
      { id: 1, kind: 'prince' },
    ]);
  });

  it('keeps the order when cards leave from the front or come', () => {
    expect(arranged(slots, ['warrior', 'priest']).map(({ id }) => id)).toEqual([1, 2]);
    expect(arranged(slots, ['warrior', 'priest', 'priest', 'artist'])).toEqual([...slots, { id: 3, kind: 'artist' }]);
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
    expect(layings(slots)).toEqual(['lay priest', 'lay warrior']);
  });
});

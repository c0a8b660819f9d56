import { describe, expect, it } from 'vitest';
import { KINDS, PHASE } from './facts';
import { position } from './fixture';
import {
  actionTo,
  answeredIn,
  buttons,
  chipsOf,
  counted,
  expected,
  goalOf,
  hasNoAnswer,
  isGoal,
  isSpared,
  isTravelling,
  kindOf,
  keyed,
  numberOf,
  pickedOf,
  shownBy,
  singly,
  sparedBy,
  stackOf,
  sureOf,
  unseenIn,
  usesOf,
} from './model';

const start = position();

it('keeps the number keys for what only they and a click can choose', () => {
  const puts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((island) => `put priest on ${island}`);
  expect(keyed([...puts, 'take wontong', 'done']).slice(0, 3)).toEqual(['take wontong', 'done', puts[0]]);
  expect(keyed(['put priest on a', 'done'])).toEqual(['put priest on a', 'done']);
});

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

  it('adds masks and seals up (D10.2)', () => {});

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

  it('knows which cards of a stack nobody has seen (D11.1), unless memory is faithful (D11.5)', () => {
    expect(unseenIn(position({ unseen: [[0, 3, 0, 0]] }), 0, 1)).toBe(3);
    expect(unseenIn(position({ unseen: [[null, null, null, null]] }), 0, 1)).toBe(0);
  });

  it('leaves the card that is being answered in the middle, with its player and its aim', () => {
    const answered = (kind: (typeof KINDS)[number], changes: Partial<typeof start>) =>
      answeredIn(position({ turn: 1, kind: KINDS.indexOf(kind), ...changes }));
    expect(answeredIn(start)).toBeNull();
    expect(answered('warrior', { phase: PHASE.fleeing, spared: 2 })).toEqual({ kind: 'warrior', seat: 1, spared: 2 });
    expect(answered('scholar', { phase: PHASE.exchanging, spared: 2 })).toEqual({ kind: 'scholar', seat: 1 });
    expect(answered('artist', { phase: PHASE.replacing })).toEqual({ kind: 'artist', seat: 1 });
    expect(answered('prince', { phase: PHASE.showing })).toEqual({ kind: 'prince', seat: 1, chip: 'prince' });
    const bound = { kind: 'kukusch-wontong', seat: 1, goal: 'kukusch' };
    expect(answered('kukusch-wontong', { phase: PHASE.blocking, goal: 0 })).toEqual(bound);
    expect(answered('kukusch-wontong', { phase: PHASE.laying, goal: 0 })).toEqual(bound);
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
  it('puts into the action line what needs no card or island, and answers', () => {
    expect(buttons(['play scholar', 'play warrior sparing red', 'stop'])).toEqual(['stop']);
    expect(buttons(['put priest on wontong', 'take from wontong', 'done'])).toEqual(['done']);
    expect(buttons(['flee', 'repel'])).toEqual(['repel', 'flee']);
    expect(buttons(['pass', 'block with kukusch-wontong'])).toEqual(['block with kukusch-wontong', 'pass']);
    expect(buttons(['lay priest', 'lay prince'])).toEqual([]);
    expect(buttons(['lay priest'])).toEqual(['lay priest']);
  });

  it('puts at most four buttons into the action line', () => {
    const shows = [3, 4, 5, 6, 7].map((number) => `show ${number}`);
    expect(buttons([...shows, 'pass'])).toEqual(['show 3', 'show 4', 'show 7', 'pass']);
    expect(buttons(shows)).toEqual(['show 3', 'show 4', 'show 5', 'show 7']);
  });

  it('notices that a player has no matching card', () => {
    expect(hasNoAnswer('joining', ['pass'])).toBe(true);
    expect(hasNoAnswer('repelling', ['flee'])).toBe(true);
    expect(hasNoAnswer('blocking-shared', ['pass', 'block with kukusch-wontong'])).toBe(false);
    expect(hasNoAnswer('playing', ['stop'])).toBe(false);
    expect(hasNoAnswer('joining', [])).toBe(false);
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

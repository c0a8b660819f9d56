import { expect, it } from 'vitest';
import { actionFor, keyOf, keysOf } from './keys';

it('gives an action that names a number that number', () => {
  expect(actionFor(['show 2', 'show 3', 'pass'], '3')).toBe('show 3');
  expect(keyOf(['take 2', 'take 4'], 'take 4')).toBe('4');
  expect(actionFor(['take 2', 'take 4'], '1')).toBeUndefined();
});

it('always ends the turn, finishes and passes with the same key, and gives the digits to the cards', () => {
  const actions = ['stop', 'play scholar', 'play artist'];
  expect([keyOf(actions, 'stop'), keyOf(actions, 'play scholar'), keyOf(actions, 'play artist')]).toEqual(['e', '1', '2']);
  expect(keyOf(['discard priest', 'discard prince', 'done'], 'done')).toBe('e');
  expect(keyOf(['join', 'pass'], 'pass')).toBe('p');
});

it('leaves out actions for which no digit is left', () => {
  const actions = Array.from({ length: 11 }, (_, number) => `put priest on ${number}`);
  expect(actionFor(actions, '9')).toBe(actions[8]);
  expect(keyOf(actions, actions[9]!)).toBeUndefined();
});

it('joins the keys of a card that offers several actions', () => {
  const actions = ['play scholar', 'play warrior sparing red', 'play warrior sparing blue'];
  expect(keysOf(actions, actions.slice(1))).toBe('2–3');
  expect(keysOf(actions, [actions[0]!])).toBe('1');
});

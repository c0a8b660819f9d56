import { expect, it } from 'vitest';
import type { GameEvent, GameView } from '../../lib/view';
import { onlyAnswer } from './automatic';
import { position } from './fixture';
import type { DalangState } from './types';
import { DalangWording } from './wording';

const wording = new DalangWording(['Anna', 'Ben', 'Cleo']);
const MIXED = position().hand[0]!; // a warrior, two priests and a Dalang card
const ALIKE = [2, ...Array<number>(MIXED.length - 1).fill(0)];

function asked(name: string, actions: string[], hand = MIXED): GameView {
  const state: DalangState = position({ hand: [hand] });
  const prompt = { name, clause: '', seat: 0, values: { kind: 'scholar', other: 1 } };
  return { state, prompt, actions } as unknown as GameView;
}

function move(last: number): GameEvent[][] {
  return [[{ name: 'set-out', seat: 1, values: { last }, fades: [] }]];
}

it('passes or flees for a player who has no other answer', () => {
  expect(onlyAnswer(asked('joining', ['pass']), [], wording)?.actions).toEqual(['pass']);
  expect(onlyAnswer(asked('repelling', ['flee']), [], wording)?.actions).toEqual(['flee']);
  expect(onlyAnswer(asked('joining', ['join', 'pass']), [], wording)).toBeNull();
});

it('leaves the end of a turn to the player, also if nothing else is left', () => {
  expect(onlyAnswer(asked('playing', ['stop']), [], wording)).toBeNull();
});

it('lays down cards of one kind, and any hand when the game is about to end', () => {
  expect(onlyAnswer(asked('laying', ['lay warrior'], ALIKE), move(0), wording)?.actions).toEqual(['lay warrior']);
  expect(onlyAnswer(asked('laying', ['lay warrior', 'lay priest']), move(0), wording)).toBeNull();
  expect(onlyAnswer(asked('laying', ['lay warrior', 'lay priest']), move(1), wording)?.actions).toHaveLength(3);
});

/** The end of a game of dalang: the stacks and the hands are turned over, then masks and seals are counted (D10.2). */
import type { GameEnding } from '../endings';
import DalangScene from './DalangScene.svelte';
import Treasures from './Treasures.svelte';
import { placesOf } from './treasures';
import type { DalangState } from './types';

const MARKS: Readonly<Record<string, { face: string; colour: string }>> = {
  masks: { face: 'mask', colour: '#f0b84c' },
  seals: { face: 'seal', colour: '#9cc7ea' },
};

export const ending: GameEnding = {
  Scene: DalangScene,
  Gathered: Treasures,
  turns: (state) => placesOf(state as DalangState),
  values: 0,
  messages: { turn: 'dalang-end-turn', value: '', tieBreak: 'dalang-end-tie-break' }, // cards have no values
  mark: ({ name }) => MARKS[name]!,
};

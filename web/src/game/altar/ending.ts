/** The end of a game of altar: the altar's cards are turned over, then the goods have their values (A8.3). */
import type { GameEnding } from '../endings';
import AltarScene from './AltarScene.svelte';
import { GOODS } from './facts';
import type { AltarState } from './types';

const MARKS: Readonly<Record<string, { face: string; colour: string }>> = {
  tokens: { face: 'point', colour: '#f0b84c' },
  shrines: { face: 'shrine', colour: '#e8926f' },
  stones: { face: 'stone', colour: '#bdb8b0' },
  rice: { face: 'good-rice', colour: '#b4d77f' },
  peanut: { face: 'good-peanut', colour: '#d9ae80' },
  banana: { face: 'good-banana', colour: '#f6e27c' },
  pepper: { face: 'good-pepper', colour: '#f39a93' },
};

export const ending: GameEnding = {
  Scene: AltarScene,
  turns: (state: AltarState) => state.altar_size,
  values: GOODS.length,
  messages: { turn: 'altar-end-turn', value: 'altar-end-value', tieBreak: 'altar-end-tie-break' },
  mark: ({ name, values }) => MARKS[values['good'] ?? name]!,
};

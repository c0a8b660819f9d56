import type { GameUi } from '../games';
import DalangBoard from './DalangBoard.svelte';
import DalangPanel from './DalangPanel.svelte';
import { isOnBoard } from './model';
import { flights } from './travel';
import { DalangWording } from './wording';

export const dalang: GameUi = {
  name: 'dalang',
  colours: ['yellow', 'green', 'red', 'blue'], // D1.1
  Board: DalangBoard,
  Panel: DalangPanel,
  wording: (names) => new DalangWording(names),
  flights,
  isOnBoard,
};

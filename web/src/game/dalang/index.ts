import type { GameUi } from '../games';
import DalangBoard from './DalangBoard.svelte';
import DalangPanel from './DalangPanel.svelte';
import { COLOURS } from './cards';
import { isOnBoard } from './model';
import { flights } from './travel';
import { DalangWording } from './wording';

export const dalang: GameUi = {
  name: 'dalang',
  colours: COLOURS,
  Board: DalangBoard,
  Panel: DalangPanel,
  wording: (names) => new DalangWording(names),
  flights,
  isOnBoard,
};

import type { GameUi } from '../games';
import AltarBoard from './AltarBoard.svelte';
import AltarPanel from './AltarPanel.svelte';
import { isOnBoard } from './model';
import { flights } from './travel';
import { AltarWording } from './wording';

export const altar: GameUi = {
  name: 'altar',
  colours: ['red', 'blue', 'yellow', 'green'], // A1.4
  Board: AltarBoard,
  Panel: AltarPanel,
  wording: (names) => new AltarWording(names),
  flights,
  isOnBoard,
};

import type { GameUi } from '../games';
import AltarBoard from './AltarBoard.svelte';
import AltarPanel from './AltarPanel.svelte';
import { COLOURS } from './cards';
import { isOnBoard } from './model';
import { flights } from './travel';
import { AltarWording } from './wording';

export const altar: GameUi = {
  name: 'altar',
  colours: COLOURS,
  Board: AltarBoard,
  Panel: AltarPanel,
  wording: (names) => new AltarWording(names),
  flights,
  isOnBoard,
};

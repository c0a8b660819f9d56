import { loadTexts } from '../../lib/info';
import type { GameUi } from '../games';
import { ahead } from './ahead';
import AltarBoard from './AltarBoard.svelte';
import AltarPanel from './AltarPanel.svelte';
import { COLOURS } from './facts';
import { buttons } from './model';
import { beats } from './travel';
import { AltarWording } from './wording';

export const altar: GameUi = {
  name: 'altar',
  colours: COLOURS,
  Board: AltarBoard,
  Panel: AltarPanel,
  info: async () => (await import('./info')).book,
  legend: async () => {
    const [{ default: Legend }, { book }] = await Promise.all([import('./Legend.svelte'), import('./info')]);
    await loadTexts(book);
    return Legend;
  },
  seat: async () => {
    const [{ default: AltarSeat }, { book }] = await Promise.all([import('./AltarSeat.svelte'), import('./info')]);
    await loadTexts(book);
    return AltarSeat;
  },
  wording: (names) => new AltarWording(names),
  beats,
  buttons,
  onlyAnswer: () => null,
  keyed: (actions) => actions,
  ahead,
  scoring: 'scored',
};

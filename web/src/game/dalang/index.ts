import { loadTexts } from '../../lib/info';
import type { GameUi } from '../games';
import DalangBoard from './DalangBoard.svelte';
import DalangPanel from './DalangPanel.svelte';
import { onlyAnswer } from './automatic';
import { COLOURS } from './facts';
import { buttons, keyed } from './model';
import { beats } from './travel';
import { DalangWording } from './wording';

export const dalang: GameUi = {
  name: 'dalang',
  colours: COLOURS,
  Board: DalangBoard,
  Panel: DalangPanel,
  info: async () => (await import('./info')).book,
  legend: async () => {
    const [{ default: Legend }, { book }] = await Promise.all([import('./Legend.svelte'), import('./info')]);
    await loadTexts(book);
    return Legend;
  },
  seat: async () => (await import('./DalangSeat.svelte')).default,
  wording: (names) => new DalangWording(names),
  beats,
  buttons,
  onlyAnswer,
  keyed,
  ahead: () => [],
  scoring: 'masked',
};

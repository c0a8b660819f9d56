/** Starting a game against bots with one click. */
import { botLevel } from './bot-level';
import { showError } from './errors';
import { games } from './games';
import { guest } from './guest.svelte';
import type { Level, SeatChoice } from './http';
import { playerCount } from './player-count';
import { go } from './route.svelte';
import { openTable } from './tables';
import type { TableOptions } from './view';

/** Open a table with bots and go there, or say why that is not possible. Notes are on, because the opponents are bots. */
export async function playBots(game: TableOptions['game'], players: number, level: Level): Promise<void> {
  const seats: SeatChoice[] = ['you', ...Array<SeatChoice>(players - 1).fill(level)];
  try {
    go(`/table/${await openTable({ options: { game, players, memory: 'open' }, seats, start: true, guest: guest.name })}`);
  } catch (error) {
    showError(error);
  }
}

/** Start a first game after a lesson, as the start page would. */
export async function playFirstGame(game: TableOptions['game']): Promise<void> {
  const info = games.find(game);
  if (info) await playBots(game, playerCount(info), botLevel());
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Replay } from './http';
import { ReplayPlayer } from './replay-player.svelte';

const event = (name: string) => ({ name, seat: null, values: {}, fades: [] });
const NAMES = ['dealt', 'turn', 'took', 'scored turn', 'took', 'scored ended']; // the events of each action
const ASKED = [null, null, 0, 0, 1, 1, null]; // at each position

function player(): { player: ReplayPlayer; moves: string[] } {
  const moves: string[] = [];
  const player = new ReplayPlayer(0, {
    isScoring: ({ name }) => name === 'scored',
    travel: (from, to) => {
      moves.push(`${from} flies to ${to}`);
      return Promise.resolve();
    },
    land: () => undefined,
    arrived: (at) => moves.push(`${at}`),
  });
  player.replay = {
    lines: NAMES.map((names, number) => [number, names.split(' ').map(event)]),
    frames: ASKED.map((asked, step) => ({ step, asked, prompt: event(''), state: {} })),
  } as unknown as Replay;
  return { player, moves };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('marks turns and scorings', () => {
  expect(player().player.marks).toEqual([
    { step: 2, turn: true, scoring: false },
    { step: 4, turn: true, scoring: true },
    { step: 6, turn: false, scoring: true },
  ]);
});

it('jumps to decisions, turns and scorings, and stays within the game', async () => {
  const { player: replay, moves } = player();
  replay.toDecision(1);
  await Promise.resolve();
  replay.toTurn(1);
  replay.toScoring();
  replay.toScoring();
  replay.toDecision(-1);
  replay.toTurn(-1);
  replay.toTurn(-1);
  replay.toTurn(-1);
  replay.to(99);
  expect(moves).toEqual(['0 flies to 2', '2', '4', '6', '5', '4', '2', '0', '6']);
});

it('shows at once where the cards are flying if the next step comes before they have landed', () => {
  const { player: replay, moves } = player();
  replay.toDecision(1);
  replay.toDecision(1);
  replay.toDecision(1);
  expect(replay.at).toBe(3);
  expect(moves).toEqual(['0 flies to 2', '2', '2 flies to 3', '3', '3 flies to 4']);
});

it('plays to the end, and again from the beginning', async () => {
  const { player: replay, moves } = player();
  replay.toggle();
  expect(replay.playing).toBe(true);
  await vi.runAllTimersAsync();
  expect([replay.playing, replay.at]).toEqual([false, 6]);
  expect(moves.filter((move) => move.length === 1)).toEqual(['2', '3', '4', '5', '6']);
  replay.toggle();
  expect([replay.playing, replay.at]).toEqual([true, 0]);
  replay.toggle();
  vi.runAllTimers();
  expect([replay.playing, replay.at]).toEqual([false, 0]);
});

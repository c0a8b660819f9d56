import { describe, expect, it } from 'vitest';
import { PHASE } from './cards';
import {
  altarCards,
  altarTop,
  countOf,
  expectedPlay,
  handOf,
  isOnBoard,
  ledgerOf,
  playsOf,
  rows,
  sacrificesOf,
  seenBy,
  soleMajority,
  supplyAction,
  supplyOf,
  tableauOf,
} from './model';
import type { AltarState } from './types';

const BUYING = 3;

function position(changes: Partial<AltarState> = {}): AltarState {
  return {
    stones: [2, 3],
    points: [0, 0],
    pile: [],
    pile_size: 34,
    offer: [
      [1, 1, 4, 3],
      [4, 6, 0, 0],
      [4, 0, 0, 0],
      [5, 4, 3, 0],
    ],
    row_size: [4, 2, 1, 4],
    hand: [
      [2, 0, 0, 0, 0, 1, 0],
      [null, null, null, null, null, null, null],
    ],
    hand_size: [3, 3],
    tableau: [
      [2, 1, 1, 0, 2, 0, 0],
      [1, 1, 0, 0, 2, 0, 1],
    ],
    sacrifices: [
      [1, 2, 0, 1],
      [null, null, null, null],
    ],
    sacrifices_size: [4, 4],
    supply: [23, 0, 23, 23],
    altar: [null, 2, 0, 0],
    altar_size: 2,
    box: [],
    players: 2,
    oracle: 0,
    demon: -1,
    phase: BUYING,
    turn: 0,
    asked: 0,
    row: 1,
    served: 0,
    looks: 0,
    laid: [],
    cover: [],
    laid_size: null,
    ledger: [
      [null, null, null, null],
      [null, null, null, null],
    ],
    look_seat: [],
    look_after: [],
    look_seen: [],
    look_take: [],
    look_top: [],
    look_count: 0,
    secret_seat: [],
    secret_of: [],
    secret_floor: [],
    secret_count: null,
    ...changes,
  };
}

describe('the offer', () => {
  it('has its rows from the top card to the bottom card, without the empty slots', () => {
    expect(rows(position()).map((row) => row.kinds)).toEqual([
      ['peanut', 'peanut', 'stonemason', 'pepper'],
      ['stonemason', 'shrine'],
      ['stonemason'],
      ['priest', 'stonemason', 'pepper', 'rice'],
    ]);
  });

  it('bars the row on which the demon stands', () => {
    expect(rows(position()).some((row) => row.barred)).toBe(false);
    expect(rows(position({ demon: 2 })).map((row) => row.barred)).toEqual([false, false, true, false]);
  });

  it('tells what a take lays free, and where it makes room for a new row', () => {
    expect(rows(position({ demon: 0 })).map((row) => row.uncovers)).toEqual([null, 0, null, 2]);
    expect(rows(position()).map((row) => row.renews)).toEqual([false, false, true, false]);
    expect(rows(position({ demon: 2 })).some((row) => row.renews)).toBe(false);
    const over = rows(position({ phase: PHASE.over }));
    expect(rows(position({ phase: PHASE.claiming })).every((row) => row.uncovers === null)).toBe(true);
    expect(over.some((row) => row.renews || row.uncovers !== null)).toBe(false);
  });

  it('shows which row is scored while players are asked about it', () => {
    expect(rows(position()).some((row) => row.scoring)).toBe(false);
    expect(rows(position({ phase: PHASE.rewarding })).map((row) => row.scoring)).toEqual([false, true, false, false]);
  });
});

describe('a sole majority (A7.6)', () => {
  it('takes strictly more than every other player, and at least 2', () => {
    expect(soleMajority(position(), 0)).toBe(0);
    expect(soleMajority(position(), 1)).toBeNull();
    expect(soleMajority(position(), 4)).toBeNull();
    expect(soleMajority(position(), 6)).toBeNull();
  });

  it('is marked in the tableau, which leaves out what is not there', () => {
    expect(tableauOf(position(), 0)).toEqual([
      { kind: 'rice', count: 2, sole: true },
      { kind: 'peanut', count: 1, sole: false },
      { kind: 'banana', count: 1, sole: false },
      { kind: 'stonemason', count: 2, sole: false },
    ]);
  });
});

describe("a player's cards", () => {
  it('are those that the screen may show', () => {
    expect(handOf(position(), 0)).toEqual([
      { kind: 'rice', count: 2 },
      { kind: 'priest', count: 1 },
    ]);
    expect(handOf(position(), 1)).toBeNull();
    expect(sacrificesOf(position(), 0)!.map(({ count }) => count)).toEqual([1, 2, 0, 1]);
    expect(sacrificesOf(position(), 1)).toBeNull();
  });

  it('are in the ledger never fewer than none', () => {
    expect(ledgerOf(position(), 1)).toBeNull();
    const ledger = [
      [1, 1, 1, 1],
      [2, -1, 0, 1],
    ];
    expect(ledgerOf(position({ ledger }), 1)!.map(({ count }) => count)).toEqual([2, 0, 0, 1]);
  });
});

describe('the altar', () => {
  it('shows its top card if that lies face up (A5.6)', () => {
    expect(altarTop(position({ altar_size: 0 }))).toBeNull();
    expect(altarTop(position())).toBe('good-banana');
    expect(altarTop(position({ altar: [0, 6] }))).toBe('back-good');
    expect(altarTop(position({ altar: [0, null] }))).toBe('back-good');
  });

  it('is counted only where the table keeps open notes (A10.5)', () => {
    expect(altarCards(position())).toBeNull();
    const { goods, unknown } = altarCards(position({ altar: [null, 2, 6, 0], altar_size: 4, laid_size: 4 }))!;
    expect(goods.map(({ count }) => count)).toEqual([1, 0, 2, 0]);
    expect(unknown).toBe(1);
  });

  it('shows a look to who looks', () => {
    const look = position({ phase: PHASE.keeping, turn: 1, look_count: 1, look_seen: [[7, 2, -2, -2]] });
    expect(seenBy(look, 1)).toEqual(['pepper', 'banana']);
    expect(seenBy(look, 0)).toBeNull();
    expect(seenBy(look, null)).toBeNull();
    expect(seenBy(position(), 0)).toBeNull();
  });
});

describe('actions', () => {
  it('are on the board if a card stands for them', () => {
    expect(['take 2', 'buy rice', 'crown rice', 'claim rice', 'sacrifice rice'].every(isOnBoard)).toBe(true);
    expect(['play 2 rice farmers', 'play shrine', 'return shrine', 'keep 1'].every(isOnBoard)).toBe(true);
    expect(['choose points', 'look', 'decline'].some(isOnBoard)).toBe(false);
  });

  it('are found for the cards of the hand', () => {
    const actions = ['buy rice', 'play 1 rice farmer', 'play 2 rice farmers', 'play shrine'];
    expect(playsOf(actions, 'rice')).toEqual(['play 1 rice farmer', 'play 2 rice farmers']);
    expect(playsOf(actions, 'shrine')).toEqual(['play shrine']);
    expect(playsOf(['return shrine'], 'shrine')).toEqual(['return shrine']);
    expect(playsOf(actions, 'priest')).toEqual([]);
    expect(actions.slice(1).map(countOf)).toEqual([1, 2, 1]);
  });

  it('are expected of cards that can do nothing now', () => {
    expect(expectedPlay('pepper')).toBe('play 1 pepper farmer');
    expect(expectedPlay('shrine')).toBe('play shrine');
    expect(supplyAction(position(), [], 'rice')).toBe('buy rice');
    expect(supplyAction(position({ phase: PHASE.crowning }), [], 'rice')).toBe('crown rice');
    expect(supplyAction(position({ phase: PHASE.claiming }), [], 'rice')).toBe('claim rice');
  });

  it('are offered by the supply', () => {
    expect(supplyAction(position(), ['buy rice', 'crown rice'], 'rice')).toBe('buy rice');
    expect(supplyAction(position(), ['claim pepper'], 'pepper')).toBe('claim pepper');
    expect(supplyOf(position())[1]).toEqual({ good: 'peanut', count: 0 });
  });
});

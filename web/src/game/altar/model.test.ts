import { describe, expect, it } from 'vitest';
import { PHASE } from './facts';
import {
  altarCards,
  altarTop,
  builder,
  buttons,
  countOf,
  expectedPlay,
  handOf,
  isLastRow,
  ledgerOf,
  playPrice,
  playsOf,
  rows,
  sacrificePrice,
  sacrificesOf,
  seenBy,
  soleMajority,
  supplyAction,
  supplyOf,
  tableauOf,
} from './model';
import type { AltarState } from './types';

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
    players: 2,
    oracle: 0,
    demon: -1,
    phase: PHASE.buying,
    turn: 0,
    asked: 0,
    row: 1,
    laid_size: null,
    ledger: [
      [null, null, null, null],
      [null, null, null, null],
    ],
    look_seen: [],
    look_count: 0,
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

  it('tells which take ends the game', () => {
    expect(rows(position({ pile_size: 5 })).some((row) => row.ends)).toBe(false);
    expect(rows(position({ pile_size: 4 })).map((row) => row.ends)).toEqual([false, false, true, false]);
    expect(isLastRow(position({ pile_size: 0, phase: PHASE.over }))).toBe(false);
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

  it('is counted only where the table keeps automatic notes (A10.5)', () => {
    expect(altarCards(position())).toBeNull();
    const { goods, unknown } = altarCards(position({ altar: [null, 2, 6, 0], altar_size: 4, laid_size: 4 }))!;
    expect(goods.map(({ count }) => count)).toEqual([1, 0, 2, 0]);
    expect(unknown).toBe(1);
  });

  it('says what each type is worth now (A8.3, A8.4)', () => {
    const altar = (...cards: (number | null)[]) =>
      altarCards(position({ altar: cards, altar_size: cards.length, laid_size: cards.length }))!.goods;
    const worths = (...cards: number[]) => altar(...cards).map(({ worth }) => worth);
    expect(worths()).toEqual([0, 0, 0, 0]);
    expect(worths(0, 1, 2, 3)).toEqual([3, 3, 3, 3]);
    expect(worths(3, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0)).toEqual([1, 2, 2, 3]);
    expect(worths(0, 0, 5, 5, 2)).toEqual([3, 3, 2, 0]);
    expect(altar(0, 0, 0, 1, null).map(({ worth, sure }) => [worth, sure])).toEqual([
      [3, true],
      [2, true],
      [0, false],
      [0, false],
    ]);
  });

  it('is known before any card is laid, whatever the memory', () => {
    expect(altarCards(position({ altar_size: 0 }))?.unknown).toBe(0);
  });

  it('shows a look to who looks', () => {
    const look = position({ phase: PHASE.keeping, turn: 1, look_count: 1, look_seen: [[7, 2, -2, -2]] });
    expect(seenBy(look, 1)).toEqual(['pepper', 'banana']);
    expect(seenBy(look, 0)).toBeNull();
    expect(seenBy(look, null)).toBeNull();
    expect(seenBy(position(), 0)).toBeNull();
  });
});

describe('prices', () => {
  it('are lower for each farmer of the type, and never less than nothing (A3.1)', () => {
    const state = position({ tableau: [[2, 1, 0, 6, 0, 0, 0]] });
    expect((['rice', 'peanut', 'banana', 'pepper'] as const).map((good) => sacrificePrice(state, 0, good))).toEqual([3, 4, 5, 0]);
  });

  it('are paid for shrines, and for the second and the third farmer (A4.1)', () => {
    expect([playPrice('shrine'), playPrice('priest'), playPrice('rice'), playPrice('rice', 2), playPrice('rice', 3)]).toEqual([
      7, 0, 0, 1, 2,
    ]);
  });
});

describe('a sacrifice', () => {
  it('is for the shrine of the player whose turn it is (A5)', () => {
    expect(builder(position({ phase: PHASE.sacrificing, turn: 1 }))).toBe(1);
    expect(builder(position({ phase: PHASE.crowning, turn: 0 }))).toBe(0);
    expect(builder(position())).toBeNull();
  });
});

describe('actions', () => {
  it('are on the board if a card stands for them, and otherwise in the action line', () => {
    expect(buttons(['take 2', 'buy rice', 'crown rice', 'claim rice', 'sacrifice rice'])).toEqual([]);
    expect(buttons(['play 2 rice farmers', 'play shrine', 'return shrine', 'keep 1'])).toEqual([]);
    expect(buttons(['choose points', 'look', 'decline'])).toEqual(['choose points', 'look', 'decline']);
  });

  it('are in the action line if there is no alternative', () => {
    expect(buttons(['take 2'])).toEqual(['take 2']);
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

import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../lib/words.fixture';
import { ahead } from './ahead';
import { PHASE } from './facts';
import type { AltarState } from './types';

// rice, peanut, banana, pepper, stonemason, priest, shrine, oracle
const STATE = {
  phase: PHASE.playing,
  players: 2,
  turn: 0,
  tableau: [
    [1, 0, 0, 0, 2, 0, 0, 0],
    [1, 0, 0, 0, 2, 0, 0, 0],
  ],
  offer: [[4, 5], [4], [], []],
  row_size: [2, 1, 0, 0],
  row: 0,
  demon: null,
  pile_size: 30,
  altar_size: 2,
  laid_size: 0,
  altar: [0, 0],
} as unknown as AltarState;

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak('en');
});

it.each([
  ['play 1 rice farmer', ['gives you the sole majority']],
  ['play 1 peanut farmer', ['your first one: you gain when it is scored']],
  ['play stonemason', ['3 stone whenever a stonemason is scored', 'gives you the sole majority']],
  ['play priest', ['1 point whenever a priest is scored']],
  ['play shrine', ['4 points at the end']],
  ['buy rice', ['worth 3 at the end, as the altar is now']],
  ['buy pepper', ['worth 0 at the end, as the altar is now']],
])('says what comes of it: %s', (action, expected) => {
  expect(ahead(STATE, action, [])).toEqual(expected);
});

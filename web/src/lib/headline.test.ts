import { beforeAll, describe, expect, it } from 'vitest';
import { hasBrokenTies, headline } from './headline';
import type { Result } from './view';
import { type Language } from './words.svelte';
import { speak } from './words.fixture';

const NAMES = ['Anna', 'Dewi', 'Uwe'];

function played(points: number[], places: number[]): Result {
  return { why: 'played', at: null, points, places, categories: [] };
}

function resigned(places: number[]): Result {
  return { why: 'resigned', at: null, points: null, places, categories: [] };
}

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak('en');
});

describe('a headline', () => {
  it.each([
    ['a win', played([52, 40, 31], [1, 2, 3]), [0], 'You win by 12 points'],
    ['a defeat', played([40, 43, 31], [2, 1, 3]), [0], 'Dewi wins by 3 points; you are second'],
    ['the last place', played([30, 43, 31], [3, 1, 2]), [0], 'Dewi wins by 12 points; you are third'],
    ['a shared win', played([43, 43, 31], [1, 1, 3]), [0], 'You share the victory with Dewi'],
    ['a win of two others', played([30, 43, 43], [3, 1, 1]), [0], 'Dewi and Uwe share the victory; you are third'],
    ['a tie-break for you', played([43, 43, 31], [1, 2, 3]), [0], 'You win the tie-break'],
    ['a tie-break against you', played([43, 43, 31], [2, 1, 3]), [0], 'Dewi wins the tie-break; you are second'],
    ['a win, for a spectator', played([52, 40, 31], [1, 2, 3]), [], 'Anna wins by 12 points'],
    ['a win, for two at one screen', played([52, 40, 31], [1, 2, 3]), [0, 1], 'Anna wins by 12 points'],
    ['a draw of all', played([5, 5, 5], [1, 1, 1]), [], 'Anna, Dewi and Uwe share the victory'],
    ['your resignation', resigned([2, 1, 1]), [0], 'You resigned. Dewi and Uwe win'],
    ['the resignation of all others', resigned([1, 2, 2]), [0], 'You win: Dewi and Uwe have resigned'],
    ['a resignation, for a spectator', resigned([1, 2, 1]), [], 'Dewi resigned. Anna and Uwe win'],
  ])('tells of %s', (_, result, own, text) => {
    expect(headline(result, NAMES, own)).toBe(text);
  });

  it.each([
    ['de', 'Dewi gewinnt mit 3 Punkten Vorsprung, du bist auf Platz 2', 'Du gewinnst mit einem Punkt Vorsprung'],
    ['nl', 'Dewi wint met 3 punten verschil, jij bent tweede', 'Je wint met één punt verschil'],
    ['ja', '3点差でDewiさんの勝ちです。あなたは2位です', '1点差であなたの勝ちです'],
  ] as [Language, string, string][])('speaks %s', async (language, lost, won) => {
    await speak(language);
    expect(headline(played([40, 43, 31], [2, 1, 3]), NAMES, [0])).toBe(lost);
    expect(headline(played([44, 43, 31], [1, 2, 3]), NAMES, [0])).toBe(won);
    await speak('en');
  });
});

it.each([
  ['for the first place', played([43, 43, 31], [1, 2, 3]), true],
  ['for another place', played([63, 50, 50], [1, 3, 2]), true],
  ['by nobody: a place is shared', played([63, 50, 50], [1, 2, 2]), false],
  ['by nobody: somebody resigned', resigned([2, 1, 1]), false],
])('knows that ties were broken %s', (_, result, broken) => {
  expect(hasBrokenTies(result)).toBe(broken);
});

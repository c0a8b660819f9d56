import { beforeAll, expect, it } from 'vitest';
import type { GameEvent } from '../lib/view';
import { speak } from '../lib/words.fixture';
import { AltarWording } from './altar/wording';
import { DalangWording } from './dalang/wording';
import { lastDeeds } from './recent';

const happened = (name: string, seat: number | null, values: GameEvent['values'] = {}, fades: string[] = []): GameEvent => ({
  name,
  seat,
  values,
  fades,
});

const altar = new AltarWording(['Anna', 'Ben']);
const GAME = [
  [happened('played', 1, { kind: 'shrine', count: 1, cost: 0 })],
  [happened('took', 1, { kind: 'priest', row: 2 }, ['kind']), happened('turn', 0)],
  [happened('played', 0, { kind: 'rice', count: 1, cost: 0 })],
  [
    happened('took', 0, { kind: 'oracle', row: 1 }, ['kind']),
    happened('scored', null, { kind: 'stonemason' }, ['kind']),
    happened('unrewarded', null, { why: 'unplayed' }, ['why']),
    happened('turn', 1),
  ],
  [happened('played', 1, { kind: 'rice', count: 2, cost: 1 })],
];

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak('en');
});

it('says what each player did in their last turn, also if it is not over yet', () => {
  expect(lastDeeds(GAME, 0, altar)).toEqual([
    {
      seat: 0,
      number: 3,
      old: false,
      text: 'Anna plays a rice farmer. Anna takes an oracle from column 1. Scored: stonemason. Nobody gains anything, because nobody has played one.',
      last: ['Anna takes an oracle. Scored: stonemason. Nobody gains.', 'Anna takes an oracle.'],
    },
    {
      seat: 1,
      number: 4,
      old: false,
      text: 'Ben plays 2 rice farmers for 1 stone.',
      last: ['Ben plays 2 rice farmers for 1 stone.'],
    },
  ]);
});

it('knows what the viewer has acted after, in an earlier turn', () => {
  const isOld = (lines: GameEvent[][]) => lastDeeds(lines, 0, altar, 0).find(({ seat }) => seat === 1)?.old;
  expect(isOld(GAME.slice(0, 3))).toBe(false);
  expect(isOld(GAME.slice(0, 4))).toBe(true);
});

it('says no more than the viewer remembers', () => {
  const [anna] = lastDeeds(GAME, 4, altar);
  expect(anna!.text).toBe('Anna plays a rice farmer. Anna takes a card from column 1. A card is scored. Nobody gains anything.');
});

it('keeps what a player did when they pass later', () => {
  const dalang = new DalangWording(['Anna', 'Ben']);
  const lines = [[happened('stopped', 1), happened('turn', 0)], [happened('played', 0, { kind: 'artist' })], [happened('passed', 1)]];
  expect(lastDeeds(lines, 0, dalang).map(({ seat, number }) => [seat, number])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

it('tells what happened in the order of the log, the oldest first', () => {
  const lines = [
    [happened('played', 1, { kind: 'artist' })],
    [happened('played', 0, { kind: 'artist' })],
    [happened('joined', 1, { kind: 'artist' })],
  ];
  expect(lastDeeds(lines, 0, new DalangWording(['Anna', 'Ben'])).map(({ seat }) => seat)).toEqual([0, 1]);
});

it('leaves out the setup', () => {
  const dalang = new DalangWording(['Anna', 'Ben']);
  expect(lastDeeds([[happened('started', 1, { number: 2 })], [happened('played', 0, { kind: 'artist' })]], 0, dalang)).toHaveLength(1);
});

it('adds a scoring after new cards were dealt to the action before, with what the viewer gained first', () => {
  const lines = [
    [happened('took', 1, { kind: 'priest', row: 4 }, ['kind']), happened('emptied', null, { row: 4 })],
    [happened('dealt', null, { card: 'rice', row: 4 })],
    [
      happened('dealt', null, { card: 'rice', row: 4 }),
      happened('scored', null, { kind: 'rice' }, ['kind']),
      happened('gained', 1, { what: 'rice', count: 2 }),
      happened('gained', 0, { what: 'rice', count: 1 }),
      happened('turn', 0),
    ],
  ];
  const [ben] = lastDeeds(lines, 0, altar, 0);
  expect(ben).toMatchObject({
    seat: 1,
    number: 2,
    last: [
      'Ben takes a priest. Scored: rice farmer. Anna: a rice card. Ben: 2 rice cards.',
      'Ben takes a priest. Anna: a rice card.',
      'Ben takes a priest.',
    ],
  });
});

it('has shorter texts for less space: without what only others gained, without the scoring, without what came of it', () => {
  const lines = [
    [
      happened('took', 1, { kind: 'priest', row: 4 }, ['kind']),
      happened('scored', null, { kind: 'priest' }, ['kind']),
      happened('gained', 2, { what: 'points', count: 2 }),
      happened('gained', 0, { what: 'points', count: 1 }),
      happened('turn', 2),
    ],
  ];
  const [ben] = lastDeeds(lines, 0, new AltarWording(['Anna', 'Ben', 'Cem']), 0);
  expect(ben?.last).toEqual([
    'Ben takes a priest. Scored: priest. Anna: 1 point. Cem: 2 points.',
    'Ben takes a priest. Scored: priest. Anna: 1 point.',
    'Ben takes a priest. Anna: 1 point.',
    'Ben takes a priest.',
  ]);
});

it('says where the Dalang is sent, and not with which card, where there is little space', () => {
  const lines = [[happened('set-out', 1, { kind: 'kukusch-panschar', goal: 'panschar', island: 'panschar' })]];
  const [ben] = lastDeeds(lines, 0, new DalangWording(['Anna', 'Ben']), 0);
  expect(ben?.last).toEqual(['Ben sends the Dalang to Panschar.']);
});

it('adds what players chose in a scoring to the action that caused it', () => {
  const lines = [
    [happened('took', 1, { kind: 'priest', row: 4 }, ['kind']), happened('scored', null, { kind: 'shrine' }, ['kind'])],
    [happened('gained', 1, { what: 'points', count: 1 })],
    [happened('gained', 0, { what: 'stones', count: 2 }), happened('turn', 0)],
  ];
  const deeds = lastDeeds(lines, 0, altar, 0);
  expect(deeds.map(({ seat }) => seat)).toEqual([1]);
  expect(deeds[0]?.last[0]).toBe('Ben takes a priest. Scored: shrine. Anna: 2 stone. Ben: 1 point.');
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent, GameView, Result } from '../../lib/view';
import { has, say } from '../../lib/words.svelte';
import { speak } from '../../lib/words.fixture';
import { AltarWording } from '../altar/wording';
import { position } from '../dalang/fixture';
import { DalangWording } from '../dalang/wording';
import { boxesOf } from '.';
import { scoring } from './altar-facts';
import type { Box, Fact, Now } from './box';
import { challenge, chip, holdings, masks, saved, shown } from './dalang-facts';
import { targetOf } from './targets';

const NAMES = ['Anna', 'Dewi', 'Gede'];
const STONEMASON = 4;

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak('en', 'learn');
});

const event = (name: string, seat: number | null = null, values: GameEvent['values'] = {}): GameEvent => ({
  name,
  seat,
  values,
  fades: [],
});
const gained = (seat: number, what: string, number: number): GameEvent => event('gained', seat, { what, count: number });
const inWords = (facts: Fact[]): string[] => facts.map(({ message, values }) => say(message, values));

function now(state: object, events: GameEvent[], changes: Partial<Now> = {}, view: Partial<GameView> = {}): Now {
  const shownView = {
    step: 30,
    prompt: { name: '', clause: '', seat: 0, values: {} },
    actions: [],
    lesson: null,
    result: null,
    state,
    ...view,
  };
  return {
    view: shownView as unknown as GameView,
    events,
    lines: [events],
    seat: 0,
    yours: false,
    over: false,
    counted: false,
    read: [],
    ...changes,
  };
}

/** A position of altar with this many cards of a kind in front of each player. */
function tableaus(kind: number, ...counts: number[]): object {
  const cards = counts.map((number) => Array.from({ length: 7 }, (_, index) => (index === kind ? number : 0)));
  return { tableau: cards, players: counts.length, stones: [10, 0], pile_size: 20, sacrifices: [[1, 1, 2, 1], []] };
}

function box(lesson: string, at: Now): Box | undefined {
  return boxesOf(lesson).find(
    ({ name, when }) => name.split('-').length > 2 && !name.endsWith('goal') && !name.endsWith('start') && when(at),
  );
}

describe('what happened in a scoring of altar', () => {
  const wording = new AltarWording(NAMES);

  it('says what each player gained, and why', () => {
    const events = [
      event('took', 0, { row: 1 }),
      event('scored', null, { kind: 'stonemason' }),
      gained(0, 'stones', 3),
      gained(1, 'stones', 1),
    ];
    expect(inWords(scoring(now(tableaus(STONEMASON, 2, 1), events), wording))).toEqual([
      'You: 3 stone for 2 stonemasons and the sole majority',
      'Dewi: 1 stone for a stonemason',
    ]);
  });

  it('names no majority in a tie', () => {
    const events = [event('scored', null, { kind: 'stonemason' }), gained(1, 'stones', 2), gained(0, 'stones', 2)];
    const tie = now(tableaus(STONEMASON, 2, 2), events);
    expect(inWords(scoring(tie, wording))).toEqual(['You: 2 stone for 2 stonemasons', 'Dewi: 2 stone for 2 stonemasons']);
    expect(box('altar-1', tie)?.name).toBe('altar-1-tie');
  });

  it('says that nobody gained anything only if nobody did', () => {
    const took = event('took', 1, { row: 4 });
    const nothing = now(tableaus(6, 0, 0), [took, event('scored', null, { kind: 'shrine' })]);
    expect(inWords(scoring(nothing, wording))).toEqual(['You: nothing (no shrine)', 'Dewi: nothing (no shrine)']);
    expect(box('altar-1', nothing)?.name).toBe('altar-1-nobody');
    const something = now(tableaus(2, 1, 0), [took, event('scored', null, { kind: 'banana' }), gained(0, 'banana', 1)]);
    expect(inWords(scoring(something, wording))).toEqual(['You: a banana card for a banana farmer', 'Dewi: nothing (no banana farmer)']);
    expect(box('altar-1', something)?.name).toBe('altar-1-theirs');
  });

  it('says in words what a turn without suggestions brought', () => {
    const result = (mine: number, theirs: number): string => {
      const gains = [mine ? [gained(0, 'stones', mine)] : [], theirs ? [gained(1, 'stones', theirs)] : []].flat();
      const events = [event('took', 0, { row: 1 }), event('scored', null, { kind: 'stonemason' }), ...gains];
      const at = now(tableaus(STONEMASON, 1, 1), events, { read: ['altar-own'] });
      const fitting = boxesOf('altar-3').find(({ name, when }) => name === 'altar-own-result' && when(at));
      return say('altar-own-result', { dewi: 'Dewi', ...fitting?.values?.(at, wording) });
    };
    expect(result(3, 1)).toContain('You gained more than Dewi');
    expect(result(1, 1)).toContain('gained the same');
    expect(result(1, 3)).toContain('Dewi gained more than you');
    expect(result(0, 0)).toContain('Nobody gained anything');
  });

  it('leaves a decision to the learner only while the script is followed', () => {
    const at = (followed: boolean): Now =>
      now(
        {},
        [],
        { yours: true },
        {
          prompt: { name: 'playing', clause: '', seat: 0, values: {} },
          lesson: { suggestion: null, jump: false, followed },
        },
      );
    const shownAt = (moment: Now) => boxesOf('altar-3').find(({ name, when }) => name !== 'altar-3-start' && when(moment))?.name;
    expect(shownAt(at(true))).toBe('altar-own');
    expect(shownAt(at(false))).toBe('web-coach-free');
  });

  it('says at the end what the learner’s choice was worth', () => {
    const categories: Result['categories'] = [
      { name: 'tokens', values: {}, points: [12, 15] },
      { name: 'good', values: { good: 'banana', worth: 3 }, points: [30, 18] },
    ];
    const over = now(
      {},
      [],
      { over: true, counted: true },
      { result: { why: 'played', at: null, points: [83, 59], places: [1, 2], categories } },
    );
    const result = box('altar-1', over)!;
    expect(say(result.name, result.values!(over, wording))).toContain('worth 3 points. Together they give you 30 points');
    expect(boxesOf('altar-1').find(({ name, when }) => name !== result.name && when(over))?.name).toBe('altar-1-done');
    expect(box('altar-1', { ...over, counted: false })).toBeUndefined(); // the count comes first
  });

  it('has no closing words about a count after a resignation', () => {
    const resigned = { why: 'resigned', points: null, places: [2, 1], categories: [] } as const;
    const over = now({}, [], { over: true, counted: true }, { result: resigned as unknown as GameView['result'] });
    expect(box('altar-1', over)).toBeUndefined();
  });
});

describe('what happened in dalang', () => {
  const wording = new DalangWording(NAMES);

  it('says who gained which mask', () => {
    const events = [event('moved', null, { island: 'panschar' }), event('masked', 1, { value: 2 }), event('masked', 0, { value: 3 })];
    const arrived = now(position(), events);
    expect(inWords(masks(arrived, wording))).toEqual(['Dewi: a mask of 2', 'You: a mask of 3']);
    expect(box('dalang-1', arrived)?.name).toBe('dalang-1-shared');
    expect(box('dalang-1', now(position(), events.slice(0, 2)))?.name).toBe('dalang-1-alone');
  });

  it('says what was shown in the last contest only', () => {
    const contest = (number: number): GameEvent[][] => [
      [event('played', 0, { kind: 'prince' })],
      [event('showed', 0, { kind: 'prince', count: number })],
      [event('showed', 1, { kind: 'prince', count: number + 1 })],
    ];
    const lost = now(position(), [event('won', 1, { chip: 'prince', island: 'kukusch' })], { lines: [...contest(1), ...contest(2)] });
    expect(inWords(shown(lost, wording))).toEqual(['You: 2 princes shown', 'Dewi: 3 princes shown']);
    expect(box('dalang-3', lost)?.name).toBe('dalang-3-lost');
  });

  it('says what everyone has', () => {
    const zero = [0, 0, 0, 0];
    const state = position({ masks: [[1, 1, 0, 0], zero, [0, 0, 0, 1], zero], seals: [0, 0, -1, 2] });
    const known = [11, 0, 8].map((points): [number, boolean] => [points, true]);
    expect(inWords(holdings(now(state, [], {}, { known }), wording))).toEqual([
      'You: 11 points (masks 2 and 3; 2 seals)',
      'Dewi: 0 points (no masks; no seal)',
      'Gede: 8 points (mask 5; 1 seal)',
    ]);
  });

  it('says what each saved card is good for', () => {
    const put = (kind: string, island: string) => [event('put', 0, { kind, island })];
    const nobody = [-1, -1, -1, -1];
    const state = position({ chips: [[0, -1, -1, -1], nobody] }); // the priest chip of Kukusch is yours
    const lines = [
      put('artist', 'wontong'),
      [event('fled', 0)],
      put('priest', 'kukusch'),
      put('prince', 'kukusch'),
      put('artist', 'wontong'),
    ];
    expect(inWords(saved(now(state, [], { lines }), wording))).toEqual([
      'Kukusch: a priest, to defend your chip',
      'Kukusch: a prince, to win the second chip and the seal',
      'Wontong: an artist, no help in a contest for a chip',
    ]);
    expect(inWords(chip('priest', 'kukusch')(now(state, []), wording))).toEqual(['The priest chip of Kukusch: yours']);
  });

  it('says who attacks and who is spared', () => {
    const values = challenge(now(position({ turn: 1, spared: 2, kind: 0 }), []), wording);
    expect(values).toMatchObject({ who: 'Dewi', other: 'Gede', cards: 'a warrior' });
  });

  it('says that you can block only if you can', () => {
    const asked = (actions: string[]): Now =>
      now(position(), [], { yours: true }, { actions, prompt: { name: 'blocking-scoring', clause: '', seat: 0, values: {} } });
    expect(box('dalang-1', asked(['block with tschakkalag-wontong', 'pass']))?.name).toBe('dalang-1-block');
    expect(box('dalang-1', asked(['pass']))).toBeUndefined();
  });
});

it('suggests a target for what lies on the board, and none for what has a button', () => {
  expect(targetOf('play 2 peanut farmers', 0)).toEqual({ anchor: 'hand-0', face: 'peanut' });
  expect(targetOf('play kukusch-panschar to panschar', 0)).toEqual({ anchor: 'hand-0', face: 'kukusch-panschar' });
  expect(targetOf('take 3', 0)).toEqual({ anchor: 'offer-3' });
  expect(targetOf('sacrifice rice', 1)).toEqual({ anchor: 'sacrifices-1', face: 'good-rice' });
  expect(targetOf('choose points', 0)).toBeNull();
});

it('has words for every box', () => {
  for (const lesson of ['altar-1', 'altar-2', 'altar-3', 'dalang-1', 'dalang-2', 'dalang-3']) {
    const boxes = boxesOf(lesson);
    expect(boxes.length).toBeGreaterThan(5);
    expect(new Set(boxes.map(({ name }) => name)).size).toBe(boxes.length);
    for (const { name } of boxes) expect(has(name)).toBe(true);
  }
});

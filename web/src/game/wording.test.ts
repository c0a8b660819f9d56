import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joined, type Language } from '../lib/words.svelte';
import { speak } from '../lib/words.fixture';
import type { GameEvent } from '../lib/view';
import { uncovers } from './altar/labels';
import type { AltarState } from './altar/types';
import { AltarWording } from './altar/wording';
import { DalangWording } from './dalang/wording';
import { grouped, remembered } from './wording';

function event(name: string, seat: number | null, values: GameEvent['values'] = {}, fades: string[] = []): GameEvent {
  return { name, seat, values, fades };
}

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak('en');
});

describe('altar', () => {
  const altar = new AltarWording(['Anna', 'Ben']);

  it('tells what happened as the terminal does', () => {
    const took = event('took', 0, { kind: 'priest', row: 2 }, ['kind']);
    expect(altar.describe([took])).toBe('Anna takes a priest from column 2.');
  });

  it('tells of what has faded without its values', () => {
    const took = event('took', 0, { kind: 'priest', row: 2 }, ['kind']);
    expect(altar.describe(remembered([took], false))).toBe('Anna takes a card from column 2.');
  });

  it('tells of what only another seat knows in other words', () => {
    expect(altar.describe([event('covered', 1)])).toBe('Ben sacrifices a card face down.');
  });

  it('tells together who got the same', () => {
    const gains = [1, 0].map((seat) => event('gained', seat, { what: 'rice', count: 1 }));
    expect(altar.describe([event('scored', null, { kind: 'rice' }), ...gains])).toBe(
      'Scored: rice farmer. Ben and Anna: a rice card each.',
    );
    expect(altar.describe([event('gained', 1, { count: 2 })])).toBe('Ben: 2 sacrifice cards.');
  });

  it('says that a scoring gave nobody anything, and why', () => {
    const scored = (kind: string, why: string) => [
      event('scored', null, { kind }, ['kind']),
      event('unrewarded', null, { why }, ['why']),
      event('turn', 1),
    ];
    const [shrine, rice] = [scored('shrine', 'unplayed'), scored('rice', 'sold-out')];
    expect(altar.lines([shrine])[0]?.text).toBe('Scored: shrine. Nobody gains anything, because nobody has played one.');
    expect(altar.lines([rice])[0]?.text).toBe('Scored: rice farmer. Nobody gains anything, because no sacrifice cards are left.');
    expect(altar.lines([remembered(shrine, false)])[0]?.text).toBe('A card is scored. Nobody gains anything.');
    expect(altar.consequence(shrine)).toBe('scores shrine; nobody gains anything');
  });

  it.each([
    ['take 2', 'take from column 2'],
    ['play 1 peanut farmer', 'play a peanut farmer'],
    ['play 3 rice farmers', 'play 3 rice farmers'],
    ['play shrine', 'play a shrine'],
    ['crown pepper', 'put peppers on top'],
    ['choose points', 'choose points'],
  ])('has words for the notation %s', (action, label) => {
    expect(altar.label(action)).toBe(label);
  });

  it('says the prompt to the player who is deciding, and to everyone else', () => {
    const notice = { name: 'playing', clause: 'A4.1', seat: 1, values: {} };
    expect(altar.prompt(notice, true)).toBe('You: play from your hand');
    expect(altar.prompt(notice, false)).toBe('Waiting for Ben to play cards');
    expect(altar.prompt({ ...notice, name: 'over', seat: null }, false)).toBe('The game is over.');
  });

  it('says why a shrine goes back to the box (A4.3)', () => {
    expect(altar.note(['return shrine'])).toBe('You hold three shrines and have fewer than 7 stone, so one goes back to the box.');
    expect(altar.note(['play shrine'])).toBe('');
  });

  it('says which card the next take or the scoring finds, unless the take itself is followed by the scoring', () => {
    const state = { offer: [[0, 4], [1]], row_size: [2, 1], demon: -1, row: -1, phase: 1, pile_size: 20 } as unknown as AltarState;
    expect(uncovers(state, 'take 1', [event('took', 0)])).toBe('uncovers: rice farmer');
    expect(uncovers(state, 'take 1', [event('took', 0), event('scored', null)])).toBe('');
    expect(uncovers(state, 'take 2', [event('took', 0)])).toBe('');
    expect(uncovers(state, 'play shrine', [])).toBe('');
  });

  it('says what a choice costs', () => {
    expect(altar.consequence([event('played', 0, { kind: 'shrine', count: 1, cost: 7 })])).toBe('costs 7 stone');
  });
});

describe('dalang', () => {
  const dalang = new DalangWording(['Anna', 'Ben', 'Cem']);

  it('names the player who loses a seal', () => {
    const log = [[event('sealed', 0, { island: 'kukusch' })], [event('sealed', 2, { island: 'kukusch', other: 0 })]];
    const texts = ['Anna gains the seal of Kukusch.', 'Cem takes the seal of Kukusch from Anna.'];
    expect(dalang.lines(log).map(({ text }) => text)).toEqual(texts);
  });

  it('says why cards are lost in a scoring, but not when a player flees', () => {
    const scoring = ['artist', 'prince'].map((kind) => event('lost', 1, { kind, count: 2, bottom: 4 }));
    expect(dalang.describe(scoring)).toBe('Ben loses the cards above the bottom 4: 2 artists and 2 princes.');
    const fleeing = [event('fled', 1), event('lost', 1, { kind: 'artist', count: 2 })];
    expect(dalang.describe(fleeing)).toBe('Ben flees. Ben loses 2 artists.');
  });

  it('does not group what others did with what the player did before', () => {
    const passes = [0, 1, 2].map((seat) => [event('passed', seat)]);
    expect(dalang.lines(passes, 0).map((line) => line.text)).toEqual(['Anna passes.', 'Ben and Cem pass.']);
  });

  it('groups what is alike', () => {
    const story = [
      [event('passed', 1)],
      [event('passed', 2)],
      [event('drew', 1)],
      [event('drew', 0, { kind: 'prince' })],
      [event('stopped', 0)],
    ];
    expect(dalang.lines(story).map((line) => line.text)).toEqual(['Ben and Cem pass.', 'Anna draws a prince.', 'Anna stops.']);
  });

  it('counts the cards that one sentence names', () => {
    const takes = ['wontong', 'wontong', 'kukusch'].map((island) => [event('took', 1, { island })]);
    expect(dalang.lines(takes).map((line) => line.text)).toEqual(['Ben takes 2 cards from Wontong.', 'Ben takes a card from Kukusch.']);
    const lost = [event('lost', 2, { kind: 'artist', count: 2 }), event('lost', 2, { kind: 'prince', count: 1 })];
    expect(dalang.describe(lost)).toBe('Cem loses 2 artists and a prince.');
  });

  it('says why a player is asked, and who is asked next', () => {});

  it('has short words for answers, and says that there is none', () => {
    const blocks = ['block with kukusch-wontong', 'block with panschar-wontong'];
    expect(dalang.button('repel', ['repel', 'flee'])).toBe('repel');
    expect(dalang.button(blocks[0]!, [blocks[0]!, 'pass'])).toBe('block');
    expect(blocks.map((action) => dalang.button(action, blocks))).toEqual(['block (KW)', 'block (PW)']);
    expect(dalang.button('show 2', ['show 2', 'pass'])).toBe('show 2');
    const notice = { name: 'joining', clause: 'D5.2', seat: 1, values: { kind: 'scholar', other: 0, then: '2' } };
    expect(dalang.prompt(notice, true)).toBe('You: join Anna by playing a scholar too, or pass');
    expect(dalang.prompt(notice, false)).toBe('Waiting for Ben: join Anna by playing a scholar, or pass?');
    expect(dalang.then(notice)).toBe('then Cem');
    expect(dalang.then({ ...notice, values: {} })).toBe('');
  });

  it('says what finishing an exchange of cards means', () => {
    const asked = (name: string, count: number) => ({ name, clause: 'D6.1', seat: 0, values: { count } });
    expect(dalang.button('done', ['discard warrior', 'done'], asked('swapping', 3))).toBe('discard nothing');
    expect(dalang.button('done', ['discard warrior', 'done'], asked('swapping-on', 1))).toBe('done: draw 2 cards');
    expect(dalang.button('done', ['take from wontong', 'done'], asked('taking', 2))).toBe('done');
  });

  it('says what a shrine brings, and not only what it costs', () => {
    const built = event('played', 0, { kind: 'shrine', count: 1, cost: 7 });
    const brings = '4 points at the end; everyone else puts a card on the altar, you put two';
    expect(new AltarWording(['Anna', 'Ben']).preview([built])).toBe(`costs 7 stone; ${brings}`);
  });

  it('names the card that is taken from a stack, if the player knows it', () => {
    expect(dalang.preview([event('took', 0, { kind: 'priest', island: 'wontong', count: 1 })])).toBe('You take a priest.');
    expect(dalang.preview([event('took', 0, { island: 'wontong', count: 1 })])).toBe('');
    const notice = { name: 'joining', clause: 'D5.2', seat: 1, values: { kind: 'scholar', other: 0 } };
    expect(dalang.prompt(notice, true, ['pass'])).toBe('You can only pass: you have no scholar to join Anna');
    expect(dalang.prompt(notice, true, ['pass', 'join'])).toBe('You: join Anna by playing a scholar too, or pass');
    expect(dalang.prompt(notice, false, ['pass'])).toBe('Waiting for Ben: join Anna by playing a scholar, or pass?'); // their hand is secret
  });

  it('says what came of the viewer’s own card, until the next one is played', () => {
    const contest = [event('played', 0, { kind: 'prince' })];
    const won = [event('won', 0, { chip: 'prince', island: 'wontong' }), event('sealed', 0, { island: 'wontong' })];
    expect(dalang.cameOf([contest, won], 0)).toBe('You win the prince chip of Wontong. You gain the seal of Wontong.');
    expect(dalang.cameOf([contest, [event('won', 1, { chip: 'prince', island: 'wontong' })]], 0)).toBe(
      'Ben wins the prince chip of Wontong.',
    );
    const blocked = [[event('set-out', 0, {})], [event('blocked', 1, { kind: 'kukusch-wontong' })]];
    expect(dalang.cameOf(blocked, 0)).toBe('Blocked by Ben.');
    expect(dalang.cameOf([...blocked, [event('played', 0, { kind: 'artist' })]], 0)).toBe('');
    expect(dalang.cameOf(blocked, 2)).toBe('');
    expect(dalang.cameOf([...blocked, [event('turn', 0, {})]], 0)).toBe('');
  });

  const journey = { kind: 'kukusch-wontong', island: 'kukusch', from: 'wontong', stack: 4, then: '1 2' };
  const scores = { ...journey, mask: 3, last: 0 };

  it.each([
    [
      event('set-out', 0, { ...journey, mask: 0, rulers: '1' }),
      'No mask: you have no chip on Kukusch. Your hand stays on Wontong. You take up 4 cards and play on. All others may block.',
    ],
    [
      event('set-out', 0, scores),
      'You gain a mask of 3, and your turn ends. Your hand stays on Wontong. You take up 4 cards. All others may block.',
    ],
    [
      event('set-out', 0, { ...scores, rival: 1, lesser: 2, then: '1' }),
      'You gain a mask of 3, Ben one of 2. Your turn ends. Your hand stays on Wontong. You take up 4 cards. Only Ben may block.',
    ],
    [event('set-out', 0, { ...scores, last: 1 }), 'You gain the last mask (3), and the game ends. All others may block.'],
    [
      event('played', 0, { kind: 'artist', most: 3, then: '1' }),
      'Discard up to 3 cards and draw as many. Then Ben may do the same with an artist and end your turn with a second one.',
    ],
    [
      event('played', 0, { kind: 'prince', chip: 'prince', island: 'wontong', rival: 0, then: '1' }),
      'You show at least one more prince for the prince chip of Wontong (now yours). Only Ben may show more. The most wins.',
    ],
    [
      event('challenged', 0, { other: 1, then: '2' }),
      'Cem must repel it with a warrior or flee. If it is repelled, a second warrior can end your turn.',
    ],
    [event('challenged', 0, { other: 1 }), 'Nobody can answer.'],
    [event('fled', 1, { count: 3, lost: 2 }), 'You save 3 cards on your other stacks and lose 2.'],
    [event('fled', 1, { count: 1, lost: 0 }), 'You save 1 card on your other stacks.'],
  ])('says before the confirmation what a card leads to, and who may answer', (first, text) => {
    expect(dalang.preview([first])).toBe(text);
  });

  it('names the next player before you stop, and the prize of a contest that is over', () => {
    expect(dalang.preview([event('stopped', 0), event('turn', 1)])).toBe('Next turn: Ben.');
    const won = event('won', 0, { chip: 'prince', island: 'wontong' });
    expect(dalang.preview([event('showed', 0, { kind: 'prince', count: 2 }), won])).toBe('Anna wins the prince chip');
  });

  it('says next to a rating what a card does, and of a move only which masks it brings', () => {
    const artist = event('played', 0, { kind: 'artist', most: 3, then: '1' });
    expect(dalang.outcome([artist])).toEqual(['Discard up to 3 cards and draw as many.']);
    expect(dalang.outcome([event('challenged', 0, { other: 1, then: '2' })])).toEqual([
      'Cem must repel it with a warrior or flee. If it is repelled, a second warrior can end your turn.',
    ]);
    expect(dalang.outcome([event('stopped', 0), event('turn', 1)])).toEqual(['Next turn: Ben.']);
    expect(dalang.outcome([event('set-out', 0, { ...journey, mask: 0, rulers: '1' })])).toEqual(['no mask']);
    expect(dalang.outcome([event('put', 0, { kind: 'prince', island: 'wontong' })])).toEqual([]);
  });

  it('names the spared player', () => {
    expect(dalang.label('play warrior sparing green')).toBe('play a warrior, sparing Ben');
  });
});

describe('in other languages', () => {
  afterEach(() => speak('en'));

  it.each([
    ['en', 'Anna and Ben', 'Anna, Ben and Cem'],
    ['de', 'Anna und Ben', 'Anna, Ben und Cem'],
    ['nl', 'Anna en Ben', 'Anna, Ben en Cem'],
    ['ja', 'AnnaとBen', 'Anna、BenとCem'],
  ])('has an "and" before the last part of a list: %s', async (language, pair, three) => {
    await speak(language);
    const names = ['Anna', 'Ben', 'Cem'];
    expect([0, 1, 2, 3].map((count) => joined(names.slice(0, count)))).toEqual(['', 'Anna', pair, three]);
  });

  it('describes the log again after a change of language', async () => {
    const dalang = new DalangWording(['Anna', 'Ben', 'Cem']);
    const texts = async (language: Language) => {
      await speak(language);
      return dalang.lines([[event('stopped', 0)]]).map((line) => line.text);
    };
    expect([await texts('en'), await texts('en'), await texts('de')]).toEqual([
      ['Anna stops.'],
      ['Anna stops.'],
      ['Anna beendet den Zug.'],
    ]);
  });

  it('has no spaces between Japanese sentences', async () => {
    await speak('ja');
    const gains = [1, 0].map((seat) => event('gained', seat, { what: 'rice', count: 1 }));
    const text = new AltarWording(['Anna', 'Ben']).describe([event('scored', null, { kind: 'rice' }), ...gains]);
    expect(text).toBe('稲作農家の得点計算です。BenとAnnaは米カード1枚ずつ得ました。');
  });

  it.each([
    ['de', 'einen Gelehrten abwerfen'],
    ['nl', 'leg een geleerde af'],
    ['ja', '学者を捨てる'],
  ])('names the card of a command as the language does: %s', async (language, label) => {
    await speak(language);
    expect(new DalangWording([]).label('discard scholar')).toBe(label);
  });
});

it('groups neighbours only', () => {
  expect(grouped(['a', 'a', 'b', 'a', '', ''], (letter) => letter)).toEqual([['a', 'a'], ['b'], ['a'], [''], ['']]);
});

import { describe, expect, it } from 'vitest';
import { TABLES as ALTAR } from '../engine/altar';
import { BOT_NAMES } from './facts';
import { lessonOpening, openTable, rematchEntries, type Opening } from './handlers/opening';
import { engineOf, GUEST, refusalOf, Scene } from './scene';
import type { Rematched } from './entries';
import { isLocal, newName } from './table-id';
import { wholeView } from './views';

const open = (opening: Opening) => openTable(opening, GUEST, ALTAR, 0);
const names = (entries: ReturnType<typeof open>) => entries.flatMap((entry) => (entry.what === 'seated' ? [entry.player.name] : []));

describe('opening a table on this device', () => {
  it('fills the seats in order, and tells players with one name apart', () => {
    const entries = open({ options: { players: 4 }, seats: ['you', 'club', 'you', 'you'], names: [null, null, 'WAYAN', ' Made '] });
    expect(names(entries)).toEqual(['Wayan', BOT_NAMES[1], 'WAYAN 2', 'Made']);
    expect(entries.every(({ at }) => at === 0)).toBe(true);
  });

  it('gives every table a secret and a name of its own', () => {
    const [one, other] = [0, 1].map(() => open({ options: { players: 2 }, seats: ['you', 'club'] })[0]);
    expect(one).not.toEqual(other);
    expect(newName()).not.toBe(newName());
    expect(isLocal(newName())).toBe(true);
    expect(isLocal('nusa')).toBe(false);
  });

  it.each<[string, Opening]>([
    ['seats', { options: { players: 2 }, seats: ['you', null] }],
    ['seats', { options: { players: 3 }, seats: ['you', 'club'] }],
    ['misunderstood', { options: { players: 5 }, seats: ['you', 'club', 'club', 'club', 'club'] }],
    ['misunderstood', { options: { players: 2, variants: ['dragon'] }, seats: ['you', 'club'] }],
    ['name', { options: { players: 2 }, seats: ['you', 'club'], names: ['\u200b'] }],
    ['open-hands', { options: { players: 2, open_hands: true }, seats: ['you', 'club'] }],
  ])('refuses what makes no table: %s', (code, opening) => {
    expect(refusalOf(() => open(opening))).toBe(code);
  });

  it('opens a lesson with the learner first, and knows no other lessons', () => {
    const { options, seats } = lessonOpening('altar-2');
    expect(options).toMatchObject({ game: 'altar', players: 2, variants: ['oracle'], memory: 'open', lesson: 'altar-2' });
    expect(seats).toEqual(['you', 'novice']);
    expect(refusalOf(() => lessonOpening('chess-1'))).toBe('lesson');
  });
});

describe('a rematch', () => {
  it('moves everyone up one seat, and has another secret', async () => {
    const scene = new Scene(await engineOf('altar'), ['you', 'club', 'you']);
    expect(scene.refusal({ do: 'rematch' })).toBe('not-now');
    scene.play();
    scene.do({ do: 'rematch' });
    const asked = scene.log.at(-1)![0] as Rematched;
    const entries = rematchEntries(scene.table, asked);
    expect(names(entries)).toEqual([BOT_NAMES[1], 'Nyoman', 'Wayan']);
    expect(entries[0]).toMatchObject({ what: 'opened', previous: 'local-nusa', options: scene.table.options });
    expect(wholeView(scene.table, 0, 0).table?.next).toBe(asked.table);
    expect(scene.refusal({ do: 'rematch' })).toBe('rematched');
  });
});

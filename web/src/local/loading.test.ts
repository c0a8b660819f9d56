import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import type { Acted, Entry, Opened } from './entries';
import { handle } from './handlers/handle';
import { loadTable } from './loading';
import { engineOf, refusalOf, Scene } from './scene';
import type { LocalTable } from './table';
import { wholeView } from './views';

const seen = (table: LocalTable) => [0, 1, null].map((seat) => wholeView(table, seat, 0));

describe('loading a table from its log', () => {
  let engine: Engine;
  let scene: Scene;

  beforeAll(async () => {
    engine = await engineOf('altar');
    scene = new Scene(engine, ['you', 'you']);
    scene.play(20);
  });

  /** Return the log with another version of the rules, and its groups changed. */
  function ofOtherRules(change: (entry: Entry) => Entry = (entry) => entry): Entry[][] {
    const [[opened, ...seated] = [], ...rest] = scene.log;
    return [[{ ...(opened as Opened), rules: 0 }, ...seated], ...rest.map((entries) => entries.map(change))];
  }

  it('leads to the same table, trusted and checked', () => {
    expect(seen(loadTable('local-nusa', scene.log, engine))).toEqual(seen(scene.table));
    expect(seen(loadTable('local-nusa', ofOtherRules(), engine))).toEqual(seen(scene.table));
  });

  it('can be stored as JSON', () => {
    const stored = JSON.parse(JSON.stringify(scene.log)) as Entry[][];
    expect(seen(loadTable('local-nusa', stored, engine))).toEqual(seen(scene.table));
  });

  it.each<[string, (entry: Acted) => Acted]>([
    ['action', (entry) => ({ ...entry, action: 'take 9' })],
    ['seat', (entry) => ({ ...entry, seat: 1 - entry.seat })],
    ['draw', (entry) => ({ ...entry, draws: entry.draws.slice(1) })],
  ])('freezes the table at the first other %s of other rules, and shows the game up to there', (_, change) => {
    const wrong = scene.log.findLastIndex(([entry]) => entry?.what === 'acted' && entry.draws.length > 0);
    const table = loadTable(
      'local-nusa',
      ofOtherRules((entry) => (entry === scene.log[wrong]![0] ? change(entry as Acted) : entry)),
      engine,
    );
    const before = loadTable('local-nusa', scene.log.slice(0, wrong), engine);
    expect(table.status).toBe('frozen');
    expect(table.match.actions).toEqual(before.match.actions);
    expect(wholeView(table, 0, 0).game).toMatchObject({ asked: null, actions: [] });
    expect(refusalOf(() => handle(table, { do: 'leave' }, 0))).toBe('frozen');
  });

  it('freezes the table before its first card if other rules dealt another one, and counts the group', () => {
    const [first = [], [start] = []] = ofOtherRules((entry) =>
      entry.what === 'started' ? { ...entry, draws: entry.draws.slice(1) } : entry,
    );
    const table = loadTable('local-nusa', [[...first, start!]], engine);
    expect([table.status, table.step, table.logged]).toEqual(['frozen', 0, 1]);
    expect(wholeView(table, 0, 0).table?.seats.map(({ name }) => name)).toEqual(['Wayan', 'Made']);
  });

  it('knows no table without an opening', () => {
    expect(refusalOf(() => loadTable('local-nusa', [], engine))).toBe('no-table');
  });
});

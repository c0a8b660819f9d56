/** The page tells what games report in the same sentences as the terminal: both are compared with golden files. */
import { beforeAll, describe, expect, it } from 'vitest';
import altarSentences from '../../../tests/golden/altar/sentences.json';
import dalangSentences from '../../../tests/golden/dalang/sentences.json';
import { LANGUAGES } from '../api/facts';
import { TABLES as ALTAR } from '../engine/altar';
import { TABLES as DALANG } from '../engine/dalang';
import { ABSENT, COLUMNS } from '../engine/facts';
import { categoryOf, eventOf, noticeOf } from '../engine/reports';
import { type Language } from '../lib/words.svelte';
import { speak } from '../lib/words.fixture';
import { AltarWording } from './altar/wording';
import { DalangWording } from './dalang/wording';

const GAMES = [
  { name: 'altar', golden: altarSentences, tables: ALTAR, Words: AltarWording },
  { name: 'dalang', golden: dalangSentences, tables: DALANG, Words: DalangWording },
];

/** Return a row of which the golden file has the cells up to the last one with a value. */
function whole(cells: readonly (number | null)[]): Int32Array {
  const row = new Int32Array(COLUMNS).fill(ABSENT);
  for (const [column, cell] of cells.entries()) row[column] = cell ?? ABSENT;
  return row;
}

describe.each(GAMES)('$name', ({ golden, tables, Words }) => {
  const log = golden.lines.map(({ rows }) => rows.map((action) => action.map((cells) => eventOf(tables, whole(cells)))));
  const effects = golden.effects.map(({ rows }) => rows.map((cells) => eventOf(tables, whole(cells))));
  const prompts = golden.prompts.map(({ rows }) => noticeOf(tables.prompts, whole(rows[0]!)));
  const reasons = golden.reasons.map(({ rows }) => noticeOf(tables.reasons, whole(rows[0]!)));
  const categories = golden.categories.map(({ rows, reports }) =>
    categoryOf(tables.categories, whole(rows[0]!), reports[0]!.points.length),
  );

  it('reads rows as Python does', () => {
    expect(log).toEqual(golden.lines.map(({ reports }) => reports));
    expect(effects).toEqual(golden.effects.map(({ reports }) => reports));
    expect(prompts).toEqual(golden.prompts.map(({ reports }) => reports[0]));
    expect(reasons).toEqual(golden.reasons.map(({ reports }) => reports[0]));
    expect(categories).toEqual(golden.categories.map(({ reports }) => reports[0]));
  });

  describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
    const wording = new Words(golden.names);
    const texts = <T>(cases: readonly { text: Record<Language, T> }[]) => cases.map(({ text }) => text[language]);

    beforeAll(async () => {
      globalThis.document = { documentElement: {} } as Document;
      await speak(language);
    });

    it('tells what has happened', () => {
      expect(log.map((events) => wording.lines(events).map(({ text }) => text))).toEqual(texts(golden.lines));
    });

    it('tells the effects of a choice', () => {
      expect(effects.map((events) => wording.consequence(events))).toEqual(texts(golden.effects));
    });

    it('tells prompts to the player who decides and to everyone else', () => {
      const told = prompts.map((notice, number) => [
        wording.prompt(notice, true, golden.prompts[number]!.actions),
        wording.prompt(notice, false),
      ]);
      expect(told).toEqual(texts(golden.prompts));
    });

    it('tells why an action is illegal', () => {
      expect(reasons.map((notice) => wording.reason(notice))).toEqual(texts(golden.reasons));
    });

    it('heads the categories of points', () => {
      expect(categories.map(({ name, values }) => wording.category(name, values))).toEqual(texts(golden.categories));
    });

    it('labels every action', () => {
      expect(golden.labels.map(({ action }) => wording.label(action))).toEqual(texts(golden.labels));
    });
  });
});

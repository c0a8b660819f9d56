import { describe, expect, it } from 'vitest';
import type { GameName } from './art';
import { headingOf, isFound, isNumber, messageOf, partsOf, pieces, sections, termsOf } from './rules';

const catalogues = import.meta.glob<string>('../../../src/bali/locales/*/*-rules.ftl', { eager: true, query: '?raw', import: 'default' });
const documents = import.meta.glob<string>('../../../docs/rules/*.md', { eager: true, query: '?raw', import: 'default' });
const GAMES: GameName[] = ['altar', 'dalang'];

function idsOf(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

/** Return the text with what is found in brackets and clauses in braces. */
function shown(text: string, query = '', game: GameName = 'altar'): string {
  return pieces(game, text, termsOf(query))
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('the numbers', () => {
  it('are those of the documents', () => {
    for (const game of GAMES) {
      const numbers = [...documents[`../../../docs/rules/${game}.md`]!.matchAll(/^- \*\*([AD]\d+\.\d+)\*\*/gm)].map((match) => match[1]);
      expect(numbers).toEqual(sections(game).flatMap((section) => section.clauses));
    }
  });

  it('are those of the catalogues, in every language', () => {
    for (const game of GAMES) {
      const due = sections(game).flatMap(({ number, clauses }) => [
        headingOf(game, number),
        ...clauses.map((clause) => messageOf(game, clause)),
      ]);
      const own = Object.keys(catalogues).filter((path) => path.endsWith(`/${game}-rules.ftl`));
      expect(own).toHaveLength(4);
      for (const path of own) expect(idsOf(catalogues[path]!)).toEqual([`${game}-rules-intro`, ...due]);
    }
  });

  it('are all on the page once: details after the sections that they need, the page itself last', () => {
    for (const game of GAMES) {
      const shown = partsOf(game).flatMap(({ clauses }) => clauses);
      expect(shown.toSorted()).toEqual(
        sections(game)
          .flatMap(({ clauses }) => clauses)
          .toSorted(),
      );
    }
    const dalang = partsOf('dalang').flatMap(({ clauses }) => clauses);
    expect(dalang.indexOf('D3.4')).toBe(dalang.indexOf('D9.7') + 1);
    expect(dalang.slice(-2)).toEqual(['D11.4', 'D11.5']);
  });

  it('are known one by one', () => {
    expect(['A7.6', 'A10', 'A10.5'].map((number) => isNumber('altar', number))).toEqual([true, true, true]);
    expect(['A7.8', 'A7.0', 'A11', 'D1.1', '', 'A7.x'].map((number) => isNumber('altar', number))).toEqual(Array(6).fill(false));
  });
});

describe('the catalogues', () => {
  it('name only clauses that exist', () => {
    for (const [path, text] of Object.entries(catalogues)) {
      const game: GameName = path.includes('altar') ? 'altar' : 'dalang';
      for (const [number] of text.matchAll(/[AD]\d+\.\d+/g)) expect(isNumber(game, number), `${path} ${number}`).toBe(true);
    }
  });
});

describe('a search', () => {
  const heading = 'Phase 4: scoring';

  it('finds clauses that have all its words', () => {
    expect(isFound(termsOf('stone priest'), 'A4.1 1 stonemason, free; 1 priest, free', heading)).toBe(true);
    expect(isFound(termsOf('stone demon'), 'A4.1 1 stonemason, free; 1 priest, free', heading)).toBe(false);
  });

  it('counts words of the heading, but not those alone', () => {
    expect(isFound(termsOf('scoring priest'), 'A7.3 Priest: 1 point', heading)).toBe(true);
    expect(isFound(termsOf('scoring'), 'A7.3 Priest: 1 point', heading)).toBe(false);
  });

  it('marks what it found', () => {
    expect(shown('Priests and princes', 'pri')).toBe('[Pri]ests and [pri]nces');
    expect(shown('A shrine', '')).toBe('A shrine');
  });

  it('does not mind case and accents', () => {
    expect(shown('Künstler und Fürst', 'KUNST fürst')).toBe('[Künst]ler und [Fürst]');
    expect(shown('die größte Maß', 'masse grosste')).toBe('die [größte] Maß');
  });

  it('does not mind widths and kinds of kana, and takes wide spaces', () => {
    expect(shown('オラクル8枚', 'おらくる　８枚')).toBe('[オラクル8枚]');
    expect(shown('ダランが移動します', 'ﾀﾞﾗﾝ')).toBe('[ダラン]が移動します');
    expect(shown('ダランカード', 'タラン')).toBe('ダランカード');
  });
});

describe('the text', () => {
  it('links the clauses it names', () => {
    const cut = pieces('altar', '自分のボーナス（A7.6）とA5.3', []);
    expect(cut.filter((piece) => piece.clause).map((piece) => piece.clause)).toEqual(['A7.6', 'A5.3']);
    expect(cut.map((piece) => piece.text).join('')).toBe('自分のボーナス（A7.6）とA5.3');
  });

  it('links no other numbers', () => {
    expect(pieces('altar', 'A9.9, D1.1, XA7.6, A7.65', []).filter((piece) => piece.clause)).toEqual([]);
  });

  it('marks within a link', () => {
    expect(pieces('altar', 'see A7.6', termsOf('a7'))).toEqual([
      { text: 'see ', found: false, clause: null },
      { text: 'A7', found: true, clause: 'A7.6' },
      { text: '.6', found: false, clause: 'A7.6' },
    ]);
  });
});

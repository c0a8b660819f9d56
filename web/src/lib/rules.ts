/** The numbered rules: which there are, how they are found, and how their text is cut into links and found words. */
import type { GameName } from './art';

/** How many clauses each section has, as in docs/rules. */
const CLAUSES: Record<GameName, Record<string, number>> = {
  altar: { A1: 6, A2: 5, A3: 2, A4: 3, A5: 6, A6: 4, A7: 7, A8: 6, A9: 6, A10: 5 },
  dalang: { D1: 5, D2: 6, D3: 6, D4: 5, D5: 4, D6: 3, D7: 6, D8: 2, D9: 7, D10: 2, D11: 5 },
};

export interface Section {
  /** Such as `A3`. */
  number: string;
  /** Such as `A3.1`, in order. */
  clauses: string[];
}

/** A part of the page: a section, or the clauses of one that are better read later. */
export interface Part {
  /** The section's number, or another word for later clauses. */
  id: string;
  number: string;
  /** The message with its heading. */
  heading: string;
  clauses: string[];
}

/** A part of a text: plain, found by a search, or the number of another clause. */
export interface TextPiece {
  text: string;
  found: boolean;
  clause: string | null;
}

/** Return a game's sections. */
export function sections(game: GameName): Section[] {
  return Object.entries(CLAUSES[game]).map(([number, count]) => ({
    number,
    clauses: Array.from({ length: count }, (_, at) => `${number}.${at + 1}`),
  }));
}

/** Clauses from a number onwards that come later on the page: details that need other sections, and what concerns the page itself. */
const LATER: Record<GameName, { section: string; from: number; after: string; heading: string }[]> = {
  altar: [{ section: 'A10', from: 4, after: 'A10', heading: 'pages-rules-memory' }],
  dalang: [
    { section: 'D3', from: 4, after: 'D9', heading: 'pages-rules-details' },
    { section: 'D11', from: 4, after: 'D11', heading: 'pages-rules-memory' },
  ],
};

/** Return a game's rules in the order in which the page shows them. */
export function partsOf(game: GameName): Part[] {
  const all = sections(game);
  return all.flatMap(({ number, clauses }) => [
    { id: number, number, heading: headingOf(game, number), clauses: clauses.slice(0, firstLater(game, number)) },
    ...LATER[game]
      .filter(({ after }) => after === number)
      .map(({ section, from, heading }) => {
        const later = all.find((other) => other.number === section)?.clauses.slice(from - 1) ?? [];
        return { id: `${section}-later`, number: section, heading, clauses: later };
      }),
  ]);
}

function firstLater(game: GameName, section: string): number | undefined {
  const later = LATER[game].find((one) => one.section === section);
  return later && later.from - 1;
}

/** Return the message that heads a section. */
export function headingOf(game: GameName, section: string): string {
  return `${game}-rules-${section}`;
}

/** Return the message with the text of a clause. */
export function messageOf(game: GameName, clause: string): string {
  return `${game}-rule-${clause.replace('.', '-')}`;
}

/** Whether a game has a clause, or a section, of this number. */
export function isNumber(game: GameName, number: string): boolean {
  const [section = '', clause] = number.split('.');
  const count = CLAUSES[game][section];
  return count !== undefined && (clause === undefined || (/^[1-9]$/.test(clause) && Number(clause) <= count));
}

/** Return the words to search for. */
export function termsOf(query: string): string[] {
  return fold(query.normalize('NFKC')).text.split(/\s+/).filter(Boolean);
}

/** Whether a search finds a clause: each word in it or in its section's heading, one of them at least in itself. */
export function isFound(terms: readonly string[], clause: string, heading: string): boolean {
  const [own, above] = [fold(clause).text, fold(heading).text];
  return terms.every((term) => own.includes(term) || above.includes(term)) && terms.some((term) => own.includes(term));
}

/** Split a text where it names another clause, and where it has a word that is searched for. */
export function pieces(game: GameName, text: string, terms: readonly string[]): TextPiece[] {
  return text
    .split(/(?<![A-Za-z0-9.])([AD]\d{1,2}\.\d)(?!\d)/)
    .flatMap((part, at) => marked(part, terms, at % 2 === 1 && isNumber(game, part) ? part : null));
}

function marked(text: string, terms: readonly string[], clause: string | null): TextPiece[] {
  const found = marks(text, terms);
  const cut: TextPiece[] = [];
  Array.from(text).forEach((letter, at) => {
    const last = cut.at(-1);
    const isMarked = found[at] ?? false;
    if (last?.found === isMarked) last.text += letter;
    else cut.push({ text: letter, found: isMarked, clause });
  });
  return cut;
}

/** Return for each letter whether it belongs to a word that is searched for. */
function marks(text: string, terms: readonly string[]): boolean[] {
  const { text: plain, from } = fold(text);
  const found = Array<boolean>(Array.from(text).length).fill(false);
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length)) {
      found.fill(true, from[at], (from[at + term.length - 1] ?? 0) + 1);
    }
  }
  return found;
}

/** Return a text as a search compares it, without case, accents, widths or kinds of kana, and which letter each of its own comes from. */
function fold(text: string): { text: string; from: number[] } {
  let plain = '';
  const from: number[] = [];
  Array.from(text).forEach((letter, at) => {
    const same = plainLetter(letter);
    plain += same;
    for (let count = 0; count < same.length; count++) from.push(at);
  });
  return { text: plain, from };
}

function plainLetter(letter: string): string {
  const bare = letter
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace('ß', 'ss');
  return bare.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

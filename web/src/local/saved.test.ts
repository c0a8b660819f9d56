/** Saved games are read, written, verified and replayed as in Python, which wrote the facts that these tests compare with. */
import { describe, expect, it, vi } from 'vitest';
import golden from '../../../tests/golden/saved.json';
import { TABLES as ALTAR } from '../engine/altar';
import { TABLES as DALANG } from '../engine/dalang';
import { utf8 } from '../lib/bytes';
import { sha256 } from '../lib/sha256';
import { checksum, type Line } from './checksum';
import { pythonJson } from './python-json';
import { checkActions, fromText } from './reading';
import { replay } from './replay';
import { engineOf } from './scene';
import { verify } from './verify';
import { toText } from './writing';

vi.mock('../api/facts', async (original) => ({ ...(await original<typeof import('../api/facts')>()), VERSION: 'golden' }));

interface Facts {
  code?: string;
  draws?: number;
  fair?: boolean;
  text?: string;
  names?: string[];
  replays?: string[];
}

const TABLES = { altar: ALTAR, dalang: DALANG };
const FILES: Record<string, string> = import.meta.glob('../../../tests/golden/**/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const find = (game: string) => TABLES[game as keyof typeof TABLES];
const file = (name: string): string => FILES[`../../../tests/golden/${name}`]!;
const hash = (text: string): string => sha256(utf8(text)).slice(0, 16);

/** Return what Python's `facts` returns. */
async function factsOf(text: string): Promise<Facts> {
  try {
    const saved = fromText(text, find);
    const engine = await engineOf(saved.game);
    checkActions(saved, engine);
    const { draws, fair } = verify(saved, engine);
    const replays = [null, 0].map((seat) => hash(pythonJson(replay(saved, engine, seat), { ascii: true, sorted: true })));
    return { draws, fair, text: hash(toText(saved, engine.tables)), names: saved.seats.map(({ name }) => name), replays };
  } catch (error) {
    return { code: (error as { code: string }).code };
  }
}

/** Return the base file with changed lines, and checksums that fit. */
function changed(lines: Record<string, Record<string, unknown>>): string {
  let check = '';
  const texts = file('altar/2.jsonl')
    .trimEnd()
    .split('\n')
    .map((source, index) => {
      const all = { ...(JSON.parse(source) as Line), ...lines[String(index + 1)] };
      const line = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 'absent'));
      check = checksum(check, line);
      return pythonJson({ ...line, check });
    });
  return texts.join('\n') + '\n';
}

describe('a saved game', () => {
  it.each(Object.entries(golden.files))('is read, written, verified and replayed: %s', async (name, facts) => {
    expect(await factsOf(file(name))).toEqual(facts);
  });

  it('is written as Python writes it, with shares and names that need escapes', () => {
    const text = file('shares.jsonl');
    expect(toText(fromText(text, find), ALTAR)).toBe(text);
  });

  it.each(golden.changes)('is checked: $lines', async ({ lines, ...facts }) => {
    expect(await factsOf(changed(lines as unknown as Record<string, Record<string, unknown>>))).toEqual(facts);
  });

  it.each(golden.texts)('is none: $text', async ({ text, ...facts }) => {
    expect(await factsOf(text)).toEqual(facts);
  });
});

describe('a changed file', () => {
  const lines = file('altar/2.jsonl').trimEnd().split('\n');
  const code = (text: string): string => {
    try {
      fromText(text, find);
      return '';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is refused at any letter', () => {
    const text = lines.join('\n') + '\n';
    for (let index = 0; index < text.length; index += 97) {
      const letter = text[index] === '7' ? '8' : '7';
      expect(code(text.slice(0, index) + letter + text.slice(index + 1)), `letter ${index}`).not.toBe('');
    }
  });

  it('is incomplete without its last line, or with a line cut short', () => {
    for (const keep of [1, 2, 20, lines.length - 1]) expect(code(lines.slice(0, keep).join('\n') + '\n')).toBe('file-short');
    expect(code(lines.slice(0, 9).join('\n') + '\n' + lines[9]!.slice(0, 12))).toBe('file-short');
  });

  it('may not continue after its last line, or leave one out', () => {
    expect(code(lines.join('\n') + '\nmore\n')).toBe('bad');
    expect(code([...lines.slice(0, 20), ...lines.slice(21)].join('\n') + '\n')).toBe('file-changed');
  });
});

/** Read saved games, with every check of src/bali/core/saved/reading.py and the same error codes. */
import type { Engine } from '../engine/engine';
import type { GameTables } from '../engine/tables';
import { checksum, type Line } from './checksum';
import { readHeader } from './header';
import { pythonJson } from './python-json';
import { expect, Refusal } from './refusal';
import type { Saved } from './saved';

/** Finds the tables of a game by its name; undefined if there is no such game. */
export type FindTables = (game: string) => GameTables | undefined;

/** Return the game of a file, without checking that its actions are legal: see `checkActions`. Throw `Refusal` if a line is wrong. */
export function fromText(text: string, find: FindTables): Saved {
  const lines = text.split('\n');
  let saved: Saved | null = null;
  let check = '';
  for (const [index, source] of lines.entries()) {
    const line = parse(source, index === 0, index + 1 >= lines.length - 1);
    expect(checksum(check, line) === line['check'], 'file-changed');
    check = line['check'];
    if (!saved) saved = readHeader(line, find);
    else if ('end' in line) return closed(saved, line, lines.slice(index + 1));
    else saved.actions.push(readAction(line, find(saved.game)));
  }
  throw new Refusal('file-short');
}

/** Throw `Refusal` at the first action that is not legal. */
export function checkActions({ options, actions }: Saved, engine: Engine): void {
  let state = engine.start(options);
  for (const action of actions) {
    expect(engine.legal(state).includes(action), 'bad');
    state = engine.apply(state, action);
  }
}

type CheckedLine = Line & { check: string };

function parse(source: string, first: boolean, last: boolean): CheckedLine {
  const line = parsed(source);
  const isObject = typeof line === 'object' && line !== null && !Array.isArray(line);
  expect(!first || (isObject && Object.hasOwn(line, 'bali')), 'file');
  expect(line !== null || !last, 'file-short');
  expect(isObject && typeof (line as Line)['check'] === 'string', 'bad');
  return line as CheckedLine;
}

/** Return the value of a line; null if it is no JSON, or nothing that could be written again. */
function parsed(source: string): unknown {
  try {
    const line: unknown = JSON.parse(source);
    pythonJson(line);
    return line;
  } catch {
    return null;
  }
}

function readAction(line: Line, tables: GameTables | undefined): number {
  const words = line['text'];
  const action = typeof words === 'string' ? (tables?.actions.indexOf(plain(words)) ?? -1) : -1;
  expect(action >= 0 && action === line['action'], 'bad');
  return action;
}

/** Return the words of an action as the game writes them; files may differ in case and spaces. */
function plain(words: string): string {
  return words.toLowerCase().trim().replace(/\s+/gu, ' ');
}

function closed(saved: Saved, { end }: Line, rest: readonly string[]): Saved {
  expect(end === saved.actions.length && rest.join('\n') === '' && rest.length < 2, 'bad');
  return saved;
}

/** Read saved games, with every check of src/bali/core/saved/reading.py and the same error codes. */
import type { Engine } from '../engine/engine';
import type { GameTables } from '../engine/tables';
import { checksum, type Line } from './checksum';
import { readHeader, whenWrong } from './header';
import { pythonJson } from './python-json';
import { FileError, type Saved } from './saved';

const FIRST_ACTION = 2; // the line number of the first action

/** Finds the tables of a game by its name; undefined if there is no such game. */
export type FindTables = (game: string) => GameTables | undefined;

/** Return the game of a file, without checking that its actions are legal: see `checkActions`. Throw `FileError` if a line is wrong. */
export function fromText(text: string, find: FindTables): Saved {
  const lines = text.split('\n');
  let saved: Saved | null = null;
  let check = '';
  for (const [index, source] of lines.entries()) {
    const line = parse(source, index === 0, index + 1 >= lines.length - 1);
    if (checksum(check, line) !== line['check'])
      throw new FileError('file-changed', `line ${index + 1}: this line, or one before it, was changed after the game was saved`);
    check = line['check'];
    if (!saved) saved = readHeader(line, find);
    else if ('end' in line) return closed(saved, line, lines.slice(index + 1));
    else saved.actions.push(readAction(line, find(saved.game)));
  }
  throw new FileError('file-short', 'the file is cut short; its closing line is missing');
}

/** Throw `FileError` at the first action that is not legal. */
export function checkActions({ options, actions }: Saved, engine: Engine): void {
  let state = engine.start(options);
  for (const [index, action] of actions.entries()) {
    if (!engine.legal(state).includes(action)) throw whenWrong(`line ${FIRST_ACTION + index}: this action is not possible here`);
    state = engine.apply(state, action);
  }
}

type CheckedLine = Line & { check: string };

function parse(source: string, first: boolean, last: boolean): CheckedLine {
  const line = parsed(source);
  const isObject = typeof line === 'object' && line !== null && !Array.isArray(line);
  if (first && !(isObject && Object.hasOwn(line, 'bali'))) throw new FileError('file', 'this is not a saved Bali game');
  if (line === null && last) throw new FileError('file-short', 'the file is cut short; its closing line is missing');
  if (!isObject || typeof (line as Line)['check'] !== 'string') throw whenWrong('this is not a line of a saved game');
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
  if (action < 0 || action !== line['action']) throw whenWrong('a line’s number and words are not those of an action');
  return action;
}

/** Return the words of an action as the game writes them; files may differ in case and spaces. */
function plain(words: string): string {
  return words.toLowerCase().trim().replace(/\s+/gu, ' ');
}

function closed(saved: Saved, { end }: Line, rest: readonly string[]): Saved {
  if (end !== saved.actions.length) throw whenWrong('the closing line counts another number of actions');
  if (rest.length > 1 || rest[0]) throw whenWrong('nothing may follow the closing line');
  return saved;
}

/** The first line of a saved game: what is played, by whom, and the secret that deals. */
import { MEMORIES } from '../api/facts';
import type { GameName, GameOptions } from '../engine/engine';
import type { GameTables } from '../engine/tables';
import type { Line } from './checksum';
import { readableNames } from './names';
import { checkShares, FileError, FIRST_RULES, FORMATS, SECRET_BYTES, type Saved, type SavedSeat } from './saved';
import { isHash, serverCommitment } from './shares';

const MAX_VERSION_LENGTH = 20;
const SECRET = /^(\s*[0-9a-f]{2})*\s*$/i;

/** Return the error for a line that makes no sense. */
export function whenWrong(message: string): FileError {
  return new FileError('bad', message);
}

/** Return the game of a header, still without actions. */
export function readHeader(line: Line, find: (game: string) => GameTables | undefined): Saved {
  if (!FORMATS.some((format) => format === line['bali'])) throw new FileError('file-format', 'this version reads formats 1 and 2');
  const tables = find(text(line['game']));
  if (!tables) throw whenWrong('there is no such game');
  const options = readOptions(line['options'], tables);
  const seats = list(line['seats']).map(readSeat);
  const secret = readSecret(line['secret']);
  const nonce = readNonce(optional(line, 'nonce', ''));
  const entropy = list(optional(line, 'entropy', [])).map(text);
  const rules = readRules(optional(line, 'rules', FIRST_RULES));
  if (seats.length !== options.players || secret.length !== 2 * SECRET_BYTES)
    throw whenWrong(`the first line needs ${options.players} seats and a secret of ${SECRET_BYTES} bytes`);
  const promised = serverCommitment(secret);
  if (optional(line, 'commitment', promised) !== promised)
    throw new FileError('file-secret', 'the secret is not the one that the commitment promised');
  checkShares(seats);
  const version = String(line['engine'] ?? '').slice(0, MAX_VERSION_LENGTH);
  const otherRules = rules === tables.rules ? null : rules;
  return { game: tables.name as GameName, options, actions: [], seats: shown(seats), secret, nonce, entropy, version, otherRules };
}

function optional(line: Line, key: string, otherwise: unknown): unknown {
  return Object.hasOwn(line, key) ? line[key] : otherwise;
}

function readOptions(value: unknown, tables: GameTables): GameOptions {
  const { players, variants, memory } = object(value);
  const wanted = list(variants).map(text);
  const isKnown = tables.players.some((count) => count === players) && wanted.every((variant) => tables.variants.includes(variant));
  if (!isKnown || !MEMORIES.some((known) => known === memory)) throw whenWrong('the game has no such options');
  const chosen = tables.variants.filter((variant) => wanted.includes(variant));
  return { players: players as number, variants: chosen, memory: memory as string };
}

function readSeat(value: unknown): SavedSeat {
  const seat = object(value);
  const bot = seat['bot'];
  if (bot !== null && typeof bot !== 'string') throw wrongType();
  return { name: text(seat['name']), bot, share: Object.hasOwn(seat, 'commitment') ? readShare(seat) : null };
}

function readShare({ commitment, share }: Line): SavedSeat['share'] {
  if (!isHash(commitment) || !(share === null || isHash(share))) throw wrongType();
  return { commitment, value: share };
}

function readSecret(value: unknown): string {
  const digits = text(value);
  if (!SECRET.test(digits)) throw wrongType();
  return digits.replace(/\s/g, '').toLowerCase();
}

function readNonce(value: unknown): string {
  if (value !== '' && !isHash(value)) throw wrongType();
  return value;
}

function readRules(value: unknown): number {
  if (!Number.isInteger(value)) throw wrongType();
  return value as number;
}

function shown(seats: readonly SavedSeat[]): SavedSeat[] {
  const names = readableNames(seats.map(({ name }) => name));
  return seats.map((seat, number) => ({ ...seat, name: names[number] ?? seat.name }));
}

function object(value: unknown): Line {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongType();
  return value as Line;
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw wrongType();
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw wrongType();
  return value;
}

function wrongType(): FileError {
  return whenWrong('the first line lacks a value, or has a value of the wrong type');
}

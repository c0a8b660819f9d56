/** The first line of a saved game: what is played, by whom, and the secret that deals. */
import { MEMORIES } from '../api/facts';
import type { GameOptions } from '../engine/engine';
import type { GameTables } from '../engine/tables';
import type { Line } from './checksum';
import { readableNames } from './names';
import { expect } from './refusal';
import { checkShares, FIRST_RULES, FORMATS, SECRET_BYTES, type Saved, type SavedSeat } from './saved';
import { isHash, serverCommitment } from './shares';

const MAX_VERSION_LENGTH = 20;
const SECRET = /^(\s*[0-9a-f]{2})*\s*$/i;

/** Return the game of a header, still without actions. */
export function readHeader(line: Line, find: (game: string) => GameTables | undefined): Saved {
  expect(
    FORMATS.some((format) => format === line['bali']),
    'file-format',
  );
  const tables = find(text(line['game']));
  expect(tables !== undefined, 'bad');
  const options = readOptions(line['options'], tables);
  const seats = list(line['seats']).map(readSeat);
  const secret = readSecret(line['secret']);
  const nonce = readNonce(optional(line, 'nonce', ''));
  const entropy = list(optional(line, 'entropy', [])).map(text);
  const rules = readRules(optional(line, 'rules', FIRST_RULES));
  expect(seats.length === options.players && secret.length === 2 * SECRET_BYTES, 'bad');
  const promised = serverCommitment(secret);
  expect(optional(line, 'commitment', promised) === promised, 'file-secret');
  checkShares(seats);
  const version = typeof line['engine'] === 'string' ? line['engine'].slice(0, MAX_VERSION_LENGTH) : '';
  const otherRules = rules === tables.rules ? null : rules;
  return { game: tables.name, options, actions: [], seats: shown(seats), secret, nonce, entropy, version, otherRules };
}

function optional(line: Line, key: string, otherwise: unknown): unknown {
  return Object.hasOwn(line, key) ? line[key] : otherwise;
}

function readOptions(value: unknown, tables: GameTables): GameOptions {
  const { players, variants, memory } = object(value);
  const wanted = list(variants).map(text);
  const isKnown = tables.players.some((count) => count === players) && wanted.every((variant) => tables.variants.includes(variant));
  expect(isKnown && MEMORIES.some((known) => known === memory), 'bad');
  const chosen = tables.variants.filter((variant) => wanted.includes(variant));
  return { players: players as number, variants: chosen, memory: memory as string };
}

function readSeat(value: unknown): SavedSeat {
  const seat = object(value);
  const bot = seat['bot'];
  expect(bot === null || typeof bot === 'string', 'bad');
  return { name: text(seat['name']), bot, share: Object.hasOwn(seat, 'commitment') ? readShare(seat) : null };
}

function readShare({ commitment, share }: Line): SavedSeat['share'] {
  expect(isHash(commitment) && (share === null || isHash(share)), 'bad');
  return { commitment, value: share };
}

function readSecret(value: unknown): string {
  const digits = text(value);
  expect(SECRET.test(digits), 'bad');
  return digits.replace(/\s/g, '').toLowerCase();
}

function readNonce(value: unknown): string {
  expect(value === '' || isHash(value), 'bad');
  return value;
}

function readRules(value: unknown): number {
  expect(Number.isInteger(value), 'bad');
  return value as number;
}

function shown(seats: readonly SavedSeat[]): SavedSeat[] {
  const names = readableNames(seats.map(({ name }) => name));
  return seats.map((seat, number) => ({ ...seat, name: names[number] ?? seat.name }));
}

function object(value: unknown): Line {
  expect(typeof value === 'object' && value !== null && !Array.isArray(value), 'bad');
  return value as Line;
}

function list(value: unknown): unknown[] {
  expect(Array.isArray(value), 'bad');
  return value;
}

function text(value: unknown): string {
  expect(typeof value === 'string', 'bad');
  return value;
}

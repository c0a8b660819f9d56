/**
 * Checks of a log that comes from a file, before its entries are applied: pages show whatever they contain. Which actions are legal
 * and which cards are dealt is checked later, by the table itself.
 */
import { GAMES, MEMORIES } from '../api/facts';
import { LESSONS } from '../engine/lessons';
import type { GameTables } from '../engine/tables';
import type { AdvanceAnswer } from '../lib/view';
import type { Entry, Opened, Player, Reason } from './entries';
import { cleanName } from './names';
import { expect } from './refusal';
import { isHash } from './shares';
import type { LocalTable } from './table';
import { isLocal } from './table-id';

const REASONS: readonly Reason[] = ['left', 'resigned'];
const DURATIONS: readonly AdvanceAnswer['until'][] = ['turn', 'own_turn', 'cancelled'];

type Later = Exclude<Entry, Opened | { what: 'seated' | 'started' }>;
type Checks = { [What in Later['what']]: (entry: Extract<Later, { what: What }>, tables: GameTables) => boolean };

const CHECKS: Checks = {
  acted: () => true,
  answer_set: ({ answer }, { answers }) => {
    const replies = own(answers.replies, answer.question);
    return replies !== undefined && own(replies, answer.reply) !== undefined && DURATIONS.includes(answer.until);
  },
  answer_cancelled: ({ question }) => question === null || typeof question === 'string',
  undone: ({ step }) => Number.isInteger(step),
  away: ({ why, level }, tables) => REASONS.includes(why) && isLevel(level, tables.name),
  back: () => true,
  renamed: ({ name }) => isName(name),
  rematched: ({ table }) => isLocal(table),
};

/** Throw unless the log begins with the opening of a table whose seats are all taken, and continues with what can happen there. */
export function checkForeign(log: readonly (readonly Entry[])[], tables: GameTables): void {
  const [[opened, ...first] = [], ...rest] = log;
  expect(opened?.what === 'opened' && isOpening(opened, tables), 'bad');
  const { players } = opened.options;
  expect(first.length === players + 1 && first[players]?.what === 'started', 'bad');
  const isSeated = (entry: Entry, seat: number): boolean => entry.what === 'seated' && entry.seat === seat && isPlayer(entry.player);
  expect(first.slice(0, players).every(isSeated), 'bad');
  expect(
    rest.every((entries) => entries.length > 0 && entries.every((entry) => isLater(entry, players, tables))),
    'bad',
  );
  expect(
    log.flat().every(({ at }) => Number.isFinite(at)),
    'bad',
  );
}

/** Throw if a game waits for bots that this version does not have: a file may come from a program with others. */
export function checkBots({ status, seats, options }: LocalTable): void {
  expect(status !== 'playing' || seats.every(({ player }) => player?.kind !== 'bot' || isLevel(player.level, options.game)), 'bad');
}

function isOpening({ options, secret, rules, previous }: Opened, tables: GameTables): boolean {
  const { players, variants, memory, lesson, clock } = options;
  const isPlayable = tables.players.includes(players) && variants.every((variant) => tables.variants.includes(variant));
  const isKnown = MEMORIES.includes(memory) && (!lesson || own(LESSONS, lesson) !== undefined);
  return isPlayable && isKnown && clock === null && isHash(secret) && Number.isInteger(rules) && (previous === null || isLocal(previous));
}

function isPlayer(player: Player): boolean {
  const kind: string = player.kind;
  const isKnown = player.kind === 'person' || (kind === 'bot' && typeof player.level === 'string');
  return isName(player.name) && isKnown;
}

function isLater(entry: Entry, players: number, tables: GameTables): boolean {
  const check = own(CHECKS, entry.what) as ((entry: Entry, tables: GameTables) => boolean) | undefined;
  const { seat } = entry as Later;
  const isSeat = Number.isInteger(seat) ? seat! >= 0 && seat! < players : seat === null && entry.what === 'rematched';
  return isSeat && check !== undefined && check(entry, tables);
}

function isName(name: unknown): boolean {
  return typeof name === 'string' && cleanName(name) === name;
}

function isLevel(level: string, game: string): boolean {
  return GAMES.some(({ name, levels }) => name === game && levels.some((known) => known === level));
}

/** Return a value of an object, without those that every object has. */
function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Opening a table on this device, with all seats filled: a new one, a lesson's, or one for a rematch. */
import type { GameTables } from '../../engine/tables';
import { LESSONS } from '../../engine/lessons';
import { randomBytes, toHex } from '../../lib/bytes';
import type { SeatChoice } from '../../lib/http';
import type { TableOptions } from '../../lib/view';
import type { Entry, Opened, Player, Rematched, Seated, Started } from '../entries';
import { BOT_NAMES, LEARNER, LESSON_LEVEL } from '../facts';
import { distinctName } from '../names';
import { expect } from '../refusal';
import type { LocalTable } from '../table';
import { newName } from '../table-id';
import { ownSeats } from './checks';
import { nameFrom } from './naming';

/** The person at this device. */
export interface Guest {
  /** What stands for them in every log. */
  id: string;
  name: string;
}

/** A table to open: a choice for each seat, and names for the guest's seats. */
export interface Opening {
  options: Partial<TableOptions>;
  seats: readonly SeatChoice[];
  names?: readonly (string | null)[];
}

/** Return the options and the seats of a lesson's table. */
export function lessonOpening(name: string): Opening {
  const lesson = LESSONS[name];
  expect(lesson !== undefined, 'lesson');
  const { game, players, variants } = lesson;
  const options = { game, players, variants: [...variants], memory: 'open', spectators: false, lesson: name };
  const seats = Array.from({ length: players }, (_, seat): SeatChoice => (seat === LEARNER ? 'you' : LESSON_LEVEL));
  return { options: options as Partial<TableOptions>, seats };
}

/** Return the first entries of a new table: its opening and its players. `started` begins its game. */
export function openTable({ options, seats, names = [] }: Opening, guest: Guest, tables: GameTables, now: number): Entry[] {
  const chosen = checkedOptions(options, tables);
  expect(seats.length === chosen.players && !seats.includes(null), 'seats');
  expect(!chosen.open_hands || !seats.includes('you'), 'open-hands');
  const opened = openedEntry(chosen, guest.id, tables, now);
  const taken: string[] = [];
  const entries = seats.map((choice, seat): Seated => {
    const player = playerOf(choice, names[seat] ?? guest.name, guest, seat, taken);
    taken.push(player.name);
    return { at: now, what: 'seated', seat, player, by: player.kind === 'bot' ? guest.id : null };
  });
  return [opened, ...entries];
}

/** Return the entry that starts the game of a table: its first cards. */
export function started(table: LocalTable, now: number): Started {
  const draws = table.match.drawsAfter(null, table.dealer()).map((draw) => table.describe(draw));
  return { at: now, what: 'started', draws };
}

/** Return the entry that announces the table of a rematch. */
export function rematch(table: LocalTable, now: number): Entry[] {
  expect(table.status === 'over', 'not-now');
  const [seat = null] = ownSeats(table);
  expect(table.lesson === null, 'lesson');
  expect(table.next === null, 'rematched');
  return [{ at: now, what: 'rematched', table: newName(), seat }];
}

/** Return the first entries of a rematch's table: everyone moves up one seat, so the next player gets the first one. */
export function rematchEntries(table: LocalTable, { at }: Rematched): Entry[] {
  const opened: Opened = { ...openedEntry(table.options, table.opened.host, table.engine.tables, at), previous: table.name };
  const seats = [...table.seats.slice(1), ...table.seats.slice(0, 1)];
  const entries = seats.flatMap(({ player }, seat): Seated[] => (player ? [{ at, what: 'seated', seat, player, by: null }] : []));
  return [opened, ...entries];
}

function openedEntry(options: TableOptions, host: string, tables: GameTables, at: number): Opened {
  return { at, what: 'opened', host, options, secret: toHex(randomBytes()), previous: null, rules: tables.rules };
}

/** Return complete options. Nobody else can find or watch a table on this device. */
function checkedOptions(options: Partial<TableOptions>, tables: GameTables): TableOptions {
  const { players = 0, variants = [], memory = 'faithful', undo = true, lesson = null, open_hands = false } = options;
  const fits = tables.players.includes(players) && variants.every((variant) => tables.variants.includes(variant));
  expect(fits, 'misunderstood');
  return { game: tables.name, players, variants, memory, clock: null, undo, spectators: false, listed: false, lesson, open_hands };
}

function playerOf(choice: SeatChoice, name: string, guest: Guest, seat: number, taken: readonly string[]): Player {
  if (choice === 'you') return { kind: 'person', guest: guest.id, name: nameFrom(name, taken) };
  return { kind: 'bot', level: choice ?? LESSON_LEVEL, name: distinctName(BOT_NAMES[seat] ?? '', taken) };
}

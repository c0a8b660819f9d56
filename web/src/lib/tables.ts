/**
 * Tables and finished games, on the server or on this device. The id of a table says where it is. Pages ask this module, and need
 * not know the difference.
 */
import { LocalConnection } from '../local/connection';
import { device } from '../local/device';
import { listOf } from '../local/list';
import { Store } from '../local/store';
import { isLocal } from '../local/table-id';
import { IS_SITE } from './address';
import type { Connection, ConnectionEvents } from './connection';
import { openOnline } from './deal';
import { http, type Replay, type SeatChoice, type Verdict } from './http';
import { keepForever } from './device-storage';
import { SocketConnection } from './socket-connection';
import type { Summary, TableOptions } from './view';

export { isLocal };

const store = new Store();

/** Return whether this browser can play without a server. */
export function canPlayHere(): boolean {
  return device.isSupported;
}

/** Return a connection to a table. */
export function connectTo(table: string, events: ConnectionEvents): Connection {
  return isLocal(table) ? new LocalConnection(table, events) : new SocketConnection(table, events);
}

/** Whether this device does what it can do without a server: on a static site nobody else could, and the refusal says why not. */
function usesDevice(): boolean {
  return IS_SITE || device.isSupported;
}

/** A table to open. */
export interface NewGame {
  options: Partial<TableOptions>;
  seats: SeatChoice[];
  /** The names of the players at this screen, by seat. */
  names?: (string | null)[];
  /** The name of the guest. */
  guest: string;
  /** Whether the game starts at once. */
  start: boolean;
  /** Whether it should be on the server even if it could be on this device. */
  online?: boolean;
}

/** Return whether a game needs no server: everybody plays at this screen or is a bot, and nobody's time is measured. */
export function isForThisDevice({ options, seats, start }: Omit<NewGame, 'names' | 'guest'>): boolean {
  return start && !seats.includes(null) && !options.clock && !options.listed && usesDevice();
}

/** Open a table, on this device if that is possible. Return its id. */
export async function openTable(game: NewGame): Promise<string> {
  const { options, seats, names = [], start, guest } = game;
  if (game.online || !isForThisDevice(game)) return openOnline(options, seats, start, names);
  const { id } = await device.ask('open', { opening: { options, seats, names }, name: guest });
  void keepForever();
  return id;
}

/** Open the table of a lesson. Return its id. */
export async function openLessonTable(lesson: string, guest: string): Promise<string> {
  const { id } = usesDevice() ? await device.ask('openLesson', { lesson, name: guest }) : await http.openLesson(lesson);
  return id;
}

/** Return the tables of this device. */
export function localTables(): Promise<Summary[]> {
  return device.isSupported ? listOf(store) : Promise.resolve([]);
}

/** Give a seat of this guest another name. */
export async function rename(table: string, seat: number, name: string): Promise<void> {
  await (isLocal(table) ? device.ask('rename', { table, seat, name }) : http.rename(table, seat, name));
}

/** Return a finished game, as a seat saw it or with all cards face up. */
export function replayOf(table: string, seat: number | null): Promise<Replay> {
  return isLocal(table) ? device.ask('replay', { table, seat }) : http.replay(table, seat);
}

/** Return the game of a file, as a seat saw it or with all cards face up. */
export function replayOfFile(text: string, seat: number | null): Promise<Replay> {
  return usesDevice() ? device.ask('replayFile', { text, seat }) : http.replayFile(text, seat);
}

/** Verify the deal of a finished game. */
export function verifyTable(table: string): Promise<Verdict> {
  return isLocal(table) ? device.ask('verify', table) : http.verify(encodeURIComponent(table));
}

/** Verify the deal of a file. */
export function verifyFile(text: string): Promise<Verdict> {
  return usesDevice() ? device.ask('verifyFile', text) : http.verifyFile(text);
}

/** Return a finished game of this device as a file. */
export function exportedGame(table: string): Promise<string> {
  return device.ask('exported', table);
}

/** Keep a finished game on the server, so that it has a link. Return the name of its replay. */
export async function keepGame(text: string): Promise<string> {
  return (await http.keepGame(text)).id;
}

/** Return all games of this device as one file. */
export function backup(): Promise<string> {
  return device.ask('backup', null);
}

/** Add the games of such a file, or a saved game. Return how many are new. */
export async function restore(text: string): Promise<number> {
  return (await device.ask('restore', text)).added;
}

/** Delete games of this device. */
export async function removeTables(tables: string[]): Promise<void> {
  await device.ask('remove', tables);
}

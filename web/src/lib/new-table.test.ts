import { beforeAll, expect, it, vi } from 'vitest';
import { guest } from './guest.svelte';
import { NewTable } from './new-table.svelte';
import { server } from './server.svelte';
import { words } from './words.svelte';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  vi.stubGlobal('Worker', () => undefined); // a browser that can play without a server
  await words.setLanguage('en');
  guest.name = 'Anna';
});

it('takes notes against bots and in a game over days, unless the host wants it otherwise', () => {
  const table = new NewTable('altar', false);
  table.players = 2;
  expect(table.memory).toBe('faithful');
  table.seats[1] = 'novice';
  expect(table.memory).toBe('open');
  table.seats[1] = 'open';
  table.clock = 'day';
  expect(table.memory).toBe('open');
  table.clock = 'fast';
  expect(table.memory).toBe('faithful');
  table.memory = 'open';
  expect(table.options.memory).toBe('open');
});

it('can start only if every seat has a player and one of them is here', () => {
  const table = new NewTable('altar', false);
  table.players = 2;
  expect(table.full).toBe(false);
  table.seats = ['novice', 'novice', 'open', 'open'];
  expect(table.full).toBe(false);
  table.seats = ['novice', 'you', 'open', 'open'];
  expect(table.full).toBe(true);
});

it('asks players at one screen for their names', () => {
  const table = new NewTable('altar', true);
  table.players = 2;
  expect([table.players, table.shared, table.full, table.memory]).toEqual([2, true, true, 'faithful']);
  table.names[1] = ' Uwe ';
  expect(table.seatNames).toEqual(['Anna', 'Uwe']);
  table.names[0] = '';
  expect(table.seatNames).toEqual([null, 'Uwe']);
});

it('is on this device if everyone who plays is here, unless the host wants it otherwise', () => {
  const table = new NewTable('altar', false);
  table.players = 2;
  table.clock = 'fast';
  expect([table.place, table.options.clock]).toEqual(['online', { move: 20, bank: 120 }]);
  table.seats[1] = 'novice';
  expect([table.place, table.options.clock, table.options.spectators]).toEqual(['device', null, false]);
  table.place = 'online';
  expect([table.place, table.options.spectators]).toEqual(['online', true]);
  table.seats[0] = 'open';
  expect(table.places).toEqual(['online']);
});

it('needs players who are here if there is no server', () => {
  server.reach = 'none';
  const table = new NewTable('altar', false);
  expect(table.place).toBeUndefined();
  table.seats = ['you', 'you', 'novice', 'novice'];
  expect(table.place).toBe('device');
  server.reach = 'unknown';
});

it('is online in a browser that cannot play without a server', () => {
  vi.stubGlobal('Worker', undefined);
  const table = new NewTable('altar', false);
  table.players = 2;
  table.seats[1] = 'novice';
  expect(table.place).toBe('online');
});

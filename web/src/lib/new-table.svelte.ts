/** The choices for a new table. */
import { MAX_PLAYERS } from '../api/facts';
import { DAY } from './clock';
import { games, type GameInfo } from './games';
import { guest, suggestedNames } from './guest.svelte';
import type { Level, SeatChoice } from './http';
import { keepPlayerCount, playerCount } from './player-count';
import { server } from './server.svelte';
import { canPlayHere } from './tables';
import type { TableOptions } from './view';

export const CLOCKS: Record<string, TableOptions['clock']> = {
  none: null,
  fast: { move: 20, bank: 120 },
  normal: { move: 45, bank: 600 },
  day: { move: DAY, bank: 0 },
  days: { move: 3 * DAY, bank: 0 },
};

/** Where a game is: on this device, or on the server, where others can join. */
export type Place = 'device' | 'online';
export type Choice = 'you' | 'open' | Level;
type Memory = TableOptions['memory'];

export class NewTable {
  info = $state.raw<GameInfo>(games.first);
  variants = $state<string[]>([]);
  clock = $state('none');
  undo = $state(true);
  spectators = $state(true);
  listed = $state(false);
  openHands = $state(false);
  seats = $state<Choice[]>([]);
  names = $state<string[]>([]);
  private count = $state(0);
  /** The place that the host has chosen; undefined as long as it follows from the seats. */
  private chosenPlace = $state<Place>();
  /** The memory that the host has chosen; undefined as long as it follows from the other choices. */
  private chosenMemory = $state<Memory>();

  constructor(game: string | null, together: boolean) {
    this.choose(games.find(game) ?? games.first);
    this.seats = ['you', ...Array<Choice>(MAX_PLAYERS - 1).fill(together ? 'you' : 'open')];
    this.names = [guest.name, ...suggestedNames().filter((name) => name !== guest.name)].slice(0, MAX_PLAYERS);
  }

  /** Choose a game, and as many players as the last time. */
  choose(info: GameInfo): void {
    this.info = info;
    this.count = playerCount(info);
  }

  get players(): number {
    return this.count;
  }

  set players(count: number) {
    this.count = count;
    keepPlayerCount(this.info, count);
  }

  private get taken(): Choice[] {
    return this.seats.slice(0, this.players);
  }

  /** Whether every seat has a player, one of them here, so that the game can start. */
  get full(): boolean {
    return this.taken.includes('you') && !this.taken.includes('open');
  }

  /** Whether several players share this screen. */
  get shared(): boolean {
    return this.taken.filter((seat) => seat === 'you').length > 1;
  }

  /** The places that the game can be at: on this device if everyone who plays is here, and the browser has what that needs. */
  get places(): Place[] {
    const online: Place[] = server.reach === 'none' ? [] : ['online'];
    return this.full && canPlayHere() ? ['device', ...online] : online;
  }

  /** Where the game is; undefined if the seats need others, and no server is there for them. */
  get place(): Place | undefined {
    return this.places.find((place) => place === this.chosenPlace) ?? this.places[0];
  }

  set place(place: Place | undefined) {
    this.chosenPlace = place;
  }

  /** Whether only bots play, so that hands can be open. */
  get onlyBots(): boolean {
    return this.taken.every((seat) => seat !== 'you' && seat !== 'open');
  }

  /** How much the page remembers. Notes help against bots, and in a game that lasts for weeks. */
  get memory(): Memory {
    const againstBots = this.full && !this.shared;
    const overDays = (this.timing?.move ?? 0) >= DAY;
    return this.chosenMemory ?? (againstBots || overDays ? 'open' : 'faithful');
  }

  set memory(memory: Memory) {
    this.chosenMemory = memory;
  }

  /** The clock. On this device nobody waits for others. */
  private get timing(): TableOptions['clock'] {
    return (this.place === 'online' && CLOCKS[this.clock]) || null;
  }

  get options(): Partial<TableOptions> {
    const { info, players, memory, undo, timing: clock } = this;
    const online = this.place === 'online';
    const [spectators, listed] = [online && this.spectators, online && this.listed];
    const open_hands = this.openHands && this.onlyBots;
    const variants = this.variants.filter((variant) => info.variants.includes(variant));
    return { game: info.name, players, variants, memory, clock, undo, spectators, listed, open_hands };
  }

  /** Who takes each seat, in the format that the server expects. */
  get seatChoices(): SeatChoice[] {
    return this.taken.map((seat) => (seat === 'open' ? null : seat));
  }

  /** The names of the players at this screen. */
  get seatNames(): (string | null)[] {
    return this.taken.map((seat, number) => (seat === 'you' ? this.names[number]?.trim() || null : null));
  }
}

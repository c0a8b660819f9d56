/** A table of this device as a saved game, and a saved game as a table. */
import type { Engine } from '../engine/engine';
import { VERSION } from '../api/facts';
import type { TableOptions } from '../lib/view';
import { CHANCE } from '../engine/facts';
import type { Acted, Entry, Opened, Seated, Started } from './entries';
import { Refusal } from './refusal';
import type { Saved } from './saved';
import type { LocalTable } from './table';

/** Return the game of a table that is over. Throw `Refusal` if it is not. */
export function savedOf(table: LocalTable): Saved {
  if (table.status !== 'over') throw new Refusal(table.status === 'frozen' ? 'frozen' : 'not-now');
  const { options, engine } = table;
  const { rules } = table.opened;
  return {
    game: options.game,
    options: { players: options.players, variants: options.variants, memory: options.memory },
    actions: [...table.match.actions],
    seats: table.seats.map(({ player }) => ({
      name: player?.name ?? '',
      bot: player?.kind === 'bot' ? player.level : null,
      share: null,
    })),
    secret: table.opened.secret,
    nonce: '',
    entropy: [],
    version: VERSION,
    otherRules: rules === engine.tables.rules ? null : rules,
  };
}

/** Return the log of a table that continues a saved game, with the same time in every entry. A deal with shares was an online one: here nobody could reveal them. */
export function logOf(saved: Saved, engine: Engine, guest: string, now: number): Entry[][] {
  if (saved.nonce || saved.entropy.length || saved.seats.some(({ share }) => share)) throw new Refusal('file-online');
  const seated = saved.seats.map(({ name, bot }, seat): Seated => {
    const player = bot === null ? { kind: 'person' as const, guest, name } : { kind: 'bot' as const, level: bot, name };
    return { at: now, what: 'seated', seat, player, by: bot === null ? null : guest };
  });
  const [start, ...rest] = played(saved, engine, now);
  return [[openedBy(saved, engine, guest, now), ...seated, ...(start ? [start] : [])], ...rest.map((entry) => [entry])];
}

function openedBy({ options, secret, otherRules }: Saved, { tables }: Engine, host: string, now: number): Opened {
  const chosen = { game: tables.name, players: options.players, variants: [...options.variants], memory: options.memory };
  const rest = { clock: null, undo: true, spectators: false, listed: false, lesson: null, open_hands: false };
  return {
    at: now,
    what: 'opened',
    host,
    options: { ...chosen, ...rest } as TableOptions,
    secret,
    previous: null,
    rules: otherRules ?? tables.rules,
  };
}

/** Return the start and all actions, each with the draws that follow it. */
function played({ options, actions }: Saved, engine: Engine, now: number): (Started | Acted)[] {
  const entries: (Started | Acted)[] = [{ at: now, what: 'started', draws: [] }];
  let state = engine.start(options);
  for (const action of actions) {
    const actor = engine.actor(state);
    const words = engine.tables.actions[action] ?? '';
    if (actor === CHANCE) entries.at(-1)?.draws.push(words);
    else entries.push({ at: now, what: 'acted', seat: actor, action: words, draws: [] });
    state = engine.apply(state, action);
  }
  return entries;
}

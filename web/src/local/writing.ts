/** Write saved games, byte for byte as src/bali/core/saved/writing.py does. */
import { VERSION } from '../api/facts';
import type { GameTables } from '../engine/tables';
import { checksum, type Line } from './checksum';
import { pythonJson } from './python-json';
import { FORMATS, type Saved, type SavedSeat } from './saved';
import { serverCommitment } from './shares';

/** Return a game as text. */
export function toText(saved: Saved, tables: GameTables): string {
  const lines: Line[] = [
    header(saved, tables),
    ...saved.actions.map((action) => ({ action, text: tables.actions[action] ?? '' })),
    { end: saved.actions.length },
  ];
  let check = '';
  const texts = lines.map((line) => {
    check = checksum(check, line);
    return pythonJson({ ...line, check });
  });
  return texts.join('\n') + '\n';
}

function header({ options, seats, secret, nonce, entropy }: Saved, tables: GameTables): Line {
  return {
    bali: FORMATS[seats.some(({ share }) => share) ? 1 : 0],
    engine: VERSION,
    rules: tables.rules,
    game: tables.name,
    options: { players: options.players, variants: options.variants, memory: options.memory },
    seats: seats.map(seatLine),
    commitment: serverCommitment(secret),
    secret,
    ...(nonce ? { nonce } : {}),
    ...(entropy.length ? { entropy } : {}),
  };
}

function seatLine({ name, bot, share }: SavedSeat): Line {
  return { name, bot, ...(share ? { commitment: share.commitment, share: share.value } : {}) };
}

/** The engines of a worker, each loaded when it is first needed. */
import { loadEngine, type Engine, type GameName } from '../engine/engine';
import altar from '../engine/altar.wasm?url';
import dalang from '../engine/dalang.wasm?url';

const FILES: Record<GameName, string> = { altar, dalang };
const loaded: Partial<Record<GameName, Promise<Engine>>> = {};

/** Return a game's engine. After a failure, the next call tries again. */
export function engineOf(game: GameName): Promise<Engine> {
  loaded[game] ??= loadEngine(game, fetch(FILES[game])).catch((error: unknown) => {
    delete loaded[game];
    throw error;
  });
  return loaded[game];
}

/** The engines of a worker, each loaded when it is first needed. */
import { loadEngine, type Engine, type GameName } from '../engine/engine';
import altar from '../engine/altar.wasm?url';
import dalang from '../engine/dalang.wasm?url';
import { Refusal } from './refusal';

const FILES: Record<GameName, string> = { altar, dalang };
const loaded = new Map<GameName, Promise<Engine>>();

/** Return a game's engine. After a failure, the next call tries again. */
export function engineOf(game: GameName): Promise<Engine> {
  const engine = loaded.get(game) ?? load(game);
  loaded.set(game, engine);
  return engine;
}

async function load(game: GameName): Promise<Engine> {
  try {
    return await loadEngine(game, fetch(FILES[game]));
  } catch {
    loaded.delete(game);
    throw new Refusal('no-engine');
  }
}

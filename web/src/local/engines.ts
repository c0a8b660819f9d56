/** The engines of a worker, each loaded when it is first needed. */
import { loadEngine, networkOf, type Engine, type GameName, type Size } from '../engine/engine';
import altar from '../engine/altar.wasm?url';
import dalang from '../engine/dalang.wasm?url';
import altarLarge from '../../../src/bali/bots/weights/altar-large.network?url';
import altarSmall from '../../../src/bali/bots/weights/altar-small.network?url';
import dalangLarge from '../../../src/bali/bots/weights/dalang-large.network?url';
import dalangSmall from '../../../src/bali/bots/weights/dalang-small.network?url';
import { Refusal } from './refusal';

const FILES: Record<GameName, string> = { altar, dalang };
const NETWORKS: Record<GameName, Record<Size, string>> = {
  altar: { small: altarSmall, large: altarLarge },
  dalang: { small: dalangSmall, large: dalangLarge },
};
const loaded = new Map<string, Promise<Engine>>();
const networks = new Map<string, Promise<Uint8Array>>();

/** Return a game's engine. After a failure, the next call tries again. */
export function engineOf(game: GameName): Promise<Engine> {
  return kept(loaded, game, () => loadEngine(game, fetch(FILES[game])), new Refusal('no-engine'));
}

/** Return a game's engine that can think at a level. Its network is loaded when it is first needed. */
export async function thinkerOf(game: GameName, level: string): Promise<Engine> {
  const size = networkOf(level);
  const file = NETWORKS[game][size];
  const refusal = size === 'large' ? new Refusal('no-champion') : new Refusal('no-bots');
  const [engine, network] = await Promise.all([engineOf(game), kept(networks, file, () => bytesOf(file), refusal)]);
  engine.useNetwork(size, network);
  return engine;
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Return what is known by a name, or load it. If that fails, throw the refusal, and forget it, so that the next call tries again. */
function kept<T>(known: Map<string, Promise<T>>, name: string, load: () => Promise<T>, refusal: Refusal): Promise<T> {
  const found =
    known.get(name) ??
    load().catch(() => {
      known.delete(name);
      throw refusal;
    });
  known.set(name, found);
  return found;
}

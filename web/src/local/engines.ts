/** The engines of a worker, each loaded when it is first needed. */
import { CHAMPION, loadEngine, type Engine, type GameName } from '../engine/engine';
import altar from '../engine/altar.wasm?url';
import dalang from '../engine/dalang.wasm?url';
import altarNetwork from '../../../src/bali/bots/weights/altar.network?url';
import dalangNetwork from '../../../src/bali/bots/weights/dalang.network?url';
import { Refusal } from './refusal';

const FILES: Record<GameName, string> = { altar, dalang };
const NETWORKS: Record<GameName, string> = { altar: altarNetwork, dalang: dalangNetwork };
const loaded = new Map<GameName, Promise<Engine>>();
const networks = new Map<GameName, Promise<Uint8Array>>();

/** Return a game's engine. After a failure, the next call tries again. */
export function engineOf(game: GameName): Promise<Engine> {
  return kept(loaded, game, () => loadEngine(game, fetch(FILES[game])));
}

/** Return a game's engine that can think at a level: the champion's network is loaded when it is first needed. */
export async function thinkerOf(game: GameName, level: string): Promise<Engine> {
  const engine = await engineOf(game);
  if (level === CHAMPION) engine.useNetwork(await kept(networks, game, () => bytesOf(NETWORKS[game])));
  return engine;
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function kept<T>(known: Map<GameName, Promise<T>>, game: GameName, load: () => Promise<T>): Promise<T> {
  const found =
    known.get(game) ??
    load().catch(() => {
      known.delete(game);
      throw new Refusal('no-engine');
    });
  known.set(game, found);
  return found;
}

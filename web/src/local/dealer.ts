/** The dealer of a table: each draw follows from a key and its number, as in src/bali/core/dealers.py. */
import type { Engine, State } from '../engine/engine';
import { toHex, utf8 } from '../lib/bytes';
import { hmac } from '../lib/sha256';

const HASHES = 2n ** 256n; // how many values a hash can have

export class SecureDealer {
  /** Start with a key from which `drawn` cards have already been dealt. */
  constructor(
    private readonly key: Uint8Array,
    public drawn = 0,
  ) {}

  /** Return the action that draws the next card. */
  draw(engine: Pick<Engine, 'drawCount' | 'drawAction'>, state: State): number {
    const number = this.numberBelow(engine.drawCount(state));
    this.drawn++;
    return engine.drawAction(state, number);
  }

  /** Return a uniform number below `count` for this draw. A hash that would favour low numbers is rejected. */
  private numberBelow(count: number): number {
    const fair = HASHES - (HASHES % BigInt(count));
    for (let attempt = 0; ; attempt++) {
      const value = BigInt(`0x${toHex(hmac(this.key, utf8(`bali draw ${this.drawn} ${attempt}`)))}`);
      if (value < fair) return Number(value % BigInt(count));
    }
  }
}

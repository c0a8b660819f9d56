/** Verify that a game was dealt fairly, as src/bali/core/verify.py does: every draw has to follow from the secret and the shares. */
import { CHANCE, type Engine } from '../engine/engine';
import type { Verdict } from '../lib/http';
import { expect } from './refusal';
import { checkShares, dealerOf, type Saved } from './saved';
import { serverCommitment } from './shares';

/** Deal a saved game again and compare every draw. Throw `Refusal` if it was dealt under other rules or its shares are wrong. */
export function verify(saved: Saved, engine: Engine): Verdict {
  checkShares(saved.seats);
  const { draws, wrong } = compare(saved, engine);
  expect(!wrong || saved.otherRules === null, 'other-rules');
  return {
    fair: wrong === null,
    commitment: serverCommitment(saved.secret),
    secret: saved.secret,
    nonce: saved.nonce || null,
    draws,
    wrong,
    seats: saved.seats.map(({ name, bot, share }) => ({
      name,
      level: bot,
      commitment: share?.commitment ?? null,
      share: share?.value ?? null,
    })),
  };
}

/** Return the number of correct draws, and the first wrong one. */
function compare(saved: Saved, engine: Engine): Pick<Verdict, 'draws' | 'wrong'> {
  const dealer = dealerOf(saved);
  const words = (action: number): string => engine.tables.actions[action] ?? '';
  let state = engine.start(saved.options);
  for (const [index, action] of saved.actions.entries()) {
    const due = engine.actor(state) === CHANCE ? dealer.draw(engine, state) : action;
    if (due !== action) return { draws: dealer.drawn - 1, wrong: { number: index + 1, was: words(action), due: words(due) } };
    state = engine.apply(state, action);
  }
  return { draws: dealer.drawn, wrong: null };
}

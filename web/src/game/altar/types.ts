/** The part of altar's record that the page reads (src/bali/altar/state.py); null is what the seat may not know. */
import type { Maybe } from '../../lib/view';

export interface AltarState {
  stones: number[];
  points: number[];
  pile: Maybe[];
  pile_size: number;
  /** Each row from its top; the last card is the one that can be taken. */
  offer: number[][];
  row_size: number[];
  hand: Maybe[][];
  hand_size: number[];
  tableau: number[][];
  sacrifices: Maybe[][];
  sacrifices_size: number[];
  supply: number[];
  /** From its bottom; a face-down card is its good + 4. */
  altar: Maybe[];
  altar_size: number;
  players: number;
  oracle: number;
  /** The row on which the demon stands, from 0; -1 if it is not in play. */
  demon: number;
  phase: number;
  turn: number;
  asked: number;
  /** The row being dealt, or last taken from. */
  row: number;
  laid_size: Maybe;
  ledger: Maybe[][];
  /** What each look showed, from the top; -2 where there was no card. */
  look_seen: Maybe[][];
  look_count: number;
}

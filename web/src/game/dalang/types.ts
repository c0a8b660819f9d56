/** The part of dalang's record that the page reads (src/bali/dalang/state.py); null is what the seat may not know. */
import type { Maybe } from '../../lib/view';

export interface DalangState {
  players: number;
  phase: number;
  /** The active player. */
  turn: number;
  asked: number;
  turns: number;

  /** The Dalang's island and destination. */
  island: number;
  goal: number;
  /** The card that the active player has played and the others answer. */
  kind: number;
  /** The seat that is exempt from a warrior; negative if there is none. */
  spared: number;
  /** How many cards each seat shows in this contest. */
  showing: number[];
  fled: number[];

  pile_size: number;
  discards: number[];
  discards_size: number;
  /** How many of each kind, by seat. */
  hand: Maybe[][];
  hand_size: number[];

  /** By seat and island. */
  stack_size: number[][];
  /** The slot of each stack's top card, by seat and island. */
  top: number[][];
  /** The slot below each slot. */
  below: number[];
  /** The card in each slot. */
  card: Maybe[];

  /** How many cards at the bottom of each stack its owner has not seen, by seat and island. */
  unseen: Maybe[][];

  /** Whose village each chip lies in, by chip and island; negative if it is set aside. */
  chips: number[][];
  /** The owner of each island's seal; negative if there is none. */
  seals: number[];
  /** How many of each value, by seat. */
  masks: number[][];
  masks_left: number[];
  /** The least number of priests, of princes, and of both together, by seat and island. */
  sure: Maybe[][][];
}

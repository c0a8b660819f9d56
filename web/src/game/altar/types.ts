/** The part of altar's record that the page reads. */
import type { Maybe } from '../../lib/view';
import type { Fields } from './facts';

/** Fields that everyone knows. */
type Open = Pick<
  Fields<number>,
  | 'stones'
  | 'points'
  | 'pile_size'
  | 'offer'
  | 'row_size'
  | 'hand_size'
  | 'tableau'
  | 'sacrifices_size'
  | 'supply'
  | 'altar_size'
  | 'players'
  | 'oracle'
  | 'demon'
  | 'phase'
  | 'turn'
  | 'asked'
  | 'row'
  | 'look_count'
>;

/** Fields in which null is what the seat may not know. */
type Secret = Pick<Fields<Maybe>, 'pile' | 'hand' | 'sacrifices' | 'altar' | 'laid_size' | 'ledger' | 'look_seen'>;

export type AltarState = Open & Secret;

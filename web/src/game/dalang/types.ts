/** The part of dalang's record that the page reads. */
import type { Maybe } from '../../lib/view';
import type { Fields } from './facts';

/** Fields that everyone knows. */
type Open = Pick<
  Fields<number>,
  | 'players'
  | 'phase'
  | 'turn'
  | 'asked'
  | 'turns'
  | 'island'
  | 'goal'
  | 'kind'
  | 'spared'
  | 'showing'
  | 'fled'
  | 'pile_size'
  | 'discards'
  | 'discards_size'
  | 'hand_size'
  | 'stack_size'
  | 'top'
  | 'below'
  | 'chips'
  | 'seals'
  | 'masks'
  | 'masks_left'
>;

/** Fields in which null is what the seat may not know. */
type Secret = Pick<Fields<Maybe>, 'hand' | 'card' | 'unseen' | 'sure'>;

export type DalangState = Open & Secret;

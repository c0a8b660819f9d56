/** A position for tests: three players on Wontong, nothing played yet. */
import { KINDS, PHASE } from './facts';
import type { DalangState } from './types';

const none = () => [0, 0, 0, 0];

export function position(changes: Partial<DalangState> = {}): DalangState {
  return {
    players: 3,
    phase: PHASE.playing,
    turn: 0,
    asked: 0,
    turns: 0,
    island: 3,
    goal: 0,
    kind: 0,
    spared: -2,
    showing: none(),
    fled: none(),
    pile_size: 100,
    discards: Array<number>(KINDS.length).fill(0),
    discards_size: 0,
    hand: [[1, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0], ...[1, 2, 3].map(() => Array<null>(KINDS.length).fill(null))],
    hand_size: [4, 4, 4, 0],
    stack_size: [none(), none(), none(), none()],
    top: [none(), none(), none(), none()],
    below: [0],
    card: [0],
    unseen: [none(), none(), none(), none()],
    chips: [
      [1, 0, 2, -1],
      [-1, 1, 0, 2],
    ],
    seals: [-1, -1, -1, 2],
    masks: [none(), none(), [1, 0, 2, 0], none()],
    masks_left: [3, 4, 2, 4],
    sure: [0, 1, 2, 3].map(() => [0, 1, 2, 3].map(() => [0, 0, 0])),
    ...changes,
  };
}

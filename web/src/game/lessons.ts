/** What a first game explains, and when: at once, when something is asked for the first time, or when it has happened. */
import type { GameName } from '../lib/art';

export interface Lesson {
  /** The message `GAME-learn-NAME`. */
  name: string;
  /** Comes when this is asked of the player. */
  prompt?: string;
  /** Comes when this has happened. */
  event?: string;
  /** The beginning of the name of the place that is shown. */
  place?: string;
}

export const LESSONS: Record<GameName, Lesson[]> = {
  altar: [
    { name: 'goal', place: 'altar' },
    { name: 'offer', place: 'offer' },
    { name: 'hand', place: 'hand' },
    { name: 'sacrifices', place: 'sacrifices' },
    { name: 'panels', place: 'panel' },
    { name: 'buying', prompt: 'buying', place: 'supply' },
    { name: 'playing', prompt: 'playing', place: 'hand' },
    { name: 'taking', prompt: 'taking', place: 'offer' },
    { name: 'scored', event: 'scored', place: 'panel' },
    { name: 'sacrificing', prompt: 'sacrificing', place: 'altar' },
    { name: 'covering', prompt: 'covering', place: 'altar' },
    { name: 'crowning', prompt: 'crowning', place: 'supply' },
    { name: 'rewarding', prompt: 'rewarding', place: 'tableau' },
    { name: 'end', event: 'took', place: 'pile' },
    { name: 'done' },
  ],
  dalang: [
    { name: 'goal', place: 'dalang' },
    { name: 'islands', place: 'island' },
    { name: 'hand', place: 'hand' },
    { name: 'chips', place: 'village' },
    { name: 'panels', place: 'panel' },
    { name: 'playing', prompt: 'playing', place: 'hand' },
    { name: 'showing', prompt: 'showing', place: 'hand' },
    { name: 'outdoing', prompt: 'outdoing', place: 'hand' },
    { name: 'joining', prompt: 'joining', place: 'hand' },
    { name: 'exchanging', prompt: 'exchanging', place: 'hand' },
    { name: 'swapping', prompt: 'swapping', place: 'hand' },
    { name: 'repelling', prompt: 'repelling', place: 'hand' },
    { name: 'blocking', prompt: 'blocking', place: 'goal' },
    { name: 'laying', prompt: 'laying', place: 'hand' },
    { name: 'masked', event: 'masked', place: 'masks' },
    { name: 'done' },
  ],
};

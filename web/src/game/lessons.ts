/** The lessons of the tutorial, and when each is shown: immediately, at the first prompt of a kind, or after an event. */
import type { GameName } from '../lib/art';

export interface Lesson {
  /** The message `GAME-learn-NAME`. */
  name: string;
  /** Shown when the player gets this prompt. */
  prompt?: string;
  /** Shown after this event. */
  event?: string;
  /** The start of the name of the anchor that is highlighted. */
  anchor?: string;
}

export const LESSONS: Record<GameName, Lesson[]> = {
  altar: [
    { name: 'goal', anchor: 'altar' },
    { name: 'offer', anchor: 'offer' },
    { name: 'hand', anchor: 'hand' },
    { name: 'sacrifices', anchor: 'sacrifices' },
    { name: 'panels', anchor: 'panel' },
    { name: 'buying', prompt: 'buying', anchor: 'supply' },
    { name: 'playing', prompt: 'playing', anchor: 'hand' },
    { name: 'taking', prompt: 'taking', anchor: 'offer' },
    { name: 'scored', event: 'scored', anchor: 'panel' },
    { name: 'sacrificing', prompt: 'sacrificing', anchor: 'altar' },
    { name: 'covering', prompt: 'covering', anchor: 'altar' },
    { name: 'crowning', prompt: 'crowning', anchor: 'supply' },
    { name: 'rewarding', prompt: 'rewarding', anchor: 'tableau' },
    { name: 'end', event: 'took', anchor: 'pile' },
    { name: 'done' },
  ],
  dalang: [
    { name: 'goal', anchor: 'dalang' },
    { name: 'islands', anchor: 'island' },
    { name: 'hand', anchor: 'hand' },
    { name: 'chips', anchor: 'village' },
    { name: 'panels', anchor: 'panel' },
    { name: 'playing', prompt: 'playing', anchor: 'hand' },
    { name: 'showing', prompt: 'showing', anchor: 'hand' },
    { name: 'outdoing', prompt: 'outdoing', anchor: 'hand' },
    { name: 'joining', prompt: 'joining', anchor: 'hand' },
    { name: 'exchanging', prompt: 'exchanging', anchor: 'hand' },
    { name: 'swapping', prompt: 'swapping', anchor: 'hand' },
    { name: 'repelling', prompt: 'repelling', anchor: 'hand' },
    { name: 'blocking', prompt: 'blocking', anchor: 'goal' },
    { name: 'laying', prompt: 'laying', anchor: 'hand' },
    { name: 'masked', event: 'masked', anchor: 'masks' },
    { name: 'done' },
  ],
};

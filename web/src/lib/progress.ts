/** The learner's progress, stored in this browser: the boxes that have been read, and the state of each lesson. */
import { keep, load } from './storage';

const KEY = 'bali-lessons';

export interface Progress {
  /** The lesson's last table. */
  table: string;
  /** The boxes that have been read there. */
  read: string[];
  /** Whether the lesson's last box was ever shown. */
  done: boolean;
}

type Stored = Record<string, Progress>;

/** Return the progress in a lesson; undefined if it was never started here. */
export function progressOf(lesson: string): Progress | undefined {
  return load<Stored>(KEY, {})[lesson];
}

/** Store the progress in a lesson. */
export function keepProgress(lesson: string, progress: Progress): void {
  keep(KEY, { ...load<Stored>(KEY, {}), [lesson]: progress });
}

/** The boxes of every lesson; loaded only at a lesson's table. */
import { ALTAR } from './altar';
import { FREE, type Box } from './box';
import { DALANG } from './dalang';

/** Return a lesson's boxes, in order. The last one is for learners who leave the script. */
export function boxesOf(lesson: string): Box[] {
  return [...({ ...ALTAR, ...DALANG }[lesson] ?? []), FREE];
}

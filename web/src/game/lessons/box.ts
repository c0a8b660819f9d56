/** A lesson's boxes: the subject of each, when it is shown, and the events that it explains. */
import type { Wording } from '../wording';
import type { GameEvent, GameView } from '../../lib/view';
import { say } from '../../lib/words.svelte';

/** What the page shows at a lesson's table. */
export interface Now {
  view: GameView;
  /** What has happened since the view before. */
  events: readonly GameEvent[];
  /** What has happened in the whole game, action by action. */
  lines: readonly (readonly GameEvent[])[];
  /** The learner's seat. */
  seat: number;
  /** Whether the learner is deciding. */
  yours: boolean;
  over: boolean;
  /** Whether the points have been counted in front of the learner. */
  counted: boolean;
  /** The boxes that the learner has read. */
  read: readonly string[];
}

/** A sentence with its values. */
export interface Fact {
  message: string;
  values: Record<string, string | number>;
}

export interface Box {
  /** The id of its message. */
  name: string;
  when: (now: Now) => boolean;
  /** The anchor of its subject. */
  anchor?: string | ((now: Now) => string);
  /** The values of its text. */
  values?: (now: Now, wording: Wording) => Fact['values'];
  /** What happened, listed below its text. */
  facts?: (now: Now, wording: Wording) => Fact[];
  /** Whether it offers to jump to the last turns. */
  jump?: boolean;
  /** Whether it ends the lesson. */
  last?: boolean;
}

/** Whether the learner gets a prompt. */
export const prompts =
  (...names: string[]) =>
  ({ yours, view }: Now): boolean =>
    yours && names.includes(view.prompt.name);

/** Whether the lesson suggests an action to the learner. */
export const suggests =
  (action: string) =>
  ({ yours, view }: Now): boolean =>
    yours && view.lesson?.suggestion === action;

/** Whether something has just happened. */
export const happened =
  (name: string, fits: (event: GameEvent, now: Now) => boolean = () => true) =>
  (now: Now): boolean =>
    now.events.some((event) => event.name === name && fits(event, now));

/** Whether it was the learner who did it, or gained it. */
export const own = ({ seat }: GameEvent, now: Now): boolean => seat === now.seat;

/** Whether it was another player. */
export const others = (event: GameEvent, now: Now): boolean => event.seat !== null && !own(event, now);

/** Whether all of these hold. */
export const all =
  (...conditions: ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    conditions.every((condition) => condition(now));

/** Whether one of these holds. */
export const any =
  (...conditions: ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    conditions.some((condition) => condition(now));

/** Whether the learner has read a box. */
export const hasRead =
  (name: string) =>
  ({ read }: Now): boolean =>
    read.includes(name);

/** Whether an action that starts with these words is legal. */
export const can =
  (start: string) =>
  ({ view }: Now): boolean =>
    view.actions.some((action) => action.startsWith(start));

/** Whether the game was played to its end, and the count is over. */
export const played = ({ view, counted }: Now): boolean => counted && view.result?.why === 'played';

/** Whether the lesson leaves the decision to the learner. */
export function isOwn({ yours, view }: Now): boolean {
  return yours && view.lesson?.suggestion === null && view.lesson.followed;
}

/** Whether the learner has chosen another action than the suggested one, and so gets no suggestions any more. */
function hasLeft({ yours, view }: Now): boolean {
  return yours && view.lesson?.followed === false;
}

/** The box for learners who decide otherwise. */
export const FREE: Box = { name: 'web-coach-free', when: hasLeft, anchor: 'undo' };

/** Whether a learner who has left the script has seen enough of the lesson: this has happened in the game, or the game is over. */
export const finished =
  (name: string, fits: (event: GameEvent, now: Now) => boolean = () => true) =>
  (now: Now): boolean =>
    now.counted || (hasLeft(now) && now.lines.flat().some((event) => event.name === name && fits(event, now)));

/** Return the values of what has just happened in words: who did it, with which cards or where. */
export const doer =
  (name: string, fits: (event: GameEvent, now: Now) => boolean = () => true) =>
  (now: Now, wording: Wording): Fact['values'] => {
    const event = now.events.find((one) => one.name === name && fits(one, now))!;
    return { ...wording.values(event), who: nameOf(event.seat!, now, wording) };
  };

/** Return how the learner points at something: the words for a mouse and for a finger differ. */
export const device = (): Fact['values'] => ({ touch: matchMedia('(hover: none)').matches ? 1 : 0 });

/** Return a player's name, as the learner reads it. */
export function nameOf(seat: number, now: Now, { names }: Wording): string {
  return seat === now.seat ? say('web-coach-you') : (names[seat] ?? '');
}

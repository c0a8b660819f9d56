/** The screens that have the players and the log at the right, and what confirms next to the cards. */
export const LARGE = '(width >= 900px) and (height >= 560px)';

/** Whether the player touches the screen, and cannot point at things without pressing them. */
export function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

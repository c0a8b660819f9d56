/** Where a lesson's box lies on a small screen, and the line from the box to its subject on a large one. */
const MARGIN = 6; // pixels
const LOWEST = 100; // pixels; the least height of a box
const SUBJECT = '[data-taught]';
const NEEDED = '[data-suggested], section.line, section.own, button.glow, .end h2, .end table, .end .next'; // to act, or to see the result
const USEFUL = 'section.panels'; // to compare the players

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A band over the whole width of a box. */
export interface Band {
  top: number;
  height: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Return the best band for a box: one that covers nothing that matters. If there is none, it may cover the players, then its subject. */
export function freeBand(box: HTMLElement): Band {
  const wanted = wholeHeight(box);
  const without = (kept: string): Band => bestBand(rectsBeside(box, kept), innerHeight, wanted);
  const bands = [`${SUBJECT}, ${NEEDED}, ${USEFUL}`, `${SUBJECT}, ${NEEDED}`].map(without);
  return bands.find((band) => band.height >= wanted) ?? without(NEEDED);
}

/** Return the rectangles of elements that a box could cover, judged by its left and right edges. */
function rectsBeside(box: HTMLElement, selector: string): Rect[] {
  const { left, right } = box.getBoundingClientRect();
  const rects = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return rects.filter((rect) => rect.left < right && rect.right > left);
}

/** Return a box's height if it did not have to scroll its text. */
function wholeHeight(box: HTMLElement): number {
  const text = box.querySelector('.text');
  return box.offsetHeight + (text ? text.scrollHeight - text.clientHeight : 0);
}

/** Return the first band that is high enough for a box, or the highest one, at its lower end. */
export function bestBand(kept: readonly Rect[], height: number, wanted: number): Band {
  const bands = bandsBetween(kept, height);
  const best = bands.find((band) => band.height >= wanted) ?? bands.reduce((one, other) => (other.height > one.height ? other : one));
  const used = Math.min(best.height, wanted);
  return used < LOWEST ? { top: Math.max(MARGIN, Math.min(best.top, height - LOWEST)), height: LOWEST } : { top: best.top, height: used };
}

/** Return the bands between rectangles, from the top of the screen to its bottom. */
function bandsBetween(kept: readonly Rect[], height: number): Band[] {
  const bands: Band[] = [];
  let top = MARGIN;
  for (const rect of [...kept].sort((one, other) => one.top - other.top)) {
    bands.push({ top, height: rect.top - MARGIN - top });
    top = Math.max(top, rect.bottom + MARGIN);
  }
  return [...bands, { top, height: height - MARGIN - top }];
}

/** Return the line from a box to its subject; null if there is none, or it is as good as covered by the box. */
export function lineTo(box: Element, subject: Element | null): Line | null {
  if (!subject) return null;
  const [from, to] = [box.getBoundingClientRect(), subject.getBoundingClientRect()];
  if (to.right > from.left) return { x1: (from.left + from.right) / 2, y1: from.top, x2: (to.left + to.right) / 2, y2: to.bottom };
  return { x1: from.left, y1: from.top + Math.min(40, from.height / 2), x2: to.right, y2: (to.top + to.bottom) / 2 };
}

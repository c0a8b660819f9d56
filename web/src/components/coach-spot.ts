/** Where a lesson's box lies on a small screen, and where the edge of the box points to its subject on a large one. */
const MARGIN = 6; // pixels
const LOWEST = 100; // pixels; the least height of a box
const CORNER = 22; // pixels; a pointer is no closer to a corner of its box
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

/** Where a box points to its subject: an edge, and the distance from that edge's left or upper end. */
export interface Pointer {
  edge: 'left' | 'top' | 'bottom';
  at: number;
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

/** Return where a box points to its subject. Subjects are at its left, or in its own column. */
export function pointerTo(box: Rect, subject: Rect): Pointer {
  if (subject.right <= box.left) return { edge: 'left', at: along(box.top, box.bottom, (subject.top + subject.bottom) / 2) };
  const at = along(box.left, box.right, (subject.left + subject.right) / 2);
  return { edge: subject.top < box.top ? 'top' : 'bottom', at };
}

/** Return the distance of a place from the start of an edge, or of the nearest place that is not in a corner. */
function along(start: number, end: number, place: number): number {
  return Math.min(Math.max(place - start, CORNER), end - start - CORNER);
}

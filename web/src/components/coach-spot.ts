/** Where a lesson's box lies on a small screen, and where the edge of the box points to its subject on a large one. */
const MARGIN = 6; // pixels
const COMPACT = 96; // pixels; high enough to read while scrolling
const LOWEST = 90; // pixels; the least height of a box
const CORNER = 22; // pixels; a pointer is no closer to a corner of its box
const SUBJECT = '[data-taught]';
const TARGET = '[data-suggested]';
const PROMPT = 'section.line, .end h2, .end table, .end .next';
const HAND = 'section.own, button.glow';
const PLAYERS = 'section.panels'; // to compare them

/** What a box leaves visible, from as much as possible to as little as necessary. */
const KEPT = [
  [SUBJECT, TARGET, PROMPT, HAND, PLAYERS],
  [SUBJECT, TARGET, PROMPT, HAND],
  [SUBJECT, TARGET, PROMPT],
  [SUBJECT, TARGET],
];

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

/** Return the best band for a box: one that covers nothing that matters, or a lower one in which its text scrolls; `acts` if the reader acts next. */
export function freeBand(box: HTMLElement, acts: boolean): Band {
  const wanted = wholeHeight(box);
  const bands = KEPT.map((kept) => bestBand(rectsBeside(box, kept.join()), innerHeight, wanted));
  return chosenBand(bands, wanted, acts) ?? edgeAwayFrom(rectsBeside(box, SUBJECT), innerHeight);
}

/**
 * Return the first band with space for the whole text, unless a reader who acts next would not see their hand then; otherwise the
 * first compact one.
 */
export function chosenBand(bands: readonly Band[], wanted: number, acts: boolean): Band | undefined {
  const readable = acts ? bands.slice(0, 2) : bands;
  return readable.find(({ height }) => height >= wanted) ?? bands.slice(1).find(({ height }) => height >= Math.min(wanted, COMPACT));
}

/** Return a low band at the edge of the screen that is further from a subject, which leaves no space for more. */
export function edgeAwayFrom([subject]: readonly Rect[], height: number): Band {
  const isAbove = subject !== undefined && subject.top + subject.bottom > height;
  return { top: isAbove ? MARGIN : height - MARGIN - LOWEST, height: LOWEST };
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

/** Return the first band that is high enough for a box, or the highest one. */
export function bestBand(kept: readonly Rect[], height: number, wanted: number): Band {
  const bands = bandsBetween(kept, height);
  const best = bands.find((band) => band.height >= wanted) ?? bands.reduce((one, other) => (other.height > one.height ? other : one));
  return { top: best.top, height: Math.min(best.height, wanted) };
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

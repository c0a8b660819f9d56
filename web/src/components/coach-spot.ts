/** Where a lesson's box lies on a small screen, and where the edge of the box points to its subject on a large one. */
const MARGIN = 6; // pixels
const COMPACT = 96; // pixels; high enough to read while scrolling
const LOWEST = 90; // pixels; the least height of a box
const CORNER = 22; // pixels; a pointer is no closer to a corner of its box
const SUBJECT = '[data-taught]';
const TARGET = '[data-suggested]';
const END = '.end h2, .end table, .end .next';
const PROMPT = `section.line, ${END}`;
const ANSWERS = `section.line .buttons button, ${END}`;
const CHOICES = 'button.glow';
const HAND = `section.own, ${CHOICES}`;
const PLAYERS = 'section.panels article'; // to compare them
const LOW = '(width >= 560px) and (height < 560px)'; // a screen with two columns

/** What a box leaves visible, from as much as possible to as little as necessary. It repeats what the prompt asks. */
const KEPT = [
  [SUBJECT, TARGET, PROMPT, HAND, PLAYERS],
  [SUBJECT, TARGET, ANSWERS, HAND, PLAYERS],
  [SUBJECT, TARGET, ANSWERS, CHOICES, PLAYERS],
  [SUBJECT, TARGET, PROMPT, HAND],
  [SUBJECT, TARGET, PROMPT],
  [SUBJECT, TARGET],
];
const READABLE = 4; // of these leave a reader who acts next everything to choose from

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The column of a low screen in which a box lies. */
export type Side = 'left' | 'right';

/** A band over the whole width of a box. */
export interface Band {
  top: number;
  height: number;
  side: Side;
  /** Whether the whole text fits. */
  whole: boolean;
}

/** Where a box points to its subject: an edge, and the distance from that edge's left or upper end. */
export interface Pointer {
  edge: 'left' | 'top' | 'bottom';
  at: number;
}

/** Return the best band for a box: one that covers nothing that matters, or a lower one in which its text scrolls; `acts` if the reader acts next. */
export function freeBand(box: HTMLElement, acts: boolean): Band {
  const sides: Side[] = matchMedia(LOW).matches ? ['left', 'right'] : ['left'];
  const levels = KEPT.map((kept) => sides.map((side) => inColumn(box, side, () => bandFor(box, kept.join(), side))));
  return chosenBand(levels, acts) ?? edgeAwayFrom(rectsBeside(box, SUBJECT), innerHeight);
}

/** Measure a box as if it lay in a column. */
function inColumn<T>(box: HTMLElement, side: Side, measure: () => T): T {
  const before = box.dataset['side'];
  box.dataset['side'] = side;
  const measured = measure();
  if (before) box.dataset['side'] = before;
  return measured;
}

function bandFor(box: HTMLElement, kept: string, side: Side): Band {
  return { ...bestBand(rectsBeside(box, kept), innerHeight, wholeHeight(box)), side };
}

/**
 * Return the first band with space for the whole text, unless a reader who acts next would not see all choices then; otherwise
 * the first compact one.
 */
export function chosenBand(levels: readonly Band[][], acts: boolean): Band | undefined {
  const readable = acts ? levels.slice(0, READABLE) : levels;
  const isCompact = ({ whole, height }: Band) => whole || height >= COMPACT;
  return readable.flat().find(({ whole }) => whole) ?? levels.slice(1).flat().find(isCompact);
}

/** Return a low band at the edge of the screen that is further from a subject, which leaves no space for more. */
export function edgeAwayFrom([subject]: readonly Rect[], height: number): Band {
  const isAbove = subject !== undefined && subject.top + subject.bottom > height;
  return { top: isAbove ? MARGIN : height - MARGIN - LOWEST, height: LOWEST, side: 'left', whole: false };
}

/** Return the rectangles of elements that a box could cover, judged by its left and right edges. */
function rectsBeside(box: HTMLElement, selector: string): Rect[] {
  const { left, right } = box.getBoundingClientRect();
  const rects = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return rects.filter((rect) => rect.left < right && rect.right > left);
}

/** Return a box's height if it did not have to scroll its text, whatever space it had until now. */
function wholeHeight(box: HTMLElement): number {
  const text = box.querySelector('.text');
  const read = text?.scrollTop ?? 0; // a text that fits forgets how far it was scrolled
  const { maxHeight } = box.style;
  box.style.maxHeight = 'none';
  const height = box.offsetHeight;
  box.style.maxHeight = maxHeight;
  if (text) text.scrollTop = read;
  return height;
}

/** Return the first band that is high enough for a box, or the highest one. */
export function bestBand(kept: readonly Rect[], height: number, wanted: number): Omit<Band, 'side'> {
  const bands = bandsBetween(kept, height);
  const best = bands.find((band) => band.height >= wanted) ?? bands.reduce((one, other) => (other.height > one.height ? other : one));
  return { top: best.top, height: Math.min(best.height, wanted), whole: best.height >= wanted };
}

/** Return the bands between rectangles, from the top of the screen to its bottom. */
function bandsBetween(kept: readonly Rect[], height: number): Pick<Band, 'top' | 'height'>[] {
  const bands: Pick<Band, 'top' | 'height'>[] = [];
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

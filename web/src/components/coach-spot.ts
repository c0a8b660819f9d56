/** Where a lesson's box lies on a small screen, and where the edge of the box points to its subject on a large one. */
const MARGIN = 6; // pixels
const COMPACT = 96; // pixels; high enough to read while scrolling
const LOWEST = 90; // pixels; the least height of a box
const NEAR = 60; // pixels between a box and the subject to which it points
const CORNER = 22; // pixels; a pointer is no closer to a corner of its box
const SUBJECT = '[data-taught]';
const TARGET = '[data-suggested]';
const LINE = 'section.line';
const PROMPT = `${LINE} .prompt`;
const ANSWERS = `${LINE} .buttons button`;
const CHOICES = 'button.glow';
const HAND = 'section.own';
const TABLE = '.board > .table';
const PLAYERS = 'section.panels article'; // to compare them
const LOW = '(width >= 560px) and (height < 560px)'; // a screen with two columns

/**
 * What a box leaves visible if the reader reads on, and if the reader acts: from as much as possible to as little as necessary. It first
 * covers the action line, whose prompt it repeats, then the hand, and only then the table, of which it speaks. Only the last list leaves
 * out the players.
 */
const READ = [[SUBJECT, TABLE, HAND, PLAYERS], [SUBJECT, TABLE, PLAYERS], [SUBJECT, HAND, PLAYERS], [SUBJECT, PLAYERS], [SUBJECT]];
const CHOSEN_FROM = [
  [SUBJECT, TARGET, PROMPT, ANSWERS, CHOICES, TABLE, HAND, PLAYERS],
  [SUBJECT, TARGET, ANSWERS, CHOICES, TABLE, HAND, PLAYERS],
  [SUBJECT, TARGET, ANSWERS, CHOICES, TABLE, PLAYERS],
  [SUBJECT, TARGET, ANSWERS, CHOICES, HAND, PLAYERS],
  [SUBJECT, TARGET, ANSWERS, CHOICES, PLAYERS],
  [SUBJECT, TARGET, ANSWERS, CHOICES],
];

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

/**
 * Return the best band for a box: the one next to the action line, within reach of the thumbs, unless it would cover something
 * that matters there; or a lower one, in which its text scrolls. `acts` if the reader acts next.
 */
export function freeBand(box: HTMLElement, acts: boolean): Band {
  const sides: Side[] = matchMedia(LOW).matches ? ['right', 'left'] : ['left'];
  const kept = acts ? CHOSEN_FROM.slice(Number(isText(box))) : READ;
  const levels = kept.map((some) => sides.map((side) => inColumn(box, side, () => bandFor(box, some.join(), side))));
  return chosenBand(levels) ?? edgeAwayFrom(rectsBeside(box, SUBJECT), innerHeight);
}

/** Measure a box as if it lay in a column. */
function inColumn<T>(box: HTMLElement, side: Side, measure: () => T): T {
  const before = box.dataset['side'];
  box.dataset['side'] = side;
  const measured = measure();
  if (before) box.dataset['side'] = before;
  return measured;
}

/** Whether a box has a text, and not only the next move. */
function isText(box: HTMLElement): boolean {
  return box.querySelector('.text')?.checkVisibility() ?? false;
}

function bandFor(box: HTMLElement, kept: string, side: Side): Band {
  const [line] = rectsBeside(box, LINE);
  const band = bestBand(rectsBeside(box, kept), innerHeight, wholeHeight(box), line?.bottom ?? 0);
  return { ...(line && isText(box) ? overPrompt(band, line) : band), side };
}

/**
 * Return the first band with space for the whole text, or else the highest one in which it can scroll. What is kept last leaves
 * out the players, and so is used only if a text could not even scroll otherwise.
 */
export function chosenBand(levels: readonly Band[][]): Band | undefined {
  const polite = levels.slice(0, -1).flat();
  const isCompact = ({ whole, height }: Band) => whole || height >= COMPACT;
  return polite.find(({ whole }) => whole) ?? highest(polite.filter(isCompact)) ?? levels.slice(-1).flat().find(isCompact);
}

function highest(bands: readonly Band[]): Band | undefined {
  return bands.toSorted((one, other) => other.height - one.height)[0];
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
  const { maxHeight, minHeight } = box.style;
  Object.assign(box.style, { maxHeight: 'none', minHeight: '0' });
  const height = box.offsetHeight;
  Object.assign(box.style, { maxHeight, minHeight });
  if (text) text.scrollTop = read;
  return height;
}

/** Return the place for a box of which the bottom is as near as possible to `home`, or the highest band if no other one is high enough. */
export function bestBand(kept: readonly Rect[], height: number, wanted: number, home: number): Omit<Band, 'side'> {
  const bands = bandsBetween(kept, height);
  const wished = home - wanted;
  const places = bands
    .filter((band) => band.height >= wanted)
    .map((band) => Math.min(Math.max(wished, band.top), band.top + band.height - wanted));
  if (places.length) {
    const top = places.reduce((one, other) => (Math.abs(other - wished) < Math.abs(one - wished) ? other : one));
    return { top, height: wanted, whole: true };
  }
  const { top, height: least } = bands.reduce((one, other) => (other.height > one.height ? other : one));
  return { top, height: least, whole: false };
}

/** Return a place that covers the prompt as a whole, instead of a part of it. */
export function overPrompt<Place extends Pick<Band, 'top' | 'height'>>(place: Place, { top, bottom }: Pick<Rect, 'top' | 'bottom'>): Place {
  const isInLine = place.top > top && place.top < bottom;
  return isInLine ? { ...place, top, height: place.height + place.top - top } : place;
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

/** Return where a box points to its subject, at its left or in its own column; null if something else is between them, at which it would point. */
export function pointerTo(box: Rect, subject: Rect): Pointer | null {
  if (box.left - subject.right > NEAR) return null;
  if (subject.right <= box.left) return { edge: 'left', at: along(box.top, box.bottom, (subject.top + subject.bottom) / 2) };
  const at = along(box.left, box.right, (subject.left + subject.right) / 2);
  return { edge: subject.top < box.top ? 'top' : 'bottom', at };
}

/** Return the distance of a place from the start of an edge, or of the nearest place that is not in a corner. */
function along(start: number, end: number, place: number): number {
  return Math.min(Math.max(place - start, CORNER), end - start - CORNER);
}

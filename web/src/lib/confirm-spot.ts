/** Where the buttons that confirm a choice are on a large screen: next to what was chosen, where they cover nothing to click. */
import type { Rect } from './placement';

const GAP = 10; // pixels
const NEEDED = '.board button.glow, .board .choices button, .own .card, .panels, .side, section.line';
const READ = ['.board .tally', '.board .card', '.board :is(h3, h4, .note)']; // what they cover only if there is no other place, the last ones first
const AREA = '.own section, .table section'; // what a chosen card lies in, next to which there is more space

interface Spot {
  left: number;
  top: number;
}

/** Return the places next to a target, the best ones first. */
function spotsAt(target: Rect, box: Pick<Rect, 'width' | 'height'>, inside: (left: number) => number): Spot[] {
  const middle = target.top + (target.height - box.height) / 2;
  const [below, above] = [target.bottom + GAP, target.top - GAP - box.height];
  const center = inside(target.left + (target.width - box.width) / 2);
  return [
    ...[center, inside(target.right - box.width), inside(target.left)].flatMap((left) => [
      { left, top: below },
      { left, top: above },
    ]),
    { left: target.right + GAP, top: middle },
    { left: target.left - GAP - box.width, top: middle },
  ];
}

/**
 * Return the place of a box next to the first possible target, in pixels; null if every place would cover something that is needed. It covers
 * as little as possible of what there is to read, the first of which matters most.
 */
export function spotBeside(
  targets: readonly Rect[],
  box: Pick<Rect, 'width' | 'height'>,
  needed: readonly Rect[],
  screen: Rect,
  read: readonly (readonly Rect[])[] = [],
): Spot | null {
  const inside = (left: number) => Math.min(Math.max(left, screen.left + GAP), screen.right - GAP - box.width);
  const spots = targets.flatMap((target) => spotsAt(target, box, inside));
  const isFree = (spot: Spot, taken: readonly Rect[]) => {
    const rect = { ...spot, right: spot.left + box.width, bottom: spot.top + box.height };
    const isInside = rect.left >= screen.left && rect.right <= screen.right && rect.top >= screen.top && rect.bottom <= screen.bottom;
    return isInside && !taken.some((other) => overlap(rect, other));
  };
  for (let kinds = read.length; kinds >= 0; kinds--) {
    const taken = [...needed, ...read.slice(0, kinds).flat()];
    const found = spots.find((spot) => isFree(spot, taken));
    if (found) return found;
  }
  return null;
}

type Edges = Omit<Rect, 'width' | 'height'>;

function overlap(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Return the size that a box will have next to a card, where it has a frame. */
function sizeOf(box: HTMLElement): Pick<Rect, 'width' | 'height'> {
  box.classList.add('floating');
  const { offsetWidth: width, offsetHeight: height } = box;
  box.classList.remove('floating');
  return { width, height };
}

/** Return the style that puts a box next to the selected card, or else next to the cards among which it lies; empty if there is no place for it. */
export function besideChosen(box: HTMLElement): string {
  const chosen = [...document.querySelectorAll('.board .again')].at(-1)?.closest('button');
  if (!chosen) return '';
  const rects = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const targets = [chosen, chosen.closest(AREA)].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const spot = spotBeside(targets, sizeOf(box), rects(NEEDED), screen, READ.map(rects));
  return spot ? `position: fixed; left: ${Math.round(spot.left)}px; top: ${Math.round(spot.top)}px` : '';
}

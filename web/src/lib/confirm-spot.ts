/** Where the buttons that confirm a choice are on a large screen: next to what was chosen, where they cover nothing to click. */
import type { Rect } from './placement';

const GAP = 10; // pixels
const NEEDED = '.board button.glow, .board .choices button, .panels, .side, section.line';

/** Return the place of a box next to a target, in pixels; null if every place would cover something. */
export function spotBeside(
  target: Rect,
  box: Pick<Rect, 'width' | 'height'>,
  needed: readonly Rect[],
  screen: Rect,
): { left: number; top: number } | null {
  const inside = (left: number) => Math.min(Math.max(left, screen.left + GAP), screen.right - GAP - box.width);
  const center = inside(target.left + (target.width - box.width) / 2);
  const middle = target.top + (target.height - box.height) / 2;
  const [below, above] = [target.bottom + GAP, target.top - GAP - box.height];
  const spots = [
    ...[center, inside(target.right - box.width), inside(target.left)].flatMap((left) => [
      { left, top: below },
      { left, top: above },
    ]),
    { left: target.right + GAP, top: middle },
    { left: target.left - GAP - box.width, top: middle },
  ];
  const fits = (spot: { left: number; top: number }) => {
    const rect = { ...spot, right: spot.left + box.width, bottom: spot.top + box.height };
    const isInside = rect.left >= screen.left && rect.right <= screen.right && rect.top >= screen.top && rect.bottom <= screen.bottom;
    return isInside && !needed.some((other) => overlap(rect, other));
  };
  return spots.find(fits) ?? null;
}

type Edges = Omit<Rect, 'width' | 'height'>;

function overlap(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Return the style that puts a box next to the selected card, whose sign says that another click confirms; empty if there is no place for it. */
export function besideChosen(box: HTMLElement): string {
  const target = [...document.querySelectorAll('.board .again')].at(-1)?.closest('button');
  if (!target) return '';
  const needed = [...document.querySelectorAll(NEEDED)].map((one) => one.getBoundingClientRect());
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const spot = spotBeside(target.getBoundingClientRect(), { width: box.offsetWidth, height: box.offsetHeight }, needed, screen);
  return spot ? `position: fixed; left: ${Math.round(spot.left)}px; top: ${Math.round(spot.top)}px` : '';
}

/** Elements with a name (`data-anchor`): the places of cards and tokens on the page. */
import { art, type GameName } from './art';

const OF_A_SEAT = /^(?:hand|tableau|sacrifices|stones|points|stack|village)-(\d)/;
const OF_A_ROW = /^(?:below|offer)-(\d)/;

/** Return an anchor's element; if it is not on the page, its player's panel or its row of the offer. */
export function findAnchor(name: string): HTMLElement | null {
  const seat = OF_A_SEAT.exec(name);
  const row = OF_A_ROW.exec(name);
  return find(name) ?? (seat && find(`panel-${seat[1]}`)) ?? (row && find(`row-${row[1]}`));
}

/** Return the card with a picture at an anchor, other than these; null if there is none. */
export function findCard(game: GameName, name: string, face: string, except: readonly HTMLElement[]): HTMLElement | null {
  const anchor = find(name);
  const inside = anchor?.querySelectorAll<HTMLElement>('.card') ?? [];
  const cards = anchor?.matches('.card') ? [anchor] : [...inside];
  return (
    cards.find((card) => isSeen(card) && !except.includes(card) && card.querySelector('img')?.getAttribute('src') === art(game, face)) ??
    null
  );
}

/** Return the element that is visible: a small screen leaves some out. */
function find(name: string): HTMLElement | null {
  const anchors = document.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`);
  return [...anchors].find(isSeen) ?? null;
}

/** Whether an element is visible and has a size: an empty list has none, and would be at the corner of the page. */
function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility() && width + height > 0;
}

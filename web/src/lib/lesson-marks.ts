/** The marks of a lesson on the page: the subject of a box, and the target of the suggested action. */
import { targetOf } from '../game/lessons/targets';
import { verbOf } from '../game/verb';
import { findAnchor, findCard } from './anchors';
import type { GameName } from './art';

const VISIBLE = 24; // pixels; an anchor may be a spot without a size

/** Mark an element until the returned function is called. */
function mark(element: Element | null | undefined, name: 'taught' | 'suggested'): () => void {
  element?.setAttribute(`data-${name}`, '');
  return () => element?.removeAttribute(`data-${name}`);
}

/** Mark the subject of a box. */
export function markTaught(anchor: string | null): () => void {
  const element = anchor ? findAnchor(anchor) : null;
  return mark(element && element.offsetHeight < VISIBLE ? element.parentElement : element, 'taught');
}

/** Say on the page which mark has the ring, until the returned function is called: the next click, else the subject. Nothing else has one then. */
export function ringOne(): () => void {
  const ringed = ['suggested', 'taught'].find((name) => document.querySelector(`[data-${name}]`));
  const { dataset } = document.documentElement;
  if (ringed) dataset['ringed'] = ringed;
  return () => delete dataset['ringed'];
}

/** Mark what to click next for an action: the confirmation once it is selected, its own button, or its card on the board. */
export function markSuggested(game: GameName, action: string, label: string, seat: number, chosen: string | null): () => void {
  if (chosen === action) return mark(document.querySelector('.choice .primary'), 'suggested');
  return mark(buttonFor(action) ?? onBoard(game, action, seat) ?? glowing(label), 'suggested');
}

/** Return the button of an action, or the one of all actions of its sort, such as laying down the whole hand. */
function buttonFor(action: string): Element | null {
  const find = (name: string) => document.querySelector(`[data-action="${CSS.escape(name)}"]`);
  return find(action) ?? find(verbOf(action));
}

function onBoard(game: GameName, action: string, seat: number): Element | null {
  const target = targetOf(action, seat);
  if (!target) return null;
  return target.face ? findCard(game, target.anchor, target.face, []) : findAnchor(target.anchor);
}

/** Return the card on the board whose name says what it does. */
function glowing(label: string): Element | undefined {
  const words = label.toLowerCase();
  return [...document.querySelectorAll('button.glow')].find((card) => card.getAttribute('aria-label')?.toLowerCase().includes(words));
}

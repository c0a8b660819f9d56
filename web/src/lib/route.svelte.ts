/** The page that the address names, and how to go to another one without reloading. */
import { address, placeOf, type Place } from './address';

const START: Place = { path: '/', query: '', anchor: '' };

class Route {
  private place = $state.raw(placeOf(location.href) ?? START);
  readonly path = $derived(this.place.path);
  readonly query = $derived(new URLSearchParams(this.place.query));
  /** The part of the page that is meant, such as a clause of the rules. */
  readonly anchor = $derived(this.place.anchor);
  /** The parts of the path. */
  readonly parts = $derived(this.path.split('/').filter(Boolean));

  /** Read the browser's address. */
  look(): void {
    this.place = placeOf(location.href) ?? START;
  }
}

export const route = new Route();

/** Go to another page, given as its path. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', address(path));
  else history.pushState(null, '', address(path));
  route.look();
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Follow a link to one of our pages without reloading; all other clicks, such as on a download, are the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !link || !plain || link.target || link.hasAttribute('download')) return;
  const place = placeOf(link.href);
  if (!place) return;
  event.preventDefault();
  const path = place.path + place.query + (place.anchor && `#${place.anchor}`);
  if (place.path === route.path && place.anchor) goWithin(path);
  else go(path);
}

/** Go to a part of the page that is shown, which scrolls to it. */
function goWithin(path: string): void {
  history.pushState(null, '', address(path));
  route.look();
}

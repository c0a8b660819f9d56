/** The path of the page, and how to go to another one without reloading. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  /** Return the parts of the path. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  /** Read the browser's address. */
  look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** Go to another page. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.look();
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Follow a link to one of our pages without reloading; all other clicks, such as on a download, are the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (
    event.defaultPrevented ||
    !link ||
    !plain ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    link.pathname.startsWith('/api')
  )
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

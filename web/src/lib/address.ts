/**
 * The addresses of our pages, of the files next to them and of the server's API: the only module that knows below which path
 * the page lives. The server sends the first page for every path. A plain web host cannot do that, so the static site has its
 * paths in the fragment (`#/table/ID`): there, every address loads the same file.
 */

import { NOT_PAGES } from '../api/facts';

/** Where the paths of our pages stand in an address. */
export type Style = 'path' | 'fragment';

/** One of our pages: its path, its query and the part of it that is meant. */
export interface Place {
  path: string;
  query: string;
  anchor: string;
}

/** Whether this is the static site, which any web host can serve. */
export const IS_SITE = import.meta.env.MODE === 'site';
const STYLE: Style = IS_SITE ? 'fragment' : 'path';

/** Return the address of a page, given as its path with query and anchor, on a site that lives at `base`. */
export function addressIn(base: string, style: Style, path: string): string {
  return style === 'path' ? base + path.slice(1) : `${base}#${path}`;
}

/** Return the place that a whole address names; null if it is none of our pages. */
export function placeIn(base: string, style: Style, address: string): Place | null {
  const url = new URL(address);
  const home = new URL(base);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return null;
  const rest = `/${url.pathname.slice(home.pathname.length)}`;
  if (style === 'fragment') return ['/', '/index.html'].includes(rest) ? placeOfPath(url.hash.slice(1)) : null;
  const isPage = !NOT_PAGES.some((first) => rest.split('/')[1] === first);
  return isPage ? { path: rest, query: url.search, anchor: decoded(url.hash.slice(1)) } : null;
}

/** Return the place in a fragment; one without a path is the start page. */
function placeOfPath(path: string): Place {
  const { pathname, search, hash } = new URL(path.startsWith('/') ? `http://x${path}` : 'http://x/');
  return { path: pathname, query: search, anchor: decoded(hash.slice(1)) };
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Return the path of the folder that the page lives in, with a slash at its end. The build knows it, except that of a static site. */
function base(): string {
  const { BASE_URL } = import.meta.env;
  return BASE_URL.startsWith('/') ? BASE_URL : new URL(BASE_URL, location.origin + location.pathname).pathname;
}

/** Return the address of one of our pages. */
export function address(path: string): string {
  return addressIn(base(), STYLE, path);
}

/** Return the whole address of one of our pages, to send to others. */
export function link(path: string): string {
  return location.origin + address(path);
}

/** Return the place that an address names; null if it is none of our pages. */
export function placeOf(href: string): Place | null {
  return placeIn(location.origin + base(), STYLE, href);
}

/** Return the address of a file next to the page, or of a path of the API. */
export function file(path: string): string {
  return base() + path.replace(/^\//, '');
}

/** Return the id in a link to a table or a replay, or the id itself; undefined if there is none. */
export function tableIn(text: string): string | undefined {
  const [, linked, alone] = /\/(?:table|replay)\/([\w-]+)|^([\w-]+)$/.exec(text.trim()) ?? [];
  return linked ?? alone;
}

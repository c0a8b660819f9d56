/** What the service worker stores, and which stored file answers a request. */

/** The files of one build, as the build lists them. */
export interface Plan {
  /** Different for each build with other files. */
  version: string;
  /** The hash of each file, by its path from the folder of the page. The first page has the empty path: some hosts redirect its name. */
  files: Readonly<Record<string, string>>;
  /** First parts of paths that the server answers itself. */
  notPages: readonly string[];
}

/** What decides about a request. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export const FIRST_PAGE = '';
const ARTWORK = 'assets/'; // these names change with their content, so a file of an older build is still right

/** Return the start of the names of all our caches for a folder. Other pages of the same host have their own. */
export function cachesOf(scope: string): string {
  return `bali ${scope} `;
}

/** Return the path of the stored file that answers a request; null if the network does. */
export function storedFor({ method, mode, url }: Asked, scope: string, { files, notPages }: Plan): string | null {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== 'GET' || !address.startsWith(scope)) return null;
  const path = address.slice(scope.length);
  const [first = ''] = path.split('/');
  if (notPages.includes(first)) return null;
  if (path in files || path.startsWith(ARTWORK)) return path;
  return mode === 'navigate' && (path === 'index.html' || !path.includes('.')) ? FIRST_PAGE : null;
}

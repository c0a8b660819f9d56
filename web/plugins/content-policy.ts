/** A plugin for Vite that writes the content policy into the page of the static site, because a plain host sends none. */
import type { Plugin } from 'vite';
import { CONTENT_POLICY } from '../src/api/facts.ts';

const ONLY_IN_HEADERS = 'frame-ancestors';

/** Return the plugin. The page may also load from this server. */
export function contentPolicy(server: string | null): Plugin {
  const directives = Object.entries(CONTENT_POLICY)
    .filter(([name]) => name !== ONLY_IN_HEADERS)
    .map(([name, sources]) => `${name} ${sources}${name === 'connect-src' && server ? ` ${new URL(server).origin}` : ''}`);
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: directives.join('; ') };
  return {
    name: 'bali-content-policy',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}

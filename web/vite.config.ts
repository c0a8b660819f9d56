import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { contentPolicy } from './plugins/content-policy.ts';
import { offline } from './plugins/offline.ts';

const rolldownOptions = { checks: { pluginTimings: false } }; // a slow machine is no warning

/** The page for our server, or with `--mode site` for any web host, below any path (docs/guide/static-site.md). */
export default defineConfig(({ mode }) => {
  const isSite = mode === 'site';
  const { BALI_SERVER = '', BALI_BASE = '/' } = loadEnv(mode, '.', 'BALI_');
  const server = isSite && BALI_SERVER ? new URL(BALI_SERVER.replace(/\/*$/, '/')).href : null;
  return {
    base: isSite ? './' : BALI_BASE,
    plugins: [svelte(), offline(), ...(isSite ? [contentPolicy(server)] : [])],
    define: { 'import.meta.env.SERVER': JSON.stringify(server) },
    build: {
      outDir: isSite ? '../build/site' : '../src/bali/client',
      emptyOutDir: true,
      assetsInlineLimit: 0, // pictures are files of their own: cached, and allowed by the server's content policy
      modulePreload: { polyfill: false },
      rolldownOptions,
    },
    worker: { format: 'es', rolldownOptions },
    server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
  };
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bali/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // pictures are files of their own: cached, and allowed by the server's content policy
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
});

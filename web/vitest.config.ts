import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  define: { 'import.meta.env.SERVER': 'null' },
  server: { fs: { allow: ['..'] } }, // the catalogues are outside
  test: { include: ['src/**/*.test.ts'] },
});

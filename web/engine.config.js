/** Builds the engine alone, for other pages and for Node: `npm run engine`. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

const GAMES = ['altar', 'dalang'];
const SIZES = ['small', 'large'];
const FILES = [
  ...GAMES.map((game) => `src/engine/${game}.wasm`),
  ...GAMES.flatMap((game) => SIZES.map((size) => `../src/bali/bots/weights/${game}-${size}.network`)),
];

const files = {
  name: 'modules-and-networks',
  generateBundle() {
    for (const file of FILES) this.emitFile({ type: 'asset', fileName: basename(file), source: readFileSync(file) });
  },
};

export default defineConfig({
  plugins: [files],
  publicDir: false,
  build: {
    lib: { entry: 'src/engine/engine.ts', formats: ['es'], fileName: () => 'engine.mjs' },
    outDir: '../build/engine',
    emptyOutDir: true,
  },
});

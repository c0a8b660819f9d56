/** Builds the engine alone, for other pages and for Node: `npm run engine`. */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const MODULES = ['altar.wasm', 'dalang.wasm'];

const modules = {
  name: 'modules',
  generateBundle() {
    for (const fileName of MODULES) this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/engine/${fileName}`) });
  },
};

export default defineConfig({
  plugins: [modules],
  publicDir: false,
  build: {
    lib: { entry: 'src/engine/engine.ts', formats: ['es'], fileName: () => 'engine.mjs' },
    outDir: '../build/engine',
    emptyOutDir: true,
  },
});

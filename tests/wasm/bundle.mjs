/** Writes the engine's wrapper as one file of JavaScript, with the page's own tools: `node bundle.mjs WEB FOLDER`. */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [web, folder] = process.argv.slice(2);
const { build } = await import(
  pathToFileURL(createRequire(`${web}/package.json`).resolve("vite"))
);
await build({
  configFile: false,
  logLevel: "error",
  build: {
    lib: {
      entry: `${web}/src/engine/engine.ts`,
      formats: ["es"],
      fileName: () => "engine.mjs",
    },
    outDir: folder,
    minify: false,
  },
});

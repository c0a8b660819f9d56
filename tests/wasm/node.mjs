/** Reads tasks as lines of JSON, performs them with the engine, and writes the results: `node node.mjs BUNDLE MODULES NETWORKS`. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { perform } from "./tasks.js";

const [bundle, modules, networks] = process.argv.slice(2);
const wrapper = await import(pathToFileURL(bundle));
const engines = {};

async function engineOf(game) {
  const engine = await wrapper.loadEngine(
    game,
    readFileSync(`${modules}/${game}.wasm`),
  );
  for (const size of ["small", "large"])
    engine.useNetwork(size, readFileSync(`${networks}/${game}-${size}.network`));
  return engine;
}

for await (const line of createInterface({ input: process.stdin })) {
  const task = JSON.parse(line);
  engines[task.game] ??= await engineOf(task.game);
  const result = perform(engines[task.game], task, wrapper);
  console.log(JSON.stringify({ number: task.number, result }));
}

/** Reads tasks as lines of JSON, performs them with the engine, and writes the results: `node node.mjs BUNDLE FOLDER`. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { perform } from "./tasks.js";

const [bundle, folder] = process.argv.slice(2);
const wrapper = await import(pathToFileURL(bundle));
const engines = {};

for await (const line of createInterface({ input: process.stdin })) {
  const task = JSON.parse(line);
  engines[task.game] ??= await wrapper.loadEngine(
    task.game,
    readFileSync(`${folder}/${task.game}.wasm`),
  );
  const result = perform(engines[task.game], task, wrapper);
  console.log(JSON.stringify({ number: task.number, result }));
}

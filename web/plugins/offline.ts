/** A plugin for Vite that adds the service worker to the page, with the list of all files that it stores. */
import type { Plugin } from 'vite';
import { NOT_PAGES } from '../src/api/facts.ts';
import { FIRST_PAGE, type Plan } from '../src/offline/plan.ts';

const SOURCE = 'src/offline/sw.ts';
const NAME = 'sw.js';
const LIST = 'PLAN'; // the name of the list in the source

/** Return the plugin. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'bali-offline',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: NAME });
    },
    generateBundle: {
      order: 'post', // when the other files are complete
      async handler(_, bundle) {
        const { [NAME]: worker, ...built } = bundle;
        if (worker?.type !== 'chunk' || worker.imports.length) throw new Error(`${NAME} must be one script without imports`);
        const contents = Object.values(built).map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
        const copied = (await this.fs.readdir(folder)).map(async (name) => [name, await this.fs.readFile(`${folder}/${name}`)] as const);
        const plan = await planOf([...contents, ...(await Promise.all(copied))]);
        worker.code = `const ${LIST} = ${JSON.stringify(plan)};\n${worker.code}`;
      },
    },
  };
}

/** Return the plan for a build with these files. */
async function planOf(files: readonly (readonly [name: string, content: string | Uint8Array])[]): Promise<Plan> {
  const entries = files.map(async ([name, content]) => [name === 'index.html' ? FIRST_PAGE : name, await hash(content)] as const);
  const sorted = (await Promise.all(entries)).sort(([one], [other]) => (one < other ? -1 : 1));
  const version = (await hash(JSON.stringify(sorted))).replace(/\W/g, '').slice(6, 22);
  return { version, files: Object.fromEntries(sorted), notPages: NOT_PAGES };
}

/** Return the hash of a file, in the notation in which a browser checks it. */
async function hash(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** The worker that owns this device's tables. It speaks the messages of the server's socket, over one port for each page at a table. */
import { engineOf } from './engines';
import { Host } from './host';
import type { FromPage, Reply, Request, TaskName } from './protocol';
import { codeOf } from './refusal';
import { Store } from './store';
import { WorkerThinker } from './thinker';
import { Viewer } from './viewers';

const channel = new BroadcastChannel('bali-tables'); // tells other tabs which table has changed

const host = new Host({
  store: new Store(),
  thinker: new WorkerThinker(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })),
  engineOf,
  announce: (table) => channel.postMessage(table),
});

channel.onmessage = ({ data }: MessageEvent<string>) => void host.changed(data).catch(console.error);

onmessage = ({ data, ports: [port] }: MessageEvent<Request>) => {
  if ('task' in data) void carryOut(data.call, data.task, data.given).then((reply) => postMessage(reply));
  else if (port) void serve(data.join, port);
};

async function carryOut(call: number, task: TaskName, given: unknown): Promise<Reply> {
  try {
    return { call, found: await host.tasks[task](given as never) };
  } catch (error) {
    return { call, refused: { code: codeOf(error), message: String(error) } };
  }
}

/** Connect a page to a table until it leaves. */
async function serve(name: string, port: MessagePort): Promise<void> {
  const viewer = new Viewer((message) => port.postMessage(message));
  try {
    const table = await host.join(name, viewer);
    port.onmessage = ({ data }: MessageEvent<FromPage>) => {
      if (data !== 'leave') void table.receive(viewer, data);
      else {
        host.leave(table, viewer);
        port.close();
      }
    };
  } catch (error) {
    port.postMessage({ closed: codeOf(error) });
  }
}

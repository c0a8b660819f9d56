import { expect, it, vi } from 'vitest';
import type { Wording } from '../game/wording';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', { origin: 'http://here', pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);
const timers: (() => void)[] = []; // that are due when a test says so
vi.stubGlobal('window', { setTimeout: (call: () => void) => timers.push(call) });
vi.stubGlobal('clearTimeout', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false, documentElement: {} });

/** The server's end of a socket. */
class ServerSocket {
  static readonly OPEN = 1;
  static last: ServerSocket;
  readyState = 1;
  readonly sent: { do: string; action?: string }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  private version = 0;

  constructor() {
    ServerSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string });
  }

  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }

  deliver(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  show(step: number, actions: string[], whole = false, undo = 0): void {
    const game = { step, actions, undo, asked: 0, clocks: { now: 0 } };
    this.deliver({
      type: 'view',
      version: ++this.version,
      whole,
      table: null,
      game,
      log: { length: 0, fresh: 0, lines: [] },
      chat: [],
      spectator_chat: [],
    });
  }

  acts(): (string | undefined)[] {
    return this.sent.filter((command) => command.do === 'act').map((command) => command.action);
  }
}

vi.stubGlobal('WebSocket', ServerSocket);
const { TableClient } = await import('./table-client.svelte');
const { Turn } = await import('./turn.svelte');
const { toasts } = await import('./toasts.svelte');
const { settings } = await import('./settings.svelte');
const { say } = await import('./words.svelte');

function sit() {
  const unsent: string[] = [];
  const client = new TableClient('x', {
    onRefused: () => turn.refused(),
    onDisconnect: () => turn.disconnected(),
    onUnsent: (command) => unsent.push(command.do),
  });
  const wording = {
    preview: () => '',
    label: (action: string) => action,
    isGrave: (action: string) => action === 'stop',
    alwaysAsks: (action: string) => action.startsWith('take'),
  } as unknown as Wording;
  const turn = new Turn(client, () => wording);
  return { client, turn, unsent, server: ServerSocket.last };
}

it('acts again after an undo', async () => {
  const { turn, server } = sit();
  server.show(10, ['pass'], true);
  await turn.choose('pass');
  server.show(11, ['pass']);
  turn.undo(false);
  server.show(10, ['pass']);
  await turn.choose('pass');
  expect(server.acts()).toEqual(['pass', 'pass']);
});

it('sends an action once for a view', async () => {
  const { turn, server } = sit();
  server.show(10, ['pass'], true);
  await turn.choose('pass');
  await turn.choose('pass');
  expect(server.acts()).toEqual(['pass']);
});

it('acts again after a refusal, and after the connection was lost', async () => {
  const { turn, server } = sit();
  server.show(10, ['pass'], true);
  await turn.choose('pass');
  server.deliver({ type: 'refused', code: 'busy', message: '', do: 'act' });
  await turn.choose('pass');
  server.show(10, ['pass'], true);
  await turn.choose('pass');
  expect(server.acts()).toEqual(['pass', 'pass', 'pass']);
});

it('keeps its plan and its order when someone talks in between', () => {
  const { turn, server } = sit();
  server.show(10, ['lay a', 'lay b', 'lay c'], true);
  turn.carryOut(['lay a', 'lay b', 'lay c']);
  server.show(11, ['lay b', 'lay c']);
  turn.moved();
  server.show(11, ['lay b', 'lay c']);
  server.show(12, ['lay c']);
  turn.moved();
  expect(server.acts()).toEqual(['lay a', 'lay b', 'lay c']);
});

it('plans nothing after an action for the same view, such as by a key that two parts of the page follow', async () => {
  const { turn, server } = sit();
  server.show(10, ['lay a', 'pass'], true);
  turn.carryOut(['pass']);
  turn.carryOut(['lay a', 'lay b']);
  expect([server.acts(), turn.isActing, turn.isPlanning]).toEqual([['pass'], true, false]);
  server.show(11, ['flee']);
  turn.moved();
  expect(turn.isActing).toBe(false);
  await turn.choose('flee');
  expect(server.acts()).toEqual(['pass', 'flee']);
});

it('drops a plan once others decide, and one that a question does not allow', () => {
  const { turn, server } = sit();
  for (const next of [[], ['flee']]) {
    server.show(10, ['lay a', 'lay b'], true);
    turn.carryOut(['lay a', 'lay b']);
    server.show(11, next);
    turn.moved();
    expect(turn.isActing).toBe(false);
  }
});

it('gives an answer to who asked, also after a refusal that names nobody', async () => {
  const { client, server } = sit();
  server.show(10, ['a', 'b'], true);
  const first = client.ask('previewed', { do: 'preview', step: 10, action: 'a' });
  server.deliver({ type: 'refused', code: 'limit', message: '', do: null });
  const second = client.ask('previewed', { do: 'preview', step: 10, action: 'b' });
  server.deliver({ type: 'previewed', step: 10, action: 'b', events: [], final: true });
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ action: 'b' });
});

it('carries out the only legal action without a confirmation', async () => {
  const { turn, server } = sit();
  server.show(10, ['flee'], true);
  await turn.choose('flee');
  expect(server.acts()).toEqual(['flee']);
});

it('carries out what a button names, unless it is grave', async () => {
  const { turn, server } = sit();
  server.show(10, ['done', 'stop'], true);
  void turn.press('stop');
  expect([server.acts(), turn.chosen]).toEqual([[], 'stop']);
  await turn.press('done');
  expect(server.acts()).toEqual(['done']);
});

it('always asks before a card is taken from a stack, so that a double click takes one', async () => {
  const { turn, server } = sit();
  server.show(10, ['take wontong', 'done'], true);
  const choosing = turn.choose('take wontong');
  server.deliver({ type: 'previewed', step: 10, action: 'take wontong', events: [], final: false });
  await choosing;
  expect(server.acts()).toEqual([]);
  await turn.choose('take wontong');
  expect(server.acts()).toEqual(['take wontong']);
});

it('gives no reason after a click too many on the card that was just played', async () => {
  const { turn, server } = sit();
  server.show(10, ['pass'], true);
  await turn.choose('pass');
  server.show(11, ['a', 'b'], true);
  const asked = () => server.sent.filter(({ do: what }) => what === 'why').length;
  void turn.why('pass');
  expect(asked()).toBe(0);
  void turn.why('c');
  expect(asked()).toBe(1);
});

it('asks before the only legal action if the player could then no longer undo the last one', async () => {
  const { turn, server } = sit();
  server.show(10, ['stop'], true, 1);
  const choosing = turn.choose('stop');
  server.deliver({ type: 'previewed', step: 10, action: 'stop', events: [], final: true });
  await choosing;
  expect([server.acts(), turn.chosen]).toEqual([[], 'stop']);
  await turn.choose('stop');
  expect(server.acts()).toEqual(['stop']);
});

it('carries out the only legal action that can be undone, also for a player who confirms every action', async () => {
  settings.skipConfirm = false;
  const { turn, server } = sit();
  server.show(10, ['take 1'], true, 1);
  const choosing = turn.choose('take 1');
  server.deliver({ type: 'previewed', step: 10, action: 'take 1', events: [], final: false });
  await choosing;
  settings.skipConfirm = true;
  expect(server.acts()).toEqual(['take 1']);
});

it('can be clicked again after a click without a connection', async () => {
  const { turn, unsent, server } = sit();
  server.show(10, ['stop', 'play artist'], true);
  server.close();
  await turn.choose('stop');
  expect([turn.chosen, unsent]).toEqual([null, ['preview']]);
  timers.forEach((call) => call()); // reconnects
  const again = ServerSocket.last;
  again.show(10, ['stop', 'play artist'], true);
  const choosing = turn.choose('stop');
  again.deliver({ type: 'previewed', step: 10, action: 'stop', events: [], final: true });
  await choosing;
  await turn.choose('stop');
  expect(again.acts()).toEqual(['stop']);
});

it('says that an action may not have arrived, but not at every attempt to reconnect', async () => {
  timers.length = 0; // those of other tables
  const { turn, server } = sit();
  server.show(10, ['pass'], true);
  await turn.choose('pass');
  toasts.clear();
  server.close();
  expect(toasts.list).toHaveLength(1);
  toasts.clear();
  [...timers].forEach((call) => call()); // reconnects
  ServerSocket.last.close();
  expect(toasts.list).toHaveLength(0);
});

it('shows who is at the table while there is a connection', () => {
  const { client, server } = sit();
  server.deliver({ type: 'presence', connected: [true, false], spectators: 2 });
  expect(client.presence).toMatchObject({ connected: [true, false], spectators: 2 });
  server.close();
  expect(client.presence).toBeNull();
});

it('says that the champion is thinking about a hint until it answers or cannot', async () => {
  const { turn, server } = sit();
  const shown = () => toasts.list.map(({ text }) => text).filter((text) => text === say('web-hint-thinking'));
  server.show(10, ['a', 'b'], true);
  const asked = turn.hint();
  expect([turn.pondering, shown().length]).toEqual([true, 1]);
  server.deliver({ type: 'refused', code: 'no-champion', message: '', do: 'hint' });
  await asked;
  expect([turn.pondering, shown()]).toEqual([false, []]);
});

it('says before the confirmation whether the action can be undone', async () => {
  const { turn, server } = sit();
  server.show(10, ['take 1', 'take 2'], true);
  const chosen = turn.choose('take 1');
  server.deliver({ type: 'previewed', events: [], final: true });
  await chosen;
  expect([turn.awaiting, turn.final]).toEqual(['take 1', true]);
  const other = turn.choose('take 2');
  server.deliver({ type: 'previewed', events: [], final: false });
  await other;
  expect([turn.awaiting, turn.final]).toEqual(['take 2', false]);
});

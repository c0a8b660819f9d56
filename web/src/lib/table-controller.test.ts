/** What the page of a table does by itself when views and refusals arrive. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { position } from '../game/dalang/fixture';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('location', { origin: 'http://here', href: 'http://here/', pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('window', { setTimeout: () => 0, setInterval: () => 0 });
const document = { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: true, documentElement: {}, head: {} };
vi.stubGlobal('document', { ...document, querySelector: () => null, getElementById: () => null });

let connection: { receive: (message: object) => void; sent: { do: string; action?: string }[] };
vi.mock('./tables', () => ({
  connectTo: (_: string, { onMessage }: { onMessage: (message: object) => void }) => {
    connection = { receive: onMessage, sent: [] };
    return {
      isOpen: true,
      send: (command: { do: string }) => connection.sent.push(command),
      close: () => undefined,
      renew: () => undefined,
    };
  },
}));
vi.mock('./attention', () => ({ signal: () => Promise.resolve(), notify: () => undefined }));
vi.mock('./sounds', () => ({ sounds: { turn: () => undefined, card: () => undefined, over: () => undefined } }));
vi.mock('../game/games', async () => {
  const { onlyAnswer } = await import('../game/dalang/automatic');
  const { DalangWording } = await import('../game/dalang/wording');
  return {
    loadGame: () =>
      Promise.resolve({ name: 'dalang', onlyAnswer, wording: (names: string[]) => new DalangWording(names), beats: () => [] }),
  };
});
const { TableController } = await import('./table-controller.svelte');
const { settings } = await import('./settings.svelte');
const { toasts } = await import('./toasts.svelte');
const { speak } = await import('./words.fixture');

let version: number;
let logged: number; // lines
let controller: InstanceType<typeof TableController>;

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 'normal', answersForced: true });
  version = 0;
  logged = 0;
  controller = new TableController('x', { play: () => Promise.resolve(), land: () => undefined });
  show(10, 'playing', ['stop', 'play warrior']);
  await vi.advanceTimersByTimeAsync(0); // the game is loaded
});

afterEach(() => {
  controller.close();
  vi.useRealTimers();
});

/** Show a position to a player whose opponents are bots. */
function show(step: number, prompt: string, actions: string[], lines: object[][] = []): void {
  const seats = [null, 'club', 'club'].map((level, seat) => ({ name: `P${seat}`, yours: !level, level, away: null }));
  const options = { game: 'dalang', clock: null, lesson: null, open_hands: false };
  const table = { status: 'playing', shown: 0, seats, options, next: null };
  const asked = actions.length ? 0 : 1;
  const notice = { name: prompt, clause: '', seat: asked, values: { other: 1, kind: 'warrior' } };
  const state = { ...position(), turn: 0 };
  const game = { step, state, actions, prompt: notice, asked, undo: 0, answers: [], clocks: { now: 0 }, lesson: null, result: null };
  const numbered = lines.map((events) => [logged++, events]);
  const log = { length: logged, fresh: 0, since: null, lines: numbered };
  connection.receive({ type: 'view', version: version++, whole: step === 10, table, game, log, chat: [], spectator_chat: [] });
}

function refuse(command: string, code: string): void {
  connection.receive({ type: 'refused', code, message: '', do: command });
}

const acts = () => connection.sent.filter((command) => command.do === 'act').map(({ action }) => action);

it('answers a question without a choice after the notice', () => {
  show(11, 'repelling', ['flee']);
  expect([controller.automatic.notice !== '', controller.yours, acts()]).toEqual([true, false, []]);
  vi.runAllTimers();
  expect(acts()).toEqual(['flee']);
});

it('answers it also after a plan that was left unfinished', () => {
  show(11, 'laying', ['lay warrior', 'lay priest']);
  controller.turn.carryOut(['lay priest', 'lay warrior']);
  show(12, 'playing', []);
  show(13, 'repelling', ['flee']);
  vi.runAllTimers();
  expect(acts()).toEqual(['lay priest', 'flee']);
});

it('answers it also if a question or an action came too late for the position before', () => {
  show(11, 'repelling', ['flee']);
  refuse('preview', 'stale');
  refuse('act', 'stale');
  vi.runAllTimers();
  expect(acts()).toEqual(['flee']);
});

it('lets the player answer where the answer was refused', () => {
  show(11, 'repelling', ['flee']);
  refuse('act', 'busy');
  vi.runAllTimers();
  expect([controller.yours, acts()]).toEqual([true, []]);
});

it('answers it when the player returns from an earlier position, and when that is turned on', () => {
  controller.position = {} as NonNullable<typeof controller.position>;
  settings.answersForced = false;
  show(11, 'repelling', ['flee']);
  controller.showNow();
  vi.runAllTimers();
  expect(acts()).toEqual([]);
  settings.answersForced = true;
  controller.answerForced();
  vi.runAllTimers();
  expect(acts()).toEqual(['flee']);
});

it('says who has ended the turn of the player, and not when the player does that', async () => {
  await speak('en');
  const forced = (seat: number) => [[{ name: 'forced', seat, values: { kind: 'warrior' }, fades: [] }]];
  show(11, 'playing', [], forced(0));
  expect(toasts.list).toEqual([]);
  show(12, 'playing', [], forced(1));
  expect(toasts.list.map(({ text }) => text)).toEqual(['P1 has ended your turn with a second card (warrior).']);
});

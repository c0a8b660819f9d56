/** A finished game from its beginning, position by position, as src/bali/table/replays.py returns it. */
import { NOBODY, SPECTATOR, type Engine, type State } from '../engine/engine';
import { categoryOf, eventOf, noticeOf, Stage, type Row } from '../engine/reports';
import type { Replay } from '../lib/http';
import type { GameEvent, Result } from '../lib/view';
import { expect } from './refusal';
import type { Saved } from './saved';

type Frame = Replay['frames'][number];

/** Return a finished game as a seat saw it, or with all cards face up if `seat` is null. */
export function replay(saved: Saved, engine: Engine, seat: number | null, ended: Result = played(saved, engine)): Replay {
  const { options } = saved;
  expect(seat === null || seat < options.players, 'seat');
  const states = positions(saved, engine);
  return {
    options: { game: saved.game, players: options.players, variants: [...options.variants], memory: options.memory },
    seats: saved.seats.map(({ name, bot }) => ({ name, level: bot })),
    frames: states.map((state, step) => frame(saved, engine, state, step, seat)),
    lines: saved.actions.map((action, number) => [number, seen(engine, reports(engine, states, action, number), seat)]),
    result: ended,
  };
}

/** Return the result of a game that was played to its end. Throw `Refusal` if it was not. */
export function played(saved: Saved, engine: Engine): Result {
  const { players } = saved.options;
  const last = saved.actions.reduce((state, action) => engine.apply(state, action), engine.start(saved.options));
  expect(engine.actor(last) === NOBODY, 'unfinished');
  const categories = engine.categories(last).map((row) => categoryOf(engine.tables.categories, row, players));
  return { why: 'played', at: null, points: engine.points(last, players), places: engine.places(last, players), categories };
}

/** Return the position before the first action and after each one. */
function positions({ options, actions }: Saved, engine: Engine): State[] {
  const states = [engine.start(options)];
  for (const [number, action] of actions.entries()) states.push(engine.apply(states[number] as State, action));
  return states;
}

function frame({ options }: Saved, engine: Engine, state: State, step: number, seat: number | null): Frame {
  const screen = (viewer: number): State => engine.screen(state, viewer, options.memory === 'faithful');
  const shown = seat === null ? state : screen(seat);
  const actor = engine.actor(state);
  return {
    step,
    asked: actor >= 0 ? actor : null,
    prompt: noticeOf(engine.tables.prompts, engine.prompt(screen(SPECTATOR))),
    known: engine.knownPoints(shown, options.players),
    state: engine.toJson(shown),
  };
}

function reports(engine: Engine, states: readonly State[], action: number, number: number): Row[] {
  return engine.narrate(states[number] as State, action, states[number + 1] as State);
}

/** Return the events of an action as a seat receives them once the game is over. */
function seen(engine: Engine, rows: readonly Row[], seat: number | null): GameEvent[] {
  if (seat === null) return rows.map((row) => ({ ...eventOf(engine.tables, row), fades: [] }));
  const received = rows.map((row) => engine.receive(row, seat, false, Stage.OPEN)).filter((row) => row !== null);
  return received.map((row) => eventOf(engine.tables, row));
}

/** The parts of views: the table without the game, and the result. They mirror `table/view_parts.py`. */
import type { components } from '../api/schema';
import { categoryOf } from '../engine/reports';
import type { GameView, Result, TableView } from '../lib/view';
import { hasResigned, isPersons, type Seat } from './seats';
import { serverCommitment } from './shares';
import type { LocalTable } from './table';

type Schemas = components['schemas'];

/** Return the table without the game. */
export function tableView(table: LocalTable, shown: number | null): TableView {
  const { opened, status } = table;
  return {
    id: table.name,
    options: table.options,
    status,
    seats: table.seats.map(seatView),
    host: true,
    shown,
    commitment: serverCommitment(opened.secret),
    nonce: null,
    secret: status === 'over' ? opened.secret : null,
    previous: opened.previous,
    next: table.next,
    next_seat: table.nextSeat,
    notes: table.notes,
    answers: Object.entries(table.engine.tables.answers.replies).map(([question, replies]) => ({
      question,
      replies: Object.keys(replies),
    })),
  };
}

function seatView(seat: Seat): Schemas['SeatView'] {
  const { player, away } = seat;
  return {
    name: player?.name ?? null,
    level: player?.kind === 'bot' ? player.level : null,
    away: away?.why ?? null,
    yours: isPersons(seat),
    reserved: null,
    invited: false,
    declined: null,
    commitment: null,
    share: null,
  };
}

/** Return the clocks. Nobody at this device has a limit. */
export function clockView(table: LocalTable, now: number): Schemas['ClockView'] {
  return { ...table.clock, banks: table.seats.map(() => 0), now };
}

/** Return the lesson's help for the deciding person, or null at any other table. */
export function lessonView({ lesson, match, jumpActions, engine }: LocalTable): GameView['lesson'] {
  if (!lesson) return null;
  const action = lesson.suggestion(match);
  const suggestion = action === null ? null : (engine.tables.actions[action] ?? null);
  return { suggestion, jump: jumpActions.length > 0, followed: lesson.isFollowed(match) };
}

/** Return the result of a finished game, or null if it is not over. */
export function resultOf(table: LocalTable): Result | null {
  if (table.status !== 'over') return null;
  const { engine, match, options, endedAt: at } = table;
  const { players } = options;
  const categories = engine.categories(match.state).map((row) => categoryOf(engine.tables.categories, row, players));
  if (match.over) {
    return { why: 'played', at, points: engine.points(match.state, players), places: engine.places(match.state, players), categories };
  }
  return { why: 'resigned', at, points: null, places: table.seats.map((seat) => (hasResigned(seat) ? 2 : 1)), categories };
}

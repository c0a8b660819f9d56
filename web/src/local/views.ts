/**
 * A table's views: for each seat what it may know, from its redacted record; for spectators what is public. They are the same objects
 * that the server makes of the same log (`table/view_builder.py`).
 */
import { SPECTATOR } from '../engine/facts';
import { Stage } from '../engine/reports';
import type { GameEvent, GameView, View } from '../lib/view';
import { questionsOf } from './answers';
import { privateTo, type Entry } from './entries';
import type { Bookmark, LocalTable } from './table';
import { clockView, lessonView, resultOf, tableView } from './view-parts';

/** Return everything that a seat may know, or a spectator if it is null. */
export function wholeView(table: LocalTable, seat: number | null, now: number): View {
  return { ...viewSince(table, seat, 0, now), whole: true, table: tableView(table, seat) };
}

/** Return what the last command changed for a seat. `before` is the bookmark from before it. */
export function news(table: LocalTable, seat: number | null, before: Bookmark, now: number): View {
  const first = table.status === 'over' ? 0 : before.step; // the end reveals what memory had dropped
  const changed = before.changes !== table.bookmark.changes;
  return { ...viewSince(table, seat, first, now), whole: false, table: changed ? tableView(table, seat) : null };
}

/** Return the view that the entries of a command lead to, or null if they concern another seat alone. */
export function viewAfter(table: LocalTable, seat: number | null, entries: readonly Entry[], before: Bookmark, now: number): View | null {
  const only = privateTo(entries);
  if (only === null) return news(table, seat, before, now);
  return only === seat ? wholeView(table, seat, now) : null;
}

/** Return the seat from which the guest views the game: the chosen one if it is theirs, or else their first. Null is a spectator's view. */
export function viewedSeat(table: LocalTable, chosen: number | null | undefined): number | null {
  const own = table.ownSeats;
  return chosen === null || (chosen !== undefined && own.includes(chosen)) ? chosen : (own[0] ?? null);
}

function viewSince(table: LocalTable, seat: number | null, first: number, now: number): Omit<View, 'whole' | 'table'> {
  const fresh = firstFreshLine(table, seat);
  const lines: [number, GameEvent[]][] = [];
  for (let number = first; number < table.step; number++) lines.push([number, lineOf(table, number, fresh, seat)]);
  return {
    type: 'view',
    version: table.version,
    game: table.started ? gameView(table, seat, now) : null,
    log: { length: table.step, fresh, since: lastSeenLine(table, seat), lines },
    chat: [],
    spectator_chat: [],
  };
}

/** Return the number of the first line that the viewer remembers in full. */
function firstFreshLine(table: LocalTable, seat: number | null): number {
  return table.status === 'over' || table.handsOpen ? 0 : table.match.newsFrom(seat ?? SPECTATOR);
}

/**
 * Return the number of the last line before what is new since the viewer's last action; null if nobody has acted since. Unlike for the
 * first fresh line, a bot's actions for the viewer do not count: this decides only where the log draws a line.
 */
function lastSeenLine({ status, match, undoHistory }: LocalTable, seat: number | null): number | null {
  return status === 'over' || seat === null ? null : match.lastAnsweredAction(seat, undoHistory.byBots);
}

/** Return the events of a line as the viewer receives them. */
function lineOf(table: LocalTable, number: number, fresh: number, seat: number | null): GameEvent[] {
  if (seat === null && table.handsOpen) return table.match.events(number);
  const stage = table.status === 'over' ? Stage.OPEN : number >= fresh ? Stage.FRESH : Stage.FADED;
  return table.match.received(number, seat ?? SPECTATOR, stage);
}

/** Return the game as the viewer sees it. */
function gameView(table: LocalTable, seat: number | null, now: number): GameView {
  const { match, engine } = table;
  const isOpen = table.status === 'over' || table.handsOpen; // as in the replay, all cards are face up
  const shown = isOpen ? match.state : match.screen(seat ?? SPECTATOR);
  const decides = table.awaitsPerson(seat);
  const prompt = match.prompt();
  return {
    step: table.step,
    asked: table.asked,
    prompt,
    question: questionsOf(engine.tables.answers, prompt)[0] ?? null,
    clocks: clockView(table, now),
    result: resultOf(table),
    actions: decides ? table.legalWords() : [],
    undo: decides ? table.undoable() : 0,
    answers: seat === null ? [] : table.answers.of(seat).toReversed(),
    answered: decides ? table.dueAnswer : null,
    lesson: decides ? lessonView(table) : null,
    known: engine.knownPoints(shown, table.options.players),
    state: engine.toJson(shown),
  };
}

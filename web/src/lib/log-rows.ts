/** The rows of a log: what happened in the game, what players did outside its rules, and where a player's last action was. */
import type { LogLine } from '../game/wording';
import type { GameEvent, Note } from './view';

export type LogRow = { line: LogLine } | { note: Note } | { since: true };

/** Return the rows in order. A note comes before the first line that happened after it. */
export function logRows(lines: readonly LogLine[], notes: readonly Note[], since: number | null): LogRow[] {
  const rows = lines.flatMap((line, index): LogRow[] => {
    const before = lines[index - 1]?.number ?? -1;
    const noted = notes.filter(({ step }) => step > before && step <= line.number).map((note) => ({ note }));
    const isNew = since !== null && index > 0 && before <= since && line.number > since;
    return [...noted, ...(isNew ? [{ since: true } as const] : []), { line }];
  });
  const last = lines.at(-1)?.number ?? -1;
  return [...rows, ...notes.filter(({ step }) => step > last).map((note) => ({ note }))];
}

/** Whether the log has lost something that it showed before: a line that is no longer fresh, with values that fade. */
export function hasFaded(lines: readonly (readonly GameEvent[])[], fresh: number): boolean {
  return lines.slice(0, fresh).some((events) => events.some((event) => event.fades.length > 0));
}

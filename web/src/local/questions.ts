/** Questions that a table answers immediately. */
import type { components } from '../api/schema';
import { SPECTATOR } from '../engine/facts';
import { expectStep } from './handlers/checks';
import { actionOf, expectLegal } from './handlers/playing';
import { expect } from './refusal';
import type { LocalTable } from './table';

type Schemas = components['schemas'];

/** Return the immediate effects of an action of the deciding viewer, as far as they can know them. */
export function preview(table: LocalTable, seat: number | null, step: number, words: string): Schemas['Previewed'] {
  const viewer = expectViewerDecides(table, seat, step);
  const action = actionOf(table, words);
  expectLegal(table, action);
  const { events, final } = table.match.consequences(viewer, action);
  return { type: 'previewed', step, action: words, events, final: final || !table.undoHistory.allows(table.asked) };
}

/** Return why an action is not legal for the deciding viewer. The reason is null if it is legal. */
export function why(table: LocalTable, seat: number | null, words: string): Schemas['Reasoned'] {
  const viewer = expectViewerDecides(table, seat, table.step);
  const action = actionOf(table, words);
  const reason = table.match.legal().includes(action) ? null : table.match.reasonAgainst(viewer, action);
  return { type: 'reasoned', action: words, reason };
}

/** Return the position after `step` actions as the viewer saw it. Refuse it if their memory has dropped it. */
export function positionAt(table: LocalTable, seat: number | null, step: number): Schemas['Position'] {
  expect(table.started, 'not-now');
  expect(step <= table.step, 'no-position');
  expect(step >= firstRemembered(table, seat ?? SPECTATOR), 'faded');
  const match = table.match.at(step);
  const { engine, actor } = match;
  const shown = table.handsOpen ? match.state : match.screen(seat ?? SPECTATOR);
  return {
    type: 'position',
    step,
    asked: actor >= 0 ? actor : null,
    prompt: match.prompt(),
    known: engine.knownPoints(shown, match.options.players),
    state: engine.toJson(shown),
  };
}

/**
 * Return the first position that a viewer may see again, by the memory option: the one after the first fresh line, so that no faded
 * line can be inferred from a change. With automatic notes that is any position, but for a seat only if its own notes are retained.
 */
function firstRemembered(table: LocalTable, seat: number): number {
  const noted = table.options.memory === 'open' && (table.engine.tables.ownNotes || seat === SPECTATOR);
  return table.status === 'over' || table.handsOpen || noted ? 0 : Math.min(table.match.newsFrom(seat) + 1, table.step);
}

/** Return the viewer's seat. Refuse a question if it is not their decision, or if the game has continued since they looked. */
export function expectViewerDecides(table: LocalTable, seat: number | null, step: number): number {
  expect(seat !== null && table.awaitsPerson(seat), 'not-asked');
  expectStep(table, step);
  return seat;
}

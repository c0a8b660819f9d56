import { expect, it } from 'vitest';
import { hasFaded, logRows } from './log-rows';
import type { Note } from './view';

const lines = [0, 2, 5, 6].map((number) => ({ number, text: `line ${number}`, seat: 0, faces: [] }));
const note = (step: number, name: Note['name']): Note => ({ step, name, seat: 1, before: null });

/** Return the rows in a few letters. */
function shown(notes: Note[], since: number | null): string {
  return logRows(lines, notes, since)
    .map((row) => ('line' in row ? row.line.number : 'note' in row ? row.note.name : 'since'))
    .join(' ');
}

it('puts what players did between the actions before and after it', () => {
  expect(shown([note(0, 'renamed'), note(3, 'left'), note(5, 'returned'), note(9, 'resigned')], null)).toBe(
    'renamed 0 2 left returned 5 6 resigned',
  );
});

it('draws a line after the last action of the player', () => {
  expect(shown([], 2)).toBe('0 2 since 5 6');
  expect(shown([], 3)).toBe('0 2 since 5 6');
  expect(shown([], 6)).toBe('0 2 5 6');
});

it('notices when the log first drops something', () => {
  const event = { name: 'took', seat: 0, values: {}, fades: ['kind'] };
  expect(hasFaded([[event], []], 0)).toBe(false);
  expect(hasFaded([[event], []], 1)).toBe(true);
  expect(hasFaded([[{ ...event, fades: [] }], []], 1)).toBe(false);
});

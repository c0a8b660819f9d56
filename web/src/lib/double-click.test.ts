import { expect, it } from 'vitest';
import { DoubleClickGuard } from './double-click';

it('ignores the rest of a double click that has carried out an action, and nothing else', () => {
  let sent = 0;
  const guard = new DoubleClickGuard(() => sent);
  expect(guard.isStray({ detail: 1 })).toBe(false);
  expect(guard.isStray({ detail: 2 })).toBe(false); // the first half only selected something
  sent++;
  expect(guard.isStray({ detail: 3 })).toBe(true);
  expect(guard.isStray({ detail: 1 })).toBe(false); // a new click
  sent++;
  expect(guard.isStray({ detail: 0 })).toBe(false); // a key
});

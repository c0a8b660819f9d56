import { expect, it } from 'vitest';
import { areEqual } from './rated';

it.each([
  ['one point apart', [0.62, 0.61, 0.3], true],
  ['two points apart', [0.62, 0.6, 0.3], true],
  ['three points apart', [0.62, 0.59, 0.58], false],
  ['alone', [0.62], false],
])('says whether the best two are about equal: %s', (_how, chances, equal) => {
  expect(areEqual(chances.map((chance) => ({ chance })))).toBe(equal);
});

import { expect, it } from 'vitest';
import { ownLanguage } from './words.svelte';

it.each([
  [null, ['fr-FR', 'de-CH', 'en'], 'de'],
  ['ja', ['de'], 'ja'],
  [null, ['fr'], 'en'],
  ['xx', ['nl-BE'], 'nl'],
])('chosen %s, preferred %s: %s', (chosen, preferred, language) => {
  expect(ownLanguage(chosen, preferred)).toBe(language);
});

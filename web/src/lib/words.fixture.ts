/** The texts of a language for tests, as every page but the start page has them. */
import { TABLE_CATALOGUES, words, type Language } from './words.svelte';

/** Load all texts of a language. */
export async function speak(language: string, ...more: string[]): Promise<void> {
  await words.setLanguage(language as Language);
  await words.loadCatalogues(...TABLE_CATALOGUES, ...more);
}

/** The words of the chosen language, from the Fluent catalogues that the terminal and the server use, too. */
import { FluentBundle } from '@fluent/bundle';
import { LANGUAGES } from '../api/facts';
import { catalogue } from './catalogues';
import type { Value } from './view';

export type Language = keyof typeof LANGUAGES;

const FIRST = ['bali', 'web', 'tables']; // for the start page

/** The catalogues that every other page may need. */
export const TABLE_CATALOGUES = ['pages', 'altar', 'altar-web', 'dalang', 'dalang-web'];

class Words {
  language = $state<Language>('en');
  bundle = $state.raw(new FluentBundle('en'));

  private wanted: Language = 'en';
  /** The additional catalogues that have been asked for, which another language needs too. */
  private readonly more = new Set<string>();
  private builds = 0;
  private building = Promise.resolve();

  /** Change the language. If two changes overlap, the later one wins. */
  setLanguage(language: Language): Promise<void> {
    this.wanted = language;
    return this.build();
  }

  /** Load more catalogues, such as a game's rules. */
  loadCatalogues(...files: string[]): Promise<void> {
    for (const file of files) this.more.add(file);
    return this.build();
  }

  private build(): Promise<void> {
    this.building = this.load(++this.builds);
    return this.building;
  }

  /** Load everything that is wanted now. If more is wanted in the meantime, wait for that too. */
  private async load(build: number): Promise<void> {
    const language = this.wanted;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const found = await Promise.all([...FIRST, ...this.more].map((file) => catalogue(language, file)));
    if (build !== this.builds) return this.building;
    for (const one of found) bundle.addResource(one);
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** Whether there is a message. */
export function has(message: string): boolean {
  return words.bundle.hasMessage(message);
}

/** Return a message with its values filled in. */
export function say(message: string, values: Record<string, Value> = {}): string {
  const pattern = words.bundle.getMessage(message)?.value;
  if (!pattern) return `‹${message}›`;
  return words.bundle.formatPattern(pattern, values);
}

/** Return a message, or null where a value that it needs is not known. */
export function sayIfKnown(message: string, values: Record<string, Value>): string | null {
  const pattern = words.bundle.getMessage(message)?.value;
  const errors: Error[] = [];
  const text = pattern ? words.bundle.formatPattern(pattern, values, errors) : null;
  return errors.length ? null : text;
}

/** Return a message with a capital, to stand on its own. */
export function head(message: string, values: Record<string, Value> = {}): string {
  return capital(say(message, values));
}

/** Return a text with a capital. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);
}

/** Join the parts of a list as a sentence does, with an "and" or another word before the last one. */
export function joined(parts: readonly string[], word = 'and'): string {
  const first = parts.slice(0, -1).join(say('comma'));
  return [first, ...parts.slice(-1)].filter(Boolean).join(say(word));
}

/** Return the language to start with: the chosen one, or the first of the browser's that we have. */
export function ownLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const wanted = [chosen ?? '', ...preferred].map((name) => name.slice(0, 2));
  return (wanted.find((name) => name in LANGUAGES) as Language | undefined) ?? 'en';
}

/** The Fluent catalogues, which the terminal and the server use, too. */
import { FluentResource } from '@fluent/bundle';

const files = import.meta.glob<string>('../../../src/bali/locales/*/*.ftl', { query: '?raw', import: 'default' });
const read = new Map<string, Promise<FluentResource>>();

/** Return a catalogue, which is read only once. A language may lack one that only others need. */
export function catalogue(language: string, name: string): Promise<FluentResource> {
  const path = `../../../src/bali/locales/${language}/${name}.ftl`;
  const reading = read.get(path) ?? (files[path]?.() ?? Promise.resolve('')).then((text) => new FluentResource(text));
  read.set(path, reading);
  reading.catch(() => read.delete(path)); // the next attempt may succeed
  return reading;
}

/** The pictures. */
import type { TableOptions } from './view';

const files = import.meta.glob<string>('../art/*/*.svg', { eager: true, query: '?url', import: 'default' });

export type GameName = TableOptions['game'];

/** Return a picture's address. */
export function art(game: GameName, name: string): string {
  const url = files[`../art/${game}/${name}.svg`];
  if (url === undefined) throw new Error(`no picture is called ${game}/${name}`);
  return url;
}

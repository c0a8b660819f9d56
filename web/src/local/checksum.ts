/** The checksums of a saved game's lines, as in src/bali/core/saved/format.py. */
import { utf8 } from '../lib/bytes';
import { sha256 } from '../lib/sha256';
import { pythonJson } from './python-json';

const CHECK_LETTERS = 8;

export type Line = Record<string, unknown>;

/** Return the checksum of a line, given that of the line before it; "" for the first line. */
export function checksum(previous: string, { check: _, ...content }: Line): string {
  return sha256(utf8(previous + pythonJson(content, { ascii: true, sorted: true }))).slice(0, CHECK_LETTERS);
}

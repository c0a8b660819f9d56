/**
 * Names of the players in a file, made presentable. The server's rules for names (src/bali/core/names.py) protect strangers from
 * each other and know every script's look-alikes; here, names come from this device or from a file that a server wrote.
 */
import { MAX_NAME_LENGTH } from '../api/facts';

const INVISIBLE = /[\p{Control}\p{Format}\p{Surrogate}\p{Private_Use}\p{Unassigned}\p{Line_Separator}\p{Paragraph_Separator}]/u;
const INK = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}\p{So}]/u; // every name needs at least one
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/u; // letters that show nothing

/** Return a name as it is stored and shown; null if it cannot be shown. */
export function cleanName(text: string): string | null {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const length = Array.from(name).length;
  const isFine = length >= 1 && length <= MAX_NAME_LENGTH && INK.test(name) && !INVISIBLE.test(name) && !BLANK.test(name);
  return isFine ? name : null;
}

/** Return the name, with a number appended if it looks like one that is taken. */
export function distinctName(name: string, taken: readonly string[]): string {
  const looks = new Set(taken.map(skeleton));
  let free = name;
  for (let number = 2; looks.has(skeleton(free)); number++) {
    const end = ` ${number}`;
    free =
      Array.from(name)
        .slice(0, MAX_NAME_LENGTH - end.length)
        .join('')
        .trimEnd() + end;
  }
  return free;
}

/** Return the names of a stored game in a presentable form. */
export function readableNames(names: readonly string[]): string[] {
  const shown: string[] = [];
  names.forEach((name, index) => shown.push(distinctName(cleanName(name) ?? `Player ${index + 1}`, shown)));
  return shown;
}

/** Return a form of the name that is the same for names which differ only in case, width, spaces, punctuation or accents. */
function skeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{Z}]/gu, '');
  return plain || name;
}

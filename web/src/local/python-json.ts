/** JSON as Python's `json.dumps` writes it. Checksums of saved games are made from it, so every space counts. */
const NOT_ASCII = /[\u007f-\uffff]/g;
const LONE_SURROGATE = /\p{Surrogate}/u;

export interface PythonStyle {
  /** Whether characters beyond ASCII are written as escapes. */
  ascii?: boolean;
  /** Whether the keys of objects are sorted. */
  sorted?: boolean;
}

/** Return a value of JSON as text. Throw `RangeError` if a text in it is not Unicode, and so cannot be written to a file. */
export function pythonJson(value: unknown, style: PythonStyle = {}): string {
  if (typeof value === 'string') return quoted(value, style.ascii);
  if (Array.isArray(value)) return `[${value.map((item) => pythonJson(item, style)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  if (style.sorted) entries.sort(([one], [other]) => byCodePoints(one, other));
  return `{${entries.map(([key, item]) => `${quoted(key, style.ascii)}: ${pythonJson(item, style)}`).join(', ')}}`;
}

function quoted(text: string, ascii = false): string {
  if (LONE_SURROGATE.test(text)) throw new RangeError('a text contains half a character');
  const json = JSON.stringify(text);
  return ascii ? json.replace(NOT_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`) : json;
}

/** Compare two texts by their characters, as Python does; JavaScript compares halves of rare characters. */
function byCodePoints(one: string, other: string): number {
  const [left, right] = [Array.from(one), Array.from(other)];
  const index = left.findIndex((letter, n) => letter !== right[n]);
  if (index < 0) return left.length - right.length;
  return (left[index]?.codePointAt(0) ?? -1) - (right[index]?.codePointAt(0) ?? -1);
}

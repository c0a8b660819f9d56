/** Reads a record, as the server's messages have it. */
import { UNKNOWN } from './facts';
import type { Field } from './tables';

const READERS = {
  i1: (view: DataView, at: number) => view.getInt8(at),
  u1: (view: DataView, at: number) => view.getUint8(at),
  i2: (view: DataView, at: number) => view.getInt16(at, true),
};
const SIZES = { i1: 1, u1: 1, i2: 2 };

/** Return a record as plain lists and numbers, with null for what is unknown. */
export function recordToJson(fields: readonly Field[], state: Uint8Array): Record<string, unknown> {
  const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, view)]));
}

function valueOf({ type, offset, shape }: Field, view: DataView): unknown {
  let at = offset;
  const next = (): number | null => {
    const value = READERS[type](view, at);
    at += SIZES[type];
    return value === UNKNOWN ? null : value;
  };
  const list = ([length, ...inner]: readonly number[]): unknown =>
    length === undefined ? next() : Array.from({ length }, () => list(inner));
  return list(shape);
}

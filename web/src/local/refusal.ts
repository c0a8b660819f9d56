/** Refusals: why a command was not carried out. */

/** A command that cannot be carried out. The page has a text for each code; they are the server's. */
export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Refuse a command unless a condition holds. */
export function expect(holds: boolean, code: string): asserts holds {
  if (!holds) throw new Refusal(code);
}

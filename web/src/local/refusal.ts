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

/** Return the code of what has failed, for another worker or the page. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  console.error(error);
  return 'error';
}

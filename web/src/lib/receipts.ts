/** What this browser knew about a deal before the cards were dealt, stored to be compared with the deal afterwards. */
import { keep, load } from './storage';

/** What was fixed when this browser revealed its share: the server's nonce, and the commitments of all seats. */
export interface Terms {
  nonce: string | null;
  seats: (string | null)[];
}

export interface Receipt {
  /** The share that this browser made. */
  share: string;
  /** The server's commitment, when this browser first saw it. */
  server: string | null;
  /** What was fixed by then, once this browser has revealed its share. */
  terms: Terms | null;
}

type Receipts = Record<string, Receipt>;

const KEY = 'bali-deals';
const MAX_RECEIPTS = 100; // tables that are remembered

let unsaved: Receipts = {}; // for a browser that stores nothing

export const receipts = {
  /** Return the receipt of a table. */
  of: (table: string): Receipt | null => all()[table] ?? null,

  /** Return the first receipt with a share that fits. */
  find: (fits: (share: string) => boolean): Receipt | null => Object.values(all()).find(({ share }) => fits(share)) ?? null,

  /** Store the receipt of a table; the oldest ones are deleted. */
  keep(table: string, receipt: Receipt): void {
    const others = Object.entries(all()).filter(([id]) => id !== table);
    unsaved = Object.fromEntries([...others, [table, receipt] as const].slice(-MAX_RECEIPTS));
    keep(KEY, unsaved);
  },
};

function all(): Receipts {
  return load(KEY, unsaved);
}

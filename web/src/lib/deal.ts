/**
 * This browser's part in dealing fairly: it makes a share, commits to it when its player sits down, and reveals it when the seats
 * are fixed. A share is revealed once, and only to a table whose commitments are all on record by then.
 */
import type { Command } from './connection';
import { commitmentTo } from '../local/shares';
import { randomBytes, toHex } from './bytes';
import { http, type SeatChoice } from './http';
import { receipts, type Receipt, type Terms } from './receipts';
import type { TableOptions, TableView } from './view';

/** A notice about a deal for the player. */
export type Remark = { message: 'web-deal-changed' | 'web-deal-left-out' | 'web-deal-left-out-you'; who?: string };

/** Return the terms of a table, or of a deal to verify: everything that is fixed before the deal. */
export function termsOf({ nonce, seats }: { nonce: string | null; seats: { commitment: string | null }[] }): Terms {
  return { nonce, seats: seats.map(({ commitment }) => commitment) };
}

/** Return whether two deals have the same terms. */
export function sameTerms(one: Terms | null, other: Terms | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Open a table on the server; if this browser sits there, it has a share in the deal. */
export async function openOnline(
  options: Partial<TableOptions>,
  seats: SeatChoice[],
  start: boolean,
  names: (string | null)[] = [],
): Promise<string> {
  const share = seats.includes('you') ? toHex(randomBytes()) : null;
  const { id } = await http.open(options, seats, names, start, share && commitmentTo(share));
  if (share) receipts.keep(id, { share, server: null, terms: null });
  return id;
}

/** The share of this browser at one table. */
export class OwnShare {
  private recommitted = false;
  private status: TableView['status'] = 'open';

  constructor(
    private readonly send: (command: Command) => void,
    private readonly remark: (remark: Remark) => void,
  ) {}

  /** Return the commitment to a share for the table: the same one for all pages of this browser, until it is revealed. */
  commit(table: TableView): string {
    const made = receipts.of(table.id);
    const share = made && !made.terms ? made.share : toHex(randomBytes());
    receipts.keep(table.id, { share, server: made?.server ?? table.commitment, terms: null });
    return commitmentTo(share);
  }

  /** Commit, reveal or compare, depending on the table's status. */
  follow(table: TableView): void {
    const before = this.status;
    this.status = table.status;
    const own = table.seats.find((seat) => seat.yours);
    if (!own) return;
    if (table.status === 'open') this.ensureCommitment(table, own.commitment);
    else if (table.status === 'dealing') this.reveal(table, own.commitment);
    else if (before === 'dealing') this.compare(table);
  }

  /** Make sure that the table has a commitment to a share that this browser holds. Commit again only once: two browsers of one guest must not compete. */
  private ensureCommitment(table: TableView, commitment: string | null): void {
    const receipt = receipts.of(table.id);
    if (receipt?.terms)
      this.remark({ message: 'web-deal-changed' }); // after a share is revealed there is no way back
    else if (receipt && commitmentTo(receipt.share) === commitment) {
      if (receipt.server === null) receipts.keep(table.id, { ...receipt, server: table.commitment });
      return;
    }
    if (this.recommitted) return;
    this.recommitted = true;
    this.send({ do: 'commit', commitment: this.commit(table) });
  }

  /** Reveal the share, if the table is the one that it was made for. */
  private reveal(table: TableView, commitment: string | null): void {
    const receipt = receipts.of(table.id);
    if (!receipt || commitmentTo(receipt.share) !== commitment) return; // another browser of this guest has the share
    const kept = { share: receipt.share, server: receipt.server ?? table.commitment, terms: receipt.terms ?? termsOf(table) };
    if (fits(kept, table)) {
      receipts.keep(table.id, kept);
      this.send({ do: 'reveal', share: kept.share });
    } else this.remark({ message: 'web-deal-changed' });
  }

  /** Compare the deal with the record from before it. */
  private compare(table: TableView): void {
    const receipt = receipts.of(table.id);
    if (receipt?.terms && !fits(receipt, table)) this.remark({ message: 'web-deal-changed' });
    for (const seat of table.seats) {
      if (!seat.commitment || seat.share) continue;
      this.remark(seat.yours ? { message: 'web-deal-left-out-you' } : { message: 'web-deal-left-out', who: seat.name ?? '' });
    }
  }
}

function fits({ server, terms }: Receipt, table: TableView): boolean {
  return server === table.commitment && sameTerms(terms, termsOf(table));
}

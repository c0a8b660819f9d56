/** What a verified deal proves to the player of this browser: who had a share in it, and what was fixed before it was revealed. */
import { sameTerms, termsOf } from '../../lib/deal';
import type { Verdict } from '../../lib/http';
import { receipts, type Receipt, type Terms } from '../../lib/receipts';
import type { Value } from '../../lib/view';
import { commitmentTo, serverCommitment } from '../../local/shares';

/** Something that was found: right, wrong, or worth knowing. */
export interface Finding {
  mark: 'good' | 'bad' | 'note';
  message: string;
  values?: Record<string, Value>;
}

/** Return the receipt that this browser has of a deal: of its table, or of any table with the same share. */
export function receiptOf(verdict: Verdict, table: string | null): Receipt | null {
  const commitments = new Set(verdict.seats.map((seat) => seat.commitment));
  return table ? receipts.of(table) : receipts.find((share) => commitments.has(commitmentTo(share)));
}

/** Return what a deal whose draws are right proves, given what this browser saw before the cards were dealt. */
export function proof(verdict: Verdict, receipt: Receipt | null): Finding[] {
  const checks = receipt?.terms ? [own(verdict, receipt), server(verdict, receipt), fixed(verdict, receipt.terms)] : [];
  const notes = missing(verdict, receipt?.terms ? commitmentTo(receipt.share) : null);
  return [...checks, ...notes, ...conclusion(verdict, checks)];
}

function conclusion(verdict: Verdict, checks: Finding[]): Finding[] {
  if (!checks.length) return [{ mark: 'note', message: anyShare(verdict) ? 'pages-proof-not-yours' : 'pages-proof-no-shares' }];
  return checks.every(({ mark }) => mark === 'good') ? [{ mark: 'good', message: 'pages-proof-nobody' }] : [];
}

function anyShare(verdict: Verdict): boolean {
  return verdict.seats.some(({ share }) => share !== null);
}

function own({ seats }: Verdict, { share }: Receipt): Finding {
  const seat = seats.find(({ commitment }) => commitment === commitmentTo(share));
  if (seat?.share === share) return { mark: 'good', message: 'pages-proof-yours' };
  return { mark: 'bad', message: seat ? 'pages-proof-yours-left-out' : 'pages-proof-yours-missing' };
}

function server({ secret }: Verdict, receipt: Receipt): Finding {
  const good = serverCommitment(secret) === receipt.server;
  return { mark: good ? 'good' : 'bad', message: good ? 'pages-proof-server' : 'pages-proof-server-changed' };
}

function fixed(verdict: Verdict, terms: Terms): Finding {
  const kept = verdict.seats.every(({ commitment, share }) => share === null || commitmentTo(share) === commitment);
  const good = kept && sameTerms(terms, termsOf(verdict));
  return { mark: good ? 'good' : 'bad', message: good ? 'pages-proof-fixed' : 'pages-proof-changed' };
}

/** Return which players, other than the one with this commitment, had no share in the deal. */
function missing(verdict: Verdict, mine: string | null): Finding[] {
  const people = verdict.seats.filter(({ level, share, commitment }) => !level && !share && (!commitment || commitment !== mine));
  const shown = people.filter(({ commitment }) => commitment || anyShare(verdict));
  return shown.map(({ name, commitment }) => ({
    mark: 'note',
    message: commitment ? 'pages-proof-left-out' : 'pages-proof-no-share',
    values: { who: name },
  }));
}

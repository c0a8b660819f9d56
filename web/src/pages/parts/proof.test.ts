import { beforeEach, expect, it, vi } from 'vitest';
import { commitmentTo, serverCommitment } from '../../local/shares';
import type { Verdict } from '../../lib/http';
import { receipts, type Receipt, type Terms } from '../../lib/receipts';
import { proof, receiptOf } from './proof';

const SECRET = '5e'.repeat(32);
const ANNAS = 'aa'.repeat(32);
const BENS = 'be'.repeat(32);
const NONCE = '0e'.repeat(32);
const TERMS: Terms = { nonce: NONCE, seats: [commitmentTo(ANNAS), commitmentTo(BENS), null] };
const RECEIPT: Receipt = { share: ANNAS, server: serverCommitment(SECRET), terms: TERMS };

type Seat = Verdict['seats'][number];

beforeEach(() => {
  let text: string | null = null;
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: (_: string, all: string) => (text = all) });
});

function seat(name: string, share: string | null, changes: Partial<Seat> = {}): Seat {
  return { name, level: null, commitment: share && commitmentTo(share), share, ...changes };
}

function verdict(...seats: Seat[]): Verdict {
  return { fair: true, commitment: serverCommitment(SECRET), secret: SECRET, nonce: NONCE, draws: 50, wrong: null, seats };
}

const BOT = seat('Dewi', null, { level: 'club' });
const WHOLE = verdict(seat('Anna', ANNAS), seat('Ben', BENS), BOT);

function found(of: Verdict, receipt: Receipt | null): string[] {
  return proof(of, receipt).map(({ mark, message, values }) =>
    [mark, message.replace(/^pages-proof-/, ''), values?.['who']].filter(Boolean).join(' '),
  );
}

it('proves that nobody chose the cards if the own share is in the deal and all was fixed before it was revealed', () => {
  expect(found(WHOLE, RECEIPT)).toEqual(['good yours', 'good server', 'good fixed', 'good nobody']);
});

it('names who left a share out, and still proves that the others could not choose', () => {
  const dealt = verdict(seat('Anna', ANNAS), seat('Ben', null, { commitment: commitmentTo(BENS) }), BOT);
  expect(found(dealt, RECEIPT)).toEqual(['good yours', 'good server', 'good fixed', 'note left-out Ben', 'good nobody']);
});

it('names who added no share', () => {
  const dealt = verdict(seat('Anna', ANNAS), seat('Ben', null), BOT);
  const receipt = { ...RECEIPT, terms: { ...TERMS, seats: [commitmentTo(ANNAS), null, null] } };
  expect(found(dealt, receipt)).toEqual(['good yours', 'good server', 'good fixed', 'note no-share Ben', 'good nobody']);
});

it('proves nothing if the own share was left out or is not there', () => {
  const left = verdict(seat('Anna', null, { commitment: commitmentTo(ANNAS) }), seat('Ben', BENS), BOT);
  expect(found(left, RECEIPT)).toEqual(['bad yours-left-out', 'good server', 'good fixed']);
  const gone = verdict(seat('Anna', null), seat('Ben', BENS), BOT);
  expect(found(gone, RECEIPT)).toEqual(['bad yours-missing', 'good server', 'bad changed', 'note no-share Anna']);
});

it('finds out a secret that is not the one the server had committed to', () => {
  expect(found({ ...WHOLE, secret: '00'.repeat(32) }, RECEIPT)).toEqual(['good yours', 'bad server-changed', 'good fixed']);
});

it('finds out a share or a nonce that was chosen after the own share was revealed', () => {
  const chosen = verdict(seat('Anna', ANNAS), seat('Ben', 'cc'.repeat(32)), BOT);
  expect(found(chosen, RECEIPT)).toEqual(['good yours', 'good server', 'bad changed']);
  const added = verdict(seat('Anna', ANNAS), seat('Ben', BENS), seat('Cid', 'cc'.repeat(32)));
  expect(found(added, RECEIPT)).toContain('bad changed');
  expect(found({ ...WHOLE, nonce: '00'.repeat(32) }, RECEIPT)).toContain('bad changed');
});

it('finds out a share that does not fit its commitment', () => {
  const wrong = verdict(seat('Anna', ANNAS), seat('Ben', 'cc'.repeat(32), { commitment: commitmentTo(BENS) }), BOT);
  expect(found(wrong, RECEIPT)).toContain('bad changed');
});

it('claims nothing for a browser without a share in the deal, or whose page was not open to reveal it', () => {
  expect(found(WHOLE, null)).toEqual(['note not-yours']);
  const late = verdict(seat('Anna', null, { commitment: commitmentTo(ANNAS) }), seat('Ben', BENS), BOT);
  expect(found(late, { ...RECEIPT, terms: null })).toEqual(['note left-out Anna', 'note not-yours']);
});

it('says that a deal without any share leaves the server free', () => {
  expect(found(verdict(seat('Anna', null), BOT), null)).toEqual(['note no-shares']);
});

it('knows the deal of a file by the share', () => {
  receipts.keep('another', { ...RECEIPT, share: BENS.replace('b', 'c') });
  receipts.keep('here', RECEIPT);
  expect(receiptOf(WHOLE, null)).toEqual(RECEIPT);
  expect(receiptOf(WHOLE, 'here')).toEqual(RECEIPT);
  expect(receiptOf(WHOLE, 'elsewhere')).toBeNull();
  expect(receiptOf(verdict(seat('Ben', 'cc'.repeat(32))), null)).toBeNull();
});

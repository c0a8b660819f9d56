import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commitmentTo, serverCommitment } from '../local/shares';
import type { Command } from './connection';
import type { TableView } from './view';

const stored = new Map<string, string>();
const posted: { commitment: string | null }[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body) as { commitment: string });
    return Promise.resolve(new Response('{"id":"new"}', { headers: { 'content-type': 'application/json' } }));
  });
});

afterEach(() => {
  stored.clear();
  posted.length = 0;
  vi.unstubAllGlobals();
  vi.resetModules(); // a page that is loaded again
});

/** A page at a table: what it sends, and what it remarks. */
async function page() {
  const { OwnShare } = await import('./deal');
  const { receipts } = await import('./receipts');
  const sent: Command[] = [];
  const remarks: string[] = [];
  const share = new OwnShare(
    (command) => sent.push(command),
    ({ message, who }) => remarks.push(who ? `${message} ${who}` : message),
  );
  return { share, sent, remarks, receipts };
}

type Change = Omit<Partial<TableView>, 'seats'> & { seats?: (string | null)[]; shares?: (string | null)[]; yours?: number[] };

/** A table; the first seat is the own one. */
function view({ seats = [null, 'theirs'], shares = [], yours = [0], ...changes }: Change): TableView {
  const names = ['Anna', 'Ben', 'Cid'];
  return {
    ...({ id: 'here', status: 'open', commitment: 'server', nonce: null, ...changes } as TableView),
    seats: seats.map((commitment, seat) => ({
      ...{ name: names[seat]!, level: null, away: null, yours: yours.includes(seat), reserved: null, invited: false, declined: null },
      ...{ commitment, share: shares[seat] ?? null },
    })),
  };
}

it('has a share of its own for each table, the same in all of its pages', async () => {
  const { share, receipts } = await page();
  const one = share.commit(view({}));
  expect(receipts.of('here')!.share).toMatch(/^[0-9a-f]{64}$/);
  expect(one).toBe(commitmentTo(receipts.of('here')!.share));
  expect(share.commit(view({ id: 'there' }))).not.toBe(one);
  expect((await page()).share.commit(view({}))).toBe(one);
});

it('writes commitments as the server does', () => {
  expect(commitmentTo('00'.repeat(32))).toBe('593d5d6383e7d75481ec53c252c8d0687c39ce2a38e861f4a627394c97003864');
  expect(serverCommitment('00'.repeat(32))).toBe('fcd9abc387668b065c6d92defa6f02e915a39c3cb5e2cee865901f49819521d5');
});

it('reveals its share when the table deals, and remembers what was fixed by then', async () => {
  const { share, sent, receipts } = await page();
  const own = share.commit(view({}));
  share.follow(view({ seats: [own, 'theirs'] }));
  expect(sent).toEqual([]);
  share.follow(view({ status: 'dealing', nonce: 'nonce', seats: [own, 'theirs'] }));
  expect(sent).toEqual([{ do: 'reveal', share: receipts.of('here')!.share }]);
  expect(receipts.of('here')).toMatchObject({ server: 'server', terms: { nonce: 'nonce', seats: [own, 'theirs'] } });
});

it('reveals the same share after the page was loaded again, and once more if it may have been lost', async () => {
  const first = await page();
  const own = first.share.commit(view({}));
  const { share, sent } = await page();
  share.follow(view({ status: 'dealing', seats: [own, 'theirs'] }));
  share.follow(view({ status: 'dealing', seats: [own, 'theirs'] }));
  expect(sent).toEqual(Array(2).fill({ do: 'reveal', share: first.receipts.of('here')!.share }));
});

it('has a share in a table that it opens and sits at, and none where it does not sit', async () => {
  const { share, sent, receipts } = await page();
  const { openOnline } = await import('./deal');
  expect(await openOnline({}, ['you', 'novice'], true)).toBe('new');
  const own = commitmentTo(receipts.of('new')!.share);
  expect(posted).toMatchObject([{ commitment: own }]);
  share.follow(view({ id: 'new', status: 'dealing', seats: [own, null] }));
  expect(sent).toMatchObject([{ do: 'reveal' }]);
  expect(receipts.of('new')).toMatchObject({ server: 'server' });
  await openOnline({}, ['novice', null], false);
  expect(posted[1]).toMatchObject({ commitment: null });
});

it('commits again if it does not hold the share of its seat, but only once, so that two browsers of one guest do not fight', async () => {
  const { share, sent, receipts } = await page();
  share.follow(view({ seats: ['lost', 'theirs'] }));
  expect(sent).toEqual([{ do: 'commit', commitment: commitmentTo(receipts.of('here')!.share) }]);
  share.follow(view({ seats: ['from elsewhere', 'theirs'] }));
  expect(sent).toHaveLength(1);
  share.follow(view({ status: 'dealing', seats: ['from elsewhere', 'theirs'] }));
  expect(sent).toHaveLength(1);
});

it('commits after a rematch, and does nothing where it does not sit', async () => {
  const { share, sent } = await page();
  share.follow(view({ seats: [null, null], yours: [] }));
  expect(sent).toEqual([]);
  share.follow(view({ seats: [null, null], yours: [0, 1] }));
  expect(sent).toMatchObject([{ do: 'commit' }]);
});

it('keeps its share to itself if the server shows another commitment than before', async () => {
  const { share, sent, remarks } = await page();
  const own = share.commit(view({}));
  share.follow(view({ status: 'dealing', seats: [own, 'theirs'], commitment: 'another' }));
  expect([sent, remarks]).toEqual([[], ['web-deal-changed']]);
});

it('does not reveal its share again if another seat or the nonce has changed since', async () => {
  const { share, sent, remarks } = await page();
  const own = share.commit(view({}));
  share.follow(view({ status: 'dealing', seats: [own, 'theirs'] }));
  share.follow(view({ status: 'dealing', seats: [own, 'chosen afterwards'] }));
  share.follow(view({ status: 'dealing', nonce: 'chosen afterwards', seats: [own, 'theirs'] }));
  expect([sent.length, remarks]).toEqual([1, ['web-deal-changed', 'web-deal-changed']]);
});

it('takes another share if the table goes back to before the deal', async () => {
  const { share, sent, remarks, receipts } = await page();
  const own = share.commit(view({}));
  const revealed = receipts.of('here')!.share;
  share.follow(view({ status: 'dealing', seats: [own, 'theirs'] }));
  share.follow(view({ seats: [own, 'theirs'] }));
  expect(sent[1]).toMatchObject({ do: 'commit' });
  expect(remarks).toEqual(['web-deal-changed']);
  expect(receipts.of('here')!.share).not.toBe(revealed);
});

it('says whose share was left out when the cards are dealt, and only then', async () => {
  const { share, remarks } = await page();
  const own = share.commit(view({}));
  share.follow(view({ status: 'dealing', seats: [own, 'theirs', null] }));
  const dealt = view({ status: 'playing', seats: [own, 'theirs', null], shares: ['own'] });
  share.follow(dealt);
  expect(remarks).toEqual(['web-deal-left-out Ben']);
  share.follow(dealt);
  expect(remarks).toHaveLength(1);
});

it('says so if its own share was left out, or a commitment exchanged', async () => {
  const { share, remarks } = await page();
  const own = share.commit(view({}));
  share.follow(view({ status: 'dealing', seats: [own, 'theirs'] }));
  share.follow(view({ status: 'playing', seats: [own, 'chosen afterwards'], shares: [null, 'x'] }));
  expect(remarks).toEqual(['web-deal-changed', 'web-deal-left-out-you']);
});

it('plays fairly in a browser that stores nothing, as long as the page is open', async () => {
  const forbidden = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  const { share, sent } = await page();
  const own = share.commit(view({}));
  share.follow(view({ status: 'dealing', seats: [own, 'theirs'] }));
  expect(sent).toMatchObject([{ do: 'reveal' }]);
});

it('remembers the deals of the last hundred tables', async () => {
  const { share, receipts } = await page();
  for (let n = 0; n <= 100; n++) share.commit(view({ id: `table ${n}` }));
  expect(receipts.of('table 0')).toBeNull();
  expect(receipts.of('table 1')).not.toBeNull();
});

import { describe, expect, it } from 'vitest';
import { engineOf, Scene } from './scene';
import { viewAfter, viewedSeat, wholeView } from './views';

/** Return the seats whose hand a view shows. */
function handsIn(view: ReturnType<typeof wholeView>): number[] {
  const hands = view.game?.state['hand'] as (number | null)[][];
  return hands.flatMap((hand, seat) => (hand.some((count) => count !== null && count > 0) ? [seat] : []));
}

describe('several people at one screen', () => {
  it('see the hand of the player in front of it, and none while the curtain is closed', async () => {
    const { table } = new Scene(await engineOf('dalang'), ['you', 'you', 'you']);
    expect([0, 1, 2, null].map((seat) => handsIn(wholeView(table, seat, 0)))).toEqual([[0], [1], [2], []]);
  });

  it('see every hand once the game is over', async () => {
    const scene = new Scene(await engineOf('dalang'), ['you', 'you', 'novice']);
    scene.do({ do: 'resign', seat: 0 }, { do: 'resign', seat: 1 });
    expect(handsIn(wholeView(scene.table, null, 0))).toEqual([0, 1, 2]);
  });

  it('are told of an answer in advance only at its own seat', async () => {
    const scene = new Scene(await engineOf('dalang'), ['you', 'you', 'you']);
    const before = scene.table.bookmark;
    const version = scene.table.version;
    scene.do({ do: 'answer_in_advance', seat: 1, question: 'artist', reply: 'pass', until: 'cancelled' });
    const views = [0, 1, 2, null].map((seat) => viewAfter(scene.table, seat, scene.log.at(-1)!, before, 0));
    expect(views.map((view) => view?.game?.answers.length ?? null)).toEqual([null, 1, null, null]);
    expect(wholeView(scene.table, 0, 0)).toMatchObject({ version, game: { answers: [] } });
  });

  it('look from their own seats only, and from the first one if they have not chosen', async () => {
    const { table } = new Scene(await engineOf('dalang'), ['novice', 'you', 'you']);
    expect([undefined, null, 0, 1, 2].map((seat) => viewedSeat(table, seat))).toEqual([1, null, 1, 1, 2]);
  });
});

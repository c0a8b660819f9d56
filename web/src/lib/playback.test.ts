import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace, Speed } from './pace';
import { ON_CLOCK, Playback } from './playback.svelte';

/** An action as the queue sees it. */
interface Action {
  step: number;
  letters?: number;
  asks?: boolean;
  own?: boolean;
  news?: boolean;
}

/** A page that notes what it shows and when; cards travel as long as the pace says. */
class Page {
  speed: Speed = 'normal';
  unwatched = false;
  clock = false;
  readonly shown: number[] = [];
  readonly flying: number[] = [];
  private landings: (() => void)[] = [];
  readonly playback = new Playback<Action>({
    speed: () => this.speed,
    isUnwatched: () => this.unwatched,
    isOnClock: () => this.clock,
    isNews: ({ news }) => news !== false,
    isOwn: ({ own }) => own === true,
    asks: ({ asks }) => asks === true,
    letters: ({ letters }) => letters ?? 20,
    move: ({ step }, pace) => this.move(step, pace),
    land: () => this.landings.splice(0).forEach((land) => land()),
    show: ({ step }) => this.shown.push(step),
  });

  add(...actions: Action[]): void {
    for (const action of actions) this.playback.add(action);
  }

  private move(step: number, { flight }: Pace): Promise<void> {
    this.flying.push(step);
    return new Promise((resolve) => {
      setTimeout(resolve, flight);
      this.landings.push(resolve);
    });
  }
}

const THREE = [{ step: 1 }, { step: 2 }, { step: 3 }];
let page: Page;

/** Let time pass and return what the page has shown. */
async function after(milliseconds: number): Promise<number[]> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return page.shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
});
afterEach(() => vi.useRealTimers());

describe('one action at a time', () => {
  it('shows an action when its cards have landed, and lets the next ones fly when it has been read', async () => {
    page.add(...THREE);
    expect(await after(500)).toEqual([]);
    expect(page.flying).toEqual([1]);
    expect(await after(30)).toEqual([1]);
    expect(await after(600)).toEqual([1]);
    expect(await after(60)).toEqual([1]);
    expect(page.flying).toEqual([1, 2]);
    expect(await after(3000)).toEqual([1, 2, 3]);
    expect(page.playback.live).toBe(true);
  });

  it('leaves more time for a longer text, and none where nothing is to be read', async () => {
    page.add({ step: 1, letters: 200 }, { step: 2, letters: 0 }, { step: 3 });
    await after(530);
    await after(2700);
    expect(page.flying).toEqual([1]);
    await after(200);
    expect(page.flying).toEqual([1, 2]);
    await after(500);
    expect(page.flying).toEqual([1, 2, 3]);
  });

  it.each<[Speed, number]>([
    ['fast', 1500],
    ['normal', 3500],
    ['slow', 8000],
  ])('shows three actions at the speed %s within %i ms, and not much sooner', async (speed, milliseconds) => {
    page.speed = speed;
    page.add(...THREE);
    expect((await after(milliseconds / 2)).length).toBeLessThan(3);
    expect(await after(milliseconds / 2)).toEqual([1, 2, 3]);
  });

  it('shows everything immediately at the speed instant', () => {
    page.speed = 'instant';
    page.add(...THREE);
    expect(page.shown).toEqual([1, 2, 3]);
    expect(page.flying).toEqual([]);
  });
});

describe('the viewer', () => {
  it('skips to the present', async () => {
    page.add(...THREE);
    await after(100);
    page.playback.skip();
    expect(page.shown).toEqual([1, 2, 3]);
    page.add({ step: 4 });
    expect(await after(530)).toEqual([1, 2, 3, 4]);
  });

  it('sees immediately what is no action, without losing the present', async () => {
    page.add({ step: 1, asks: true });
    await after(400);
    page.add({ step: 1, news: false });
    expect([page.shown, page.playback.live]).toEqual([[1, 1], true]);
    page.add({ step: 2 }, { step: 2, news: false });
    expect(page.shown).toEqual([1, 1]);
    expect(await after(3000)).toEqual([1, 1, 2, 2]);
  });

  it('is shown the rest more quickly when they have to decide', async () => {
    page.add({ step: 1 }, { step: 2 }, { step: 3, asks: true });
    expect(await after(2300)).toEqual([1, 2, 3]); // without a decision it takes 2840
  });

  it('waits a few seconds at most, however much has happened', async () => {
    for (let step = 1; step < 12; step++) page.add({ step });
    page.add({ step: 12, asks: true });
    expect(await after(8000)).toHaveLength(12);
  });

  it('does not wait for the time for reading after an own action', async () => {
    page.add({ step: 1, asks: true });
    expect(await after(400)).toEqual([1]);
    page.add({ step: 2, own: true }, { step: 3 });
    expect(await after(521)).toEqual([1, 2]);
    expect(await after(521)).toEqual([1, 2, 3]);
  });

  it('loses at most a moment of a running clock', async () => {
    page.clock = true;
    page.speed = 'slow';
    page.add(...THREE, { step: 4, asks: true });
    expect(await after(ON_CLOCK - 1)).not.toContain(4);
    expect(await after(1)).toEqual([1, 2, 3, 4]);
  });

  it('goes step by step, also when they have to decide, but not against a clock', async () => {
    page.speed = 'step';
    page.add(...THREE, { step: 4, asks: true });
    expect(await after(60_000)).toEqual([1]);
    expect(page.playback.awaitsStep).toBe(true);
    page.playback.next();
    expect(await after(60_000)).toEqual([1, 2]);
    page.clock = true;
    page.add({ step: 5, asks: true });
    expect(await after(ON_CLOCK)).toEqual([1, 2, 3, 4, 5]);
  });

  it('changes the speed while the next action is awaited', async () => {
    page.speed = 'step';
    page.add(...THREE);
    await after(1000);
    page.speed = 'normal';
    page.playback.catchUp();
    expect(await after(5000)).toEqual([1, 2, 3]);
  });
});

describe('nothing waits', () => {
  it('while nobody watches', () => {
    page.unwatched = true;
    page.add(...THREE);
    expect(page.shown).toEqual([1, 2, 3]);
  });

  it('once nobody watches any more', async () => {
    page.add(...THREE);
    await after(100);
    page.unwatched = true;
    page.playback.catchUp();
    expect(page.shown).toEqual([1, 2, 3]);
  });

  it('once an action has ended the watching, such as one that closes the curtain', async () => {
    page.add(...THREE);
    await after(100);
    page.unwatched = true;
    expect(await after(500)).toEqual([1, 2, 3]);
  });

  it('after a reconnection, which replaces what was not shown yet', async () => {
    page.add(...THREE);
    await after(600);
    page.playback.jump({ step: 9 });
    expect(await after(5000)).toEqual([1, 9]);
  });
});

describe('holding', () => {
  it('stops after the current action until all have released', async () => {
    page.add(...THREE);
    page.playback.hold('lesson');
    page.playback.hold('pause');
    expect(await after(9000)).toEqual([1]);
    page.playback.release('lesson');
    expect(await after(9000)).toEqual([1]);
    page.playback.release('pause');
    expect(await after(9000)).toEqual([1, 2, 3]);
  });

  it('continues only once, however often it is released', async () => {
    page.add(...THREE);
    page.playback.hold('lesson');
    page.playback.release('lesson');
    page.playback.release('lesson');
    expect(await after(9000)).toEqual([1, 2, 3]);
    expect(page.flying).toEqual([1, 2, 3]);
  });

  it('keeps what happens while nobody watches, and at any speed', () => {
    page.speed = 'instant';
    page.unwatched = true;
    page.playback.hold('lesson');
    page.add(...THREE);
    expect(page.shown).toEqual([]);
    page.playback.release('lesson');
    expect(page.shown).toEqual([1, 2, 3]);
  });
});

it('shows nothing more once it is closed', async () => {
  page.add(...THREE);
  page.playback.close();
  expect(await after(5000)).toEqual([]);
});

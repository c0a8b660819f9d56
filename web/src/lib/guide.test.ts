import { beforeEach, describe, expect, it } from 'vitest';
import type { Box, Now } from '../game/lessons/box';
import { AltarWording } from '../game/altar/wording';
import { Guide } from './guide.svelte';
import type { GameView } from './view';

let held: string[];
const playback = { hold: (name: string) => held.push(name), release: (name: string) => (held = held.filter((one) => one !== name)) };
const wording = new AltarWording(['Anna', 'Dewi']);

const BOXES: Box[] = [
  { name: 'goal', when: ({ over }) => !over },
  { name: 'play', when: ({ yours }) => yours },
  { name: 'scored', when: ({ events }) => events.some(({ name }) => name === 'scored') },
  { name: 'done', when: ({ over }) => over, last: true },
  { name: 'free', when: () => true },
];

function now(step: number, changes: Partial<Now> = {}): Now {
  return { view: { step } as GameView, events: [], lines: [], seat: 0, yours: false, over: false, counted: false, read: [], ...changes };
}

const scored = (step: number): Now => now(step, { events: [{ name: 'scored', seat: null, values: {}, fades: [] }] });

function begun(at: Now): Guide {
  const guide = new Guide('altar-1', 'nusa', BOXES, playback, () => wording);
  guide.begin(at);
  return guide;
}

beforeEach(() => {
  held = ['lesson'];
});

describe('a guide', () => {
  it('shows one box at a time, and the game waits until each is read', () => {
    const guide = begun(now(1));
    expect([guide.shown?.name, held]).toEqual(['goal', ['lesson']]);
    guide.next();
    guide.next(); // the box for whatever else comes
    expect([guide.shown, held]).toEqual([null, []]);
    guide.look(scored(2));
    expect([guide.shown?.name, held]).toEqual(['scored', ['lesson']]);
    guide.look(now(3)); // what happens meanwhile does not close it
    expect(guide.shown?.name).toBe('scored');
    guide.next();
    expect([guide.shown, held]).toEqual([null, []]);
  });

  it('does not hold the game at the learner’s decision, and closes the box when the learner has decided', () => {
    const guide = begun(now(1, { yours: true }));
    expect(held).toEqual([]);
    guide.next();
    expect(guide.shown?.name).toBe('play');
    guide.look(scored(2));
    expect(guide.shown?.name).toBe('scored');
    guide.next();
    guide.next();
    guide.look(now(3, { yours: true }));
    expect(guide.shown).toBeNull();
  });

  it('shows the box of an undone decision again, and no earlier one', () => {
    const boxes: Box[] = [
      { name: 'goal', when: ({ over }) => !over },
      { name: 'play', when: ({ yours, view }) => yours && view.step >= 4 },
      { name: 'take', when: ({ yours, view }) => yours && view.step >= 5 },
    ];
    const guide = new Guide('altar-3', 'nusa', boxes, playback, () => wording);
    guide.begin(now(4, { yours: true }));
    guide.next();
    expect(guide.shown?.name).toBe('play');
    guide.look(now(5, { yours: true }));
    expect(guide.shown?.name).toBe('take');
    guide.look(now(4, { yours: true }));
    expect(guide.shown?.name).toBe('play');
    guide.look(now(5, { yours: true }));
    expect(guide.shown?.name).toBe('take');
  });

  it('says whether the learner reads on or acts', () => {
    const boxes: Box[] = [
      { name: 'goal', when: ({ over }) => !over },
      { name: 'play', when: ({ yours }) => yours },
      { name: 'result', when: ({ read }) => read.includes('play') },
      { name: 'done', when: ({ read }) => read.includes('result'), last: true },
    ];
    const guide = new Guide('altar-2', 'nusa', boxes, playback, () => wording);
    guide.begin(now(1, { yours: true }));
    expect([guide.shown?.name, guide.shown?.acts]).toEqual(['goal', false]); // another box is about the same decision
    guide.next();
    guide.next();
    expect([guide.shown?.name, guide.shown?.acts]).toEqual(['result', false]);
    guide.next();
    expect([guide.shown?.name, guide.shown?.acts]).toEqual(['done', false]);
    const acting = new Guide('altar-3', 'nusa', boxes.slice(1, 2), playback, () => wording);
    acting.begin(now(1, { yours: true }));
    expect([acting.shown?.name, acting.shown?.acts]).toEqual(['play', true]);
  });

  it('can be hidden and shown again', () => {
    const guide = begun(now(1));
    guide.hide();
    expect([guide.shown, guide.hidden, held]).toEqual([null, true, []]);
    guide.show();
    expect([guide.shown?.name, guide.hidden, held]).toEqual(['goal', false, ['lesson']]);
  });

  it('says nothing more after its last box', () => {
    const guide = begun(now(9, { over: true }));
    expect(guide.shown?.name).toBe('done');
    guide.next();
    expect(guide.shown).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { bestBand, chosenBand, edgeAwayFrom, pointerTo, type Rect } from './coach-spot';

const rect = (top: number, bottom: number): Rect => ({ left: 0, right: 390, top, bottom });

describe('the place of a lesson’s box on a small screen', () => {
  it('covers nothing that matters', () => {
    const kept = [rect(300, 400), rect(600, 844), rect(480, 600)];
    expect(bestBand(kept, 844, 200)).toEqual({ top: 6, height: 200 });
    expect(bestBand([...kept, rect(40, 120)], 844, 170)).toEqual({ top: 126, height: 168 }); // as high as there is room
  });

  it('may cover the players so that the whole text is read', () => {
    const [all, mostly] = [
      { top: 6, height: 150 },
      { top: 6, height: 200 },
    ];
    expect(chosenBand([all, mostly], 200, true)).toBe(mostly);
    expect(chosenBand([all, mostly], 150, true)).toBe(all);
  });

  it('covers the hand of a player who acts next only if its text could not even scroll otherwise', () => {
    const [mostly, less] = [
      { top: 6, height: 130 },
      { top: 6, height: 300 },
    ];
    expect(chosenBand([mostly, mostly, less], 300, true)).toBe(mostly);
    expect(chosenBand([mostly, { top: 6, height: 60 }, less], 300, true)).toBe(less);
    expect(chosenBand([mostly, mostly, less], 300, false)).toBe(less); // only to be read
  });

  it('is a low sheet at the other edge if its subject leaves no space', () => {
    expect(edgeAwayFrom([rect(60, 800)], 844)).toEqual({ top: 6, height: 90 });
    expect(edgeAwayFrom([rect(6, 760)], 844)).toEqual({ top: 748, height: 90 });
  });
});

describe('the point of a lesson’s box', () => {
  const box: Rect = { left: 1000, top: 300, right: 1300, bottom: 500 };

  it('is at the edge that faces the subject, next to it', () => {
    expect(pointerTo(box, { left: 10, top: 350, right: 200, bottom: 450 })).toEqual({ edge: 'left', at: 100 });
    expect(pointerTo(box, { left: 1000, top: 40, right: 1100, bottom: 80 })).toEqual({ edge: 'top', at: 50 });
    expect(pointerTo(box, { left: 1000, top: 510, right: 1300, bottom: 600 })).toEqual({ edge: 'bottom', at: 150 });
  });

  it('stays out of the corners', () => {
    expect(pointerTo(box, { left: 10, top: 10, right: 200, bottom: 50 })).toEqual({ edge: 'left', at: 22 });
    expect(pointerTo(box, { left: 10, top: 560, right: 200, bottom: 600 })).toEqual({ edge: 'left', at: 178 });
  });
});

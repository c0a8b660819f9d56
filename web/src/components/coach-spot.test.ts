import { describe, expect, it } from 'vitest';
import { bestBand, chosenBand, edgeAwayFrom, pointerTo, type Band, type Rect, type Side } from './coach-spot';

const rect = (top: number, bottom: number): Rect => ({ left: 0, right: 390, top, bottom });

const band = (height: number, side: Side = 'left'): Band => ({ top: 6, height, side, whole: true });
const cut = (height: number): Band => ({ ...band(height), whole: false });

describe('the place of a lesson’s box on a small screen', () => {
  it('covers nothing that matters', () => {
    const kept = [rect(300, 400), rect(600, 844), rect(480, 600)];
    expect(bestBand(kept, 844, 200)).toEqual({ top: 6, height: 200, whole: true });
    expect(bestBand([...kept, rect(40, 120)], 844, 170)).toEqual({ top: 126, height: 168, whole: false }); // as high as there is room
  });

  it('may cover the prompt, then the players, so that the whole text is read', () => {
    expect(chosenBand([[band(150)], [band(200, 'right')]], true)).toEqual(band(150));
    expect(chosenBand([[cut(150)], [band(200)], [band(300)]], true)).toEqual(band(200));
    expect(chosenBand([[cut(150)], [cut(180)], [band(200)]], true)).toEqual(band(200));
  });

  it('is in the other column of a low screen before it covers more', () => {
    expect(chosenBand([[cut(150), band(200, 'right')], [band(200)]], true)).toEqual(band(200, 'right'));
  });

  it('covers the choices of a player who acts next only if its text could not even scroll otherwise', () => {
    const less = [band(300)];
    expect(chosenBand([[cut(130)], [cut(140)], [cut(150)], [cut(150)], less], true)).toEqual(cut(140));
    expect(chosenBand([[cut(60)], [cut(60)], [cut(60)], [cut(60)], less], true)).toEqual(band(300));
    expect(chosenBand([[cut(130)], [cut(140)], [cut(150)], [cut(150)], less], false)).toEqual(band(300)); // only to be read
  });

  it('is a low sheet at the other edge if its subject leaves no space', () => {
    expect(edgeAwayFrom([rect(60, 800)], 844)).toMatchObject({ top: 6, height: 90 });
    expect(edgeAwayFrom([rect(6, 760)], 844)).toMatchObject({ top: 748, height: 90 });
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

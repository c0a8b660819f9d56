import { describe, expect, it } from 'vitest';
import { bestBand, chosenBand, edgeAwayFrom, overPrompt, pointerTo, type Band, type Rect, type Side } from './coach-spot';

const rect = (top: number, bottom: number): Rect => ({ left: 0, right: 390, top, bottom });

const band = (height: number, side: Side = 'left'): Band => ({ top: 6, height, side, whole: true });
const cut = (height: number): Band => ({ ...band(height), whole: false });

describe('the place of a lesson’s box on a small screen', () => {
  const HOME = 600; // the bottom of the action line

  it('is over the action line if nothing that matters is there', () => {
    expect(bestBand([rect(40, 120), rect(604, 844)], 844, 180, HOME)).toEqual({ top: 418, height: 180, whole: true }); // down to the hand
    expect(bestBand([rect(40, 120), rect(550, 596), rect(604, 844)], 844, 180, HOME)).toEqual({ top: 364, height: 180, whole: true });
  });

  it('covers nothing that matters', () => {
    const kept = [rect(40, 120), rect(300, 400), rect(480, 600), rect(600, 844)];
    expect(bestBand(kept, 844, 160, HOME)).toEqual({ top: 134, height: 160, whole: true }); // next to its subject
    expect(bestBand(kept, 844, 170, HOME)).toEqual({ top: 126, height: 168, whole: false }); // as high as there is room
  });

  it('may cover less important things, so that the whole text is read', () => {
    expect(chosenBand([[band(150)], [band(200)], []])).toEqual(band(150));
    expect(chosenBand([[cut(150)], [cut(180)], [band(200)], []])).toEqual(band(200));
  });

  it('is in the other column of a low screen before it covers more', () => {
    expect(chosenBand([[cut(150), band(200, 'left')], [band(200, 'right')], []])).toEqual(band(200, 'left'));
  });

  it('covers the players only if its text could not even scroll otherwise', () => {
    expect(chosenBand([[cut(130)], [cut(140)], [cut(150)], [band(300)]])).toEqual(cut(150));
    expect(chosenBand([[cut(60)], [cut(60)], [cut(60)], [band(300)]])).toEqual(band(300));
  });

  it('covers a prompt as a whole, or not at all', () => {
    const line = { top: 500, bottom: 600 };
    expect(overPrompt({ top: 530, height: 70 }, line)).toEqual({ top: 500, height: 100 });
    expect(overPrompt({ top: 480, height: 120 }, line)).toEqual({ top: 480, height: 120 });
    expect(overPrompt({ top: 100, height: 120 }, line)).toEqual({ top: 100, height: 120 });
  });

  it('is a low sheet at the other edge if its subject leaves no space', () => {
    expect(edgeAwayFrom([rect(60, 800)], 844)).toMatchObject({ top: 6, height: 90 });
    expect(edgeAwayFrom([rect(6, 760)], 844)).toMatchObject({ top: 748, height: 90 });
  });
});

describe('the point of a lesson’s box', () => {
  const box: Rect = { left: 1000, top: 300, right: 1300, bottom: 500 };

  it('is at the edge that faces the subject, next to it', () => {
    expect(pointerTo(box, { left: 800, top: 350, right: 990, bottom: 450 })).toEqual({ edge: 'left', at: 100 });
    expect(pointerTo(box, { left: 1000, top: 40, right: 1100, bottom: 80 })).toEqual({ edge: 'top', at: 50 });
    expect(pointerTo(box, { left: 1000, top: 510, right: 1300, bottom: 600 })).toEqual({ edge: 'bottom', at: 150 });
  });

  it('is left out if it would point at something between the box and its subject', () => {
    expect(pointerTo(box, { left: 10, top: 350, right: 200, bottom: 450 })).toBeNull();
  });

  it('stays out of the corners', () => {
    expect(pointerTo(box, { left: 800, top: 10, right: 990, bottom: 50 })).toEqual({ edge: 'left', at: 22 });
    expect(pointerTo(box, { left: 800, top: 560, right: 990, bottom: 600 })).toEqual({ edge: 'left', at: 178 });
  });
});

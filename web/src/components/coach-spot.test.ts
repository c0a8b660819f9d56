import { describe, expect, it } from 'vitest';
import { bestBand, type Rect } from './coach-spot';

const rect = (top: number, bottom: number): Rect => ({ left: 0, right: 390, top, bottom });

describe('the place of a lesson’s box on a small screen', () => {
  it('covers nothing that matters', () => {
    const kept = [rect(300, 400), rect(600, 844), rect(480, 600)];
    expect(bestBand(kept, 844, 200)).toEqual({ top: 6, height: 200 });
    expect(bestBand([...kept, rect(40, 120)], 844, 170)).toEqual({ top: 126, height: 168 }); // as high as there is room
  });

  it('is never too low to be read', () => {
    expect(bestBand([rect(0, 800)], 844, 300).height).toBe(100);
  });
});

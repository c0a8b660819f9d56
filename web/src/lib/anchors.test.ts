import { beforeEach, describe, expect, it } from 'vitest';
import { findAnchor, findCard } from './anchors';

/** The anchors on the page, and the sizes of their elements. */
let page: Record<string, number[]>;

function element(name: string, size: number): HTMLElement {
  return {
    dataset: { anchor: name },
    getBoundingClientRect: () => ({ width: size, height: size }),
    checkVisibility: () => true,
    matches: () => true,
    querySelector: () => ({ getAttribute: () => null }),
    querySelectorAll: () => [],
  } as unknown as HTMLElement;
}

beforeEach(() => {
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  globalThis.document = {
    querySelectorAll: (selector: string) => {
      const name = /data-anchor="(.*)"/.exec(selector)![1]!;
      return (page[name] ?? []).map((size) => element(name, size));
    },
  } as unknown as Document;
});

describe('an anchor', () => {
  it('is found where it has a size', () => {
    page = { 'stones-1': [0, 20] };
    expect(findAnchor('stones-1')?.getBoundingClientRect().width).toBe(20);
  });

  it('without a size gives way to its player’s panel or its row', () => {
    page = { 'hand-1': [0], 'panel-1': [50], 'offer-2': [0], 'row-2': [80] };
    expect(findAnchor('hand-1')?.dataset['anchor']).toBe('panel-1');
    expect(findAnchor('offer-2')?.dataset['anchor']).toBe('row-2');
  });

  it('is not found if nothing has a size, so nothing flies there', () => {
    page = { pile: [0], 'hand-0': [0], 'panel-0': [0] };
    expect(findAnchor('pile')).toBeNull();
    expect(findAnchor('hand-0')).toBeNull();
    expect(findCard('altar', 'pile', 'rice', [])).toBeNull();
  });
});

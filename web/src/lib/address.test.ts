import { describe, expect, test } from 'vitest';
import { addressIn, placeIn, tableIn, type Style } from './address';

const HOST = 'https://games.example';
const PAGES = ['/', '/table/local-4f', '/rules/altar#A3.1', '/new?game=dalang&together', '/replay/x?step=3&seat=0'];

describe.each<Style>(['path', 'fragment'])('addresses with the path in the %s', (style) => {
  test.each(['/', '/bali/', '/games/bali/'])('lead to the page that they were made for, below %s', (base) => {
    for (const page of PAGES) {
      const place = placeIn(HOST + base, style, HOST + addressIn(base, style, page));
      expect(place && place.path + place.query + (place.anchor && `#${place.anchor}`)).toBe(page);
    }
  });

  test.each(['https://other.example/bali/new', `${HOST}/elsewhere`, `${HOST}/bali/api/tables/x/export`])('do not include %s', (other) => {
    expect(placeIn(`${HOST}/bali/`, style, other)).toBeNull();
  });
});

test('a static site loads the same file for every page', () => {
  const loaded = PAGES.map((page) => new URL(addressIn('/bali/', 'fragment', page), HOST).pathname);
  expect(new Set(loaded)).toEqual(new Set(['/bali/']));
});

test('a static site starts at its first page, also by the name of its file', () => {
  const start = { path: '/', query: '', anchor: '' };
  expect(placeIn(`${HOST}/bali/`, 'fragment', `${HOST}/bali/index.html`)).toEqual(start);
  expect(placeIn(`${HOST}/bali/`, 'fragment', `${HOST}/bali/#main`)).toEqual(start);
});

test('an anchor that is not well formed is taken as it is', () => {
  expect(placeIn(`${HOST}/`, 'path', `${HOST}/rules/altar#%E0%A4%A`)?.anchor).toBe('%E0%A4%A');
});

test.each([
  ['https://games.example/bali/#/table/a_-9', 'a_-9'],
  ['https://games.example/table/abc/?x=1#y', 'abc'],
  [' https://games.example/replay/abc?step=4 ', 'abc'],
  ['abc', 'abc'],
  ['https://games.example/', undefined],
  ['two words', undefined],
])('the table in “%s” is %s', (text, id) => {
  expect(tableIn(text)).toBe(id);
});

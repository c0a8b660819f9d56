import { beforeEach, expect, test } from 'vitest';
import type { Answers } from './answers';
import { PassOffer } from './pass-offer.svelte';
import { settings } from './settings.svelte';

let question: string | null;
let seat: number;
let offer: PassOffer;

function pass(asked: string): void {
  question = asked;
  offer.acted('pass');
}

function isMadeAt(asked: string | null): boolean {
  question = asked;
  return offer.fits;
}

beforeEach(() => {
  settings.answersExplained = false;
  seat = 0;
  const answers = {
    get passable() {
      return question;
    },
    canPassOnEverything: true,
  };
  offer = new PassOffer(answers as Answers, () => seat);
});

test('it is made after two passes on the same question', () => {
  pass('artist');
  pass('scholar');
  expect(isMadeAt('artist')).toBe(false);
  pass('artist');
  expect(isMadeAt('scholar')).toBe(false);
  expect(isMadeAt('artist')).toBe(true);
});

test('other actions do not count, nor do those of another player at this screen', () => {
  pass('artist');
  offer.acted('join');
  expect(isMadeAt('artist')).toBe(false);
  seat = 1;
  pass('artist');
  expect(isMadeAt('artist')).toBe(false);
  seat = 0;
  pass('artist');
  expect(isMadeAt('artist')).toBe(true);
});

test('it is made once, whatever the player then does', () => {
  pass('artist');
  pass('artist');
  question = 'artist';
  offer.acted('join');
  expect(isMadeAt('artist')).toBe(false);
  pass('scholar');
  pass('scholar');
  expect(isMadeAt('scholar')).toBe(false);
});

test('after it is used or closed it is not made in later games either', () => {
  offer.close();
  pass('artist');
  pass('artist');
  expect(isMadeAt('artist')).toBe(false);
  expect(new PassOffer({ passable: 'artist', canPassOnEverything: true } as Answers, () => seat).fits).toBe(false);
});

test('it is not made where one cannot pass in advance', () => {
  pass('artist');
  pass('artist');
  expect(isMadeAt(null)).toBe(false);
});

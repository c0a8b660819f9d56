/** The lessons of altar. */
import { GOODS, KINDS } from '../altar/facts';
import { soleMajority } from '../altar/model';
import { altarOf, altarValue, comparison, gainOf, keptGood, scoredKind, scoring } from './altar-facts';
import { all, any, doer, finished, happened, hasRead, isOwn, others, own, played, prompts, suggests } from './box';
import type { Box, Fact, Now } from './box';

const LAST_PILE = 2; // cards in the draw pile at the last turns of the script

const stones = (now: Now): Fact['values'] => ({ count: altarOf(now).stones[now.seat]! });
const ending = (now: Now): boolean => altarOf(now).pile_size <= LAST_PILE;
const gains = (now: Now): boolean => gainOf(now, now.seat) !== undefined;
const nobodyGains = (now: Now): boolean => !now.events.some(({ name }) => name === 'gained' || name === 'due');
const majority = (now: Now): boolean => soleMajority(altarOf(now), scoredKind(now)) === now.seat;
const tied = (now: Now): boolean => {
  const kind = scoredKind(now);
  const counts = altarOf(now).tableau.map((cards) => cards[kind]!);
  return soleMajority(altarOf(now), kind) === null && counts[now.seat]! >= 2 && Math.max(...counts) === counts[now.seat];
};

/** Return the anchor of the column that was just dealt. */
const newColumn = ({ events }: Now): string => `row-${events.find(({ name }) => name === 'emptied')?.values['row']}`;

/** Whether another player has built a shrine. */
const shrines = (now: Now): boolean => altarOf(now).tableau.some((cards, seat) => seat !== now.seat && cards[KINDS.indexOf('shrine')]! > 0);

const bananas = (now: Now): Fact['values'] => ({ count: altarOf(now).sacrifices[now.seat]![GOODS.indexOf('banana')] ?? 0 });

/** A turn without suggestions, and what it brought. */
const OWN_TURN: Box[] = [
  { name: 'altar-own', when: all(isOwn, prompts('buying', 'playing')), anchor: 'offer' },
  {
    name: 'altar-own-result',
    when: all(hasRead('altar-own'), happened('scored'), happened('took', own)),
    anchor: 'tableau-0',
    values: comparison,
    facts: scoring,
  },
];

export const ALTAR: Record<string, Box[]> = {
  'altar-1': [
    { name: 'altar-1-goal', when: ({ over }) => !over, anchor: 'altar' },
    { name: 'altar-1-play', when: suggests('play 1 banana farmer'), anchor: 'hand-0' },
    { name: 'altar-1-take', when: suggests('take 1'), anchor: 'row-1' },
    { name: 'altar-1-scored', when: all(happened('scored'), gains, happened('took', own)), anchor: 'stones-0', facts: scoring },
    { name: 'altar-1-theirs', when: all(happened('scored'), gains, happened('took', others)), anchor: 'sacrifices-0', facts: scoring },
    { name: 'altar-1-panel', when: all(hasRead('altar-1-scored'), happened('scored'), happened('took', others)), anchor: 'panel-1' },
    { name: 'altar-1-mason', when: suggests('play stonemason'), anchor: 'hand-0' },
    { name: 'altar-1-majority', when: all(happened('scored'), gains, majority), anchor: 'stones-0', facts: scoring },
    { name: 'altar-1-bought', when: happened('bought', others), anchor: 'supply', values: doer('bought', others) },
    { name: 'altar-1-nobody', when: all(happened('scored'), nobodyGains), anchor: 'tableau-0', facts: scoring },
    { name: 'altar-1-two', when: suggests('play 2 peanut farmers'), anchor: 'hand-0' },
    { name: 'altar-1-takes', when: suggests('take 4'), anchor: 'row-4' },
    { name: 'altar-1-tie', when: all(happened('scored'), tied, gains), anchor: 'stones-0', facts: scoring },
    { name: 'altar-1-shrine', when: all(suggests('play shrine'), (now) => !ending(now)), anchor: 'hand-0', values: stones },
    { name: 'altar-1-cover', when: all(prompts('covering'), (now) => !ending(now)), anchor: 'sacrifices-0' },
    { name: 'altar-1-crown', when: all(prompts('crowning'), (now) => !ending(now)), anchor: 'supply' },
    { name: 'altar-1-least', when: all(suggests('take 2'), prompts('taking')), anchor: 'panel-0' },
    { name: 'altar-1-steer', when: all(suggests('take 2'), prompts('taking')), anchor: 'altar' },
    { name: 'altar-1-reward', when: prompts('rewarding'), anchor: 'tableau-0', facts: scoring },
    { name: 'altar-1-sacrifice', when: prompts('sacrificing'), anchor: 'sacrifices-0' },
    { name: 'altar-1-emptied', when: all(happened('emptied'), happened('scored')), anchor: newColumn, facts: scoring },
    { name: 'altar-1-buy', when: all(suggests('buy banana'), (now) => !ending(now)), anchor: 'supply', values: stones },
    { name: 'altar-1-compare', when: all(suggests('take 2'), shrines), anchor: 'offer' },
    { name: 'altar-1-jump', when: ({ yours, view }) => yours && view.lesson?.jump === true, jump: true },
    { name: 'altar-1-ending', when: all(suggests('buy banana'), ending), anchor: 'pile', values: bananas },
    { name: 'altar-1-ending-shrine', when: all(suggests('play shrine'), ending), anchor: 'hand-0' },
    { name: 'altar-1-ending-cover', when: all(isOwn, prompts('covering')), anchor: 'sacrifices-0', values: bananas },
    { name: 'altar-1-ending-take', when: all(isOwn, prompts('taking')), anchor: 'row-1' },
    { name: 'altar-1-result', when: played, anchor: 'altar', values: altarValue('banana') },
    { name: 'altar-1-done', when: played, last: true },
  ],
  'altar-2': [
    { name: 'altar-2-start', when: ({ over }) => !over, anchor: 'altar' },
    { name: 'altar-2-plan', when: suggests('play 1 banana farmer'), anchor: 'row-1' },
    { name: 'altar-2-empty', when: suggests('play 2 peanut farmers'), anchor: 'row-1' },
    { name: 'altar-2-look', when: prompts('looking'), anchor: 'altar' },
    { name: 'altar-2-keep', when: prompts('keeping'), anchor: 'altar' },
    { name: 'altar-2-kept', when: happened('kept', own), anchor: 'sacrifices-0', values: keptGood },
    ...OWN_TURN,
    { name: 'altar-2-done', when: any(hasRead('altar-own-result'), finished('kept')), last: true },
  ],
  'altar-3': [
    { name: 'altar-3-start', when: ({ over }) => !over, anchor: 'row-1' },
    { name: 'altar-3-plan', when: suggests('play 1 banana farmer'), anchor: 'row-2' },
    { name: 'altar-3-priest', when: suggests('play priest'), anchor: 'hand-0' },
    { name: 'altar-3-take', when: suggests('take 1'), anchor: 'row-1' },
    { name: 'altar-3-moved', when: happened('demon', others), anchor: 'offer', values: doer('demon', others) },
    ...OWN_TURN,
    { name: 'altar-3-done', when: any(hasRead('altar-own-result'), finished('demon')), last: true },
  ],
};

/** What happened in dalang, from the events and the position. */
import type { Chip, Island } from '../dalang/cards';
import { CHIPS, ISLANDS, KINDS, MASK_VALUES } from '../dalang/facts';
import type { DalangState } from '../dalang/types';
import type { Wording } from '../wording';
import type { GameEvent } from '../../lib/view';
import { joined, say } from '../../lib/words.svelte';
import { nameOf, type Fact, type Now } from './box';

/** Return a view's record. */
export function dalangOf({ view }: Now): DalangState {
  return view.state as unknown as DalangState;
}

/** Return the masks that players have just gained. */
export function masks(now: Now, wording: Wording): Fact[] {
  return now.events
    .filter(({ name }) => name === 'masked')
    .map(({ seat, values }) => ({ message: 'dalang-fact-mask', values: { who: nameOf(seat!, now, wording), value: values['value']! } }));
}

/** Return the events of showing cards in the last contest. */
export function shownCards({ lines }: Now): GameEvent[] {
  const events = lines.flat();
  const begun = events.findLastIndex(({ name, values }) => name === 'played' && ['priest', 'prince'].includes(String(values['kind'])));
  return events.slice(begun).filter(({ name }) => name === 'showed');
}

/** Return what the players showed in the last contest. */
export function shown(now: Now, wording: Wording): Fact[] {
  return shownCards(now).map(({ seat, values }) => ({
    message: 'dalang-fact-showed',
    values: { who: nameOf(seat!, now, wording), cards: wording.cards(values) },
  }));
}

/** Return the points of all players, and the masks and seals they come from. */
export function holdings(now: Now, wording: Wording): Fact[] {
  const state = dalangOf(now);
  return state.masks.slice(0, state.players).map((counts, seat) => {
    const values = counts.flatMap((number, index) => Array<string>(number).fill(String(MASK_VALUES[index])));
    const seals = state.seals.filter((owner) => owner === seat).length;
    const [points] = now.view.known[seat]!;
    const gained = say('dalang-fact-masks', { count: values.length, values: joined(values) });
    return { message: 'dalang-fact-holdings', values: { who: nameOf(seat, now, wording), points, masks: gained, count: seals } };
  });
}

/** Return the active player, the one who was spared, and the card that is answered. */
export function challenge(now: Now, wording: Wording): Fact['values'] {
  const state = dalangOf(now);
  const kind = KINDS[state.kind]!;
  return {
    who: nameOf(state.turn, now, wording),
    other: state.spared >= 0 ? nameOf(state.spared, now, wording) : '',
    cards: wording.cards({ kind }),
    island: say(`dalang-island-${ISLANDS[state.goal]}`),
  };
}

/** Return how many masks the learner has just gained. */
export function ownMasks({ events, seat }: Now): Fact['values'] {
  return { masks: events.filter((event) => event.name === 'masked' && event.seat === seat).length };
}

/** Return who gained masks, and whether the learner has won a chip that nobody had. */
export const chip =
  (kind: Chip, island: Island) =>
  (now: Now, wording: Wording): Fact[] => {
    const won = dalangOf(now).chips[CHIPS.indexOf(kind)]![ISLANDS.indexOf(island)] === now.seat ? 1 : 0;
    return [{ message: 'dalang-fact-chip', values: { won, island: say(`dalang-island-${island}`) } }, ...masks(now, wording)];
  };

/** Return the cards that the learner has just lost. */
export function discarded({ events, seat }: Now, wording: Wording): Fact[] {
  const lost = events.filter((event) => event.name === 'lost' && event.seat === seat);
  return [{ message: 'dalang-fact-lost', values: { cards: joined(lost.map(({ values }) => wording.cards(values))) } }];
}

/** Return the cards that the learner saved when last fleeing, oldest first. */
function savedCards({ lines, seat }: Now): GameEvent[] {
  const events = lines.flat().filter((event) => event.seat === seat);
  return events.slice(events.findLastIndex(({ name }) => name === 'fled')).filter(({ name }) => name === 'put');
}

/** Return where the learner saved cards, and what each is good for. */
export function saved(now: Now, wording: Wording): Fact[] {
  return savedCards(now).map(({ values }) => ({
    message: 'dalang-fact-saved',
    values: {
      cards: wording.cards(values),
      island: say(`dalang-island-${values['island']}`),
      use: useOf(now, String(values['kind']), String(values['island'])),
    },
  }));
}

/** Return what a saved card is good for at an island: to defend a chip, to win the second one, to win one, or to be there later. */
function useOf(now: Now, kind: string, island: string): 'defend' | 'seal' | 'win' | 'later' {
  const number = (CHIPS as readonly string[]).indexOf(kind);
  if (number < 0) return 'later';
  const owners = dalangOf(now).chips.map((chips) => chips[(ISLANDS as readonly string[]).indexOf(island)]);
  if (owners[number] === now.seat) return 'defend';
  return owners[1 - number] === now.seat ? 'seal' : 'win';
}

/** Return the island where the learner saved the last card. */
export function lastSaved(now: Now): string {
  return String(savedCards(now).at(-1)?.values['island']);
}

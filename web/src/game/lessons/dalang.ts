/** The lessons of dalang. */
import { ISLANDS } from '../dalang/facts';
import { all, any, can, device, doer, finished, happened, hasRead, isOwn, others, own, prompts, suggests, type Box, type Now } from './box';
import { challenge, chip, dalangOf, discarded, holdings, lastSaved, masks, ownMasks, saved, shown, shownCards } from './dalang-facts';

const SCORING_BLOCKS = ['blocking-scoring', 'blocking-shared'];

const masked = ({ events }: Now): number => events.filter(({ name }) => name === 'masked').length;
const shared = (now: Now): boolean => masked(now) > 1;
const alone = (now: Now): boolean => masked(now) === 1;
const island = (now: Now): string => `village-${now.seat}-${ISLANDS[dalangOf(now).island]}`;

/** Whether the turn has ended that a box left to the learner. */
const endedAfter = (box: string) => all(hasRead(box), happened('turn'));

/** Whether the learner decides again, or never will. */
const isAsked = ({ yours, over }: Now): boolean => yours || over;

/** Whether the learner has saved three cards after fleeing. */
const isBack = (now: Now): boolean => !prompts('fleeing', 'fleeing-on')(now);

/** Whether the learner has seen all answers to another player's card. */
const hasAnswered = all(any(hasRead('dalang-2-saved'), finished('fled', own)), isBack);

const cannot = (start: string) => (now: Now) => !can(start)(now);

/** Whether the learner has shown cards in the last contest. */
const hasShown = (now: Now): boolean => shownCards(now).some(({ seat }) => seat === now.seat);

/** Whether the card that is answered is of a kind. */
const answers =
  (kind: string) =>
  ({ view }: Now): boolean =>
    view.prompt.values['kind'] === kind;

export const DALANG: Record<string, Box[]> = {
  'dalang-1': [
    { name: 'dalang-1-goal', when: ({ over }) => !over, anchor: 'masks' },
    { name: 'dalang-1-chips', when: suggests('play prince'), anchor: island },
    { name: 'dalang-1-here', when: suggests('play prince'), anchor: island },
    { name: 'dalang-1-prince', when: suggests('play prince'), anchor: 'hand-0', values: device },
    { name: 'dalang-1-show', when: prompts('showing'), anchor: 'hand-0' },
    { name: 'dalang-1-sealed', when: happened('sealed', own), anchor: island, facts: shown, values: doer('sealed') },
    { name: 'dalang-1-journey', when: suggests('play kukusch-panschar to panschar'), anchor: 'hand-0' },
    { name: 'dalang-1-travel', when: suggests('play kukusch-panschar to panschar'), anchor: 'village-0-panschar' },
    { name: 'dalang-1-stack', when: prompts('laying'), anchor: island },
    { name: 'dalang-1-lay', when: prompts('laying'), anchor: 'hand-0' },
    { name: 'dalang-1-shared', when: shared, anchor: 'masks', facts: masks },
    { name: 'dalang-1-result', when: endedAfter('dalang-1-own'), anchor: 'masks', values: ownMasks, facts: holdings },
    { name: 'dalang-1-alone', when: all(alone, (now) => !hasRead('dalang-1-own')(now)), anchor: 'masks', facts: masks },
    { name: 'dalang-1-draws', when: all(happened('drew', own), ({ yours }) => !yours), anchor: 'pile' },
    { name: 'dalang-1-repel', when: prompts('repelling'), anchor: 'hand-0', values: challenge },
    { name: 'dalang-1-force', when: prompts('forcing'), anchor: 'hand-0', values: challenge },
    { name: 'dalang-1-block', when: all(prompts(...SCORING_BLOCKS), can('block')), anchor: 'goal', values: challenge },
    { name: 'dalang-1-warrior', when: suggests('play warrior sparing red'), anchor: 'village-1-panschar' },
    { name: 'dalang-1-fled', when: happened('fled', others), anchor: 'discards', values: doer('fled') },
    { name: 'dalang-1-priest', when: suggests('play priest'), anchor: 'hand-0' },
    { name: 'dalang-1-seal', when: isOwn, anchor: island },
    { name: 'dalang-1-kinds', when: isOwn, anchor: 'hand-0' },
    { name: 'dalang-1-own', when: isOwn, anchor: 'hand-0' },
    { name: 'dalang-1-done', when: any(hasRead('dalang-1-result'), finished('masked')), last: true },
  ],
  'dalang-2': [
    { name: 'dalang-2-start', when: ({ over }) => !over, anchor: 'discards' },
    { name: 'dalang-2-join', when: all(prompts('joining'), can('join')), anchor: 'hand-0', values: challenge },
    { name: 'dalang-2-exchange', when: prompts('exchanging'), anchor: 'stack-0-tschakkalag' },
    { name: 'dalang-2-more', when: prompts('taking', 'putting'), anchor: 'hand-0' },
    { name: 'dalang-2-second', when: all(prompts('forcing'), cannot('force')), anchor: 'hand-0', values: challenge },
    { name: 'dalang-2-block', when: all(prompts(...SCORING_BLOCKS), can('block')), anchor: 'goal', values: challenge },
    { name: 'dalang-2-flee', when: suggests('flee'), anchor: 'hand-0', values: challenge },
    { name: 'dalang-2-repel', when: suggests('repel'), anchor: 'hand-0', values: challenge },
    { name: 'dalang-2-force', when: all(prompts('forcing'), answers('warrior'), can('force')), anchor: 'hand-0', values: challenge },
    { name: 'dalang-2-save', when: prompts('fleeing'), anchor: 'hand-0' },
    { name: 'dalang-2-saved', when: all(hasRead('dalang-2-save'), isBack), anchor: (now) => `village-0-${lastSaved(now)}`, facts: saved },
    { name: 'dalang-2-answers', when: all(hasAnswered, ({ yours }) => yours), anchor: 'answers' },
    { name: 'dalang-2-done', when: all(hasAnswered, isAsked), last: true },
  ],
  'dalang-3': [
    { name: 'dalang-3-prince', when: suggests('play prince'), anchor: 'hand-0' },
    { name: 'dalang-3-show', when: prompts('showing'), anchor: 'hand-0' },
    { name: 'dalang-3-lost', when: all(happened('won', others), hasShown), anchor: 'village-1-kukusch', facts: shown, values: doer('won') },
    { name: 'dalang-3-scholar', when: suggests('play scholar'), anchor: 'hand-0' },
    { name: 'dalang-3-travel', when: suggests('play kukusch-wontong to wontong'), anchor: 'village-0-wontong' },
    { name: 'dalang-3-lay', when: prompts('laying'), anchor: 'hand-0' },
    { name: 'dalang-3-arrived', when: all(happened('moved'), (now) => masked(now) === 0), anchor: 'hand-0', values: doer('moved') },
    { name: 'dalang-3-chips', when: isOwn, anchor: 'village-0-kukusch' },
    { name: 'dalang-3-own', when: isOwn, anchor: 'hand-0' },
    { name: 'dalang-3-result', when: endedAfter('dalang-3-own'), anchor: 'masks', values: ownMasks, facts: chip('priest', 'wontong') },
    { name: 'dalang-3-kept', when: all(happened('lost', own), happened('moved')), anchor: 'hand-0', facts: discarded },
    { name: 'dalang-3-done', when: any(hasRead('dalang-3-result'), finished('masked')), last: true },
  ],
};

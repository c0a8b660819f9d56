/**
 * A page at a table: the connection, the position shown, the player's turn and the players at this screen.
 *
 * When a view arrives, `onView` does everything in a fixed order, instead of effects of the page.
 */
import { loadGame, type GameUi, type OnlyAnswer } from '../game/games';
import type { Wording } from '../game/wording';
import { Answers, type Until } from './answers';
import { notify, signal } from './attention';
import { Automatic } from './automatic.svelte';
import { OwnShare } from './deal';
import { Ending } from './ending.svelte';
import { showError } from './errors';
import { HotSeat } from './hotseat.svelte';
import { Rematch } from './rematch';
import { sounds } from './sounds';
import type { Pace } from './pace';
import { PassOffer } from './pass-offer.svelte';
import { Playback } from './playback.svelte';
import { settings } from './settings.svelte';
import { TableClient, type Command, type Position, type Refused } from './table-client.svelte';
import { toasts } from './toasts.svelte';
import { TableLesson } from './table-lesson.svelte';
import { TablePlayers } from './table-players.svelte';
import { Turn } from './turn.svelte';
import type { Beat, GameEvent, TableView, View } from './view';
import { leave, stayAt } from './waiting';
import { say } from './words.svelte';

const REVEAL_AGAIN = 2000; // milliseconds until a share is revealed again, in case the message was lost
const AUTOMATIC = new Set<string | null | undefined>(['ping', 'look', 'commit', 'reveal']); // commands of the page itself
const HARMLESS = new Set(['stale', 'not-asked']); // refusals of a preview that came too late: the page shows the new position

/** Parts of the last view, to notice changes. */
interface Seen {
  table: TableView | null;
  shown: number | null;
  step: number | undefined;
  /** Whose turn it was. */
  turn: unknown;
  yours: boolean;
  over: boolean;
  hidden: boolean;
}

/** The cards and tokens that move over the page. */
export interface Animation {
  /** Let them move, one beat after the other; done when all have landed. */
  play: (beats: readonly Beat[], flight: number, tell: (beat: Beat) => number) => Promise<void>;
  /** Let all of them land now. */
  land: () => void;
}

export class TableController {
  readonly client: TableClient;
  readonly turn: Turn;
  /** The views that wait to be shown. Everything here reads the one that is shown. */
  readonly playback: Playback<View>;
  readonly answers: Answers;
  readonly passOffer: PassOffer;
  readonly automatic = new Automatic({ only: () => this.only, carryOut: (actions) => this.turn.carryOut(actions) });
  readonly hotSeat: HotSeat;
  readonly share: OwnShare;
  readonly rematch: Rematch;
  readonly players = new TablePlayers(this);
  readonly lesson = new TableLesson(this);
  readonly ending = new Ending();
  ui = $state.raw<GameUi | null>(null);
  private loading = false;
  /** The earlier position that is shown; null for the present one. */
  position = $state.raw<Position | null>(null);
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name ?? ''));
  readonly wording: Wording | undefined = $derived.by(() => this.ui?.wording(this.names));
  /** The description of the view being shown, while the viewer has nothing to decide. */
  private caption = $state('');
  private seen: Seen = { table: null, shown: null, step: undefined, turn: null, yours: false, over: false, hidden: false };
  private revealTimer = 0;

  constructor(
    id: string,
    private readonly animation: Animation,
  ) {
    leave(id);
    this.client = new TableClient(id, {
      onArrival: (view, jumps) => (jumps ? this.playback.jump(view) : this.playback.add(view)),
      onView: (events) => this.onView(events),
      onRefused: (refused) => this.onRefused(refused),
      onDisconnect: () => {
        this.turn.disconnected();
        this.automatic.close();
      },
      onUnsent: ({ do: name }) => this.onUnsent(name),
    });
    this.answers = new Answers(this.client);
    this.passOffer = new PassOffer(this.answers, () => this.shown);
    this.turn = new Turn(
      this.client,
      () => this.loadedWording,
      (action) => this.noteOwn(action),
    );
    this.hotSeat = new HotSeat(this.client);
    this.rematch = new Rematch(this.client);
    this.playback = new Playback({
      speed: () => settings.speed,
      isUnwatched: () =>
        document.hidden || !this.ui || this.position !== null || this.hotSeat.hidden || this.turn.isPlanning || this.lesson.jumping,
      isNews: (view) => this.client.newEvents(view).length > 0,
      isOwn: (view) => this.shown !== null && this.client.newEvents(view)[0]?.seat === this.shown,
      asks: (view) => (view.game?.actions.length ?? 0) > 0 && !(settings.answersForced && this.onlyAt(view)),
      isOnClock: () => Boolean(this.client.table?.options.clock),
      letters: () => this.caption.length,
      move: (view, pace) => this.move(view, pace),
      land: () => this.animation.land(),
      show: (view) => this.client.show(view),
    });
    this.share = new OwnShare(
      (command) => this.client.send(command),
      ({ message, who }) => toasts.show(say(message, { who: who ?? '' }), true),
    );
    document.addEventListener('visibilitychange', this.playback.catchUp);
  }

  /** Leave the page; a table that waits for its start still gets this player's share. */
  close(): void {
    this.client.close();
    this.playback.close();
    this.automatic.close();
    toasts.clear(); // what was said about the table means nothing on another page
    void signal(false);
    document.removeEventListener('visibilitychange', this.playback.catchUp);
    this.players.close();
    clearInterval(this.revealTimer);
    if (this.own.length && !this.client.game) stayAt(this.client.id);
  }

  get seats(): TableView['seats'] {
    return this.client.table?.seats ?? [];
  }

  /** The seats of this guest. */
  get own(): number[] {
    return this.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  }

  /** The seat from which the game is shown; null for a spectator. */
  get shown(): number | null {
    return this.client.table?.shown ?? null;
  }

  /** The seat whose cards lie at the bottom; for a spectator who sees every card, that of the active player. */
  get front(): number | null {
    const turn = this.client.table?.options.open_hands ? this.client.game?.state['turn'] : null;
    return this.shown ?? (typeof turn === 'number' ? turn : null);
  }

  /** The seat that is deciding. */
  get asked(): number | null {
    return this.client.game?.asked ?? null;
  }

  /** What just happened, until it has been read; empty if the current prompt is to be shown. */
  get happening(): string {
    return this.playback.playing && !this.yours ? this.caption : '';
  }

  /** The bot that everyone is waiting for, in words; empty if there is none, or while the page shows what happened before. */
  get thinking(): string {
    const seat = this.asked === null || !this.client.live || this.happening ? undefined : this.seats[this.asked];
    return seat && this.running && (seat.level || seat.away) ? say('thinking', { who: seat.name ?? '' }) : '';
  }

  /** Whether a click or a key shows the present instead of anything else. */
  get mayShowPresent(): boolean {
    return !this.playback.live && !this.playback.held && !this.hotSeat.hidden;
  }

  /** Whether to say that a click skips to the present: until the viewer has done so once, or has finished a game. */
  get tellsSkipping(): boolean {
    return this.happening !== '' && this.mayShowPresent && this.own.length > 0 && !settings.skippingExplained;
  }

  /** Whether the viewer is deciding, and the page shows this decision. */
  get yours(): boolean {
    const asked = this.client.live && this.asked !== null && this.asked === this.shown && !this.seats[this.asked]?.away;
    return asked && this.answers.due === null && !this.automatic.notice;
  }

  /** What is about to be answered for the viewer, in words; empty if that is nothing, or if an older view is shown. */
  get answeredText(): string {
    const due = this.client.live ? this.answers.due : null;
    if (!due || !this.wording) return '';
    const answer = say('aside', { text: this.wording.reply(due.reply), note: this.wording.question(due.question) });
    return say('web-answered', { answer });
  }

  get over(): boolean {
    return this.client.table?.status === 'over';
  }

  get frozen(): boolean {
    return this.client.table?.status === 'frozen';
  }

  /** The question on which the viewer can pass now and in advance; null if there is none, or if a lesson suggests what to do. */
  get passable(): string | null {
    const isTaught = Boolean(this.client.game?.lesson?.suggestion);
    return this.actions.includes('pass') && !isTaught ? this.answers.passable : null;
  }

  /** The legal actions; none while an earlier position or view is shown, or while an answer in advance is due. */
  get actions(): string[] {
    if (this.position || !this.client.live || this.answers.due || this.automatic.notice) return [];
    const { actions = [] } = this.client.game ?? {};
    return [...(this.ui?.keyed(actions) ?? actions)];
  }

  /** The answer to the question that is shown, if it leaves this guest no choice and only bots play along. */
  private get only(): OnlyAnswer | null {
    return this.client.live && !this.answers.due && !this.position ? this.onlyAt(this.client) : null;
  }

  /** Return the only answer to a view's question, if this guest is asked and only bots play along. In a lesson, they are explained. */
  private onlyAt({ game }: Pick<View, 'game'>): OnlyAnswer | null {
    if (!game?.actions.length || !this.alone || !this.running || this.client.table?.options.lesson || !this.wording) return null;
    return this.ui?.onlyAnswer(game, this.client.lines, this.wording) ?? null;
  }

  /** What came of the viewer's own card, in words, when it is their move again; empty otherwise. */
  get outcome(): string {
    const { game, lines } = this.client;
    if (!this.yours || this.shown === null || !game?.actions.includes('stop')) return '';
    return this.wording?.cameOf(lines, this.shown) ?? '';
  }

  /** Whether this guest plays against bots only. */
  get alone(): boolean {
    return this.seats.filter((seat) => !seat.level).length === 1 && this.own.length === 1;
  }

  /** Whether answers in advance save this guest something: many questions, or others' waiting. Bots do not mind waiting. */
  get offersAnswers(): boolean {
    const { offered, given, canPass } = this.answers;
    return this.running && this.shown !== null && offered.length > 0 && (canPass || given.length > 0 || !this.alone);
  }

  /** Whether a bot plays for this guest, who can take the seat back. */
  get canReturn(): boolean {
    return this.running && this.own.some((seat) => this.seats[seat]?.away && this.seats[seat].away !== 'resigned');
  }

  /** Whether the game can continue. */
  get running(): boolean {
    return !this.over && !this.frozen;
  }

  /** Whether the game ends if the viewer resigns: no other person, or only one other player, has not resigned. */
  get resigningEnds(): boolean {
    const staying = this.seats.filter((seat, number) => number !== this.shown && seat.away !== 'resigned');
    return staying.length < 2 || staying.every((seat) => seat.level !== null);
  }

  /** What last happened, in words. */
  get lastReport(): string {
    const { lines } = this.client;
    return this.report(lines.findLast((events) => this.report(events) !== '') ?? []);
  }

  /** The wording of a game that has begun. */
  get loadedWording(): Wording {
    if (!this.wording) throw new Error('the game is not loaded yet');
    return this.wording;
  }

  /** Pass now, and on a question from now on. */
  passOn(question: string, until: Exclude<Until, 'turn'>): void {
    this.answers.set(question, 'pass', until);
    void this.turn.choose('pass');
    toasts.show(say(`web-answers-done-${until}`));
  }

  /** Note that the viewer knows how to skip to the present. */
  noteSkipped(): void {
    if (settings.skippingExplained) return;
    settings.skippingExplained = true;
    settings.save();
  }

  /** Show an earlier position. */
  async showPosition(step: number): Promise<void> {
    const from = this.shown;
    const found = await this.client.ask<Position>('position', { do: 'position', step });
    if (!found || from !== this.shown) return;
    this.position = found;
    this.playback.catchUp();
  }

  /** Show the present position again. */
  showNow = (): void => {
    this.position = null;
    this.answerForced();
  };

  /** Answer the question that is shown if it leaves no choice, unless the player is answering it. */
  answerForced = (): void => {
    if (!this.turn.isActing) this.automatic.look();
  };

  private onView(arrived: GameEvent[]): void {
    const events = this.lesson.reported(arrived);
    this.loadUi();
    this.announce(events);
    this.hotSeat.update();
    const before = this.seen;
    const step = this.client.game?.step;
    if (this.shown !== before.shown) this.forgetPlayer();
    if (step !== undefined && step !== before.step) this.turn.moved(); // first: a plan that ends here leaves the question unanswered
    this.answerForced();
    const now = {
      table: this.client.table,
      shown: this.shown,
      step,
      turn: this.client.game?.state['turn'],
      yours: this.yours,
      over: this.over,
      hidden: this.hotSeat.hidden,
    };
    this.seen = now;
    if (now.table !== before.table) this.followDeal();
    if (now.hidden && !before.hidden) toasts.clear();
    if (this.shown !== null && before.turn === this.shown) this.sayWhoEndedTurn(events, this.shown);
    if (now.yours && !before.yours && !now.over) this.callPlayer();
    if (now.over && !before.over) this.showEnd(before.table !== null);
    this.lesson.look(events);
    void signal(now.yours && !now.over);
    if (this.rematch.isNewSince(before.table)) this.announceRematch();
    this.rematch.follow();
    this.beginRematch();
  }

  /** Describe what happened and animate the cards, before the page shows the view. */
  private async move(view: View, pace: Pace): Promise<void> {
    const events = this.client.newEvents(view);
    this.caption = this.report(events);
    const { game } = this.client;
    if (!game || !this.ui) return;
    const tell = ({ told }: Beat) => (told ? this.tell(told, pace) : 0);
    await this.animation.play(this.ui.beats(events, game.state), settings.still ? 0 : pace.flight, tell);
  }

  /** Describe a part of what happened, and return the milliseconds for reading it. */
  private tell(events: readonly GameEvent[], { rest, letter }: Pace): number {
    const text = this.report(events);
    if (text) this.caption = text;
    return text ? rest + letter * text.length : 0;
  }

  /** Say who has ended the viewer's turn, if another player has: it would be missed in the log. */
  private sayWhoEndedTurn(events: readonly GameEvent[], viewer: number): void {
    const text = this.hotSeat.hidden ? '' : (this.wording?.turnEndedBy(events, viewer) ?? '');
    if (text) toasts.show(text);
  }

  /** Call the player, whose turn it is: with a sound, and with a notification if the page is hidden. */
  private callPlayer(): void {
    sounds.turn();
    const prompt = this.client.game?.prompt;
    if (prompt && this.wording) notify(say('web-your-turn'), this.wording.prompt(prompt, true), this.client.id);
  }

  /** Show the result; if the game has ended in front of this guest, after the count. */
  private showEnd(fresh: boolean): void {
    const game = this.client.table?.options.game;
    if (game) void this.ending.begin(game, fresh);
    if (fresh && this.own.length && !this.client.table?.options.lesson) this.noteSkipped();
    sounds.over();
  }

  /** Note that the points have been counted. */
  counted = (): void => {
    this.ending.fresh = false;
    this.lesson.look([]);
  };

  /** At the beginning of a rematch, say who sits where now, and set the player's answers in advance again. */
  private beginRematch(): void {
    this.rematch.remember();
    const answers = this.rematch.arrive();
    if (!answers) return;
    const [seat] = this.own;
    if (seat !== undefined) toasts.show(say('web-rematch-seats', { number: seat + 1, order: this.names.join(say('comma')) }));
    for (const { question, reply, until } of answers.toReversed()) this.answers.set(question, reply, until); // the oldest first
  }

  private announceRematch(): void {
    const text = say('web-rematch-asked', { who: this.names[this.rematch.seat ?? 0] ?? '' });
    sounds.turn();
    if (this.ending.open) toasts.announce(text);
    else toasts.show(text);
  }

  /** Note an action that the player has decided on, for the offer to pass in advance. */
  private noteOwn(action: string): void {
    if (!this.automatic.notice) this.passOffer.acted(action);
  }

  private loadUi(): void {
    const name = this.client.table?.options.game;
    if (!name || this.loading) return;
    this.loading = true; // further views may arrive until it is loaded, and a lesson has one guide
    loadGame(name)
      .then(async (ui) => {
        this.ui = ui;
        await this.lesson.load();
        this.answerForced();
      })
      .catch(() => (this.client.gone = 'offline'));
  }

  /** Announce what happened; a closed curtain hides it. */
  private announce(events: GameEvent[]): void {
    const report = this.position || this.hotSeat.hidden ? '' : this.report(events);
    if (!report) return;
    sounds.card();
    toasts.announce(report);
  }

  /** Return what happened in words, as far as the log has it. */
  private report(events: readonly GameEvent[]): string {
    return this.wording?.describe(this.wording.logged(events)) ?? '';
  }

  /** Take part in the deal; while it lasts, repeat that in case a message was lost or refused for a moment. */
  private followDeal(): void {
    const follow = () => {
      if (this.client.table && this.client.connected) this.share.follow(this.client.table);
    };
    clearInterval(this.revealTimer);
    follow();
    if (this.client.table?.status === 'dealing') this.revealTimer = window.setInterval(follow, REVEAL_AGAIN);
  }

  /** Forget what another player at this screen looked at and considered. */
  private forgetPlayer(): void {
    this.position = null;
    this.turn.cancel();
  }

  private onRefused(refused: Refused): void {
    this.turn.refused();
    if (refused.do === 'act' && refused.code !== 'stale') this.automatic.close(); // a stale one came too late for another question
    if (refused.do === 'jump') this.lesson.jumping = false;
    if (refused.code === 'rematched') return; // somebody was quicker, and we go to their table
    if (refused.code === 'stale' || AUTOMATIC.has(refused.do)) return;
    if (refused.do !== 'preview' || !HARMLESS.has(refused.code)) showError(refused);
  }

  /** Tell the player that a click had no effect. */
  private onUnsent(name: Command['do']): void {
    if (!AUTOMATIC.has(name)) toasts.show(say('web-unsent'), true);
  }
}

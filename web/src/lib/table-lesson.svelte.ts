/** The lesson at a table: it loads the guide, shows it what the page shows, and jumps to the last turns. At any other table it does nothing. */
import type { Now } from '../game/lessons/box';
import { Guide, LESSON } from './guide.svelte';
import type { TableController } from './table-controller.svelte';
import type { GameEvent } from './view';
import { words } from './words.svelte';

/** The parts of a table that a lesson follows. */
type Followed = Pick<TableController, 'client' | 'playback' | 'ending' | 'shown' | 'yours' | 'over' | 'loadedWording'>;

export class TableLesson {
  /** What the lesson explains; null at any other table. */
  guide = $state.raw<Guide | null>(null);
  /** Whether the table is about to jump ahead: what happens in between is not shown. */
  jumping = false;

  constructor(private readonly table: Followed) {}

  /** Load the texts of the table's lesson. Nothing more is shown before the guide has seen the beginning. */
  async load(): Promise<void> {
    const { client, playback, shown } = this.table;
    const lesson = client.table?.options.lesson;
    if (!lesson || shown === null) return;
    playback.hold(LESSON);
    const [{ boxesOf }] = await Promise.all([import('../game/lessons'), words.loadCatalogues('learn')]);
    const guide = new Guide(lesson, client.id, boxesOf(lesson), playback, () => this.table.loadedWording);
    if (client.game) guide.begin(this.now([]));
    this.guide = guide;
  }

  /** Jump to the last turns. */
  jump = (): void => {
    const { client } = this.table;
    this.jumping = client.send({ do: 'jump', step: client.game?.step ?? 0 });
  };

  /** Return the events of a view that the page reports: none after a jump. */
  reported(events: GameEvent[]): GameEvent[] {
    const reported = this.jumping ? [] : events;
    this.jumping = false;
    return reported;
  }

  /** Show the guide what has just happened. */
  look(events: readonly GameEvent[]): void {
    this.guide?.look(this.now(events));
  }

  private now(events: readonly GameEvent[]): Now {
    const { client, shown, yours, over, ending } = this.table;
    if (!client.game) throw new Error('the game has not begun');
    return { view: client.game, events, lines: client.lines, seat: shown ?? 0, yours, over, counted: over && !ending.fresh, read: [] };
  }
}

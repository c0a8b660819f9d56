/** Tables for tests: opened, started, and played with the compiled engines. */
import altarUrl from '../engine/altar.wasm?url&inline';
import dalangUrl from '../engine/dalang.wasm?url&inline';
import { loadEngine, type Engine, type GameName } from '../engine/engine';
import type { SeatChoice } from '../lib/http';
import type { TableOptions } from '../lib/view';
import type { Entry } from './entries';
import { handle, type TableCommand } from './handlers/handle';
import { openTable, started } from './handlers/opening';
import { handleBot } from './handlers/playing';
import { Refusal } from './refusal';
import { LocalTable } from './table';

const ENGINES: Record<GameName, Promise<Engine>> = {
  altar: loadEngine('altar', fetch(altarUrl)),
  dalang: loadEngine('dalang', fetch(dalangUrl)),
};

export const GUEST = { id: 'guest', name: 'Wayan' };

/** Return the engine of a game. */
export function engineOf(game: GameName): Promise<Engine> {
  return ENGINES[game];
}

/** A started table, and its log. */
export class Scene {
  readonly log: Entry[][];
  readonly table: LocalTable;

  constructor(engine: Engine, seats: readonly SeatChoice[], options: Partial<TableOptions> = {}) {
    const opening = { options: { players: seats.length, ...options }, seats, names: ['Wayan', 'Made', 'Nyoman', 'Ketut'] };
    this.log = [openTable(opening, GUEST, engine.tables, 0)];
    this.table = LocalTable.of('local-nusa', this.log, engine);
    this.add([started(this.table, 0)]);
  }

  add(entries: Entry[]): void {
    this.log.push(entries);
    this.table.add(entries);
  }

  do(...commands: TableCommand[]): void {
    for (const command of commands) this.add(handle(this.table, command, 0));
  }

  /** Return the code with which a command is refused. */
  refusal(command: TableCommand): string {
    return refusalOf(() => handle(this.table, command, 0));
  }

  /** Let the deciding seats, bots and people, choose their first legal action this many times, or until the game is over. */
  play(times = Infinity): void {
    for (let time = 0; time < times && this.table.status === 'playing'; time++) {
      const { table } = this;
      const [action = -1] = table.match.legal();
      if (table.decidingBot === null) this.do({ do: 'act', step: table.step, action: table.describe(action) });
      else this.add(handleBot(table, table.step, action, 0));
    }
  }
}

/** Return the code with which something is refused. */
export function refusalOf(refused: () => unknown): string {
  try {
    refused();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  throw new Error('it was not refused');
}

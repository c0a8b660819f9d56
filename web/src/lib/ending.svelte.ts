/** How a page shows that a game is over: once the last gains have risen, the result covers the board. The board can be seen again. */
import { tick } from 'svelte';
import type End from '../components/End.svelte';
import { loadEnding, type GameEnding } from '../game/endings';
import type { GameName } from './art';
import { showError } from './errors';

export class Ending {
  /** What shows the end; null until it is loaded and the last gains have risen. */
  parts = $state.raw<{ End: typeof End; ending: GameEnding } | null>(null);
  /** Whether the result covers the board. */
  open = $state(true);
  /** Whether the points are still to be counted, because the game has just ended. */
  fresh = $state(false);

  /** How often the count was shown again. */
  round = $state(0);

  /** Show the count once more. */
  again = (): void => {
    this.fresh = true;
    this.round++;
  };

  /** Show the end of a game; `fresh` if it has ended in front of the viewer. */
  async begin(game: GameName, fresh: boolean): Promise<void> {
    this.fresh = fresh;
    try {
      const [{ default: component }, ending] = await Promise.all([
        import('../components/End.svelte'),
        loadEnding(game),
        fresh ? risen() : undefined,
      ]);
      this.parts = { End: component, ending };
    } catch {
      showError({ code: 'offline' });
    }
  }
}

/** Wait until the gains of the last action have risen. Its cards have landed already. */
async function risen(): Promise<void> {
  await tick();
  const gains = document.querySelector('.sky')?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(gains.map((gain) => gain.finished));
}

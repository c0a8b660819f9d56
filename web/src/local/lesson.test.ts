import { describe, expect, it } from 'vitest';
import type { GameName } from '../engine/engine';
import { pendingAt } from './bots';
import { handleBot } from './handlers/playing';
import { lessonOpening } from './handlers/opening';
import { engineOf, Scene } from './scene';
import { wholeView } from './views';

/** Open a lesson. */
async function learn(name: string): Promise<Scene> {
  const { options, seats } = lessonOpening(name);
  return new Scene(await engineOf(options.game as GameName), seats, options);
}

/** Return what the lesson suggests to the learner now; the bots have decided as the script says. */
function suggestion(scene: Scene): string | null {
  const { table } = scene;
  for (let next = pendingAt(table); next?.by === 'script'; next = pendingAt(table)) scene.add(handleBot(table, next.step, next.action, 0));
  return wholeView(table, 0, 0).game?.lesson?.suggestion ?? null;
}

function act(scene: Scene, action: string): void {
  scene.do({ do: 'act', step: scene.table.step, action });
}

/** Follow the lesson until it suggests an action. */
function followUntil(scene: Scene, action: string): void {
  for (let next = suggestion(scene); next !== action; next = suggestion(scene)) act(scene, next ?? '');
}

describe('a lesson', () => {
  it('goes on when the learner leaves out an optional action', async () => {
    const scene = await learn('dalang-2');
    followUntil(scene, 'take from tschakkalag');
    act(scene, 'done');
    expect(suggestion(scene)).not.toBeNull();
    expect(wholeView(scene.table, 0, 0).game?.lesson?.followed).toBe(true);
  });

  it('leaves the bots to themselves once the learner does something else', async () => {
    const scene = await learn('dalang-1');
    const suggested = suggestion(scene);
    act(scene, scene.table.legalWords().find((words) => words !== suggested) ?? '');
    while (scene.table.decidingBot === null) scene.play(1);
    expect(pendingAt(scene.table)?.by).toBe('bot');
    expect(scene.table.lesson?.isFollowed(scene.table.match)).toBe(false);
  });

  it('jumps to its last turns', async () => {
    const scene = await learn('altar-1');
    const help = () => wholeView(scene.table, 0, 0).game?.lesson;
    for (let next = suggestion(scene); !help()?.jump; next = suggestion(scene)) act(scene, next ?? '');
    const { step } = scene.table;
    scene.do({ do: 'jump', step });
    expect(scene.table.step).toBeGreaterThan(step);
    expect(help()).toMatchObject({ jump: false, followed: true });
    expect(scene.refusal({ do: 'jump', step: scene.table.step })).toBe('no-jump');
  });
});

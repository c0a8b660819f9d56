import { describe, expect, it } from 'vitest';
import { MAX_NOTES, MAX_UNDOS } from './facts';
import { engineOf, Scene } from './scene';
import { wholeView } from './views';

describe('commands of people at this screen', () => {
  it('are refused where they need other people or a game that has not started', async () => {
    const scene = new Scene(await engineOf('altar'), ['you', 'club']);
    expect(scene.refusal({ do: 'sit', seat: 1 })).toBe('not-now');
    expect(scene.refusal({ do: 'start' })).toBe('not-now');
    expect(scene.refusal({ do: 'say', text: 'Ayo!' })).toBe('not-now');
    expect(scene.refusal({ do: 'call_bot', seat: 1 })).toBe('not-waiting');
    expect(scene.refusal({ do: 'resign', seat: 1 })).toBe('not-yours');
    expect(scene.refusal({ do: 'resign', seat: 2 })).toBe('seat');
  });

  it('of a player who has left wait until the player returns', async () => {
    const scene = new Scene(await engineOf('altar'), ['you', 'club']);
    const { step } = scene.table;
    const [action = ''] = scene.table.legalWords();
    scene.do({ do: 'leave' });
    expect(scene.table.decidingBot).toBe('club');
    expect(scene.refusal({ do: 'act', step, action })).toBe('away');
    scene.do({ do: 'return' }, { do: 'act', step, action });
    expect(wholeView(scene.table, 0, 0).table?.notes.map(({ name }) => name)).toEqual(['left', 'returned']);
  });

  it('cannot undo for ever', async () => {
    const scene = new Scene(await engineOf('altar'), ['you', 'club']);
    const undoing = () => ({ do: 'undo', step: scene.table.step, whole: true }) as const;
    for (let count = 0; count < MAX_UNDOS; count++) {
      scene.play(1);
      scene.do(undoing());
    }
    scene.play(1);
    expect(scene.refusal(undoing())).toBe('no-undo');
    expect(wholeView(scene.table, 0, 0).game?.undo).toBe(0);
  });

  it('leave only the last notes in the log', async () => {
    const scene = new Scene(await engineOf('altar'), ['you', 'club']);
    for (let count = 0; count < MAX_NOTES; count++) scene.do({ do: 'leave' }, { do: 'return' });
    scene.do({ do: 'rename', seat: 0, name: 'Ketut' });
    const notes = wholeView(scene.table, 0, 0).table?.notes ?? [];
    expect(notes.length).toBe(MAX_NOTES);
    expect(notes.at(-1)).toEqual({ step: scene.table.step, name: 'renamed', seat: 0, before: 'Wayan' });
  });

  it('end the game when all but one have resigned, or everyone has', async () => {
    const engine = await engineOf('altar');
    const three = new Scene(engine, ['you', 'you', 'you']);
    three.do({ do: 'resign', seat: 2 });
    expect(three.table.status).toBe('playing');
    three.do({ do: 'resign', seat: 0 });
    expect(wholeView(three.table, 1, 0).game?.result).toMatchObject({ why: 'resigned', points: null, places: [2, 1, 2] });
    const alone = new Scene(engine, ['you', 'club', 'club']);
    alone.do({ do: 'resign', seat: 0 });
    expect(wholeView(alone.table, 0, 0).game?.result?.places).toEqual([2, 1, 1]);
  });
});

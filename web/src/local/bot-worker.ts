/** The worker that thinks for bots and hints. It receives only what the bot's seat knows. */
import { thinkerOf } from './engines';
import { codeOf } from './refusal';
import type { ThinkAnswer, ThinkRequest } from './thinker';

onmessage = async ({ data }: MessageEvent<ThinkRequest>) => {
  postMessage(await answerTo(data));
};

async function answerTo({ call, how, task }: ThinkRequest): Promise<ThinkAnswer> {
  try {
    const engine = await thinkerOf(task.game, task.level);
    return { call, found: engine[how](task.level, task.known, task.seat, task.actions, task.seed) };
  } catch (error) {
    return { call, failed: codeOf(error) };
  }
}

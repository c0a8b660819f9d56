/** Opening lessons. */
import { showError } from './errors';
import { games } from './games';
import { guest } from './guest.svelte';
import { go } from './route.svelte';
import { openLessonTable } from './tables';

/** Open a lesson's table and go there, or say why that is not possible. */
export async function openLesson(lesson: string): Promise<void> {
  try {
    go(`/table/${await openLessonTable(lesson, guest.name)}`);
  } catch (error) {
    showError(error);
  }
}

/** Return the lesson that follows; null after a game's last one. */
export function lessonAfter(lesson: string): string | null {
  const list = games.list.find(({ lessons }) => lessons.includes(lesson))?.lessons ?? [];
  return list[list.indexOf(lesson) + 1] ?? null;
}

/** Opening lessons. */
import { showError } from './errors';
import { games } from './games';
import { http } from './http';
import { go } from './route.svelte';

/** Open a lesson's table and go there, or say why that is not possible. */
export async function openLesson(lesson: string): Promise<void> {
  try {
    const { id } = await http.openLesson(lesson);
    go(`/table/${id}`);
  } catch (error) {
    showError(error);
  }
}

/** Return the lesson that follows; null after a game's last one. */
export function lessonAfter(lesson: string): string | null {
  const list = games.list.find(({ lessons }) => lessons.includes(lesson))?.lessons ?? [];
  return list[list.indexOf(lesson) + 1] ?? null;
}

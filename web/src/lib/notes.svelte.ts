/** What is said to the player beside the table: short notes that vanish, and a voice for screen readers. */
class Notes {
  list = $state<{ id: number; text: string; bad: boolean }[]>([]);
  spoken = $state('');
  private next = 0;
  private last = '';

  /** Shows a note. */
  show(text: string, bad = false): void {
    const id = this.next++;
    this.list = [...this.list.filter((note) => note.text !== text), { id, text, bad }];
    setTimeout(() => this.drop(id), 6000);
  }

  /** Takes a note away. */
  drop(id: number): void {
    this.list = this.list.filter((note) => note.id !== id);
  }

  /** Lets a screen reader say something; the same again is said again. */
  speak(text: string): void {
    this.last = text === this.last ? `${text}\u00a0` : text;
    this.spoken = this.last;
  }

  /** Takes everything away: the next one at the screen must not read it. */
  clear(): void {
    this.list = [];
    this.spoken = '';
  }
}

export const notes = new Notes();

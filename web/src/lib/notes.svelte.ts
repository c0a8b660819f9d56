/** What is said to the player beside the table: short notes that vanish, and a voice for screen readers. */
class Notes {
  list = $state<{ id: number; text: string; bad: boolean }[]>([]);
  spoken = $state('');
  private next = 0;

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

  /** Lets a screen reader say something. */
  speak(text: string): void {
    this.spoken = text;
  }
}

export const notes = new Notes();

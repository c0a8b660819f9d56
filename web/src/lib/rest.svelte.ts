/** The rest of new buttons: they appear where the player has just pressed another one, so for a moment they take no click. */
const REST = 400; // milliseconds; longer than the second half of a double tap takes

export class Rest {
  /** Whether the buttons are resting. */
  active = $state(false);
  private pressed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Note a click on a button. A key aims at nothing, so nothing has to rest after it. */
  press({ detail }: Pick<MouseEvent, 'detail'>): void {
    this.pressed = detail > 0;
  }

  /** New buttons appear. */
  appear(): void {
    if (!this.pressed) return;
    this.pressed = false;
    this.active = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.active = false), REST);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

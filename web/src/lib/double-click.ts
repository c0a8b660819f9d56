/** A guard against double clicks whose first half has carried out an action: what is under the pointer by then was not aimed at. */
export class DoubleClickGuard {
  /** How many actions had been sent when the current click or double click began. */
  private before = 0;

  constructor(private readonly sent: () => number) {}

  /** Note a click, and return whether it is the rest of such a double click. */
  isStray({ detail }: Pick<MouseEvent, 'detail'>): boolean {
    if (detail <= 1) this.before = this.sent();
    return this.sent() !== this.before;
  }
}

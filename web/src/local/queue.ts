/** Runs tasks one after the other: a table is read and written by one at a time. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  /** Run a task after all earlier ones, and return its result. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }
}

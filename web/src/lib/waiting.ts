/** Tables that wait for their start while the player looks at another page: shares are revealed from there, too. */
import { OwnShare } from './deal';
import { Table } from './table.svelte';

const waiting = new Map<string, Table>();

/** Stay at a table until its cards are dealt. */
export function stayAt(id: string): void {
  const share = new OwnShare(
    (command) => table.send(command),
    () => undefined,
  );
  const table = new Table(id, { onView: followDeal });
  waiting.set(id, table);

  function followDeal(): void {
    const view = table.table;
    if (!view) return;
    share.follow(view);
    if (view.status === 'playing' || view.status === 'over') leave(id);
  }
}

/** Stop waiting: the cards are dealt, or the player is back. */
export function leave(id: string): void {
  waiting.get(id)?.close();
  waiting.delete(id);
}

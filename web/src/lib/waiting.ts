/** Tables that wait for their start while the player looks at another page: shares are revealed from there, too. */
import { OwnShare } from './deal';
import { TableClient } from './table-client.svelte';

const waiting = new Map<string, TableClient>();

/** Stay at a table until its cards are dealt. */
export function stayAt(id: string): void {
  const share = new OwnShare(
    (command) => client.send(command),
    () => undefined,
  );
  const client = new TableClient(id, { onView: followDeal });
  waiting.set(id, client);

  function followDeal(): void {
    const view = client.table;
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

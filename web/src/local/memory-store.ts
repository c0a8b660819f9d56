/** Logs in memory, for tests: Node has no IndexedDB. It can be told to fail. */
import type { Entry } from './entries';
import { Refusal } from './refusal';
import { Conflict, type Batch, type LogStore, type StoredSummary } from './store';

export class MemoryStore implements LogStore {
  readonly logs = new Map<string, Entry[][]>();
  readonly summaries = new Map<string, StoredSummary>();
  /** The code with which the next append fails. */
  failing: string | null = null;

  append(...batches: readonly Batch[]): Promise<void> {
    if (this.failing !== null) return Promise.reject(new Refusal(this.failing));
    const lengths = new Map([...this.logs].map(([table, log]) => [table, log.length]));
    for (const { table, version } of batches) {
      if ((lengths.get(table) ?? 0) !== version) return Promise.reject(new Conflict());
      lengths.set(table, version + 1);
    }
    for (const { table, entries, summary } of batches) this.write(table, entries, summary);
    return Promise.resolve();
  }

  entries(table: string, from = 0): Promise<Entry[][]> {
    return Promise.resolve(structuredClone((this.logs.get(table) ?? []).slice(from)));
  }

  list(): Promise<StoredSummary[]> {
    return Promise.resolve([...this.summaries.values()]);
  }

  remove(names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.logs.delete(name);
      this.summaries.delete(name);
    }
    return Promise.resolve();
  }

  private write(table: string, entries: readonly Entry[], summary: StoredSummary): void {
    this.logs.set(table, [...(this.logs.get(table) ?? []), structuredClone([...entries])]);
    this.summaries.set(table, summary);
  }
}

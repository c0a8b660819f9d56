/**
 * The logs of this device's tables, in IndexedDB.
 *
 * The entries of a command are appended in one transaction, under the table's name and a version number that nobody else has
 * used. Nothing is shown before it has been committed to the disk. Two tabs with the same table cannot both append: the second
 * one is told, and reads what the first one wrote.
 */
import type { Summary } from '../lib/view';
import type { Entry } from './entries';
import { Refusal } from './refusal';

const NAME = 'bali';
const LOG = 'log';
const TABLES = 'tables';
const QUOTA = 'QuotaExceededError';

/** The entries of a command, to append to a table's log, and the table's summary after them. */
export interface Batch {
  table: string;
  version: number;
  entries: readonly Entry[];
  summary: StoredSummary;
}

/** A table in the list. The time now is added when it is read. */
export type StoredSummary = Omit<Summary, 'now'>;

/** One row of the log. */
interface Line {
  table: string;
  version: number;
  entries: Entry[];
}

/** Somebody else has appended to a log, or deleted it, since it was read. */
export class Conflict extends Error {}

/** Where logs are stored. */
export interface LogStore {
  /** Append batches in one transaction. Throw `Conflict` if a version is taken, or `Refusal` if nothing could be stored. */
  append(...batches: readonly Batch[]): Promise<void>;
  /** Return a table's log, starting at a version; empty if there is no such table. */
  entries(table: string, from?: number): Promise<Entry[][]>;
  /** Return all tables. */
  list(): Promise<StoredSummary[]>;
  /** Delete tables with their logs. */
  remove(names: readonly string[]): Promise<void>;
}

export class Store implements LogStore {
  private database: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory?: IDBFactory) {}

  async append(...batches: readonly Batch[]): Promise<void> {
    await this.transact('readwrite', async (log, tables) => {
      for (const { table, version, entries, summary } of batches) {
        if (version > 0 && (await done(log.getKey([table, version - 1]))) === undefined) throw new Conflict();
        await done(log.add({ table, version, entries }));
        await done(tables.put(summary));
      }
    });
  }

  async entries(table: string, from = 0): Promise<Entry[][]> {
    const lines = await this.transact('readonly', (log) => {
      const range = IDBKeyRange.bound([table, from], [table, Infinity]);
      return done(log.getAll(range) as IDBRequest<Line[]>);
    });
    return lines.map(({ entries }) => entries);
  }

  async list(): Promise<StoredSummary[]> {
    return this.transact('readonly', (_, tables) => done(tables.getAll() as IDBRequest<StoredSummary[]>));
  }

  async remove(names: readonly string[]): Promise<void> {
    await this.transact('readwrite', async (log, tables) => {
      for (const name of names) {
        await done(log.delete(IDBKeyRange.bound([name, 0], [name, Infinity])));
        await done(tables.delete(name));
      }
    });
  }

  /** Run a transaction and return its result once it is on the disk. */
  private async transact<T>(mode: IDBTransactionMode, work: (log: IDBObjectStore, tables: IDBObjectStore) => Promise<T>): Promise<T> {
    const transaction = await this.begin(mode);
    const committed = completion(transaction);
    try {
      const result = await work(transaction.objectStore(LOG), transaction.objectStore(TABLES));
      await committed;
      return result;
    } catch (error) {
      committed.catch(() => undefined); // it fails for the same reason
      const cause = transaction.error ?? error; // a full disk also fails the requests, with another error
      abort(transaction);
      throw explained(cause);
    }
  }

  /** Begin a transaction. If the browser has closed the database in the meantime, open it again. */
  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const start = async (): Promise<IDBTransaction> => (await this.open()).transaction([LOG, TABLES], mode, { durability: 'strict' });
    try {
      return await start().catch((error: unknown) => {
        this.database = null;
        if (error instanceof Refusal) throw error;
        return start();
      });
    } catch (error) {
      this.database = null;
      throw error instanceof Refusal ? error : new Refusal('storage-failed');
    }
  }

  private open(): Promise<IDBDatabase> {
    this.database ??= this.connect();
    return this.database;
  }

  private connect(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const opening = this.request();
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore(LOG, { keyPath: ['table', 'version'] });
        opening.result.createObjectStore(TABLES, { keyPath: 'id' });
      };
      opening.onsuccess = () => {
        opening.result.onversionchange = opening.result.onclose = () => this.drop(opening.result);
        resolve(opening.result);
      };
      opening.onerror = () => reject(opening.error?.name === QUOTA ? new Refusal('storage-full') : new Refusal('no-storage'));
    });
  }

  /** Ask for the database. Some browsers have none in private windows, or refuse to name or open it. */
  private request(): IDBOpenDBRequest {
    try {
      return (this.factory ?? globalThis.indexedDB).open(NAME, 1);
    } catch {
      throw new Refusal('no-storage');
    }
  }

  /** Let go of the database: a newer page wants to change it, or the browser has closed it. */
  private drop(database: IDBDatabase): void {
    database.close();
    this.database = null;
  }
}

/** Return the result of a request. Throw its error. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('a request failed'));
  });
}

/** Resolve when a transaction is on the disk. */
function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('a transaction was aborted'));
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has ended already
  }
}

/** Return what an error means for the caller. */
function explained(error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof Conflict || name === 'ConstraintError') return new Conflict();
  return name === QUOTA ? new Refusal('storage-full') : new Refusal('storage-failed');
}

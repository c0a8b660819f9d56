import { describe, expect, it } from 'vitest';
import { Store } from './store';

const code = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

describe('a browser that stores nothing', () => {
  it.each<[string, IDBFactory | undefined]>([
    ['has no database', undefined],
    [
      'refuses to open one',
      {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      } as unknown as IDBFactory,
    ],
  ])('%s', async (_, factory) => {
    const store = new Store(factory);
    expect(await code(store.list())).toBe('no-storage');
    expect(await code(store.entries('local-nusa'))).toBe('no-storage');
    expect(await code(store.append())).toBe('no-storage');
  });
});

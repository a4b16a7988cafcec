import { LRUCache } from 'lru-cache';
import type { ChangeListener } from './changes.ts';
import type { Database } from './client.ts';

/** Different lists whose length is kept, for each database. */
const MOST = 500;

type Counts = LRUCache<string, Promise<number>>;

/** The databases of which every change is heard at the moment. */
const heard = new WeakMap<Database, Counts>();

/** Keeps how long lists are from when changes are heard; hand it what `listenToChanges` tells. */
export function keepCounts(database: Database): ChangeListener {
  return {
    changed(table) {
      const counts = heard.get(database);
      for (const key of counts?.keys() ?? []) if (key.startsWith(`${table} `)) counts?.delete(key);
    },
    lost: () => void heard.delete(database),
    listening: () => void heard.set(database, new LRUCache({ max: MOST })),
  };
}

/**
 * How many rows a list has, counted once between two changes of its table: of 100,000 rows that takes longer than
 * reading a page of them.
 * @param table a watched one, and the only one that `where` looks at
 * @param where what is counted, without anything that passes, such as the time
 */
export function keptCount(
  database: Database,
  table: string,
  where: object,
  count: () => Promise<number>,
): Promise<number> {
  const counts = heard.get(database);
  if (!counts) return count();
  const key = `${table} ${JSON.stringify(where)}`;
  const known = counts.get(key);
  if (known) return known;
  // Kept before it is known, so that a change meanwhile takes it away.
  const counting = count();
  counts.set(key, counting);
  counting.catch(() => counts.get(key) === counting && counts.delete(key));
  return counting;
}

import { LRUCache } from 'lru-cache';
import type { ChangeListener, WatchedTable } from '../database/changes.ts';
import type { Database } from '../database/client.ts';

/** Different figures that are kept, for each database. */
const MOST = 500;
/** A connection that has died without a word tells of no change: so old a figure may become then, milliseconds. */
const LONGEST_LIFE = 60_000;

interface Kept {
  value: Promise<unknown>;
  /** How often each of its tables had changed when it was asked for. */
  changes: readonly number[];
}

interface Figures {
  kept: LRUCache<string, Kept>;
  /** How often each table has changed since changes are heard. */
  changes: Map<string, number>;
}

/** The databases of which every change is heard at the moment. */
const heard = new WeakMap<Database, Figures>();

/** Keeps figures from when changes are heard; hand it what `listenToChanges` tells. */
export function openAggregateCache(database: Database): ChangeListener {
  return {
    changed(table) {
      const changes = heard.get(database)?.changes;
      changes?.set(table, (changes.get(table) ?? 0) + 1);
    },
    lost: () => void heard.delete(database),
    listening: () =>
      void heard.set(database, { kept: new LRUCache({ max: MOST, ttl: LONGEST_LIFE }), changes: new Map() }),
  };
}

/** A figure that passes: from when and until when it is true where nothing is written; null is for ever. */
interface Passing {
  since: Date;
  until: Date | null;
}

/** Whether a figure that passes holds at an instant, as `cachedAggregate` asks; a clock may have been put back. */
export const holdsAt =
  (now: Date) =>
  ({ since, until }: Passing): boolean =>
    since <= now && (until === null || now < until);

/**
 * A figure of whole tables, read once between two changes of them: to count 100,000 rows takes longer than to read a page.
 * @param tables all that it is made of
 * @param what names the figure and everything that decides it; nothing that passes, such as the time, may
 * @param holds where a figure passes nevertheless: whether one that was read before holds still
 */
export async function cachedAggregate<Value>(
  database: Database,
  tables: readonly WatchedTable[],
  what: string | object,
  read: () => Promise<Value>,
  holds: (value: Value) => boolean = () => true,
): Promise<Value> {
  const figures = heard.get(database);
  if (!figures) return read();
  const key = JSON.stringify([tables, what]);
  const changes = tables.map((table) => figures.changes.get(table) ?? 0);
  const known = figures.kept.get(key);
  const isRecent = known?.changes.every((count, index) => count === changes[index]);
  if (isRecent) {
    const value = (await known?.value) as Value;
    if (holds(value)) return value;
  }
  // Kept before it is known: a change meanwhile is counted, and then it is no longer asked for.
  const value = read();
  const kept = { value, changes };
  figures.kept.set(key, kept);
  value.catch(() => figures.kept.peek(key) === kept && figures.kept.delete(key));
  return value;
}

import type { LRUCache } from 'lru-cache';
import type { Database } from '../database/client.ts';
import type { WatchedTable } from '../database/tables.ts';
import { boundedCache } from './bounded-cache.ts';
import { tableVersions, type TableSnapshot } from './table-versions.ts';

/** The memory for the values of each database, in bytes, and that of a value: most are one number. */
const MAX_BYTES = 2 * 1024 * 1024;
const VALUE_BYTES = 2048;
/** A connection can die without notice, and then reports no change: no value is older than this, in milliseconds. */
const MAX_AGE = 60_000;

interface Cached {
  value: Promise<unknown>;
  snapshot: TableSnapshot;
}

const cachesByDatabase = new WeakMap<Database, LRUCache<string, Cached>>();

function cacheOf(database: Database): LRUCache<string, Cached> {
  const known = cachesByDatabase.get(database);
  if (known) return known;
  const created = boundedCache<Cached>({
    maxBytes: MAX_BYTES,
    maxAge: MAX_AGE,
    bytesOf: () => VALUE_BYTES,
  });
  cachesByDatabase.set(database, created);
  return created;
}

/** The period in which a value is right as long as nothing is written; a null `until` means for ever. */
interface Period {
  since: Date;
  until: Date | null;
}

/** Whether a value with a period is right at a time. A clock may have been set back, so both ends count. */
export const holdsAt = ({ since, until }: Period, now: Date): boolean =>
  since <= now && (until === null || now < until);

interface Aggregate<Input, Value> {
  /** All tables that the value is read from. */
  tables: readonly WatchedTable[];
  /** Reads the value. It depends on the database and `input`; if it also depends on the time, `isValidAt` is needed. */
  read: (database: Database, input: Input, now: Date) => Promise<Value>;
  /** Whether a value that was read earlier is still right at a time. */
  isValidAt?: (value: Value, now: Date) => boolean;
}

let definitions = 0;

/**
 * Defines an aggregate over whole tables that is read once between two changes of these tables: counting 100,000 rows
 * takes longer than reading a page. Each input has its own value.
 * @returns a function that takes the value from the cache, or reads it.
 */
export function cachedAggregate<Input, Value>({
  tables,
  read,
  isValidAt = () => true,
}: Aggregate<Input, Value>): (database: Database, input: Input, now?: Date) => Promise<Value> {
  definitions += 1;
  const definition = definitions;
  return async (database, input, now = new Date()) => {
    const versions = tableVersions(database);
    if (!versions.isListening) return read(database, input, now);
    const cache = cacheOf(database);
    const key = `${definition} ${JSON.stringify(input)}`;
    const known = cache.get(key);
    if (known && versions.isCurrent(known.snapshot, tables)) {
      const value = (await known.value) as Value;
      if (isValidAt(value, now)) return value;
    }
    // Cached before it is known, so that concurrent callers share it. A change in the meantime makes it outdated.
    const snapshot = versions.snapshot();
    const value = read(database, input, now);
    const cached = { value, snapshot };
    cache.set(key, cached);
    value.catch(() => cache.peek(key) === cached && cache.delete(key));
    return value;
  };
}

import { LRUCache } from 'lru-cache';

interface Bounds<Value> {
  /** The most memory of all entries, in bytes. The entries that were not used for longest are removed first. */
  maxBytes: number;
  /** The memory of an entry, in bytes; an upper estimate is enough. */
  bytesOf: (value: Value, key: string) => number;
  /** How long an entry stays, in milliseconds; without it until there is no more room. */
  maxAge?: number;
}

/** The fixed cost of an entry: its objects, beside key and value. */
const ENTRY = 256;

/** The memory of a text, in bytes: V8 stores two bytes for each character, or one. */
export const bytesOfText = (text: string): number => 2 * text.length;

/**
 * A cache that is limited by its memory. The number of entries alone is no limit if callers choose the keys: an address
 * may be 16 kB long, and a GraphQL document 100 kB. Expired entries free their memory at once.
 */
export function boundedCache<Value extends object>({
  maxBytes,
  bytesOf,
  maxAge,
}: Bounds<Value>): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => ENTRY + bytesOfText(key) + Math.ceil(bytesOf(value, key)),
    ...(maxAge !== undefined && { ttl: maxAge, ttlAutopurge: true }),
  });
}

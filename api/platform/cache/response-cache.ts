import { preparedResponse, type Answer, type PreparedResponse } from '../http/prepared-response.ts';
import { boundedCache } from './bounded-cache.ts';
import type { TableSnapshot, TableVersions } from './table-versions.ts';

const MEGABYTE = 1024 * 1024;
/** The most memory of all cached responses, and the longest body that is cached, in bytes. */
const MAX_BYTES = 16 * MEGABYTE;
const MAX_BODY_BYTES = 1.3 * MEGABYTE;
/** Time alone can change a response: a match begins, an article is due. So none is older than this, in milliseconds. */
const MAX_AGE = 10_000;
/** From this age on, the next caller still gets the cached response, and it is renewed in the background, milliseconds. */
const REVALIDATE_FROM = 8000;

/** A response that was just made, and what it depends on. */
export interface NewResponse {
  answer: Answer;
  /** The tables that it was read from; null if it must not be cached. */
  tables: ReadonlySet<string> | null;
  /** Whether a signed-in user would get the same response. */
  shared: boolean;
}

/** A response with its bytes prepared for sending. */
export interface CachedResponse extends PreparedResponse {
  shared: boolean;
}

interface Entry {
  response: CachedResponse;
  tables: ReadonlySet<string>;
  snapshot: TableSnapshot;
  /** `performance.now()` */
  madeAt: number;
  isRevalidating: boolean;
}

interface Making {
  /** The change count at the start: a later caller may only join if nothing has changed since. */
  changeCount: number;
  response: Promise<CachedResponse>;
}

/** Bytes of a response with its headers and its compressed forms, which together are at most half as long again. */
const bytesOf = ({ response }: Entry) => 1024 + 1.5 * response.identity.length;

/**
 * Responses that are the same for all users, until one of their tables changes. Concurrent callers for the same key
 * wait for one response. No cookie has an effect on it.
 */
export class ResponseCache {
  readonly #versions: TableVersions;
  readonly #entries = boundedCache<Entry>({ maxBytes: MAX_BYTES, bytesOf });
  readonly #making = new Map<string, Making>();

  constructor(versions: TableVersions) {
    this.#versions = versions;
  }

  /** The cached response, or undefined. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isCurrent(entry) ? entry.response : undefined;
  }

  /** Whether to renew a cached response in the background (stale-while-revalidate). True for one caller only. */
  shouldRevalidate(key: string): boolean {
    const entry = this.#entries.peek(key);
    if (!entry || entry.isRevalidating || performance.now() - entry.madeAt < REVALIDATE_FROM) return false;
    entry.isRevalidating = true;
    return true;
  }

  /**
   * The last response before the connection to the database was lost. No write is possible then, so it is still right,
   * at any age. Undefined while the database can be reached.
   */
  lastKnown(key: string): CachedResponse | undefined {
    if (this.#versions.isListening) return undefined;
    const entry = this.#entries.get(key);
    return entry && this.#versions.isUnchanged(entry.snapshot, entry.tables) ? entry.response : undefined;
  }

  /** Makes a response, or joins the caller that is already making it, and caches it if allowed. */
  make(key: string, make: () => Promise<NewResponse>): Promise<CachedResponse> {
    const { isListening, changeCount } = this.#versions;
    // Without notifications of changes, a response that another caller started may miss a write of this caller.
    if (!isListening) return this.#make(key, make);
    const making = this.#making.get(key);
    if (making?.changeCount === changeCount) return making.response;
    const response = this.#make(key, make).finally(() => {
      if (this.#making.get(key)?.response === response) this.#making.delete(key);
    });
    this.#making.set(key, { changeCount, response });
    return response;
  }

  async #make(key: string, make: () => Promise<NewResponse>): Promise<CachedResponse> {
    const snapshot = this.#versions.snapshot();
    const { answer, tables, shared } = await make();
    const response = { ...preparedResponse(answer), shared };
    const fits = response.identity.length <= MAX_BODY_BYTES;
    if (tables && fits && this.#versions.isCurrent(snapshot, tables)) {
      const madeAt = performance.now();
      this.#entries.set(key, { response, tables, snapshot, madeAt, isRevalidating: false });
    }
    return response;
  }

  #isCurrent({ madeAt, snapshot, tables }: Entry): boolean {
    return performance.now() - madeAt < MAX_AGE && this.#versions.isCurrent(snapshot, tables);
  }
}

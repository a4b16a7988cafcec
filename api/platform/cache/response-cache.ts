import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { RecentAnswers } from './recent-answers.ts';
import { preparedFrom, tagged, type Answer, type PreparedResponse } from '../http/prepared-response.ts';

const MEGABYTE = 1024 * 1024;
/** Memory that kept answers may take in all, and the longest that is kept, bytes. */
const MOST_BYTES = 16 * MEGABYTE;
const LONGEST_ANSWER = 2 * MEGABYTE;
/** Different answers that are told apart by their tags. */
const MOST_TAGS = 1000;
/** Where time alone changes an answer (a match begins, an article's hour comes), it is this old at most, milliseconds. */
const LONGEST_LIFE = 10_000;
/** As old as this it is made anew behind whoever asks for it, so that nobody waits for that, milliseconds. */
const RENEWED_FROM = 8000;

/** An answer, and what it depends on. */
export interface NewResponse {
  answer: Answer;
  /** The tables that it was made of; null where it must not be kept. */
  tables: ReadonlySet<string> | null;
  /** Whether somebody who is signed in would get the same. */
  shared: boolean;
}

/** A ready answer of the cache. */
export interface CachedResponse extends PreparedResponse {
  shared: boolean;
  /** From when on it is made anew once somebody asks, as `performance.now()`. */
  renewFrom: number;
}

interface Kept extends CachedResponse {
  tables: ReadonlySet<string>;
}

/** Bytes of an answer with its packed forms, which are taken to be half as long again; they are shorter. */
const sizeOf = ({ identity }: Kept, key: string) => 1024 + key.length + Math.ceil(1.5 * identity.length);

const tagOf = ({ headers }: Pick<Answer, 'headers'>): string => headers['etag'] ?? '';

/**
 * Keeps answers that are the same for everybody as ready bytes, until something that they are made of changes. Several who
 * ask for the same at once wait for one answer. It holds nothing that depends on a cookie.
 */
export class ResponseCache {
  /** Kept answers that were found a moment ago. */
  readonly recent = new RecentAnswers<CachedResponse>();
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    maxEntrySize: LONGEST_ANSWER,
    ttl: LONGEST_LIFE,
    // Whether an answer is too old is worth a look at the clock now and then, not at each request.
    ttlResolution: 100,
    sizeCalculation: sizeOf,
  });
  /** The same answers however old, for when nothing can be asked; see `lastKnown`. */
  readonly #last = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    maxEntrySize: LONGEST_ANSWER,
    sizeCalculation: sizeOf,
  });
  /**
   * Under which key the last answer with a tag is: shared links carry marks of who followed them (`?fbclid=…`), so the same
   * page is asked for at any number of addresses, and its bytes are there once.
   */
  readonly #keys = new LRUCache<string, string>({ max: MOST_TAGS });
  readonly #making = new Map<string, Promise<CachedResponse>>();
  /** How often each table was heard to change. */
  readonly #versions = new Map<string, number>();
  #epoch = 0;
  #listening = false;

  /** A kept answer, or undefined. */
  find(key: string): CachedResponse | undefined {
    return this.#kept.get(key);
  }

  /** Whether a kept answer is old enough to be made anew behind it; says so to the first who asks. */
  isToBeRenewed(answer: CachedResponse): boolean {
    if (performance.now() < answer.renewFrom) return false;
    answer.renewFrom = Infinity;
    return true;
  }

  /**
   * What was answered before the database went away, and was true until then: better than nothing while nobody can
   * change anything either. Undefined while changes are heard of, since then the database is there.
   */
  lastKnown(key: string): CachedResponse | undefined {
    return this.#listening ? undefined : this.#last.get(key);
  }

  /** Makes an answer, or waits for the one that is being made, and keeps it where it may be kept. */
  make(key: string, make: () => Promise<NewResponse>): Promise<CachedResponse> {
    // Where no change would be heard of, nobody waits for what another began before it.
    if (!this.#listening) return this.#make(key, make);
    const making = this.#making.get(key);
    if (making) return making;
    const made = this.#make(key, make).finally(() => {
      // A change in between has taken it out already, for somebody else to begin anew.
      if (this.#making.get(key) === made) this.#making.delete(key);
    });
    this.#making.set(key, made);
    return made;
  }

  async #make(key: string, make: () => Promise<NewResponse>): Promise<CachedResponse> {
    const before = new Map(this.#versions);
    const epoch = this.#epoch;
    const { answer, tables, shared } = await make();
    const ready = this.#packed(tagged(answer));
    const renewFrom = performance.now() + RENEWED_FROM;
    const made = { ...ready, shared, renewFrom, tables: tables ?? new Set<string>() };
    const unchanged = (table: string) => this.#versions.get(table) === before.get(table);
    if (tables && this.#listening && epoch === this.#epoch && [...tables].every(unchanged)) {
      this.#kept.set(key, made);
      this.#last.set(key, made);
      this.#keys.set(tagOf(made), key);
    }
    return made;
  }

  /** The same answer as it was packed before, or its bytes where there is none. */
  #packed(answer: Answer): PreparedResponse {
    const last = this.#last.peek(this.#keys.get(tagOf(answer)) ?? '');
    const isSame = last?.status === answer.status && isDeepStrictEqual(last.headers, answer.headers);
    return isSame ? last : preparedFrom(answer);
  }

  /** Forgets what was made of a table. */
  changed(table: string): void {
    this.#versions.set(table, (this.#versions.get(table) ?? 0) + 1);
    // What is being made may have read the table before; nobody who asks from now on may get it.
    this.#making.clear();
    this.recent.clear();
    for (const answers of [this.#kept, this.#last]) {
      for (const [key, { tables }] of answers.entries()) if (tables.has(table)) answers.delete(key);
    }
  }

  /** Keeps nothing until it hears of changes again. */
  lost(): void {
    this.#listening = false;
    this.#forget();
  }

  listening(): void {
    this.#listening = true;
    this.#last.clear();
    this.#forget();
  }

  #forget(): void {
    this.#epoch += 1;
    this.#making.clear();
    this.recent.clear();
    this.#kept.clear();
  }
}

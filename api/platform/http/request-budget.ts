import { boundedCache } from '../cache/bounded-cache.ts';
import type { Database } from '../database/client.ts';
import { tooManyRequests } from './http-error.ts';
import { addToWindows } from './rate-windows.ts';

const MINUTE = 60;

/** Requests a minute that the response cache does not answer; `RATE_LIMIT_FACTOR` multiplies them. */
const REQUESTS = {
  /** Of one address without a session; an arena shares one address. */
  address: 600,
  /** Of one account. Not fewer: hardly anything that it reads is answered by the cache. */
  account: 600,
} as const;

/**
 * The share of a limit that an instance fetches from the database at once. Counting each request there would turn every
 * read into a write. All instances together never allow more than the limit; what one has fetched and does not need, the
 * others cannot use: at most 19 requests of 600.
 */
const SHARE = 1 / 30;

/** The memory for the budgets of addresses and accounts, in bytes: about 12,000 of them. */
const MAX_BYTES = 8 * 1024 * 1024;
const BUDGET_BYTES = 256;

/** What an instance may still allow before it asks the database again. */
interface Budget {
  left: number;
  /** The end of its window, as `Date.now()`; the rest of the share is lost then. */
  until: number;
  /** Whether the limit of this window is used up. */
  spent: boolean;
  refilling: Promise<void> | null;
}

export interface RequestBudget {
  /**
   * Counts a request that the response cache cannot answer.
   * @param who the address, or the account's id
   * @throws HttpError 429
   */
  take(kind: keyof typeof REQUESTS, who: string): Promise<void>;
}

/** Counts requests of all instances on a database together. @param factor `RATE_LIMIT_FACTOR` */
export function createRequestBudget(database: Database, factor: number): RequestBudget {
  const budgets = boundedCache<Budget>({ maxBytes: MAX_BYTES, bytesOf: () => BUDGET_BYTES });

  async function refill(key: string, budget: Budget, limit: number): Promise<void> {
    const share = Math.max(1, Math.floor(limit * SHARE));
    const [window] = await addToWindows(database, [{ key, points: share, seconds: MINUTE }]);
    if (!window) throw new Error('The counter of requests returned nothing');
    const { points, msLeft } = window;
    budget.left = Math.max(0, Math.min(share, limit - (points - share)));
    budget.spent = budget.left === 0;
    budget.until = Date.now() + msLeft;
  }

  return {
    async take(kind, who) {
      const limit = Math.max(1, Math.round(REQUESTS[kind] * factor));
      // Instances with another limit have other counters, because their shares have another size.
      const key = `${kind}Requests/${limit}:${who}`;
      const budget = budgets.get(key) ?? { left: 0, until: 0, spent: false, refilling: null };
      budgets.set(key, budget);
      // Several requests wait for one refill, which may not be enough for all of them.
      for (;;) {
        const msLeft = budget.until - Date.now();
        if (msLeft > 0 && budget.left > 0) {
          budget.left -= 1;
          return;
        }
        if (msLeft > 0 && budget.spent) throw tooManyRequests(Math.ceil(msLeft / 1000));
        budget.refilling ??= refill(key, budget, limit).finally(() => {
          budget.refilling = null;
        });
        await budget.refilling;
      }
    },
  };
}

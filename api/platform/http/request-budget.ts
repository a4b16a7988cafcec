import { LRUCache } from 'lru-cache';
import type { Database } from '../database/client.ts';
import { HttpError } from './http-error.ts';
import { addToWindows } from './rate-windows.ts';

const MINUTE = 60;

/** Requests a minute that are not answered from what is kept; `RATE_LIMIT_FACTOR` multiplies them. */
const REQUESTS = {
  /** Of one address without a session; an arena shares one. */
  address: 600,
  /** Of one account. */
  account: 300,
} as const;

/**
 * How much of a limit an instance fetches from the database at once. Counting each request there would make every read a
 * write; so all instances together never let more through than the limit, and what one has fetched and does not need is
 * missing to the others: 19 requests of 600 at most, 9 of 300.
 */
const SHARE = 1 / 30;

/** For how many addresses and accounts something is remembered. */
const REMEMBERED = 20_000;

/** What an instance may still let through before it asks the database again. */
interface Budget {
  left: number;
  /** When its window ends, as `Date.now()`; what is left then is void. */
  until: number;
  /** Whether the database had nothing left for this window. */
  spent: boolean;
  refilling: Promise<void> | null;
}

export interface RequestBudget {
  /**
   * Counts a request that is about to cost something.
   * @param who the address, or the account's id
   * @throws HttpError 429
   */
  take(kind: keyof typeof REQUESTS, who: string): Promise<void>;
}

/** Counts requests of all instances on a database together. @param factor `RATE_LIMIT_FACTOR` */
export function createRequestBudget(database: Database, factor: number): RequestBudget {
  const budgets = new LRUCache<string, Budget>({ max: REMEMBERED });

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
      // Instances that were given another limit have counters of their own: their shares are of another size.
      const key = `${kind}Requests/${limit}:${who}`;
      const budget = budgets.get(key) ?? { left: 0, until: 0, spent: false, refilling: null };
      budgets.set(key, budget);
      // Several wait for one refill, which may not be enough for all of them.
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

/** As REST calls read it, and as GraphQL's clients do. @param retryAfter seconds */
function tooManyRequests(retryAfter: number): HttpError {
  const message = 'Demasiadas peticiones seguidas. Espera un poco y vuelve a probar.';
  const code = 'RATE_LIMITED';
  const errors = [{ message, extensions: { code, retryAfter } }];
  return new HttpError(429, code, message, { 'retry-after': String(retryAfter) }, { errors });
}

import type { Database } from '../database/client.ts';
import { RateLimitedError } from '../errors.ts';
import { addToWindows, takeFromWindows } from './rate-windows.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits: attempts in a window of seconds. All are multiplied by `RATE_LIMIT_FACTOR`. */
const LIMITS = {
  /** Failed sign-ins of one account. */
  loginAccount: { points: 5, duration: 15 * MINUTE },
  /** Failed sign-ins from one address; an arena shares one, so it is wide. */
  loginAddress: { points: 100, duration: HOUR },
  /** Codes of an account that is signed in, on the way of turning its second factor on or off. */
  codeAccount: { points: 10, duration: 15 * MINUTE },
  registerAddress: { points: 60, duration: HOUR },
  /** Mails with links that one address asks for, and that one account gets; links that one address tries. */
  mailAddress: { points: 30, duration: HOUR },
  mailAccount: { points: 5, duration: HOUR },
  linkAddress: { points: 60, duration: HOUR },
  /** Inquiries of companies from one address. */
  inquiryAddress: { points: 10, duration: HOUR },
  /** Comments of one account, and its reports of others'. */
  commentAccount: { points: 10, duration: 10 * MINUTE },
  reportAccount: { points: 20, duration: HOUR },
  /** Copies of everything about one account. */
  exportAccount: { points: 10, duration: HOUR },
  /** Season passes that one account uploads. */
  abonoAccount: { points: 20, duration: DAY },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Whose attempts are meant, for each limit: an address, an e-mail, an account's id. */
type Attempts = Partial<Record<LimitName, string>>;

/** Counters kept in the database, so that every instance on it counts together. */
export interface RateLimits {
  /**
   * Counts one attempt in each of these limits.
   * @throws RateLimitedError once the attempts of a window are used up.
   */
  consume(attempts: Attempts): Promise<void>;
  /** Forgets all attempts of some limits, and takes one back of others. */
  takeBack(taken: { all?: Attempts; one?: Attempts }): Promise<void>;
}

/** @param factor multiplies every limit (`RATE_LIMIT_FACTOR`). */
export function createRateLimits(database: Database, factor: number): RateLimits {
  const entries = (attempts: Attempts) => Object.entries(attempts) as [LimitName, string][];
  const keyOf = ([limit, key]: [LimitName, string]) => `${limit}:${key}`;
  const most = (limit: LimitName) => Math.max(1, Math.round(LIMITS[limit].points * factor));
  return {
    async consume(attempts) {
      const counted = entries(attempts).map((attempt) => ({ key: keyOf(attempt), limit: attempt[0] }));
      const windows = await addToWindows(
        database,
        counted.map(({ key, limit }) => ({ key, points: 1, seconds: LIMITS[limit].duration })),
      );
      const usedUp = windows.filter((window) =>
        counted.some(({ key, limit }) => key === window.key && window.points > most(limit)),
      );
      if (usedUp.length === 0) return;
      const msLeft = Math.max(...usedUp.map((window) => window.msLeft));
      throw new RateLimitedError(Math.max(1, Math.ceil(msLeft / 1000)));
    },
    takeBack: ({ all = {}, one = {} }) =>
      takeFromWindows(database, { all: entries(all).map(keyOf), one: entries(one).map(keyOf) }),
  };
}

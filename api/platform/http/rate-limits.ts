import type { Database } from '../database/client.ts';
import { RateLimitedError } from '../errors.ts';
import { addToWindows, takeFromWindows } from './rate-windows.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits: attempts in a window of seconds. `RATE_LIMIT_FACTOR` multiplies all of them. */
const LIMITS = {
  /** Failed sign-ins of one account. */
  loginAccount: { points: 5, duration: 15 * MINUTE },
  /** Failed sign-ins from one address; high, because an arena shares one address. */
  loginAddress: { points: 100, duration: HOUR },
  /** Codes from a signed-in account that turns its second factor on or off. */
  codeAccount: { points: 10, duration: 15 * MINUTE },
  registerAddress: { points: 60, duration: HOUR },
  /** Mails with links requested from one address, mails with links to one account, and links tried from one address. */
  mailAddress: { points: 30, duration: HOUR },
  mailAccount: { points: 5, duration: HOUR },
  linkAddress: { points: 60, duration: HOUR },
  /** Inquiries of companies from one address. */
  inquiryAddress: { points: 10, duration: HOUR },
  /** Comments of one account, and its reports of comments. */
  commentAccount: { points: 10, duration: 10 * MINUTE },
  reportAccount: { points: 20, duration: HOUR },
  /** Downloads of one account's own data. */
  exportAccount: { points: 10, duration: HOUR },
  /** Season passes that one account uploads. */
  abonoAccount: { points: 20, duration: DAY },
  /** Requests with an idempotency key: of one address without a session, of one account, of one address with sessions. */
  keyVisitor: { points: 100, duration: HOUR },
  keyAccount: { points: 300, duration: HOUR },
  keyAddress: { points: 3000, duration: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

/** The key for each limit: an address, an e-mail, or an account's id. */
type Attempts = Partial<Record<LimitName, string>>;

/** Counters in the database, shared by all instances. */
export interface RateLimits {
  /**
   * Counts one attempt in each of these limits.
   * @throws RateLimitedError if the attempts of a window are used up.
   */
  consume(attempts: Attempts): Promise<void>;
  /** Deletes all attempts of some limits, and one attempt of others. */
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

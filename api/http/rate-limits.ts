import type { Database } from '../database/client.ts';
import { RateLimitedError } from '../errors.ts';
import { addToWindow, readWindow, removeWindow, takeFromWindow } from './rate-windows.ts';

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

/** Counters kept in the database, so that every instance on it counts together. */
export interface RateLimits {
  /**
   * Counts one attempt.
   * @throws RateLimitedError once the window's attempts are used up.
   */
  consume(limit: LimitName, key: string): Promise<void>;
  /**
   * Looks without counting.
   * @throws RateLimitedError once the window's attempts are used up.
   */
  check(limit: LimitName, key: string): Promise<void>;
  /** Takes one attempt back. */
  reward(limit: LimitName, key: string): Promise<void>;
  /** Forgets the attempts. */
  reset(limit: LimitName, key: string): Promise<void>;
}

/** @param factor multiplies every limit (`RATE_LIMIT_FACTOR`). */
export function createRateLimits(database: Database, factor: number): RateLimits {
  const keyOf = (limit: LimitName, key: string) => `${limit}:${key}`;
  const most = (limit: LimitName) => Math.max(1, Math.round(LIMITS[limit].points * factor));
  const refuse = (msLeft: number): never => {
    throw new RateLimitedError(Math.max(1, Math.ceil(msLeft / 1000)));
  };
  return {
    async consume(limit, key) {
      const { points, msLeft } = await addToWindow(database, keyOf(limit, key), 1, LIMITS[limit].duration);
      if (points > most(limit)) refuse(msLeft);
    },
    async check(limit, key) {
      const window = await readWindow(database, keyOf(limit, key));
      if (window && window.points >= most(limit)) refuse(window.msLeft);
    },
    reward: (limit, key) => takeFromWindow(database, keyOf(limit, key)),
    reset: (limit, key) => removeWindow(database, keyOf(limit, key)),
  };
}

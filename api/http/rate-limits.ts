import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/client.ts';
import { RateLimitedError } from '../errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits: attempts in a window of seconds. All are multiplied by `RATE_LIMIT_FACTOR`. */
const LIMITS = {
  /** Failed sign-ins of one account. */
  loginAccount: { points: 5, duration: 15 * MINUTE },
  /** Failed sign-ins from one address; an arena shares one, so it is wide. */
  loginAddress: { points: 100, duration: HOUR },
  registerAddress: { points: 60, duration: HOUR },
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
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      new RateLimiterPrisma({
        storeClient: database,
        tableName: 'rateLimit',
        keyPrefix: name,
        points: Math.max(1, Math.round(points * factor)),
        duration,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPrisma>;

  const refuse = (state: RateLimiterRes): never => {
    throw new RateLimitedError(Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
  };

  return {
    async consume(limit, key) {
      await limiters[limit].consume(key).catch((problem: unknown) => {
        if (problem instanceof RateLimiterRes) refuse(problem);
        throw problem;
      });
    },
    async check(limit, key) {
      const state = await limiters[limit].get(key);
      if (state && state.consumedPoints >= limiters[limit].points) refuse(state);
    },
    async reward(limit, key) {
      await limiters[limit].reward(key);
    },
    async reset(limit, key) {
      await limiters[limit].delete(key);
    },
  };
}

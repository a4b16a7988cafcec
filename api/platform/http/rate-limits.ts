import type { Database } from '../database/client.ts';
import { RateLimitedError } from '../errors.ts';
import { addToWindows, takeFromWindows } from './rate-windows.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits: attempts in a window of seconds. `RATE_LIMIT_FACTOR` multiplies all of them. */
const LIMITS = {
  /**
   * Passwords and codes that failed, see `api/domains/users/sign-in-attempts.ts`: of one account on a device that it knows,
   * of one account from one address, from one address (high, because an arena shares one address), and of one account from
   * all addresses together.
   */
  deviceLogin: { points: 5, duration: 15 * MINUTE },
  loginAccount: { points: 5, duration: 15 * MINUTE },
  loginAddress: { points: 100, duration: HOUR },
  loginEverywhere: { points: 100, duration: HOUR },
  /** Registrations from one address, and those of them with the e-mail of an account. */
  registerAddress: { points: 60, duration: HOUR },
  registerTaken: { points: 10, duration: HOUR },
  /**
   * Mails with links: requested from one address, to one account from one address, to one account from all addresses, and
   * links tried from one address.
   */
  mailAddress: { points: 30, duration: HOUR },
  mailAccount: { points: 5, duration: HOUR },
  mailEverywhere: { points: 20, duration: HOUR },
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
  /** Wrong fields of its season passes that one account reports. */
  abonoReportAccount: { points: 20, duration: HOUR },
  /** Tickets that one account gives away, and those that are given to one e-mail: each sends a mail. */
  giftAccount: { points: 20, duration: DAY },
  giftEmail: { points: 5, duration: DAY },
  /** Requests with an idempotency key: of one address without a session, of one account, of one address with sessions. */
  keyVisitor: { points: 100, duration: HOUR },
  keyAccount: { points: 300, duration: HOUR },
  keyAddress: { points: 3000, duration: HOUR },
  /** Requests with a key of one account that create nothing; more are run without it. */
  keyChange: { points: 1200, duration: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

/** The key for each limit: an address, an e-mail, or an account's id. */
export type Attempts = Partial<Record<LimitName, string>>;

/** The state of a limit after an attempt was counted. */
export interface Counted {
  limit: LimitName;
  /** 0 if this attempt used the last point, below 0 if points are left, above 0 if it must be refused. */
  beyond: number;
  /** Milliseconds until the window ends. */
  msLeft: number;
  /** The end of the window as a text, by which it can be told from earlier and later ones. */
  end: string;
}

/** Counters in the database, shared by all instances. */
export interface RateLimits {
  /**
   * Counts one attempt in each of these limits.
   * @throws RateLimitedError if the attempts of a window are used up.
   */
  consume(attempts: Attempts): Promise<void>;
  /** Counts one attempt in each of these limits, and leaves it to the caller to refuse it. */
  count(attempts: Attempts): Promise<Counted[]>;
  /** @throws RateLimitedError if one of these limits must refuse */
  refuse(counted: readonly Counted[]): void;
  /** Deletes all attempts of some limits, and one attempt of others. */
  takeBack(taken: { all?: Attempts; one?: Attempts }): Promise<void>;
}

/** @param factor multiplies every limit (`RATE_LIMIT_FACTOR`). */
export function createRateLimits(database: Database, factor: number): RateLimits {
  const entries = (attempts: Attempts) => Object.entries(attempts) as [LimitName, string][];
  const keyOf = ([limit, key]: [LimitName, string]) => `${limit}:${key}`;
  const most = (limit: LimitName) => Math.max(1, Math.round(LIMITS[limit].points * factor));
  async function count(attempts: Attempts): Promise<Counted[]> {
    const limitOf = new Map(entries(attempts).map((attempt) => [keyOf(attempt), attempt[0]]));
    const windows = await addToWindows(
      database,
      [...limitOf].map(([key, limit]) => ({ key, points: 1, seconds: LIMITS[limit].duration })),
    );
    return windows.flatMap(({ key, points, msLeft, end }) => {
      const limit = limitOf.get(key);
      if (!limit) return [];
      return { limit, beyond: points - most(limit), msLeft, end };
    });
  }

  return {
    count,
    refuse,
    async consume(attempts) {
      refuse(await count(attempts));
    },
    takeBack: ({ all = {}, one = {} }) =>
      takeFromWindows(database, { all: entries(all).map(keyOf), one: entries(one).map(keyOf) }),
  };
}

function refuse(counted: readonly Counted[]): void {
  const over = counted.filter(({ beyond }) => beyond > 0);
  if (over.length === 0) return;
  const msLeft = Math.max(...over.map((limit) => limit.msLeft));
  throw new RateLimitedError(Math.max(1, Math.ceil(msLeft / 1000)));
}

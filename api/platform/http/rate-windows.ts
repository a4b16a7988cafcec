import type { Database } from '../database/client.ts';
import { preparedQuery } from '../database/prepared-query.ts';

/** What was counted under a key since its window began. */
export interface RateWindow {
  key: string;
  points: number;
  /** Until the window ends and counting begins anew, milliseconds. */
  msLeft: number;
}

/** Points to be counted under a key. */
export interface Addition {
  key: string;
  points: number;
  /** How long a window is. */
  seconds: number;
}

const ADD = {
  name: 'add to windows',
  text: `
    INSERT INTO rate_limits AS counter (key, points, expire)
    SELECT key, points, now() + make_interval(secs => seconds)
      FROM unnest($1::text[], $2::int[], $3::int[]) AS added (key, points, seconds)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counter.expire > now() THEN counter.points + excluded.points ELSE excluded.points END,
      expire = CASE WHEN counter.expire > now() THEN counter.expire ELSE excluded.expire END
    RETURNING key, points, (extract(epoch FROM expire - now()) * 1000)::int AS "msLeft"`,
};

// What is removed comes first, as every statement takes the rows of several windows in the order of their keys.
const TAKE_BACK = {
  name: 'take back from windows',
  text: `
    WITH removed AS (DELETE FROM rate_limits WHERE key = ANY ($1::text[]) RETURNING key)
    UPDATE rate_limits SET points = points - 1
     WHERE key = ANY ($2::text[]) AND points > 0 AND expire > now() AND (SELECT count(*) FROM removed) >= 0`,
};

/**
 * Counts in windows that each begin with their first point, in one statement: however many instances count at once, each
 * point is counted, and by the database's clock.
 * @param additions no two of one key
 * @returns the windows with these points in them
 */
export async function addToWindows(
  database: Database,
  additions: readonly Addition[],
): Promise<RateWindow[]> {
  // Always in this order, or two who count under the same keys might wait for each other.
  const ordered = additions.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return preparedQuery<RateWindow>(database, ADD, [
    ordered.map(({ key }) => key),
    ordered.map(({ points }) => points),
    ordered.map(({ seconds }) => seconds),
  ]);
}

/**
 * Takes points out of open windows again.
 * @param all keys of which nothing is left
 * @param one keys of which one point is taken; behind those of `all` in their order
 */
export async function takeFromWindows(
  database: Database,
  { all, one }: { all: readonly string[]; one: readonly string[] },
): Promise<void> {
  await preparedQuery(database, TAKE_BACK, [all, one]);
}

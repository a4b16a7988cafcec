import type { Database } from '../database/client.ts';
import { preparedQuery } from '../database/prepared-query.ts';

/** The points counted under a key since its window began. */
export interface RateWindow {
  key: string;
  points: number;
  /** Milliseconds until the window ends and the next one begins. */
  msLeft: number;
  /** The end of the window as a text, by which it can be told from earlier and later ones. */
  end: string;
}

/** Points to count under a key. */
export interface Addition {
  key: string;
  points: number;
  /** The length of a window. */
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
    RETURNING key, points, (extract(epoch FROM expire - now()) * 1000)::int AS "msLeft",
              (extract(epoch FROM expire) * 1000)::bigint::text AS "end"`,
};

// `all` comes first: every statement locks the rows of several windows in the order of their keys.
const TAKE_BACK = {
  name: 'take back from windows',
  text: `
    WITH removed AS (DELETE FROM rate_limits WHERE key = ANY ($1::text[]) RETURNING key)
    UPDATE rate_limits SET points = points - 1
     WHERE key IN (
       SELECT key FROM rate_limits
        WHERE (SELECT count(*) FROM removed) >= 0 AND key = ANY ($2::text[]) AND points > 0 AND expire > now()
        ORDER BY key FOR UPDATE)`,
};

/**
 * Adds points to windows, in one statement. A window begins with its first point. Every point is counted, even if several
 * instances count at once, by the database's clock.
 * @param additions at most one for each key
 * @returns the windows with these points
 */
export async function addToWindows(
  database: Database,
  additions: readonly Addition[],
): Promise<RateWindow[]> {
  // Always in this order, otherwise two statements with the same keys could deadlock.
  const ordered = additions.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return preparedQuery<RateWindow>(database, ADD, [
    ordered.map(({ key }) => key),
    ordered.map(({ points }) => points),
    ordered.map(({ seconds }) => seconds),
  ]);
}

/**
 * Takes points out of open windows.
 * @param all keys whose points are all removed
 * @param one keys that lose one point; they sort after those of `all`
 */
export async function takeFromWindows(
  database: Database,
  { all, one }: { all: readonly string[]; one: readonly string[] },
): Promise<void> {
  await preparedQuery(database, TAKE_BACK, [all, one]);
}

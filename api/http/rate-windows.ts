import type { Database } from '../database/client.ts';
import { queryLean } from '../database/lean.ts';

/** What was counted under a key since its window began. */
export interface RateWindow {
  points: number;
  /** Until the window ends and counting begins anew, milliseconds. */
  msLeft: number;
}

const ADD = {
  name: 'add to window',
  text: `
    INSERT INTO rate_limits AS counter (key, points, expire)
    VALUES ($1, $2::int, now() + make_interval(secs => $3::int))
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counter.expire > now() THEN counter.points + excluded.points ELSE excluded.points END,
      expire = CASE WHEN counter.expire > now() THEN counter.expire ELSE excluded.expire END
    RETURNING points, (extract(epoch FROM expire - now()) * 1000)::int AS "msLeft"`,
};

const READ = {
  name: 'read window',
  text: `
    SELECT points, (extract(epoch FROM expire - now()) * 1000)::int AS "msLeft"
      FROM rate_limits WHERE key = $1 AND expire > now()`,
};

const TAKE = {
  name: 'take from window',
  text: 'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 0 AND expire > now()',
};

const REMOVE = { name: 'remove window', text: 'DELETE FROM rate_limits WHERE key = $1' };

/**
 * Counts in a window that begins with its first point, in one statement: however many instances count at once, each
 * point is counted, and by the database's clock.
 * @param seconds how long a window is
 * @returns the window with these points in it
 */
export async function addToWindow(
  database: Database,
  key: string,
  points: number,
  seconds: number,
): Promise<RateWindow> {
  const [window] = await queryLean<RateWindow>(database, ADD, [key, points, seconds]);
  if (!window) throw new Error('The counter of a limit returned nothing');
  return window;
}

/** The window of a key, or null where none is open. */
export async function readWindow(database: Database, key: string): Promise<RateWindow | null> {
  const [window] = await queryLean<RateWindow>(database, READ, [key]);
  return window ?? null;
}

/** Takes one point out of an open window. */
export async function takeFromWindow(database: Database, key: string): Promise<void> {
  await queryLean(database, TAKE, [key]);
}

export async function removeWindow(database: Database, key: string): Promise<void> {
  await queryLean(database, REMOVE, [key]);
}

import type { Database } from '../database/client.ts';

/** What was counted under a key since its window began. */
export interface RateWindow {
  points: number;
  /** Until the window ends and counting begins anew, milliseconds. */
  msLeft: number;
}

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
  const [window] = await database.$queryRaw<RateWindow[]>`
    INSERT INTO rate_limits AS counter (key, points, expire)
    VALUES (${key}, ${points}::int, now() + make_interval(secs => ${seconds}::int))
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counter.expire > now() THEN counter.points + excluded.points ELSE excluded.points END,
      expire = CASE WHEN counter.expire > now() THEN counter.expire ELSE excluded.expire END
    RETURNING points, (extract(epoch FROM expire - now()) * 1000)::int AS "msLeft"`;
  if (!window) throw new Error('The counter of a limit returned nothing');
  return window;
}

/** The window of a key, or null where none is open. */
export async function readWindow(database: Database, key: string): Promise<RateWindow | null> {
  const [window] = await database.$queryRaw<RateWindow[]>`
    SELECT points, (extract(epoch FROM expire - now()) * 1000)::int AS "msLeft"
    FROM rate_limits WHERE key = ${key} AND expire > now()`;
  return window ?? null;
}

/** Takes one point out of an open window. */
export async function takeFromWindow(database: Database, key: string): Promise<void> {
  await database.$executeRaw`
    UPDATE rate_limits SET points = points - 1 WHERE key = ${key} AND points > 0 AND expire > now()`;
}

export async function removeWindow(database: Database, key: string): Promise<void> {
  await database.rateLimit.deleteMany({ where: { key } });
}

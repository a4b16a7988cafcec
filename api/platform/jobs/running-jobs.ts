import type { SqlExecutor } from './sql-executor.ts';

// The id of the instance that runs a job is stored in the column of the job's output, which is empty until the job has
// ended. These statements use the library's own table, because the library does not record which instance takes a job.

export interface TakenJob {
  id: string;
  data: unknown;
}

/** How owners of jobs share a queue. */
export interface Turns {
  /** An owner whose jobs ran for so many seconds within the window waits behind all others. */
  budget: number;
  /** In seconds, less than the hour for which finished jobs stay in the table. */
  window: number;
}

/** As the library's own `fetch` does. */
const OLDEST_FIRST = `
  SELECT id FROM pgboss.job
   WHERE name = $1 AND state < 'active' AND start_after < now()
   ORDER BY priority DESC, created_on, id
   LIMIT $2
     FOR UPDATE SKIP LOCKED`;

// The queue's own table says how long each owner's jobs ran, so all instances follow the same turns.
const BY_TURNS = `
  SELECT job.id
    FROM pgboss.job
    LEFT JOIN (
           SELECT data ->> 'owner' AS owner, max(started_on) AS last_turn,
                  sum(extract(epoch FROM coalesce(completed_on, now()) - started_on)) AS seconds
             FROM pgboss.job
            WHERE name = $1 AND state IN ('active', 'completed', 'failed')
              AND started_on > now() - make_interval(secs => $4)
            GROUP BY 1) AS served
      ON served.owner = job.data ->> 'owner'
   WHERE job.name = $1 AND job.state < 'active' AND job.start_after < now()
   ORDER BY coalesce(served.seconds, 0) >= $5, served.last_turn NULLS FIRST, job.created_on, job.id
   LIMIT $2
     FOR UPDATE OF job SKIP LOCKED`;

/**
 * Takes jobs that are due: the oldest first, or by turns. With turns, the owner whose last turn is the longest ago comes
 * first, and an owner who has used up the budget comes last. The same statement records which instance has the jobs, so that
 * they can be returned to the queue if the process dies right afterwards.
 */
export async function takeJobs(
  sql: SqlExecutor,
  holder: number,
  { name, turns }: { name: string; turns?: Turns },
  count: number,
): Promise<TakenJob[]> {
  const { rows } = await sql.executeSql(
    `WITH next AS (${turns ? BY_TURNS : OLDEST_FIRST})
     UPDATE pgboss.job
        SET state = 'active',
            started_on = now(),
            retry_count = CASE WHEN started_on IS NULL THEN retry_count ELSE retry_count + 1 END,
            output = jsonb_build_object('holder', $3::int)
       FROM next
      WHERE name = $1 AND job.id = next.id
  RETURNING job.id, job.data`,
    // With turns one job at a time, because each turn changes the order.
    turns ? [name, 1, holder, turns.window, turns.budget] : [name, count, holder],
  );
  return rows as TakenJob[];
}

/** The instances with running jobs, alive or not. */
export async function holdersOfJobs(sql: SqlExecutor): Promise<number[]> {
  const { rows } = await sql.executeSql(
    `SELECT DISTINCT (output ->> 'holder')::int AS holder FROM pgboss.job
      WHERE state = 'active' AND jsonb_typeof(output -> 'holder') = 'number'`,
  );
  return (rows as { holder: number }[]).map(({ holder }) => holder);
}

// A job without further attempts fails: it may be what kills the process.
const GIVE_BACK = `
  UPDATE pgboss.job
     SET state = (CASE WHEN retry_count < retry_limit THEN 'retry' ELSE 'failed' END)::pgboss.job_state,
         start_after = now(),
         completed_on = CASE WHEN retry_count < retry_limit THEN NULL ELSE now() END,
         output = '{"message": "the process ended in the middle of it"}'
   WHERE state = 'active'`;

/** Returns all running jobs to the queue. */
export async function giveBackAll(sql: SqlExecutor): Promise<void> {
  await sql.executeSql(GIVE_BACK);
}

/**
 * Returns the jobs of a dead instance to the queue; none if the instance is back and holds its lock.
 * @param lock the first half of the key of that lock, see `presence.ts`
 * @returns the names of the jobs
 */
export async function giveBack(sql: SqlExecutor, holder: number, lock: number): Promise<string[]> {
  const { rows } = await sql.executeSql(
    `${GIVE_BACK} AND output -> 'holder' = to_jsonb($1::int)
       AND NOT EXISTS (
         SELECT 1 FROM pg_locks
          WHERE locktype = 'advisory' AND classid = $2 AND objid = $1 AND objsubid = 2 AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
     RETURNING name`,
    [holder, lock],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

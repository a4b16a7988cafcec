import type { SqlExecutor } from './sql-executor.ts';

// Who has which job in hand stands where the job's output will: nobody else writes there until it has ended. These are
// statements on the library's own table, since it does not know who takes a job.

export interface TakenJob {
  id: string;
  data: unknown;
}

/**
 * Takes jobs whose time has come, the oldest first, as the library's own `fetch` does, and says in the same statement who
 * has them: a process that dies right afterwards leaves none that nobody is known to have.
 */
export async function takeJobs(
  sql: SqlExecutor,
  holder: number,
  name: string,
  count: number,
): Promise<TakenJob[]> {
  const { rows } = await sql.executeSql(
    `WITH next AS (
       SELECT id FROM pgboss.job
        WHERE name = $1 AND state < 'active' AND start_after < now()
        ORDER BY priority DESC, created_on, id
        LIMIT $2
          FOR UPDATE SKIP LOCKED)
     UPDATE pgboss.job
        SET state = 'active',
            started_on = now(),
            retry_count = CASE WHEN started_on IS NULL THEN retry_count ELSE retry_count + 1 END,
            output = jsonb_build_object('holder', $3::int)
       FROM next
      WHERE name = $1 AND job.id = next.id
  RETURNING job.id, job.data`,
    [name, count, holder],
  );
  return rows as TakenJob[];
}

/** Who has jobs in hand, whether they live or not. */
export async function holdersOfJobs(sql: SqlExecutor): Promise<number[]> {
  const { rows } = await sql.executeSql(
    `SELECT DISTINCT (output ->> 'holder')::int AS holder FROM pgboss.job
      WHERE state = 'active' AND jsonb_typeof(output -> 'holder') = 'number'`,
  );
  return (rows as { holder: number }[]).map(({ holder }) => holder);
}

// One that has had all its attempts is given up: it may be what kills the process.
const GIVE_BACK = `
  UPDATE pgboss.job
     SET state = (CASE WHEN retry_count < retry_limit THEN 'retry' ELSE 'failed' END)::pgboss.job_state,
         start_after = now(),
         completed_on = CASE WHEN retry_count < retry_limit THEN NULL ELSE now() END,
         output = '{"message": "the process ended in the middle of it"}'
   WHERE state = 'active'`;

/** Gives back whatever anybody has in hand. */
export async function giveBackAll(sql: SqlExecutor): Promise<void> {
  await sql.executeSql(GIVE_BACK);
}

/**
 * Gives back what somebody has in hand who is no more; nothing where they are there again, holding their lock.
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

import { Prisma, type Database } from '../database/client.ts';
import type { PageWindow } from '../pages.ts';

/** Something that the site gave up after its last attempt. */
export interface FailedJob {
  id: string;
  name: string;
  failedAt: Date;
  attempts: number;
  /** What the last attempt said; null where it left nothing. */
  message: string | null;
}

/** The queue's own tables: what has just failed, and what it has put away since. */
const FAILED = Prisma.sql`(
  SELECT id, name, completed_on, retry_count, output FROM pgboss.job WHERE state = 'failed'
  UNION ALL
  SELECT id, name, completed_on, retry_count, output FROM pgboss.archive WHERE state = 'failed'
) AS failed`;

/** A database on which no site has run yet has no queue: its tables are made by the queue, not by our migrations. */
async function hasQueue(database: Database): Promise<boolean> {
  const [answer] = await database.$queryRaw<{ exists: boolean }[]>`
    SELECT to_regclass('pgboss.job') IS NOT NULL AND to_regclass('pgboss.archive') IS NOT NULL AS exists`;
  return answer?.exists ?? false;
}

/** One page of what was given up, the latest first. It stays for thirty days, see `job-queue.ts`. */
export async function failedJobs(database: Database, { skip, take }: PageWindow): Promise<FailedJob[]> {
  if (!(await hasQueue(database))) return [];
  return database.$queryRaw<FailedJob[]>`
    SELECT id::text, name, completed_on AS "failedAt", retry_count + 1 AS attempts,
           coalesce(output ->> 'message', output -> 'value' ->> 'message') AS message
      FROM ${FAILED}
     ORDER BY completed_on DESC, id
     LIMIT ${take} OFFSET ${skip}`;
}

export async function countFailedJobs(database: Database): Promise<number> {
  if (!(await hasQueue(database))) return 0;
  const [answer] = await database.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM ${FAILED}`;
  return answer?.count ?? 0;
}

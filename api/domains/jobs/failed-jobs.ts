import { z } from 'zod';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { changedMeanwhile } from '../audit/decisions.ts';
import { Prisma, type Database, type DatabaseTransaction } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { instantOfMark, markOfInstant, type Arrivals } from '../../platform/lists/arrivals.ts';
import type { PageWindow } from '../../platform/lists/page-window.ts';

/** A job that failed in all its attempts. */
export interface FailedJob {
  id: string;
  name: string;
  failedAt: Date;
  attempts: number;
  /** The error message of the last attempt; null if there is none. */
  message: string | null;
}

/** The queue's own tables: recent and archived jobs. */
const FAILED = Prisma.sql`(
  SELECT id, name, completed_on, retry_count, output FROM pgboss.job WHERE state = 'failed'
  UNION ALL
  SELECT id, name, completed_on, retry_count, output FROM pgboss.archive WHERE state = 'failed'
) AS failed`;

/** Failed jobs; with `until` only those up to then. */
export interface FailedJobList {
  until: Date | null;
}

/** The queue stores microseconds, a mark only milliseconds. */
const failedUntil = (until: Date | null) =>
  Prisma.sql`(${until}::timestamptz IS NULL OR date_trunc('milliseconds', completed_on) <= ${until}::timestamptz)`;

/** The queue creates its tables itself, so a database on which no site has run yet does not have them. */
async function hasQueue(database: Database): Promise<boolean> {
  const [answer] = await database.$queryRaw<{ exists: boolean }[]>`
    SELECT to_regclass('pgboss.job') IS NOT NULL AND to_regclass('pgboss.archive') IS NOT NULL AS exists`;
  return answer?.exists ?? false;
}

/** One page of failed jobs, the latest first. They are kept for thirty days, see `job-queue.ts`. */
export async function failedJobs(
  database: Database,
  until: Date | null,
  { skip, take }: PageWindow,
): Promise<FailedJob[]> {
  if (!(await hasQueue(database))) return [];
  return database.$queryRaw<FailedJob[]>`
    SELECT id::text, name, completed_on AS "failedAt", retry_count + 1 AS attempts,
           coalesce(output ->> 'message', output -> 'value' ->> 'message') AS message
      FROM ${FAILED}
     WHERE ${failedUntil(until)}
     ORDER BY completed_on DESC, id
     LIMIT ${take} OFFSET ${skip}`;
}

export async function countFailedJobs(database: Database, until: Date | null): Promise<number> {
  if (!(await hasQueue(database))) return 0;
  const [answer] = await database.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM ${FAILED} WHERE ${failedUntil(until)}`;
  return answer?.count ?? 0;
}

/** Jobs fail with a growing time. */
export const failedJobArrivals = (database: Database): Arrivals<FailedJobList> => ({
  async newest() {
    if (!(await hasQueue(database))) return null;
    const [found] = await database.$queryRaw<[{ at: Date | null }]>`
      SELECT max(completed_on) AS at FROM ${FAILED}`;
    return markOfInstant(found.at);
  },
  upTo: (_list, mark) => ({ until: instantOfMark(mark) }),
});

const jobId = z.uuid();

/**
 * Queues a failed job again, with all its attempts.
 * @returns its name, to wake its worker
 * @throws NotFoundError if it has not failed or was deleted, ChangedMeanwhileError if another user has queued it again
 */
export async function retryFailedJob(database: Database, staff: Staff, id: string): Promise<string> {
  if (!jobId.safeParse(id).success || !(await hasQueue(database))) throw noFailedJob();
  return database.$transaction(async (transaction) => {
    const [job] = [...(await restart(transaction, id)), ...(await restoreArchived(transaction, id))];
    if (!job) throw await noLongerFailed(transaction, staff, id);
    await recordStaffAction(transaction, staff, {
      action: 'retry',
      ...subjectOf(id),
      subject: job.name,
    });
    return job.name;
  }, transactionOptions);
}

const noFailedJob = () => new NotFoundError('Este trabajo ya no está entre los fallidos');

const subjectOf = (id: string) => ({ subjectType: 'job', subjectId: id }) as const;

async function noLongerFailed(transaction: DatabaseTransaction, staff: Staff, id: string): Promise<Error> {
  const refusal = await changedMeanwhile(transaction, staff, subjectOf(id));
  return refusal.by === null ? noFailedJob() : refusal;
}

type Restarted = { name: string }[];

function restart(transaction: DatabaseTransaction, id: string): Promise<Restarted> {
  return transaction.$queryRaw`
    UPDATE pgboss.job
       SET state = 'retry', retry_count = 0, started_on = NULL, completed_on = NULL, output = NULL,
           start_after = now(), keep_until = now() + interval '14 days'
     WHERE id = ${id}::uuid AND state = 'failed'
    RETURNING name`;
}

/** The same for an archived job. */
function restoreArchived(transaction: DatabaseTransaction, id: string): Promise<Restarted> {
  return transaction.$queryRaw`
    WITH taken AS (DELETE FROM pgboss.archive WHERE id = ${id}::uuid AND state = 'failed' RETURNING *)
    INSERT INTO pgboss.job (id, name, data, retry_limit, retry_delay, retry_backoff, expire_in, policy)
    SELECT id, name, data, retry_limit, retry_delay, retry_backoff, expire_in, policy FROM taken
        ON CONFLICT DO NOTHING
    RETURNING name`;
}

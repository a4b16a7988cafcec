import PgBoss from 'pg-boss';
import type { OpenDatabase } from '../database/open.ts';
import { withInstanceLock } from '../database/advisory-locks.ts';
import { logger } from '../log.ts';
import { JobWaiters } from './job-waiters.ts';
import { takeJobs, type Turns } from './running-jobs.ts';
import { startParallelWorker, type ParallelWorker } from './parallel-worker.ts';
import { PRESENCE_PACE, showPresence, type Presence, type PresencePace } from './presence.ts';
import { sqlExecutor } from './sql-executor.ts';

/** How often an instance polls the database. */
export interface QueuePace {
  /** The longest time until an instance sees a job that another one queued, milliseconds. */
  pollMs: number;
  /** How often schedules are checked, and how soon their jobs are queued, whole seconds. */
  cronSeconds: number;
  cronWorkerSeconds: number;
  presence: PresencePace;
}

const PACE: QueuePace = {
  pollMs: 5000,
  cronSeconds: 30,
  cronWorkerSeconds: 5,
  presence: PRESENCE_PACE,
};

/** How often jobs over their time limit are looked for, seconds. */
const MAINTENANCE_SECONDS = 30;
/** How long finished jobs stay in the queue, seconds; failed ones stay for the administrators. */
const KEEP_DONE_SECONDS = 60 * 60;
const KEEP_FAILED_DAYS = 30;
/** How long stopping waits for running jobs, milliseconds. */
const STOP_LIMIT = 20_000;

/** Work in the background, done once even if several instances run. */
export interface Job {
  /** Unique among the jobs; letters, digits, dots and dashes. */
  name: string;
  /** Its schedule as a crontab expression, in the club's time. */
  cron?: string;
  /** After so many failures the queue gives up and shows it to the administrators. */
  attempts: number;
  /** Seconds until the second attempt; each further one waits twice as long. */
  retryDelay: number;
  /** Seconds after which a running job counts as failed, although its process lives; see `presence.ts`. */
  timeLimit: number;
  /** How many of these jobs one instance runs at once. */
  concurrency: number;
  /** Its data are personal: it is deleted as soon as it is done, and has no result. */
  isPersonal?: true;
  /** Takes the jobs by turns of their owners (`data.owner`) instead of the oldest first. */
  turns?: Turns;
  /**
   * @returns the result for a waiting caller, see `WorkQueue.perform`; the queue stores it as JSON for an hour.
   * @throws to be retried. It may run twice for one job if a process dies, so it must be idempotent.
   */
  run(data: unknown): Promise<object | void>;
}

/** A job that looks for work: retried soon if it fails, and run again by its schedule in any case. */
export const SWEEP = { attempts: 2, retryDelay: 5, timeLimit: 120, concurrency: 1 };

/** A job to be queued. */
export interface QueuedJob {
  name: string;
  data: object;
  /** A UUID: the same one is queued only once, also if a request is repeated. */
  id: string;
  /** The earliest start; at once if left out. */
  startAfter?: Date;
}

/** The queue as requests use it. */
export interface WorkQueue {
  /**
   * Queues a job and waits for its end, on whichever instance it runs.
   * @param limit milliseconds
   * @returns the result of the job, read from JSON.
   * @throws JobFailedError after a failed attempt, though others may follow; JobPendingError if the limit passes
   *   first: the job stays queued.
   */
  perform(job: QueuedJob, limit: number): Promise<unknown>;
  /** Queues jobs in one statement, and does not wait for them. */
  add(jobs: readonly QueuedJob[]): Promise<void>;
  /** Notifies the queue of a job that was not queued with `add`. */
  wake(name: string): void;
}

export interface JobQueue extends WorkQueue {
  /** Runs a job without data soon. Returns at once and never fails: at the latest its schedule runs it. */
  nudge(name: string): void;
  /** Waits for running jobs and takes no more. */
  stop(): Promise<void>;
}

/**
 * Opens the queue in the site's database, installs its tables if they are missing, and starts working.
 * @param jobsOf all jobs of the site; jobs that queue other jobs use the given queue.
 * @param pace for tests, which cannot wait as long as a site can.
 */
export async function openJobQueue(
  database: OpenDatabase,
  timeZone: string,
  jobsOf: (queue: Pick<JobQueue, 'add' | 'nudge'>) => readonly Job[],
  pace: Partial<QueuePace> = {},
): Promise<JobQueue> {
  const { pollMs, cronSeconds, cronWorkerSeconds, presence: presencePace } = { ...PACE, ...pace };
  const sql = sqlExecutor(database);
  const boss = new PgBoss({
    db: sql,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: cronWorkerSeconds,
    archiveCompletedAfterSeconds: KEEP_DONE_SECONDS,
    archiveFailedAfterSeconds: KEEP_FAILED_DAYS * 24 * 60 * 60,
    deleteAfterDays: KEEP_FAILED_DAYS,
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue had an error'));
  const waiters = new JobWaiters((name, id) => boss.getJobById(name, id));
  const workers = new Map<string, ParallelWorker>();
  const wake = (name: string) => workers.get(name)?.wake();
  const add = async (jobs: readonly QueuedJob[]) => {
    if (jobs.length === 0) return;
    await boss.insert(
      jobs.map(({ name, data, id, startAfter }) => ({
        name,
        data,
        id,
        ...(startAfter && { startAfter: startAfter.toISOString() }),
      })),
    );
    new Set(jobs.map((job) => job.name)).forEach(wake);
  };
  const nudge = (name: string) => {
    boss.send(name, {}).then(
      () => wake(name),
      (error: unknown) => logger.warn({ err: error, job: name }, 'a job could not be queued'),
    );
  };
  const jobs = jobsOf({ add, nudge });
  let presence: Presence;
  try {
    // The library alters tables for each new queue, also for its own when it starts: without the lock, instances that start together
    // would deadlock.
    await withInstanceLock(database, 'queues', async () => {
      await boss.start();
      for (const job of jobs) await setUp(boss, job, timeZone);
    });
    presence = await showPresence(database, (names) => names.forEach(wake), presencePace);
  } catch (error) {
    // A retry opens another one.
    await boss.stop({ wait: false, close: false }).catch(() => undefined);
    throw error;
  }
  for (const job of jobs) {
    const take = (count: number) => takeJobs(sql, presence.holder, job, count);
    const worker = startParallelWorker(boss, job, take, pollMs, (ended) => waiters.tell(ended));
    workers.set(job.name, worker);
  }
  return {
    add,
    nudge,
    perform(job, limit) {
      const end = waiters.endOf(job, limit);
      add([job]).catch((error: unknown) => waiters.tell({ id: job.id, error }));
      return end;
    },
    wake,
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      await boss.stop({ wait: true, close: false, timeout: STOP_LIMIT });
      await presence.stop();
    },
  };
}

async function setUp(boss: PgBoss, { name, cron, ...job }: Job, timeZone: string): Promise<void> {
  const options = {
    name,
    retryLimit: job.attempts - 1,
    retryDelay: job.retryDelay,
    retryBackoff: true,
    expireInSeconds: job.timeLimit,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  if (cron) await boss.schedule(name, cron, {}, { tz: timeZone });
  else await boss.unschedule(name);
}

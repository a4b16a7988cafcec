import PgBoss from 'pg-boss';
import type { OpenDatabase } from '../database/open.ts';
import { withInstanceLock } from '../database/advisory-locks.ts';
import { logger } from '../log.ts';
import { JobWaiters } from './job-waiters.ts';
import { takeJobs } from './jobs-in-hand.ts';
import { startParallelWorker, type ParallelWorker } from './parallel-worker.ts';
import { PRESENCE_PACE, showPresence, type Presence, type PresencePace } from './presence.ts';
import { sqlExecutor } from './sql-executor.ts';

/** How often an instance looks at the database. */
export interface QueuePace {
  /** How long a job may wait unseen by an instance that did not put it there, milliseconds. */
  pollMs: number;
  /** How often schedules are looked at, and how soon what they ask for is queued, whole seconds. */
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

/** How often jobs are found that take longer than they may, seconds. */
const MAINTENANCE_SECONDS = 30;
/** How long done jobs are kept to be looked at, seconds; failed ones stay for the administrators. */
const KEEP_DONE_SECONDS = 60 * 60;
const KEEP_FAILED_DAYS = 30;
/** How long a stop waits for jobs in hand, milliseconds. */
const STOP_LIMIT = 20_000;

/** What the site does behind the back of requests, once even where several instances run. */
export interface Job {
  /** Unique among the jobs; letters, digits, dots and dashes. */
  name: string;
  /** When it runs by itself, as a crontab says it, in the club's time. */
  cron?: string;
  /** After so many failures it is given up, and shown to the administrators. */
  attempts: number;
  /** Seconds until the second attempt; each further one waits twice as long. */
  retryDelay: number;
  /** Seconds after which one that has not ended counts as failed, although its process lives; see `presence.ts`. */
  timeLimit: number;
  /** How many of it one instance does at once. */
  concurrency: number;
  /**
   * @returns what whoever waits for it is told, see `WorkQueue.perform`; it is kept in the queue as JSON for an hour.
   * @throws to be tried again. May run twice for one job, where a process dies, so it must bear that.
   */
  run(data: unknown): Promise<object | void>;
}

/** A job that looks for something to do: soon again where it fails, and in any case by its schedule. */
export const SWEEP = { attempts: 2, retryDelay: 5, timeLimit: 120, concurrency: 1 };

/** One thing to be done. */
export interface QueuedJob {
  name: string;
  data: object;
  /** A UUID: the same one is queued once, whoever tries again. */
  id: string;
  /** Not before; at once where it is left out. */
  startAfter?: Date;
}

/** What requests ask of the queue. */
export interface WorkQueue {
  /**
   * Queues a job and waits for its end, whichever instance comes to do it.
   * @param limit milliseconds
   * @returns what the job made, as it comes out of JSON.
   * @throws JobFailedError once an attempt has failed, though others may follow; JobPendingError where the limit passes
   *   first: the job stays queued.
   */
  perform(job: QueuedJob, limit: number): Promise<unknown>;
  /** Says that something which was not put there with `add` is to be done. */
  wake(name: string): void;
}

export interface JobQueue extends WorkQueue {
  /** Queues jobs in one statement. */
  add(jobs: readonly QueuedJob[]): Promise<void>;
  /** Has a job without data run soon. Returns at once and never fails: what it would do, its schedule does later. */
  nudge(name: string): void;
  /** Waits for what is in hand and takes no more. */
  stop(): Promise<void>;
}

/**
 * Opens the queue in the site's database, installing it where there is none, and starts working.
 * @param jobsOf all jobs of the site; those that queue others use the queue that they are given.
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
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue met an error'));
  await boss.start();
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
    // The library alters tables for each new queue: instances that start at once would end each other in deadlocks.
    await withInstanceLock(database, 'queues', async () => {
      for (const job of jobs) await setUp(boss, job, timeZone);
    });
    presence = await showPresence(database, (names) => names.forEach(wake), presencePace);
  } catch (error) {
    // Whoever tries again opens another one.
    await boss.stop({ wait: false, close: false }).catch(() => undefined);
    throw error;
  }
  for (const job of jobs) {
    const take = (count: number) => takeJobs(sql, presence.holder, job.name, count);
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

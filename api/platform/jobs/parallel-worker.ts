import type PgBoss from 'pg-boss';
import { logger } from '../log.ts';
import { jobSeconds } from '../metrics/metrics.ts';
import type { TakenJob } from './running-jobs.ts';

/** How long finished jobs wait for others, so that several are reported, and new ones fetched, together. */
const GATHER_MS = 25;

export interface ParallelWorker {
  /** Notifies the worker of a new job. */
  wake(): void;
  /** Waits for running jobs and takes no more. */
  stop(): Promise<void>;
}

interface Work {
  name: string;
  concurrency: number;
  isPersonal?: true;
  run(data: unknown): Promise<object | void>;
}

/** The end of an attempt: the job's result or an error. */
export type Ended = { id: string; result: object | undefined } | { id: string; error: unknown };

/**
 * Runs the jobs of one queue, several at once, so that a slow one does not delay the others: the library's own workers
 * take a batch and wait for its last job.
 * @param take takes up to so many jobs that are due.
 * @param idleMs pause after an empty queue, unless `wake` is called.
 * @param onEnd called for every attempt after the queue has stored its end.
 */
export function startParallelWorker(
  boss: PgBoss,
  work: Work,
  take: (count: number) => Promise<TakenJob[]>,
  idleMs: number,
  onEnd: (ended: Ended) => void,
): ParallelWorker {
  const { name, concurrency, isPersonal } = work;
  const running = new Set<Promise<void>>();
  let finished: Ended[] = [];
  let stopping = false;
  let woken = false;
  let wakeUp = () => {};

  const wake = () => {
    woken = true;
    wakeUp();
  };

  /** Waits until `wake` is called; the timer does not keep the process alive. */
  async function rest(ms: number): Promise<void> {
    if (woken || stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function perform({ id, data }: TakenJob): Promise<void> {
    const end = jobSeconds.startTimer({ job: name });
    try {
      const result = (await work.run(data)) ?? undefined;
      finished.push({ id, result });
      end({ outcome: 'done' });
    } catch (error) {
      end({ outcome: 'failed' });
      logger.warn({ err: error, job: name, jobId: id }, 'a job failed');
      finished.push({ id, error });
    }
  }

  async function report(): Promise<void> {
    const reported = finished;
    finished = [];
    const without = reported.filter((job) => 'result' in job && !job.result).map(({ id }) => id);
    if (without.length > 0) await (isPersonal ? boss.deleteJob(name, without) : boss.complete(name, without));
    for (const job of reported) {
      if ('error' in job) await boss.fail(name, job.id, describe(job.error));
      else if (job.result) await boss.complete(name, job.id, job.result);
    }
    reported.forEach(onEnd);
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      try {
        woken = false;
        await report();
        const free = concurrency - running.size;
        const jobs = free > 0 ? await take(free) : [];
        for (const job of jobs) {
          const performance = perform(job).finally(() => {
            running.delete(performance);
            if (running.size < concurrency) wake();
          });
          running.add(performance);
        }
        // A queue that filled every free place may hold more, but no place is free until a job ends.
        await rest(idleMs);
        if (finished.length > 0 && running.size > 0) await pause(GATHER_MS);
      } catch (error) {
        logger.warn({ err: error, job: name }, 'a job queue could not be read');
        await pause(idleMs);
      }
    }
    await Promise.all(running);
    await report();
  }

  const ended = loop().catch((error: unknown) =>
    logger.warn({ err: error, job: name }, 'finished jobs could not be reported'),
  );
  return {
    wake,
    async stop() {
      stopping = true;
      wake();
      await ended;
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** The failure as administrators see it. */
function describe(error: unknown): { message: string } {
  return { message: error instanceof Error ? error.message : String(error) };
}

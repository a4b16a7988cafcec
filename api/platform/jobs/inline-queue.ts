import { JobFailedError } from './job-waiters.ts';
import type { Job, QueuedJob, WorkQueue } from './job-queue.ts';

type InlineJob = Pick<Job, 'name' | 'run'>;

/**
 * Runs jobs in the process that needs them, where no queue runs: in development and in tests.
 * @param jobsOf the jobs; those that queue other jobs use the given queue.
 */
export function inlineQueue(
  jobsOf: (queue: Pick<WorkQueue, 'add'>) => readonly InlineJob[] = () => [],
): WorkQueue {
  const running = new Map<string, Promise<unknown>>();

  /** A job that runs already is not run a second time. */
  function start({ name, id, data }: QueuedJob): Promise<unknown> {
    const key = `${name} ${id}`;
    const end = running.get(key) ?? run(name, data).finally(() => running.delete(key));
    running.set(key, end);
    return end;
  }

  async function run(name: string, data: object): Promise<unknown> {
    const job = jobs.find((known) => known.name === name);
    if (!job) throw new JobFailedError(`There is no job ${name}`);
    try {
      return JSON.parse(JSON.stringify((await job.run(data)) ?? null));
    } catch (error) {
      throw new JobFailedError(String(error), { cause: error });
    }
  }

  const jobs = jobsOf({
    add: async (queued) => {
      // The caller that waits for such a job sees its failure.
      for (const job of queued) start(job).catch(() => undefined);
    },
  });
  return {
    perform: start,
    add: async (queued) => {
      await Promise.all(queued.map(start));
    },
    wake: () => {},
  };
}

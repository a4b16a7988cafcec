import { JobFailedError } from './job-waiters.ts';
import type { Job, WorkQueue } from './job-queue.ts';

/** Runs jobs inside the request that needs them, where no queue runs: in development and in tests. */
export function inlineQueue(...jobs: readonly Pick<Job, 'name' | 'run'>[]): WorkQueue {
  const perform: WorkQueue['perform'] = async ({ name, data }) => {
    const job = jobs.find((known) => known.name === name);
    if (!job) throw new JobFailedError(`There is no job ${name}`);
    try {
      return JSON.parse(JSON.stringify((await job.run(data)) ?? null));
    } catch (error) {
      throw new JobFailedError(String(error), { cause: error });
    }
  };
  return {
    perform,
    async add(added) {
      for (const job of added) await perform(job, 0);
    },
    wake: () => {},
  };
}

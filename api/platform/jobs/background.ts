import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Domain } from '../domain.ts';
import type { JobQueue, WorkQueue } from './job-queue.ts';
import { JobFailedError } from './job-waiters.ts';
import { debounce } from './debounce.ts';
import { COLLECT_MAILS_JOB } from '../mail/mails.ts';

/** Mails are sent after `quiet` milliseconds without a new one, and at the latest after `longest` milliseconds. */
const MAIL_DEBOUNCE = { quiet: 1000, longest: 15_000 };

/** The site's work in the background. */
export interface Background {
  /** A call made before the queue is open waits until it is. */
  queue: WorkQueue;
  /** Notifies it that rows of a table were written. */
  changed(table: string): void;
  /**
   * Opens the queue, after the site serves visitors: the code of the jobs is half of the site's code.
   * @param origin address of the site
   */
  open(origin: string): Promise<void>;
  /** Waits for running jobs and takes no more. */
  stop(): Promise<void>;
}

export function createBackground(
  database: OpenDatabase,
  config: Config,
  domains: readonly Domain[],
): Background {
  /** Pairs of a table and a job that runs as soon as the table has changed, without waiting for its schedule. */
  const wakes = domains.flatMap((domain) => Object.entries(domain.wakes ?? {}));
  let isStopping = false;
  let begin: (opening: Promise<JobQueue>) => void;
  const begun = new Promise<JobQueue>((resolve) => (begin = resolve));
  let opening: Promise<JobQueue> | undefined;
  let queue: JobQueue | undefined;

  const nudge = (job: string) => queue?.nudge(job);
  // Every sale writes one. A confirmation is more work than the sale, so other buyers are served first.
  const mailWritten = debounce(() => nudge(COLLECT_MAILS_JOB), MAIL_DEBOUNCE);

  async function openQueue(origin: string): Promise<JobQueue> {
    const { openJobs } = await import('./open-jobs.ts');
    return openJobs(database, config, domains, { origin, isWanted: () => !isStopping });
  }

  return {
    queue: {
      async perform(job, limit) {
        if (!opening) throw new JobFailedError('The queue is not open yet');
        return (await opening).perform(job, limit);
      },
      // The first requests may come before `open`: what they queue waits for it.
      add: async (jobs) => (await begun).add(jobs),
      wake: (name) => queue?.wake(name),
    },
    changed(table) {
      if (table === 'mails') mailWritten();
      for (const [changed, job] of wakes) if (changed === table) nudge(job);
    },
    async open(origin) {
      opening = openQueue(origin);
      begin(opening);
      queue = await opening;
      // Tables may have changed before the queue was open.
      for (const [, job] of wakes) nudge(job);
    },
    async stop() {
      isStopping = true;
      await (await opening)?.stop();
      for (const domain of domains) await domain.stop?.(database.prisma);
    },
  };
}

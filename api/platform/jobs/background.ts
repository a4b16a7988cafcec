import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Domain } from '../domain.ts';
import type { JobQueue, WorkQueue } from './job-queue.ts';
import { JobFailedError } from './job-waiters.ts';
import { debounce } from './debounce.ts';
import { COLLECT_MAILS_JOB } from '../mail/mails.ts';

/** Mails are sent when none has been written for so long, or after the longest time, milliseconds. */
const CALM_FOR_MAILS = { quiet: 1000, longest: 15_000 };

/** What the site does behind the back of requests. */
export interface Background {
  /** Who asks something of it before it is open waits. */
  queue: WorkQueue;
  /** Takes note that rows of a table were written. */
  changed(table: string): void;
  /**
   * Opens it, once visitors are served: its jobs with all that they send and pack with are half of the site's code.
   * @param origin address of the site
   */
  open(origin: string): Promise<void>;
  /** Waits for what is in hand and takes no more. */
  stop(): Promise<void>;
}

export function createBackground(
  database: OpenDatabase,
  config: Config,
  domains: readonly Domain[],
): Background {
  /** Table → job that runs as soon as the table has changed, rather than when its schedule says. */
  const wokenBy = new Map(domains.flatMap(({ wakes }) => Object.entries(wakes ?? {})));
  let isStopping = false;
  let opening: Promise<JobQueue> | undefined;
  let queue: JobQueue | undefined;

  const nudge = (job: string) => queue?.nudge(job);
  // Every sale writes one. A confirmation is more work than the sale, so those who still want a seat come first.
  const mailWritten = debounce(() => nudge(COLLECT_MAILS_JOB), CALM_FOR_MAILS);

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
      wake: (name) => queue?.wake(name),
    },
    changed(table) {
      if (table === 'mails') mailWritten();
      const job = wokenBy.get(table);
      if (job) nudge(job);
    },
    async open(origin) {
      opening = openQueue(origin);
      queue = await opening;
      // Tables may have changed before there was a queue to tell.
      for (const job of wokenBy.values()) nudge(job);
    },
    async stop() {
      isStopping = true;
      await (await opening)?.stop();
      for (const domain of domains) await domain.stop?.(database.prisma);
    },
  };
}

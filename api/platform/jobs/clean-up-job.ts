import type { Config } from '../../config.ts';
import type { Database } from '../database/client.ts';
import type { DomainBackground } from '../domain.ts';
import { removeStrayPictures } from '../files/stray-pictures.ts';
import { removeStaleUploads, uploadFolder } from '../http/uploads.ts';
import { removeIdempotentResponses } from '../idempotency/idempotency-keys.ts';
import { removeEndedSessions } from '../sessions.ts';
import { SWEEP, type Job, type JobQueue } from './job-queue.ts';

export const CLEAN_UP_JOB = 'clean-up';

/** Removes expired data and files left by a killed process: first each domain's, then the platform's. */
export function cleanUpJob(
  database: Database,
  config: Config,
  queue: Pick<JobQueue, 'add'>,
  domains: readonly DomainBackground[],
): Job {
  return {
    ...SWEEP,
    name: CLEAN_UP_JOB,
    cron: '17 * * * *',
    async run() {
      for (const domain of domains) await domain.cleanUp?.(queue);
      await removeEndedSessions(database);
      await database.rateLimit.deleteMany({ where: { expire: { lt: new Date() } } });
      await removeIdempotentResponses(database);
      await removeStaleUploads(uploadFolder(config));
      await removeStrayPictures(database, config);
    },
  };
}

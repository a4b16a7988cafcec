import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { removeStrayAbonoFiles } from './abono-files.ts';
import { removeOldFailures } from './deferred-readings.ts';
import { readingMails } from './reading-letter.ts';
import { learningJob } from './learning-job.ts';
import { queueUnread, readingJobs } from './reading-job.ts';
import { closeSharedReaders } from './shared-reader.ts';

/** Reads uploaded season passes, and deletes files without an upload. */
export function openAbonosBackground(database: Database, config: Config): DomainBackground {
  return {
    mails: readingMails,
    jobs: (queue) => [...readingJobs(database, config, queue), learningJob(database, config)],
    async cleanUp({ add }) {
      await queueUnread(database, add);
      await removeStrayAbonoFiles(database, config);
      await removeOldFailures(database);
    },
    // A running file returns to the queue, so that it does not delay stopping.
    interrupt: closeSharedReaders,
  };
}

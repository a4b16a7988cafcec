import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { removeStrayAbonoFiles } from './abono-files.ts';
import { queueUnread, readingJob } from './reading-job.ts';
import { closeSharedReader } from './shared-reader.ts';

/** Reads uploaded season passes, and deletes files without an upload. */
export function openAbonosBackground(database: Database, config: Config): DomainBackground {
  return {
    jobs: () => [readingJob(database, config)],
    async cleanUp({ add }) {
      await queueUnread(database, add);
      await removeStrayAbonoFiles(database, config);
    },
    // A running file returns to the queue, so that it does not delay stopping.
    interrupt: closeSharedReader,
  };
}

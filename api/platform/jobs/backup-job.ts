import { backUpNightly } from '../backup/nightly-backup.ts';
import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openBlobs } from '../files/open-blobs.ts';
import type { Job } from './job-queue.ts';

/** The nightly backup, on one of the instances that have a folder for it. */
export function backupJobs(database: OpenDatabase, config: Config): Job[] {
  const { backup } = config;
  if (!backup) return [];
  return [
    {
      name: 'backup',
      cron: '20 4 * * *',
      attempts: 3,
      retryDelay: 600,
      timeLimit: 3600,
      concurrency: 1,
      run: () => backUpNightly({ database, blobs: openBlobs(config) }, backup),
    },
  ];
}

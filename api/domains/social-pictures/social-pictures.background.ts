import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { openStorage } from '../../platform/files/open-storage.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import { drawChanged } from './draw-changed.ts';

/** Draws the pictures of what has changed since the last run. What changed while no process ran is drawn when asked for. */
export function openPicturesBackground(database: Database, config: Config): DomainBackground {
  let drawnUntil = new Date();
  return {
    jobs: () => [
      {
        ...SWEEP,
        name: 'social-pictures.draw',
        cron: '* * * * *',
        async run() {
          const now = new Date();
          const { createSocialPictures } = await import('./social-pictures.ts');
          const sources = { database, files: openStorage(config), dataDir: config.dataDir };
          await drawChanged(database, createSocialPictures(sources), { from: drawnUntil, to: now });
          drawnUntil = now;
        },
      },
    ],
  };
}

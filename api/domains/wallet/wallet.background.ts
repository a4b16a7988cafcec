import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import { pushChangedPasses } from './apple-updates.ts';
import { applyingCredentials } from './credentials.ts';

/** Tells phones of passes that have changed. */
export function openWalletBackground(database: Database, config: Config): DomainBackground {
  return {
    jobs: () => [
      {
        ...SWEEP,
        name: 'wallet.updates',
        cron: '* * * * *',
        async run() {
          const { apple } = applyingCredentials(config);
          if (apple) await pushChangedPasses(database, apple);
        },
      },
    ],
  };
}

import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import { pushChangedPasses } from './apple-updates.ts';
import { applyingCredentials } from './credentials.ts';
import { replaceChangedPasses } from './google-updates.ts';

/** Tells phones, and Google, of passes that have changed. */
export function openWalletBackground(database: Database, config: Config): DomainBackground {
  return {
    jobs: () => [
      {
        ...SWEEP,
        name: 'wallet.updates',
        cron: '* * * * *',
        async run() {
          const { apple, google } = applyingCredentials(config);
          const outcomes = await Promise.allSettled([
            apple && pushChangedPasses(database, apple),
            google && replaceChangedPasses(database, google),
          ]);
          // One that is away does not keep the other from its work.
          const failed = outcomes.find((outcome) => outcome.status === 'rejected');
          if (failed) throw failed.reason;
        },
      },
    ],
  };
}

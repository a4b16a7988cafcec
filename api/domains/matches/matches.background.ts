import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import { remindTicketHolders } from './match-reminders.ts';

/** Reminds the holders of tickets of their match. */
export function openMatchesBackground(database: Database): DomainBackground {
  return {
    jobs: () => [
      {
        ...SWEEP,
        name: 'matches.remind',
        cron: '*/5 * * * *',
        run: () => remindTicketHolders(database),
      },
    ],
  };
}

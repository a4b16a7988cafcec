import { removeStrayAbonoFiles } from './abonos/abono-files.ts';
import { queueUnread, readingJob } from './abonos/reading-job.ts';
import { foldTotals } from './analytics/totals.ts';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database/client.ts';
import { removeStrayPictures } from '../platform/files/stray-pictures.ts';
import { removeGivenAnswers } from '../platform/idempotency/idempotency-keys.ts';
import { removeStaleUploads, uploadFolder } from '../platform/http/uploads.ts';
import { remindTicketHolders } from './matches/match-reminders.ts';
import { announceNews, NEWS_JOB } from './news/news-announcements.ts';
import { deliverNotification } from './notifications/delivery-job.ts';
import { DELIVERY_JOB, FAN_OUT_JOB, fanOut, type DeliveryOrder } from './notifications/fan-out.ts';
import type { PushSender } from './push/push-sender.ts';
import { removeEndedSessions } from '../platform/sessions.ts';
import type { Job, JobQueue } from '../platform/jobs/job-queue.ts';

/** Jobs that look for due work: retried soon after a failure, and run by their schedule in any case. */
const SWEEP = { attempts: 2, retryDelay: 5, timeLimit: 120, concurrency: 1 };

export const CLEAN_UP_JOB = 'clean-up';

/** All background jobs of the site. */
export function siteJobs(
  database: Database,
  config: Config,
  sender: PushSender,
): (queue: Pick<JobQueue, 'add' | 'nudge'>) => readonly Job[] {
  return ({ add }) => [
    {
      ...SWEEP,
      name: NEWS_JOB,
      // An article can become due at any minute.
      cron: '* * * * *',
      run: () => announceNews(database),
    },
    {
      ...SWEEP,
      name: 'matches.remind',
      cron: '*/5 * * * *',
      run: () => remindTicketHolders(database),
    },
    {
      ...SWEEP,
      name: FAN_OUT_JOB,
      // Announcements wake this job; the schedule finds those left by a crash.
      cron: '* * * * *',
      run: () => fanOut(database, add),
    },
    {
      name: DELIVERY_JOB,
      // Failures of push services have their own retries, see `deliverNotification`; these are for failures of the
      // site.
      attempts: 3,
      retryDelay: 10,
      timeLimit: 30,
      concurrency: 20,
      run: (data) => deliverNotification(database, sender, data as DeliveryOrder, add),
    },
    readingJob(database, config),
    {
      ...SWEEP,
      name: CLEAN_UP_JOB,
      cron: '17 * * * *',
      run: async () => {
        await queueUnread(database, add);
        await cleanUp(database, config);
      },
    },
  ];
}

/** Cleans up: ended sessions, expired rate-limit counters and files of killed processes; folds totals. */
async function cleanUp(database: Database, config: Config): Promise<void> {
  await removeEndedSessions(database);
  await database.rateLimit.deleteMany({ where: { expire: { lt: new Date() } } });
  await removeGivenAnswers(database);
  await foldTotals(database);
  await removeStaleUploads(uploadFolder(config));
  await removeStrayAbonoFiles(database, config);
  await removeStrayPictures(database, config);
}

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
import { removeEndedSessions } from './users/sessions.ts';
import type { Job, JobQueue } from '../platform/jobs/job-queue.ts';

/** What looks for something to do: again soon where it fails, and in any case by its schedule. */
const SWEEP = { attempts: 2, retryDelay: 5, timeLimit: 120, concurrency: 1 };

export const CLEAN_UP_JOB = 'clean-up';

/** Everything that the site does behind the back of requests. */
export function siteJobs(
  database: Database,
  config: Config,
  sender: PushSender,
): (queue: Pick<JobQueue, 'add' | 'nudge'>) => readonly Job[] {
  return ({ add }) => [
    {
      ...SWEEP,
      name: NEWS_JOB,
      // An article's hour may come at any minute.
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
      // Whoever announces something wakes it; this finds what a crash has left.
      cron: '* * * * *',
      run: () => fanOut(database, add),
    },
    {
      name: DELIVERY_JOB,
      // A push service that fails has retries of its own, see `deliverNotification`; these are for faults of ours.
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

/** Removes what has ended: sessions, counters of limits, and files that a killed process left behind; folds totals. */
async function cleanUp(database: Database, config: Config): Promise<void> {
  await removeEndedSessions(database);
  await database.rateLimit.deleteMany({ where: { expire: { lt: new Date() } } });
  await removeGivenAnswers(database);
  await foldTotals(database);
  await removeStaleUploads(uploadFolder(config));
  await removeStrayAbonoFiles(database, config);
  await removeStrayPictures(database, config);
}

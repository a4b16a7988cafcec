import { club } from '../club/club.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { openPushSender } from './push/push-sender.ts';
import { backupJobs } from '../platform/jobs/backup-job.ts';
import { openJobQueue, type JobQueue } from '../platform/jobs/job-queue.ts';
import { mailJobs } from '../platform/jobs/mail-jobs.ts';
import { openOnceThere } from '../platform/jobs/open-queue.ts';
import { CLEAN_UP_JOB, siteJobs } from './site-jobs.ts';

/**
 * Opens the queue with all jobs of the site and their dependencies.
 * @param site.origin address of the site, for mails
 * @param site.isWanted false once the process should stop
 */
export async function openEveryJob(
  database: OpenDatabase,
  config: Config,
  { origin, isWanted }: { origin: string; isWanted: () => boolean },
): Promise<JobQueue> {
  const sender = openPushSender(config);
  const mailer = openMailer(config);
  const close = () => {
    sender.close();
    mailer.close();
  };
  const open = () =>
    openJobQueue(database, club.timeZone, (opened) => [
      ...siteJobs(database.prisma, config, sender)(opened),
      ...mailJobs(database.prisma, { mailer, origin })(opened),
      ...backupJobs(database, config),
    ]);
  try {
    const queue = await openOnceThere(open, isWanted);
    // At the next start, clean up what a killed process left.
    queue.nudge(CLEAN_UP_JOB);
    return {
      ...queue,
      async stop() {
        await queue.stop();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

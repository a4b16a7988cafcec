import { club } from '../../club/club.ts';
import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Domain, DomainBackground } from '../domain.ts';
import { openMailer } from '../mail/mailer.ts';
import { backupJobs } from './backup-job.ts';
import { CLEAN_UP_JOB, cleanUpJob } from './clean-up-job.ts';
import { openJobQueue, type JobQueue } from './job-queue.ts';
import { mailJobs } from './mail-jobs.ts';
import { openOnceThere } from './open-queue.ts';

/**
 * Opens the queue with every job of the site, and what they need to send mail and messages.
 * @param site.origin address of the site, for mails.
 * @param site.isWanted returns false once the process is stopping.
 */
export async function openJobs(
  database: OpenDatabase,
  config: Config,
  domains: readonly Domain[],
  { origin, isWanted }: { origin: string; isWanted: () => boolean },
): Promise<JobQueue> {
  const { prisma } = database;
  const backgrounds: DomainBackground[] = [];
  for (const domain of domains) {
    if (domain.openBackground) backgrounds.push(await domain.openBackground(prisma, config));
  }
  const composers = Object.assign({}, ...backgrounds.map(({ mails }) => mails));
  const mailer = openMailer(config);
  const close = () => {
    for (const background of backgrounds) background.close?.();
    mailer.close();
  };
  const open = () =>
    openJobQueue(database, club.timeZone, (queue) => [
      ...backgrounds.flatMap((background) => background.jobs?.(queue) ?? []),
      cleanUpJob(prisma, config, queue, backgrounds),
      ...mailJobs(prisma, { mailer, origin, composers })(queue),
      ...backupJobs(database, config),
    ]);
  try {
    const queue = await openOnceThere(open, isWanted);
    // The next start is the best time to remove what a killed process left.
    queue.nudge(CLEAN_UP_JOB);
    return {
      ...queue,
      async stop() {
        const stopping = queue.stop();
        for (const background of backgrounds) background.interrupt?.();
        await stopping;
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

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
 * Opens the queue with every job of the site, and what they send with.
 * @param site.origin address of the site, for mails.
 * @param site.isWanted false once the process is to stop.
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
    // What a killed process has left is known best at the next start.
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

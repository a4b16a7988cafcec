import fs from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { paintFirst } from '../web/app/html.ts';
import { render } from '../web/entry-server.tsx';
import persistedDocuments from '../web/gql/persisted-documents.json' with { type: 'json' };
import { removeStrayAbonoFiles } from './abonos/abono-files.ts';
import { closeSharedReader } from './abonos/shared-reader.ts';
import { createApp } from './app.ts';
import { club } from './club.ts';
import { readConfig } from './config.ts';
import { listenToChanges } from './database/changes.ts';
import { keepFigures } from './database/kept-figures.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { backupJobs } from './jobs/backup-job.ts';
import { measureDatabase, registry } from './metrics.ts';
import { openJobQueue, type JobQueue, type WorkQueue } from './jobs/job-queue.ts';
import { JobFailedError } from './jobs/job-waiters.ts';
import { mailJobs } from './jobs/mail-jobs.ts';
import { openOnceThere } from './jobs/open-queue.ts';
import { soon } from './jobs/soon.ts';
import { NEWS_JOB, siteJobs } from './jobs/site-jobs.ts';
import { openMailer } from './mail/mailer.ts';
import { COLLECT_MAILS_JOB } from './mail/mails.ts';
import { FAN_OUT_JOB } from './notifications/fan-out.ts';
import { openPushSender } from './push/push-sender.ts';
import { LiveMatches } from './matches/live-matches.ts';
import { prepareDatabase } from './prepare-database.ts';
import { removeStaleUploads, uploadFolder } from './http/uploads.ts';
import { stopSettling } from './points/settlement-queue.ts';
import { announce, createSiteServer, failStart, serve } from './process.ts';

// The process: configuration in, database open, listening, a clean stop. Built into dist/server by `npm run build`.

/** What is looked at as soon as a table has changed, rather than when its schedule says. */
const WOKEN_BY: Partial<Record<string, string>> = {
  news: NEWS_JOB,
  notification_history: FAN_OUT_JOB,
};

/** Mails are sent when none has been written for so long, or after the longest time, milliseconds. */
const CALM_FOR_MAILS = { quiet: 1000, longest: 15_000 };

const root = process.cwd();
const clientDir = path.join(root, 'dist/client');

try {
  const config = readConfig(process.env);
  const database = await prepareDatabase(config, root);
  collectDefaultMetrics({ register: registry });
  measureDatabase(database);
  await removeStaleUploads(uploadFolder(config));
  await removeStrayAbonoFiles(database.prisma, config);
  const read = (file: string) => fs.readFileSync(path.join(clientDir, file), 'utf8');
  const template = paintFirst(read('index.html'), read);
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const answers = new AnswerCache();
  const live = new LiveMatches(database.prisma);
  // Opened last, when visitors are served already: who asks something of it waits, and so does a stop.
  const behind: { opening?: Promise<JobQueue>; queue?: JobQueue; isStopping?: boolean } = {};
  const queue: WorkQueue = {
    perform: async (job, limit) => {
      if (!behind.opening) throw new JobFailedError('The queue is not open yet');
      return (await behind.opening).perform(job, limit);
    },
    wake: (name) => behind.queue?.wake(name),
  };
  // Every sale writes one. A confirmation is more work than the sale, so those who still want a seat come first.
  const mailWritten = soon(() => behind.queue?.nudge(COLLECT_MAILS_JOB), CALM_FOR_MAILS);
  const figures = keepFigures(database.prisma);
  const changes = await listenToChanges(database, {
    changed(table) {
      answers.changed(table);
      figures.changed(table);
      if (table === 'matches') live.changed();
      if (table === 'mails') mailWritten();
      const job = WOKEN_BY[table];
      if (job) behind.queue?.nudge(job);
    },
    lost() {
      answers.lost();
      figures.lost();
    },
    listening() {
      answers.listening();
      figures.listening();
      live.changed();
    },
  });
  const sender = openPushSender(config);
  const mailer = openMailer(config);
  const handle = createApp({
    answers,
    live,
    queue,
    settled: changes.settled,
    config,
    database: database.prisma,
    persistedDocuments,
    clientDir,
    renderPage: (request, options) => render(request, { ...options, template, manifest }),
  });
  const address = await serve(
    createSiteServer(handle),
    config,
    async () => {
      behind.isStopping = true;
      const stopping = (await behind.opening)?.stop();
      // A file in hand goes back to the queue rather than to hold up the stop.
      closeSharedReader();
      await stopping;
      sender.close();
      mailer.close();
      await stopSettling(database.prisma);
      await changes.stop();
      await database.close();
    },
    () => live.close(),
  );
  announce(address, config, database.kind);
  behind.opening = openOnceThere(
    () =>
      openJobQueue(database, club.timeZone, (opened) => [
        ...siteJobs(database.prisma, config, sender)(opened),
        ...mailJobs(database.prisma, { mailer, origin: address })(opened),
        ...backupJobs(database, config),
      ]),
    () => !behind.isStopping,
  );
  behind.queue = await behind.opening;
  // Tables may have changed before there was a queue to tell.
  for (const job of Object.values(WOKEN_BY)) if (job) behind.queue.nudge(job);
} catch (error) {
  failStart(error);
}

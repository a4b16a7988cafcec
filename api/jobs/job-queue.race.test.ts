import { onTestFinished, test } from 'vitest';
import { openPostgres } from '../database/postgres.ts';
import { testPostgres } from '../testing/postgres.ts';
import { type Job, openJobQueue } from './job-queue.ts';

const JOBS: Job[] = Array.from({ length: 8 }, (_, at) => ({
  name: `job-${at}`,
  cron: '0 4 * * *',
  attempts: 3,
  retryDelay: 1,
  timeLimit: 60,
  concurrency: 1,
  run: async () => {},
}));

test.each([1, 2, 3])('instances that start at once on a new database all get to work (%d)', async () => {
  const first = await testPostgres();
  const databases = [first, await openPostgres(first.url), await openPostgres(first.url)];
  onTestFinished(async () => void (await Promise.all(databases.map((database) => database.close()))));
  const queues = await Promise.all(
    databases.map((database) => openJobQueue(database, 'Europe/Madrid', () => JOBS)),
  );
  await Promise.all(queues.map((queue) => queue.stop()));
});

import { openPostgres } from '../../platform/database/postgres.ts';
import { openJobQueue } from '../../platform/jobs/job-queue.ts';

// Takes the job «hold» of a PostgreSQL database's queue, says «in hand <data>», and never ends it. Says «open» before.

const database = await openPostgres(process.argv[2] ?? '');
await openJobQueue(database, 'Europe/Madrid', () => [
  {
    name: 'hold',
    attempts: 2,
    retryDelay: 60,
    timeLimit: 3600,
    concurrency: 1,
    async run(data) {
      console.log(`in hand ${JSON.stringify(data)}`);
      await new Promise(() => setInterval(() => {}, 60_000));
    },
  },
]);
console.log('open');

import { openPostgres } from '../../platform/database/postgres.ts';
import { openJobQueue } from '../../platform/jobs/job-queue.ts';

// Opens the queue of a PostgreSQL database, prints «open», takes the job «hold», prints «in hand <data>», and never
// completes it.

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

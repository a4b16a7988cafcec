import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres, type PostgresDatabase } from '../database/postgres.ts';
import { eventually } from '../../testing/eventually.ts';
import { startChild } from '../../testing/child-process.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { type Job, openJobQueue } from './job-queue.ts';

const plain: Omit<Job, 'name' | 'run'> = { attempts: 3, retryDelay: 1, timeLimit: 60, concurrency: 1 };

/** Two and a half times as fast as a site's. */
const PRESENCE = { lookMs: 1000, retryMs: 200, graceMs: 4000 };

const JOBS: Job[] = Array.from({ length: 8 }, (_, at) => ({
  ...plain,
  name: `job-${at}`,
  cron: '0 4 * * *',
  run: async () => {},
}));

/** Closed after the test's queues have stopped: vitest runs the last registered callback first. */
async function open(database: PostgresDatabase): Promise<PostgresDatabase> {
  onTestFinished(() => database.close());
  return database;
}

async function openTestPostgres(): Promise<TestPostgres> {
  const database = await testPostgres();
  await open(database);
  return database;
}

async function work(database: PostgresDatabase, ...jobs: Job[]) {
  const queue = await openJobQueue(database, 'Europe/Madrid', () => jobs, {
    pollMs: 500,
    presence: PRESENCE,
  });
  onTestFinished(() => queue.stop());
  return queue;
}

test.each([1, 2, 3])(
  'instances that start at the same time on a new database all run jobs (%d)',
  async () => {
    const first = await openTestPostgres();
    const others = [await open(await openPostgres(first.url)), await open(await openPostgres(first.url))];
    await Promise.all([first, ...others].map((database) => work(database, ...JOBS)));
  },
);

// A job may take an hour here, so the time limit is not what returns it to the queue.
const held: Omit<Job, 'run'> = { ...plain, name: 'hold', retryDelay: 60, timeLimit: 3600, attempts: 2 };

test.each(['another instance that was running all the time', 'an instance that starts afterwards'])(
  'a job of a killed process is soon done by %s',
  async (by) => {
    const database = await openTestPostgres();
    const killed = await startChild(import.meta.glob('/api/testing/programs/hold-job.ts'), [database.url]);
    onTestFinished(() => void killed.process.kill('SIGKILL'));
    await killed.untilLine(/^open$/);
    const queue = await work(database);
    await queue.add([{ name: 'hold', id: randomUUID(), data: { number: 1 } }]);
    await killed.untilLine(/^in hand/);
    const run = vi.fn<(data: unknown) => Promise<void>>(async () => {});
    const other = await open(await openPostgres(database.url));
    if (by.startsWith('another')) await work(other, { ...held, run });
    killed.process.kill('SIGKILL');
    if (by.startsWith('an instance')) await work(other, { ...held, run });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 60_000, interval: 100 });
    expect(run).toHaveBeenCalledWith({ number: 1 });
  },
  120_000,
);

/** Ends the database session whose lock shows that the instance with the job is alive. */
const CUT_HOLDER = `
  SELECT pg_terminate_backend(pid) FROM pg_locks, pgboss.job
   WHERE locktype = 'advisory' AND objsubid = 2 AND objid = (output ->> 'holder')::int AND state = 'active'`;
/** Ends all sessions on the database, as a restart of the server does. */
const CUT_ALL = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid()`;

test('a living process keeps its jobs, although its connections break', async () => {
  const here = await openTestPostgres();
  const other = await open(await openPostgres(here.url));
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = vi.fn<() => Promise<void>>(() => ended);
  const queue = await work(here, { ...held, run });
  await work(other, { ...held, run });
  onTestFinished(() => end());
  await queue.add([{ name: 'hold', id: randomUUID(), data: {} }]);
  await eventually(() => expect(run).toHaveBeenCalledTimes(1));
  // Without its lock for most of the time, again and again, but never long enough to count as gone.
  let cuts = 0;
  for (const begin = performance.now(); performance.now() - begin < PRESENCE.graceMs / 2; await sleep(20)) {
    cuts += (await here.pool.query(CUT_HOLDER)).rows.length;
  }
  expect(cuts).toBeGreaterThan(2);
  expect((await here.pool.query(CUT_ALL)).rows.length).toBeGreaterThan(1);
  // Longer than the grace period, so that the other instance would have taken it by now.
  await sleep(2 * PRESENCE.graceMs);
  expect(run).toHaveBeenCalledTimes(1);
  end();
  const states = async () =>
    (await here.pool.query("SELECT state::text FROM pgboss.job WHERE name = 'hold'")).rows;
  await eventually(async () => expect(await states()).toEqual([{ state: 'completed' }]));
});

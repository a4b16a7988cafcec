import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { OpenDatabase } from '../database/open.ts';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { openJobQueue, type Job, type JobQueue } from './job-queue.ts';
import { JobFailedError, JobPendingError } from './job-waiters.ts';

/** The fastest pace of schedules that the library allows. */
const PACE = { pollMs: 500, cronSeconds: 1, cronWorkerSeconds: 1 };

const queues: JobQueue[] = [];
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
});

const plain: Omit<Job, 'name' | 'run'> = { attempts: 3, retryDelay: 1, timeLimit: 60, concurrency: 4 };

async function open(database: OpenDatabase, ...jobs: Job[]): Promise<JobQueue> {
  const queue = await openJobQueue(database, 'Europe/Madrid', () => jobs, PACE);
  queues.push(queue);
  return queue;
}

const kinds: [string, () => Promise<OpenDatabase>][] = [
  ['embedded', testEmbedded],
  ['postgres', testPostgres],
];

describe.each(kinds)('jobs on the %s database', (_kind, openDatabase) => {
  test('run with their data, each id once', async () => {
    const run = vi.fn<(data: unknown) => Promise<void>>(async () => {});
    const queue = await open(await openDatabase(), { ...plain, name: 'greet', run });
    const id = randomUUID();
    const job = { name: 'greet', id, data: { name: 'Aina', seats: [1, 2] } };
    await queue.add([job, { ...job, id: randomUUID(), data: { name: 'Biel' } }]);
    await queue.add([job]);
    await eventually(() => expect(run).toHaveBeenCalledTimes(2));
    await queue.stop();
    expect(run.mock.calls.map(([data]) => data)).toEqual(
      expect.arrayContaining([{ name: 'Aina', seats: [1, 2] }, { name: 'Biel' }]),
    );
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('with personal data are deleted once they are done', async () => {
    const database = await openDatabase();
    let attempts = 0;
    const run = async () => {
      attempts += 1;
      if (attempts < 2) throw new Error('not yet');
    };
    const queue = await open(
      database,
      { ...plain, name: 'discreet', isPersonal: true, run },
      { ...plain, name: 'open', run: async () => {} },
    );
    const data = { email: 'aina@club.test' };
    await queue.add(['discreet', 'open'].map((name) => ({ name, id: randomUUID(), data })));
    await eventually(() => expect(attempts).toBe(2));
    await queue.stop();
    const rows = await database.prisma.$queryRaw`
      SELECT name, state::text FROM pgboss.job WHERE name IN ('discreet', 'open')`;
    expect(rows).toEqual([{ name: 'open', state: 'completed' }]);
  });

  test('that fail are retried', async () => {
    let attempts = 0;
    const run = async () => {
      attempts += 1;
      if (attempts < 2) throw new Error('not yet');
    };
    const queue = await open(await openDatabase(), { ...plain, name: 'stubborn', run });
    queue.nudge('stubborn');
    await eventually(() => expect(attempts).toBe(2));
  });

  test('several run at once, and a slow one does not delay the others', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done: number[] = [];
    const run = async (data: unknown) => {
      const { number } = data as { number: number };
      if (number === 0) await slow;
      done.push(number);
    };
    const queue = await open(await openDatabase(), { ...plain, name: 'mixed', concurrency: 2, run });
    const jobs = Array.from({ length: 30 }, (_, number) => ({
      name: 'mixed',
      id: randomUUID(),
      data: { number },
    }));
    await queue.add(jobs);
    await eventually(() => expect(done).toHaveLength(29));
    expect(done).not.toContain(0);
    release();
    await eventually(() => expect(done).toContain(0));
  });

  test('give a waiting caller their result, or their failure', async () => {
    const queue = await open(
      await openDatabase(),
      { ...plain, name: 'add', run: async (data) => ({ sum: (data as { one: number }).one + 1 }) },
      { ...plain, name: 'nothing', run: async () => {} },
      {
        ...plain,
        name: 'broken',
        run: async () => {
          throw new Error('not today');
        },
      },
    );
    const perform = (name: string, data: object = {}) =>
      queue.perform({ name, id: randomUUID(), data }, 60_000);
    expect(await perform('add', { one: 1 })).toEqual({ sum: 2 });
    expect(await perform('nothing')).toBeNull();
    await expect(perform('broken')).rejects.toThrow(JobFailedError);
    const startAfter = new Date(Date.now() + 3_600_000);
    const later = queue.perform({ name: 'add', id: randomUUID(), data: {}, startAfter }, 10);
    await expect(later).rejects.toThrow(JobPendingError);
  });

  test('do not start before their time', async () => {
    const run = vi.fn<() => Promise<void>>(async () => {});
    const queue = await open(await openDatabase(), { ...plain, name: 'later', run });
    await queue.add([
      { name: 'later', id: randomUUID(), data: {}, startAfter: new Date(Date.now() + 3_600_000) },
    ]);
    queue.nudge('later');
    await eventually(() => expect(run).toHaveBeenCalledTimes(1));
  });
});

test('two instances share the jobs and do none twice', async () => {
  const database = await testPostgres();
  const seen: unknown[] = [];
  const job: Job = { ...plain, name: 'shared', run: async (data) => void seen.push(data) };
  const first = await open(database, job);
  await open(database, job);
  await first.add(
    Array.from({ length: 200 }, (_, number) => ({ name: 'shared', id: randomUUID(), data: { number } })),
  );
  await eventually(() => expect(seen).toHaveLength(200));
  expect(new Set(seen.map((data) => JSON.stringify(data))).size).toBe(200);
});

async function untilSchedulesAreLookedAt({ pool }: TestPostgres): Promise<void> {
  const lastLook = async () =>
    (await pool.query('SELECT cron_on::text AS at FROM pgboss.version')).rows[0]?.at;
  const before: unknown = await lastLook();
  await vi.waitFor(async () => expect(await lastLook()).not.toBe(before), { timeout: 30_000, interval: 100 });
}

async function unfinishedJobs({ pool }: TestPostgres): Promise<number> {
  const { rows } = await pool.query("SELECT FROM pgboss.job WHERE state < 'completed'");
  return rows.length;
}

test('one of two instances runs a scheduled job, once a minute', async () => {
  const database = await testPostgres();
  const begun = Math.floor(Date.now() / 60_000);
  const runs: number[] = [];
  const job: Job = { ...plain, name: 'tick', cron: '* * * * *', run: async () => void runs.push(Date.now()) };
  await Promise.all([open(database, job), open(database, job)]);
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(0), { timeout: 60_000, interval: 100 });
  // Long enough for a second run, which the other instance would have queued at the same time: schedules are checked
  // several times in the meantime.
  for (let looks = 0; looks < 3; looks += 1) await untilSchedulesAreLookedAt(database);
  await eventually(async () => expect(await unfinishedJobs(database)).toBe(0));
  expect(runs.length).toBeLessThanOrEqual(Math.floor(Date.now() / 60_000) - begun + 1);
}, 150_000);

test('the result of a job of another instance reaches the caller that waits here', async () => {
  const database = await testPostgres();
  const here = await open(database);
  await open(
    database,
    { ...plain, name: 'far', run: async () => ({ from: 'there' }) },
    {
      ...plain,
      name: 'bad',
      run: async () => {
        throw new Error('not there either');
      },
    },
  );
  const perform = (name: string) => here.perform({ name, id: randomUUID(), data: {} }, 60_000);
  expect(await perform('far')).toEqual({ from: 'there' });
  await expect(perform('bad')).rejects.toThrow('not there either');
});

test('an embedded database returns jobs of a dead process to the queue at once, but not for ever', async () => {
  const database = await testEmbedded();
  const run = vi.fn<(data: unknown) => Promise<void>>(async () => {});
  const job: Job = { ...plain, name: 'cut', attempts: 2, run };
  await (await open(database, job)).stop();
  await database.pglite.exec(`
    INSERT INTO pgboss.job (name, state, started_on, retry_count, retry_limit, data)
    VALUES ('cut', 'active', now(), 0, 1, '{"try": 1}'), ('cut', 'active', now(), 1, 1, '{"try": 2}')`);
  await open(database, job);
  await eventually(() => expect(run.mock.calls).toEqual([[{ try: 1 }]]));
  const { rows } = await database.pglite.query("SELECT data FROM pgboss.job WHERE state = 'failed'");
  expect(rows).toEqual([{ data: { try: 2 } }]);
});

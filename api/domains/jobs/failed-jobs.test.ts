import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { openJobQueue, type Job } from '../../platform/jobs/job-queue.ts';

let postgres: TestPostgres;
let site: TestSite;
let admin: Caller;

beforeAll(async () => {
  postgres = await testPostgres();
  site = await serveTestSite(postgres.prisma);
  admin = await site.signedIn('admin');
});
afterAll(async () => {
  await site.close();
  await postgres.close();
});

const FAILED = `query ($page: Int! = 1) { failedJobs(page: $page, pageSize: 2) {
  totalCount pageCount items { id name failedAt attempts message } } }`;
const failed = async (page = 1) => (await admin.graphql(FAILED, { page })).body.data.failedJobs;

const openQueue = (jobs: Job[]) => openJobQueue(postgres, 'Europe/Madrid', () => jobs, { pollMs: 200 });

/** Archives a copy of the failed job, as the queue does after a while. */
const archive = (job: object) =>
  postgres.pool.query(
    `INSERT INTO pgboss.archive
     SELECT (jsonb_populate_record(NULL::pgboss.archive,
       to_jsonb(job) || jsonb_build_object('id', gen_random_uuid(), 'archived_on', now()) || $1)).*
       FROM pgboss.job WHERE name = 'doomed'`,
    [job],
  );

test('administrators see failed jobs, the latest first, also on a site without a queue', async () => {
  expect(await failed()).toEqual({ totalCount: 0, pageCount: 1, items: [] });

  const queue = await openQueue([
    {
      name: 'doomed',
      attempts: 2,
      retryDelay: 1,
      timeLimit: 60,
      concurrency: 1,
      run: async (data) => {
        throw new Error(`No se puede: ${(data as { what: string }).what}`);
      },
    },
    { name: 'fine', attempts: 1, retryDelay: 1, timeLimit: 60, concurrency: 1, run: async () => {} },
  ]);
  try {
    const add = (name: string, what: string) => queue.add([{ name, id: randomUUID(), data: { what } }]);
    await add('doomed', 'uno');
    await add('fine', 'nada');
    await vi.waitFor(async () => expect((await failed()).totalCount).toBe(1), {
      timeout: 30_000,
      interval: 200,
    });
    const [first] = (await failed()).items;
    expect(first).toMatchObject({ name: 'doomed', attempts: 2, message: 'No se puede: uno' });
    expect(Math.abs(Date.now() - Date.parse(first.failedAt))).toBeLessThan(60_000);
    // Archived jobs and those left by a crashed process are listed too.
    await archive({ name: 'older', completed_on: '2026-01-03', output: { value: { message: 'timeout' } } });
    await archive({ name: 'oldest', completed_on: '2026-01-02', output: null });
    await archive({ name: 'done', completed_on: '2026-01-04', state: 'completed' });
    expect(await failed()).toMatchObject({
      totalCount: 3,
      pageCount: 2,
      items: [{ name: 'doomed' }, { name: 'older', message: 'timeout' }],
    });
    expect((await failed(2)).items).toMatchObject([{ name: 'oldest', message: null }]);
  } finally {
    await queue.stop();
  }
});

const RETRY = `mutation ($id: ID!) { retryFailedJob(input: { id: $id }) {
  ... on RetryFailedJobSuccess { retriedJobId } ... on UserError { code message } } }`;
const retry = async (id: string) => (await admin.graphql(RETRY, { id })).body.data.retryFailedJob;

test('an administrator can retry a failed job once, with an audit entry', async () => {
  let works = false;
  const queue = await openQueue([
    {
      name: 'mended',
      attempts: 1,
      retryDelay: 1,
      timeLimit: 60,
      concurrency: 1,
      run: async () => {
        if (!works) throw new Error('Aún no');
      },
    },
  ]);
  const ids = [randomUUID(), randomUUID()] as const;
  const stateOf = async (id: string) => {
    const { rows } = await postgres.pool.query('SELECT state FROM pgboss.job WHERE id = $1', [id]);
    return rows[0]?.state as string | undefined;
  };
  const untilBoth = (state: string) =>
    vi.waitFor(async () => expect(await Promise.all(ids.map(stateOf))).toEqual([state, state]), {
      timeout: 30_000,
      interval: 100,
    });
  try {
    await queue.add(ids.map((id) => ({ name: 'mended', id, data: {} })));
    await untilBoth('failed');
    // The queue has archived one of them.
    await postgres.pool.query(
      'WITH gone AS (DELETE FROM pgboss.job WHERE id = $1 RETURNING *) INSERT INTO pgboss.archive SELECT * FROM gone',
      [ids[1]],
    );
    works = true;
    for (const id of ids) expect(await retry(id)).toEqual({ retriedJobId: id });
    expect(await retry(ids[0])).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await retry('no uuid')).toMatchObject({ code: 'NOT_FOUND' });
    await untilBoth('completed');
    const entries = await postgres.prisma.auditEntry.findMany({ where: { action: 'retry' } });
    expect(entries).toMatchObject([
      { actorId: admin.user?.id, subjectType: 'job', subjectId: ids[0], subject: 'mended' },
      { subjectId: ids[1] },
    ]);
  } finally {
    await queue.stop();
  }
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import type { QueuedJob, WorkQueue } from '../../platform/jobs/job-queue.ts';
import { testEmbedded } from '../../testing/database.ts';
import { deliverMails } from '../../testing/outbox.ts';
import { serveTestSite, TEST_PASSWORD, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';
import { accountMailJob } from './account-mail-job.ts';

// Whether an e-mail has an account must not show in the time of a response. Times cannot be tested reliably, the work can: the
// queue of these tests only stores what it gets, so nothing is looked up before the response.

let embedded: EmbeddedDatabase;
let site: TestSite;
const queued: QueuedJob[] = [];
const queue: WorkQueue = {
  perform: () => Promise.reject(new Error('no job is awaited')),
  add: async (jobs) => void queued.push(...jobs),
  wake: () => {},
};

beforeAll(async () => {
  embedded = await testEmbedded();
  const env = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };
  site = await serveTestSite(embedded.prisma, env, { queue });
});
afterAll(() => site.close());
beforeEach(async () => {
  queued.length = 0;
  await embedded.prisma.rateLimit.deleteMany();
});

const UNKNOWN = 'nadie@prueba.test';
const known = async () => (await site.signedIn('visitor')).user?.email ?? '';

const ask = (email: string, headers: Record<string, string> = {}) =>
  site.visitor.request(
    'POST',
    '/graphql',
    { query: `mutation { requestPasswordReset(input: { email: "${email}" }) { __typename } }` },
    { 'x-forwarded-for': '198.51.100.1', ...headers },
  );

test.each([
  ['without a cookie', {}],
  ['with the cookie of a device', { cookie: `pmb_device=${'A'.repeat(22)}.${'B'.repeat(43)}` }],
])('an unknown e-mail causes the same work and response as a known one: %s', async (_what, headers) => {
  const email = await known();
  // The first of all requests may prepare something.
  await ask(UNKNOWN, headers);
  queued.length = 0;
  const workFor = async (address: string) => {
    let body: unknown;
    const statements = await statementsOf(embedded, async () => ({ body } = await ask(address, headers)));
    return { statements, body };
  };
  const unknown = await workFor(UNKNOWN);
  expect(await workFor(email)).toEqual(unknown);
  expect(queued.map(({ name, data }) => ({ name, ...data }))).toEqual(
    [UNKNOWN, email].map((address) => ({
      name: 'users.mail',
      kind: 'reset_password',
      email: address,
      event: expect.any(String),
    })),
  );
  expect(await embedded.prisma.mail.count()).toBe(0);
});

test('the job writes the mail of a known e-mail, once even if it runs twice, and none of an unknown one', async () => {
  const email = await known();
  await ask(email);
  await ask(UNKNOWN);
  const { run } = accountMailJob(embedded.prisma);
  for (const { data } of [...queued, ...queued]) await run(data);
  expect(await deliverMails(embedded.prisma, site.dataDir)).toMatchObject([{ to: email }]);
});

test('strangers cannot use up the links of an account for its owner', async () => {
  const email = await known();
  const login = await site.visitor.request('POST', '/api/login', { email, password: TEST_PASSWORD });
  const cookie = login.headers.getSetCookie()[1]?.split(';')[0] ?? '';
  const codeOf = async (headers: Record<string, string>) => {
    const { body } = await ask(email, headers);
    return body.errors?.[0].extensions.code ?? body.data.requestPasswordReset.__typename;
  };
  for (let index = 0; index < 5; index += 1) await ask(email, { 'x-forwarded-for': '203.0.113.1' });
  expect(await codeOf({ 'x-forwarded-for': '203.0.113.1' })).toBe('RATE_LIMITED');
  expect(await codeOf({})).toBe('RequestPasswordResetSuccess');

  for (let index = 0; index < 20; index += 1)
    await ask(email, { 'x-forwarded-for': `203.0.113.${index + 2}` });
  expect(await codeOf({ 'x-forwarded-for': '203.0.113.99' })).toBe('RATE_LIMITED');
  expect(await codeOf({ cookie })).toBe('RequestPasswordResetSuccess');
});

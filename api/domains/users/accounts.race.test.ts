import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { TEST_PASSWORD, serveTestSite, type TestSite } from '../../testing/site.ts';

// On a real PostgreSQL and two instances of the site: concurrent requests can reach different instances.

let postgres: TestPostgres;
let sites: [TestSite, TestSite];

beforeAll(async () => {
  postgres = await testPostgres();
  sites = [await serveTestSite(postgres.prisma), await serveTestSite(postgres.prisma)];
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await postgres.close();
});

test('concurrent registrations of an e-mail, in any case, create one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_none, index) => {
      const email = index % 3 === 0 ? 'Carrera@Prueba.test' : ' carrera@prueba.test';
      const newcomer = { name: 'Nerea', email, password: TEST_PASSWORD };
      return sites[index % 2 === 0 ? 0 : 1].visitor.request('POST', '/api/register', newcomer);
    }),
  );
  const opened = answers.filter(({ status }) => status === 201);
  expect(opened).toHaveLength(1);
  for (const { status, body, headers } of answers) {
    if (status === 201) continue;
    expect([status, body.code, headers.get('set-cookie')]).toEqual([409, 'EMAIL_TAKEN', null]);
  }
  expect(await postgres.prisma.user.count()).toBe(1);
  expect(await postgres.prisma.session.count()).toBe(1);
});

test('of many wrong passwords from many networks at once, no more than the ceiling are checked; one mail tells it', async () => {
  // A tenth of every limit: ten failures of an account in an hour, one from each network.
  const env = { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' };
  const strict = [await serveTestSite(postgres.prisma, env), await serveTestSite(postgres.prisma, env)];
  const { user } = await sites[0].signedIn('visitor');
  const body = { email: user?.email, password: 'no es esta' };
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_none, index) =>
      strict[index % 2]?.visitor.request('POST', '/api/login', body, {
        'x-forwarded-for': `203.0.113.${index}`,
      }),
    ),
  );
  const statuses = answers.map((answer) => answer?.status).toSorted();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
  const mails = await postgres.prisma.mail.findMany({ where: { userId: user?.id ?? 0 } });
  expect(mails.map(({ kind }) => kind)).toEqual(['sign_in_locked']);
  for (const site of strict) await site.close();
});

test('fields that users may not choose are ignored', async () => {
  const { status, body } = await sites[0].visitor.request('POST', '/api/register', {
    name: 'Nerea',
    email: 'sin-rol@prueba.test',
    password: TEST_PASSWORD,
    id: 1,
    role: 'admin',
    roles: ['admin'],
    emailVerifiedAt: '2026-01-01T00:00:00Z',
    registrationDate: '2000-01-01T00:00:00Z',
  });
  expect([status, body.role, body.roles]).toEqual([201, 'visitor', ['visitor']]);
  const user = await postgres.prisma.user.findUniqueOrThrow({ where: { email: 'sin-rol@prueba.test' } });
  expect([user.roles, user.emailVerifiedAt]).toEqual([['visitor'], null]);
  expect(user.registrationDate.getUTCFullYear()).toBeGreaterThan(2000);
});

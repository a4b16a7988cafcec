import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres, type PostgresDatabase } from '../database/postgres.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

// Two instances of the site on one PostgreSQL count together.

let postgres: TestPostgres;
let second: PostgresDatabase;
const instances: TestSite[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  second = await openPostgres(postgres.url);
  for (const { prisma } of [postgres, second]) {
    instances.push(await serveTestSite(prisma, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' }));
  }
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await second.close();
  await postgres.close();
});

/** Sends requests to the instances in turn. @returns the responses */
async function sendToAll(requests: number, send: (site: TestSite) => Promise<{ status: number }>) {
  const sites = Array.from({ length: requests }, (_, index) => instances[index % instances.length]);
  const answers = await Promise.all(sites.flatMap((site) => (site ? [send(site)] : [])));
  return answers.map(({ status }) => status);
}

/** A window that does not end in the middle of the test. */
const openWindow = (key: string, points: number) =>
  postgres.prisma.rateLimit.create({
    data: { key, points, expire: new Date(Date.now() + 60 * 60_000) },
  });

const from = (address: string) => ({ 'x-forwarded-for': address });

test('of many requests at once, no more than the limit get through, and hardly fewer', async () => {
  await openWindow('addressRequests/600:203.0.113.1', 500);
  const query = { query: '{ viewer { id } }' };
  const answers = await sendToAll(160, (site) =>
    site.visitor.request('POST', '/graphql', query, from('203.0.113.1')),
  );
  const through = answers.filter((status) => status === 200).length;
  expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(through).toBeLessThanOrEqual(100);
  // The other instance cannot use what this one fetched and did not need: 19 at most.
  expect(through).toBeGreaterThanOrEqual(100 - 19);
});

test('of many wrong passwords at once on two instances exactly five are checked', async () => {
  const body = { email: 'alguien@prueba.test', password: 'no es esta' };
  const answers = await sendToAll(16, (site) =>
    site.visitor.request('POST', '/api/login', body, from('203.0.113.2')),
  );
  expect(answers.toSorted()).toEqual([...Array(5).fill(401), ...Array(11).fill(429)]);
});

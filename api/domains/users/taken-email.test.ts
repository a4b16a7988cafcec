import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, TEST_PASSWORD, type Caller, type TestSite } from '../../testing/site.ts';

let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
});
afterAll(() => site.close());
beforeEach(() => database.rateLimit.deleteMany());

const taken = async () => (await site.signedIn('visitor')).user?.email ?? '';

describe('registering with the e-mail of an account', () => {
  const register = (email: string, from: string, caller: Caller = site.visitor) =>
    caller.request(
      'POST',
      '/api/register',
      { name: 'Nerea', email, password: TEST_PASSWORD },
      {
        'x-forwarded-for': from,
      },
    );

  test('tells so ten times an hour and network, also at the same time', async () => {
    const email = await taken();
    const from = '203.0.113.40';
    const answers = await Promise.all(Array.from({ length: 15 }, () => register(email, from)));
    const codes = answers.map(({ status, body }) => `${status} ${body.code}`).toSorted();
    expect(codes).toEqual([...Array(10).fill('409 EMAIL_TAKEN'), ...Array(5).fill('429 RATE_LIMITED')]);
    expect((await register(email, '203.0.113.41')).status).toBe(409);
    // Many visitors of an arena have an account: they do not keep others from opening one.
    expect((await register('nueva-1@prueba.test', from)).status).toBe(201);
  });

  test('is limited by the factor like everything else', async () => {
    const email = await taken();
    const generous = await serveTestSite(database, { RATE_LIMIT_FACTOR: '1.2', TRUST_PROXY: '1' });
    const statuses: number[] = [];
    for (let index = 0; index < 13; index += 1) {
      statuses.push((await register(email, '203.0.113.42', generous.visitor)).status);
    }
    expect(statuses).toEqual([...Array(12).fill(409), 429]);
    await generous.close();
  });
});

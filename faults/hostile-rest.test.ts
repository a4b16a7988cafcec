import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../prisma/seed/seed.ts';
import type { RestCall } from '../api/platform/rest/call.ts';
import { calls } from '../api/domains/rest-calls.ts';
import { testDatabase } from '../api/testing/database.ts';
import { hashPassword } from '../api/domains/users/passwords.ts';
import { ROLES } from '../api/domains/users/users.input.ts';
import { serveTestSite, type Caller, type TestSite } from '../api/testing/site.ts';
import { runs } from './effort.ts';
import { bodyOf, requestsFor, type Sent } from './hostile-calls.ts';

// Every documented REST call with values of wrong types and sizes: the caller gets an error message, and nothing
// breaks.

let site: TestSite;

beforeAll(async () => {
  const database = await testDatabase();
  await seedDemonstration(database, new Date(), hashPassword);
  site = await serveTestSite(database);
});
afterAll(() => site.close());

function send(caller: Caller, row: RestCall, sent: Sent) {
  const body = bodyOf(row, sent);
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  return caller.request(row.method, sent.path, body, headers);
}

const others = ROLES.filter((role) => role !== 'user' && role !== 'admin');

describe.each([
  { who: 'a visitor', times: 2, caller: async () => site.visitor },
  { who: 'a fan', times: 2, caller: () => site.signedIn('visitor') },
  { who: 'a user with all roles', times: 5, caller: () => site.signedIn('admin', ...others) },
])('sent by $who', ({ caller, times }) => {
  test.each(calls.map((row) => [`${row.method} /${row.segments.join('/')}`, row] as const))(
    '%s responds to any input',
    async (_name, row) => {
      const sender = await caller();
      await fc.assert(
        fc.asyncProperty(requestsFor(row), async (sent) => {
          const { status, body } = await send(sender, row, sent);
          expect(status, JSON.stringify(body)).toBeLessThan(500);
          expect(status < 400 || typeof body.message === 'string', JSON.stringify(body)).toBe(true);
        }),
        runs(row.multipart === true ? 1 : times),
      );
      expect((await site.visitor.request('GET', '/readyz')).status).toBe(200);
    },
    600_000,
  );
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../prisma/seed/seed.ts';
import { testDatabase } from '../api/testing/database.ts';
import { serveTestSite, type TestSite } from '../api/testing/site.ts';
import { hashPassword } from '../api/domains/users/passwords.ts';
import { ROLES } from '../api/domains/users/users.input.ts';
import { runs } from './effort.ts';
import { operations, variablesOf } from './hostile-operations.ts';

// All queries and mutations of the schema with values of all kinds as variables: each gets a response, never an
// internal error.

let site: TestSite;

beforeAll(async () => {
  const database = await testDatabase();
  await seedDemonstration(database, new Date(), hashPassword);
  site = await serveTestSite(database);
});
afterAll(() => site.close());

const others = ROLES.filter((role) => role !== 'user' && role !== 'admin');

describe.each([
  { who: 'a visitor', times: 2, caller: async () => site.visitor },
  { who: 'a user with all roles', times: 6, caller: () => site.signedIn('admin', ...others) },
])('asked by $who', ({ caller, times }) => {
  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s responds to any input',
    async (_name, operation) => {
      const sender = await caller();
      await fc.assert(
        fc.asyncProperty(variablesOf(operation), async (variables) => {
          const query = JSON.stringify(operation.document);
          const { status, body } = await sender.request(
            'POST',
            '/graphql',
            `{"query":${query},"variables":${variables}}`,
            { 'content-type': 'application/json' },
          );
          const response = JSON.stringify(body).slice(0, 500);
          expect(status, response).toBeLessThan(500);
          expect(response).not.toContain('INTERNAL_SERVER_ERROR');
          expect(response, 'the document itself is to be sound').not.toMatch(
            /Cannot query|conflict because|limit of/,
          );
        }),
        runs(times),
      );
    },
    600_000,
  );
});

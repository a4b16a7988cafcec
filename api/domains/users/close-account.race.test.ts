import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { TEST_PASSWORD, serveTestSite, type TestSite } from '../../testing/site.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
let site: TestSite;

beforeAll(async () => {
  postgres = await testPostgres();
  site = await serveTestSite(postgres.prisma);
});
afterAll(async () => {
  await site.close();
  await postgres.close();
});

const CLOSE = `mutation ($password: String!) { closeAccount(input: { password: $password }) { __typename } }`;

test('if all administrators close their accounts at the same time, one remains', async () => {
  const administrators = [];
  while (administrators.length < 4) administrators.push(await site.signedIn('admin'));
  const answers = await Promise.all(
    administrators.map((administrator) => administrator.graphql(CLOSE, { password: TEST_PASSWORD })),
  );
  const outcomes = answers.map(({ body }) => body.data.closeAccount.__typename).toSorted();
  expect(outcomes).toEqual([...Array<string>(3).fill('CloseAccountSuccess'), 'LastAdministratorError']);
  expect(await postgres.prisma.user.count({ where: { roles: { has: 'admin' } } })).toBe(1);
});

test('two clicks close an account once', async () => {
  const fan = await site.signedIn('visitor');
  const answers = await Promise.all([1, 2].map(() => fan.graphql(CLOSE, { password: TEST_PASSWORD })));
  const outcomes = answers.map(
    ({ body }) => body.data?.closeAccount.__typename ?? body.errors[0].extensions.code,
  );
  expect(outcomes).toContain('CloseAccountSuccess');
  expect(outcomes.filter((outcome) => outcome !== 'CloseAccountSuccess')).toHaveLength(1);
  for (const outcome of outcomes) {
    expect([
      'CloseAccountSuccess',
      // Depends on what the other click found: no account, a wrong password or an ended session.
      'NotFoundError',
      'WrongPasswordError',
      'UNAUTHENTICATED',
    ]).toContain(outcome);
  }
});

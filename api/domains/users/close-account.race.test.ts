import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { TEST_PASSWORD, serveTestSite, type TestSite } from '../../testing/site.ts';

// On a real PostgreSQL: the embedded database is one connection, which cannot lose a race.

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

test('when all administrators leave at once, one stays', async () => {
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
      // Whether the other click found the account gone, its password unknown or its session ended.
      'NotFoundError',
      'WrongPasswordError',
      'UNAUTHENTICATED',
    ]).toContain(outcome);
  }
});

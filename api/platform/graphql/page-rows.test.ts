import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

// Lists of thousands: their later pages are read from the end, and search results by their ids. The result is the same.

const PEOPLE = 2345;
let site: TestSite;
let admin: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  admin = await site.signedIn('admin');
  // A few names for many users, so that the order among equal names matters; «100 %» and «Núñez» are hard to search
  // for.
  await site.database.$executeRaw`
    INSERT INTO users (name, email, password)
    SELECT (ARRAY['Ada 100 %', 'Blai Núñez', 'Caterina'])[1 + n % 3], 'persona-' || n || '@grown.test', '-'
      FROM generate_series(1, ${PEOPLE}::int) n`;
});
afterAll(() => site.close());

const QUERY = `query ($page: Int!, $pageSize: Int!, $search: String, $sort: UserSort!, $descending: Boolean!) {
  users(page: $page, pageSize: $pageSize, search: $search, sort: $sort, descending: $descending) {
    totalCount items { id email }
  }
}`;
const BY_NAME = { sort: 'NAME', descending: false };

async function read(variables: object) {
  const { body } = await admin.graphql(QUERY, { ...BY_NAME, ...variables });
  expect(body.errors).toBeUndefined();
  const { items, totalCount } = body.data.users;
  return { emails: items.map(({ email }: { email: string }) => email) as string[], totalCount };
}

async function expected(order: string, condition = 'true'): Promise<string[]> {
  const rows = await site.database.$queryRawUnsafe<{ email: string }[]>(
    `SELECT email FROM users WHERE ${condition} ORDER BY ${order}`,
  );
  return rows.map(({ email }) => email);
}

async function allPages(variables: object, pageSize: number) {
  const emails: string[] = [];
  for (let page = 1; ; page += 1) {
    const { emails: next, totalCount } = await read({ ...variables, page, pageSize });
    emails.push(...next);
    if (next.length < pageSize) return { emails, totalCount };
  }
}

test.each([
  [BY_NAME, 'name, id'],
  [{ sort: 'NAME', descending: true }, 'name DESC, id DESC'],
  [{ sort: 'REGISTRATION_DATE', descending: true }, 'registration_date DESC, id DESC'],
])('the pages of a long list follow each other to its end: %j', async (variables, order) => {
  const emails = await expected(order);
  expect(await allPages(variables, 97)).toEqual({ emails, totalCount: emails.length });
});

test('a page after the last one is empty, also far after it', async () => {
  const { totalCount } = await read({ page: 1, pageSize: 1 });
  const last = Math.ceil(totalCount / 97);
  for (const page of [last + 1, 9999]) {
    expect(await read({ page, pageSize: 97 })).toEqual({ emails: [], totalCount });
  }
});

describe('search results keep their order and pages', () => {
  test.each([
    // Few results and many; characters with a meaning for PostgreSQL, one letter, and none at all.
    ['persona-23', "email LIKE '%persona-23%'"],
    ['NÚÑEZ', "name = 'Blai Núñez'"],
    ['100 %', "name = 'Ada 100 %'"],
    ['_1', 'false'],
    ['@', 'true'],
    ['  ', 'true'],
  ])('%j', async (search, condition) => {
    const emails = await expected('name, id', condition);
    expect(await allPages({ search }, 100)).toEqual({ emails, totalCount: emails.length });
  });
});

import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../../../prisma/seed/seed.ts';
import { Role } from '../database/client.ts';
import { EVERYONE, ROOT_FIELDS, SIGNED_IN, type Access } from '../../testing/access-table.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import type { RestCall } from './call.ts';
import { calls } from '../../domains/rest-calls.ts';

// The same rules as for the schema: each REST call runs one of its operations, and a refused call changes nothing.

let site: TestSite;
const callers = new Map<Role | null, Caller>();

beforeAll(async () => {
  const database = await testDatabase();
  await seedDemonstration(database, new Date(), async () => 'hash');
  site = await serveTestSite(database);
  callers.set(null, site.visitor);
  for (const role of Object.values(Role)) callers.set(role, await site.signedIn(role));
});
afterAll(() => site.close());

/** The root field of a call's operation, as the access table names it. */
function fieldOf(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const [field] = definition.selectionSet.selections;
    const type = definition.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';
    if (field?.kind === Kind.FIELD) return `${type}.${field.name.value}`;
  }
  throw new Error('A document without an operation');
}

const mayCall = (access: Access, role: Role | null) =>
  access === EVERYONE || (role !== null && (access === SIGNED_IN || access.includes(role)));

/** All data of the club, as one text, without the tables that every request writes. */
async function everything(): Promise<string> {
  const tables = await site.database.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'sessions', 'rate_limits')
    ORDER BY tablename`;
  const hashes = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash FROM ${name} t`,
  );
  expect(hashes.length).toBeGreaterThan(20);
  return JSON.stringify(await site.database.$queryRawUnsafe(hashes.join(' UNION ALL ')));
}

function send(caller: Caller, row: RestCall) {
  const path = `/${row.segments.map((segment) => (segment.startsWith(':') ? '1' : segment)).join('/')}`;
  if (row.method === 'GET') return caller.request('GET', path);
  if (row.multipart !== true)
    return caller.request(row.method, path, { name: 'Otro nombre', title: 'Otro título' });
  const form = new FormData();
  form.set(row.segments.at(-1) === 'upload-news' ? 'image' : 'banner', new Blob(['%PDF-1.4']), 'x.pdf');
  return caller.request(row.method, path, form);
}

const guarded = calls
  .map((row) => ({ name: `${row.method} /${row.segments.join('/')}`, row, field: fieldOf(row.document) }))
  .filter(({ field }) => ROOT_FIELDS[field] !== EVERYONE);

test('every call is an operation of the table', () => {
  expect(calls.map(({ document }) => fieldOf(document)).filter((field) => !(field in ROOT_FIELDS))).toEqual(
    [],
  );
  expect(guarded.length).toBeGreaterThan(15);
});

describe.each(guarded)('$name', ({ row, field }) => {
  const access = ROOT_FIELDS[field] ?? [];

  test('refuses every role that the table does not name, and changes nothing', async () => {
    const before = await everything();
    for (const [role, caller] of callers) {
      if (mayCall(access, role)) continue;
      const { status, body } = await send(caller, row);
      expect([role, status]).toEqual([role, role === null ? 401 : 403]);
      expect(body.message).toEqual(expect.any(String));
    }
    expect(await everything()).toBe(before);
  });
});

test.each(guarded.filter(({ row }) => row.method === 'GET'))(
  '$name allows the roles that the table names',
  async ({ row, field }) => {
    for (const [role, caller] of callers) {
      if (!mayCall(ROOT_FIELDS[field] ?? [], role)) continue;
      expect([401, 403]).not.toContain((await send(caller, row)).status);
    }
  },
);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { changesOf, recordStaffAction } from './audit-log.ts';

let site: TestSite;
let admin: Caller;
let adminId: number;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  admin = await site.signedIn('admin');
  adminId = admin.user?.id ?? 0;
  await site.database.$transaction(async (transaction) => {
    await recordStaffAction(
      transaction,
      { id: adminId },
      {
        action: 'create',
        subjectType: 'sponsor',
        subjectId: 7,
        subject: 'Cafès Sa Portella',
      },
    );
    await recordStaffAction(
      transaction,
      { id: adminId },
      {
        action: 'update',
        subjectType: 'sponsor',
        subjectId: 7,
        subject: 'Cafès Sa Portella',
        changes: changesOf({ name: 'Sa Portella', order: 1 }, { name: 'Cafès Sa Portella', order: 1 }),
      },
    );
    await recordStaffAction(
      transaction,
      { id: adminId },
      {
        action: 'delete',
        subjectType: 'user',
        subjectId: 99,
      },
    );
  });
});
afterAll(() => site.close());

const LOG = `query ($filter: AuditFilter, $page: Int! = 1) {
  auditLog(filter: $filter, page: $page, pageSize: 2) {
    totalCount pageCount
    items { actorName action subjectType subjectId subject changes { field before after } }
  }
}`;

async function log(variables: Record<string, unknown>) {
  const { body } = await admin.graphql(LOG, variables);
  expect(body.errors).toBeUndefined();
  return body.data.auditLog;
}

test('a long text is cut between characters, because half a surrogate pair cannot be stored', async () => {
  const before = { description: 'a'.repeat(300) };
  const changes = changesOf(before, { description: `${'b'.repeat(199)}🏀🏀` });
  expect(changes).toEqual({ description: [`${'a'.repeat(200)}…`, `${'b'.repeat(199)}🏀…`] });
  const done = { action: 'update', subjectType: 'product', subjectId: 8, changes } as const;
  const kept = site.database.$transaction(async (transaction) => {
    await recordStaffAction(transaction, { id: adminId }, done);
    throw new Error('rolled back, for the tests below');
  });
  await expect(kept).rejects.toThrow('rolled back, for the tests below');
});

test('entries are listed in pages, the latest first, with the actor’s name', async () => {
  expect(await log({})).toEqual({
    totalCount: 3,
    pageCount: 2,
    items: [
      expect.objectContaining({ action: 'DELETE', subjectType: 'USER', subject: null, changes: [] }),
      {
        actorName: admin.user?.name,
        action: 'UPDATE',
        subjectType: 'SPONSOR',
        subjectId: '7',
        subject: 'Cafès Sa Portella',
        changes: [{ field: 'name', before: 'Sa Portella', after: 'Cafès Sa Portella' }],
      },
    ],
  });
  expect((await log({ page: 2 })).items).toEqual([expect.objectContaining({ action: 'CREATE' })]);
});

test.each([
  [{ action: 'CREATE' }, 1],
  [{ subjectType: 'SPONSOR' }, 2],
  [{ subjectType: 'SPONSOR', subjectId: '8' }, 0],
  [{ from: '2020-01-01T00:00:00Z' }, 3],
  [{ until: '2020-01-01T00:00:00Z' }, 0],
  [{ actorId: 0 }, 0],
  [{ actorId: null, action: null, from: null }, 3],
])('the list can be filtered: %j', async (filter, totalCount) => {
  expect((await log({ filter })).totalCount).toBe(totalCount);
});

test('each actor is listed once', async () => {
  const { body } = await admin.graphql('{ auditActors { id name } }');
  expect(body.data.auditActors).toEqual([{ id: String(adminId), name: admin.user?.name }]);
});

test.each(['UPDATE audit_log SET action = $$none$$', 'DELETE FROM audit_log'])(
  'entries cannot be changed or deleted: %s',
  async (statement) => {
    await expect(site.database.$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
    expect(await site.database.auditEntry.count()).toBe(3);
  },
);

describe('changesOf', () => {
  test('names what differs, before and after', () => {
    const before = { title: 'A', date: new Date(0), price: 10, tags: ['x'], note: null };
    const after = { title: 'A', date: new Date(1), price: 12, tags: ['x'], note: 'y' };
    expect(changesOf<Record<string, string | number | Date | string[] | null>>(before, after)).toEqual({
      date: ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.001Z'],
      price: [10, 12],
      note: [null, 'y'],
    });
  });

  test('omitted fields count as unchanged', () => {
    expect(changesOf<{ a: string; b?: string }>({ a: 'x', b: 'y' }, { b: undefined })).toEqual({});
  });

  test('long texts are cut, but compared in full', () => {
    const long = 'x'.repeat(500);
    expect(changesOf({ text: long }, { text: long })).toEqual({});
    expect(changesOf({ text: long }, { text: `${long}y` })).toEqual({
      text: [`${'x'.repeat(200)}…`, `${'x'.repeat(200)}…`],
    });
  });
});

test('pages up to an entry show none twice, and none is missing, while others are added', async () => {
  const write = async (subjectId: number) => {
    await site.database.$transaction((transaction) =>
      recordStaffAction(
        transaction,
        { id: adminId },
        { action: 'update', subjectType: 'product', subjectId, subject: 'Bufanda' },
      ),
    );
  };
  for (let number = 1; number <= 7; number += 1) await write(number);
  const read = async (page: number, upTo: string | null) => {
    const { body } = await admin.graphql(
      `query ($page: Int!, $upTo: String) {
        auditLog(page: $page, pageSize: 3, upTo: $upTo, filter: { subjectType: PRODUCT }) {
          totalCount
          items { id subjectId }
        }
      }`,
      { page, upTo },
    );
    return body.data.auditLog as { totalCount: number; items: { id: string; subjectId: string }[] };
  };
  const first = await read(1, null);
  const newest = first.items[0]?.id ?? null;
  await write(8);
  const second = await read(2, newest);
  await write(9);
  const third = await read(3, newest);
  const seen = [first, second, third].flatMap(({ items }) => items.map(({ subjectId }) => subjectId));
  expect(seen).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect([second.totalCount, third.totalCount]).toEqual([7, 7]);
});

test('what belongs to people has their present names, which the log does not keep', async () => {
  const { user } = await site.signedIn('socio');
  const { id: inquiryId } = await site.database.sponsorInquiry.create({
    data: { name: 'Aina', company: 'Cafès Sa Portella', email: 'aina@portella.example', message: 'Hola' },
  });
  const subjects = [
    ['user', user?.id ?? 0],
    ['inquiry', inquiryId],
    ['user', 2_000_000_000],
    ['product', user?.id ?? 0],
  ] as const;
  await site.database.auditEntry.createMany({
    data: subjects.map(([subjectType, id], index) => ({
      actorId: adminId,
      actorName: 'Admin',
      action: 'note',
      subjectType,
      subjectId: String(id),
      at: new Date(Date.UTC(2030, 0, 1, 0, index)),
    })),
  });
  const query = `{ auditLog(pageSize: 4, filter: { from: "2030-01-01T00:00:00Z" }) { items { currentName } } }`;
  const { body } = await admin.graphql(query);
  expect(body.data.auditLog.items).toEqual(
    [null, null, 'Cafès Sa Portella', user?.name].map((currentName) => ({ currentName })),
  );
});

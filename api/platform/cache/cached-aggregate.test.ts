import fs from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { listenToChanges } from '../database/changes.ts';
import type { Database } from '../database/client.ts';
import { TABLE_OF_MODEL, WATCHED_TABLES } from '../database/tables.ts';
import { cachedAggregate } from './cached-aggregate.ts';
import { tableVersions } from './table-versions.ts';
import type { OpenDatabase } from '../database/open.ts';

async function freshPostgres() {
  const database = await testPostgres();
  onTestFinished(() => database.close());
  return database;
}

const person = (name: string) => ({ name, email: `${name}@x.test`, password: '-' });

test.each<[string, () => Promise<OpenDatabase>]>([
  ['PostgreSQL', freshPostgres],
  ['the embedded database', testEmbedded],
])('a list is counted once between two changes of its table, on %s', async (_name, open) => {
  const database = await open();
  const { prisma } = database;
  let counted = 0;
  const countUsers = cachedAggregate({
    tables: ['users'],
    read(_database: Database, where: object) {
      counted += 1;
      return prisma.user.count({ where });
    },
  });
  const count = (where: object = {}) => countUsers(prisma, where);
  // Changes are not announced yet, so nothing is cached.
  expect([await count(), await count(), counted]).toEqual([0, 0, 2]);

  const listener = tableVersions(prisma);
  const changes = await listenToChanges(database, listener);
  onTestFinished(() => changes.stop());
  expect([await count(), await count(), await count({ name: 'ada' }), counted]).toEqual([0, 0, 0, 4]);
  await prisma.user.create({ data: person('ada') });
  await changes.invalidationsApplied();
  expect([await count(), await count({ name: 'ada' }), await count(), counted]).toEqual([1, 1, 1, 6]);
  // A change of another table invalidates nothing.
  await prisma.competition.create({ data: { name: 'LIGA' } });
  await changes.invalidationsApplied();
  expect([await count(), counted]).toEqual([1, 6]);

  listener.lost();
  expect([await count(), await count(), counted]).toEqual([1, 1, 8]);
});

test('an aggregate over several tables is read again after a change of one of them', async () => {
  const { prisma } = await testEmbedded();
  const listener = tableVersions(prisma);
  listener.listening();
  onTestFinished(() => listener.lost());
  let reads = 0;
  const tables = ['comments', 'comment_reports'] as const;
  const reported = cachedAggregate({ tables, read: async () => (reads += 1) });
  const figure = () => reported(prisma, null);
  expect([await figure(), await figure()]).toEqual([1, 1]);
  listener.changed('comment_reports');
  expect([await figure(), await figure()]).toEqual([2, 2]);
  listener.changed('news');
  listener.changed('comments');
  expect([await figure(), await figure()]).toEqual([3, 3]);
  // Another aggregate of the same tables has values of its own.
  expect(await cachedAggregate({ tables, read: async () => 'none' })(prisma, null)).toBe('none');
});

test('an aggregate that depends on the time is read again when it is no longer valid', async () => {
  const { prisma } = await testEmbedded();
  const listener = tableVersions(prisma);
  listener.listening();
  onTestFinished(() => listener.lost());
  let reads = 0;
  const members = cachedAggregate({
    tables: ['memberships'],
    read: async (_database, _input: null, now) => ({ read: (reads += 1), until: Number(now) + 10 }),
    isValidAt: ({ until }, now) => Number(now) < until,
  });
  const at = (now: number) => members(prisma, null, new Date(now));
  expect([(await at(1)).read, (await at(9)).read, (await at(11)).read, (await at(12)).read]).toEqual([
    1, 1, 2, 2,
  ]);
});

test('a value is not cached if its table changed while it was read, nor is a failure', async () => {
  const { prisma } = await testEmbedded();
  const listener = tableVersions(prisma);
  listener.listening();
  onTestFinished(() => listener.lost());
  let next: () => Promise<number> = async () => 1;
  const aggregate = cachedAggregate({ tables: ['users'], read: () => next() });
  const early = aggregate(prisma, null);
  listener.changed('users');
  expect(await early).toBe(1);
  next = async () => 2;
  expect(await aggregate(prisma, null)).toBe(2);
  listener.changed('users');
  next = () => Promise.reject(new Error('away'));
  await expect(aggregate(prisma, null)).rejects.toThrow('away');
  next = async () => 3;
  expect(await aggregate(prisma, null)).toBe(3);
});

test('triggers announce every change of every watched table', async () => {
  const { prisma } = await testEmbedded();
  const rows = await prisma.$queryRaw<{ name: string; told: number }[]>`
    SELECT tgrelid::regclass::text AS name, bit_or(tgtype::int & 60) AS told
      FROM pg_trigger
     WHERE tgfoid = 'announce_change'::regproc AND tgqual IS NULL
     GROUP BY 1`;
  // INSERT, DELETE, UPDATE and TRUNCATE, in the form of pg_trigger.
  const told = rows.filter((row) => row.told === 4 + 8 + 16 + 32).map(({ name }) => name);
  expect(told.toSorted()).toEqual([...WATCHED_TABLES].toSorted());
});

test('the watched tables have the names of the Prisma schema', () => {
  const schema = fs.readFileSync('prisma/schema.prisma', 'utf8');
  for (const [model, table] of Object.entries(TABLE_OF_MODEL)) {
    const body = new RegExp(`^model ${model} \\{[^}]*?@@map\\("(\\w+)"\\)`, 'm').exec(schema);
    expect(body?.[1], model).toBe(table);
  }
});

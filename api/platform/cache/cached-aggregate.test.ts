import { expect, onTestFinished, test } from 'vitest';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { WATCHED_TABLES, listenToChanges } from '../database/changes.ts';
import { openAggregateCache, cachedAggregate } from './cached-aggregate.ts';
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
  const count = (where: object = {}) =>
    cachedAggregate(prisma, ['users'], where, () => {
      counted += 1;
      return prisma.user.count({ where });
    });
  // Nobody hears of changes yet, so nothing is kept.
  expect([await count(), await count(), counted]).toEqual([0, 0, 2]);

  const listener = openAggregateCache(prisma);
  const changes = await listenToChanges(database, listener);
  onTestFinished(() => changes.stop());
  expect([await count(), await count(), await count({ name: 'ada' }), counted]).toEqual([0, 0, 0, 4]);
  await prisma.user.create({ data: person('ada') });
  await changes.invalidationsApplied();
  expect([await count(), await count({ name: 'ada' }), await count(), counted]).toEqual([1, 1, 1, 6]);
  // Another table's change is none of its business.
  await prisma.competition.create({ data: { name: 'LIGA' } });
  await changes.invalidationsApplied();
  expect([await count(), counted]).toEqual([1, 6]);

  listener.lost();
  expect([await count(), await count(), counted]).toEqual([1, 1, 8]);
});

test('a figure of several tables is read again once one of them has changed', async () => {
  const { prisma } = await testEmbedded();
  const listener = openAggregateCache(prisma);
  listener.listening();
  onTestFinished(() => listener.lost());
  let reads = 0;
  const figure = () =>
    cachedAggregate(prisma, ['comments', 'comment_reports'], 'reported', async () => (reads += 1));
  expect([await figure(), await figure()]).toEqual([1, 1]);
  listener.changed('comment_reports');
  expect([await figure(), await figure()]).toEqual([2, 2]);
  listener.changed('news');
  listener.changed('comments');
  expect([await figure(), await figure()]).toEqual([3, 3]);
  // Others of the same tables are their own.
  expect(await cachedAggregate(prisma, ['comments', 'comment_reports'], 'hidden', async () => 'none')).toBe(
    'none',
  );
});

test('a figure that passes is read again once it holds no longer', async () => {
  const { prisma } = await testEmbedded();
  const listener = openAggregateCache(prisma);
  listener.listening();
  onTestFinished(() => listener.lost());
  let reads = 0;
  const at = (now: number) =>
    cachedAggregate(
      prisma,
      ['memberships'],
      'members',
      async () => ({ read: (reads += 1), until: now + 10 }),
      ({ until }) => now < until,
    );
  expect([(await at(1)).read, (await at(9)).read, (await at(11)).read, (await at(12)).read]).toEqual([
    1, 1, 2, 2,
  ]);
});

test('what was being counted while something changed is not kept, nor is a failure', async () => {
  const { prisma } = await testEmbedded();
  const listener = openAggregateCache(prisma);
  listener.listening();
  onTestFinished(() => listener.lost());
  const early = cachedAggregate(prisma, ['users'], {}, async () => 1);
  listener.changed('users');
  expect(await early).toBe(1);
  expect(await cachedAggregate(prisma, ['users'], {}, async () => 2)).toBe(2);
  listener.changed('users');
  await expect(
    cachedAggregate(prisma, ['users'], {}, () => Promise.reject(new Error('away'))),
  ).rejects.toThrow('away');
  expect(await cachedAggregate(prisma, ['users'], {}, async () => 3)).toBe(3);
});

test('every change of every watched table is told', async () => {
  const { prisma } = await testEmbedded();
  const rows = await prisma.$queryRaw<{ name: string; told: number }[]>`
    SELECT tgrelid::regclass::text AS name, bit_or(tgtype::int & 60) AS told
      FROM pg_trigger
     WHERE tgfoid = 'announce_change'::regproc AND tgqual IS NULL
     GROUP BY 1`;
  // INSERT, DELETE, UPDATE and TRUNCATE, as pg_trigger has them.
  const told = rows.filter((row) => row.told === 4 + 8 + 16 + 32).map(({ name }) => name);
  expect(told.toSorted()).toEqual([...WATCHED_TABLES].toSorted());
});

import { expect, onTestFinished, test } from 'vitest';
import { testEmbedded } from '../testing/database.ts';
import { testPostgres } from '../testing/postgres.ts';
import { listenToChanges } from './changes.ts';
import { keepCounts, keptCount } from './kept-counts.ts';
import type { OpenDatabase } from './open.ts';

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
    keptCount(prisma, 'users', where, () => {
      counted += 1;
      return prisma.user.count({ where });
    });
  // Nobody hears of changes yet, so nothing is kept.
  expect([await count(), await count(), counted]).toEqual([0, 0, 2]);

  const listener = keepCounts(prisma);
  const changes = await listenToChanges(database, listener);
  onTestFinished(() => changes.stop());
  expect([await count(), await count(), await count({ name: 'ada' }), counted]).toEqual([0, 0, 0, 4]);
  await prisma.user.create({ data: person('ada') });
  await changes.settled();
  expect([await count(), await count({ name: 'ada' }), await count(), counted]).toEqual([1, 1, 1, 6]);
  // Another table's change is none of its business.
  await prisma.competition.create({ data: { name: 'LIGA' } });
  await changes.settled();
  expect([await count(), counted]).toEqual([1, 6]);

  listener.lost();
  expect([await count(), await count(), counted]).toEqual([1, 1, 8]);
});

test('what was being counted while something changed is not kept, nor is a failure', async () => {
  const { prisma } = await testEmbedded();
  const listener = keepCounts(prisma);
  listener.listening();
  onTestFinished(() => listener.lost());
  const early = keptCount(prisma, 'users', {}, async () => 1);
  listener.changed('users');
  expect(await early).toBe(1);
  expect(await keptCount(prisma, 'users', {}, async () => 2)).toBe(2);
  listener.changed('users');
  await expect(keptCount(prisma, 'users', {}, () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await keptCount(prisma, 'users', {}, async () => 3)).toBe(3);
});

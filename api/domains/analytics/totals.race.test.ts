import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFan } from '../points/points.fixture.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { storedAndCounted } from './totals.fixture.ts';
import { foldTotals } from './totals.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
let second: PostgresDatabase;

beforeAll(async () => {
  postgres = await testPostgres();
  second = await openPostgres(postgres.url);
});
afterAll(async () => {
  await second.close();
  await postgres.close();
});

test('concurrent writers of the same day and kind lose nothing, even with folding and rollbacks in between', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => createFan(postgres.prisma)));
  const entry = (userId: number, action: string, relatedId: string) => ({
    userId,
    action,
    relatedId,
    points: 5,
    description: 'x',
    createdAt: '2026-11-10T12:00:00Z',
  });
  const GIVEN_UP = new Error('given up');

  async function write(userId: number, index: number) {
    const { prisma } = index % 2 === 0 ? postgres : second;
    const kinds = index % 2 === 0 ? ['comment', 'ticket_purchase'] : ['ticket_purchase', 'comment'];
    for (let round = 0; round < 5; round += 1) {
      const work = prisma.$transaction(async (transaction) => {
        for (const kind of kinds)
          await transaction.pointsEntry.create({ data: entry(userId, kind, `${round}`) });
        const level = round % 2 === 0 ? 'Fan' : 'Estrella';
        await transaction.userPoints.upsert({
          where: { userId },
          create: { userId, level },
          update: { level },
        });
        if (round === 3) await transaction.pointsEntry.deleteMany({ where: { userId, relatedId: '1' } });
        if (round === 4) throw GIVEN_UP;
      });
      await work.catch((error: unknown) => {
        if (error !== GIVEN_UP) throw error;
      });
    }
  }

  let writing = true;
  let looks = 0;
  const writers = Promise.all(people.map(write)).finally(() => {
    writing = false;
  });
  const around = [postgres, second].map(async ({ prisma }) => {
    do {
      await foldTotals(prisma);
      // The totals must be right at every moment, not only at the end.
      const { stored, counted } = await storedAndCounted(prisma);
      expect(stored).toEqual(counted);
      looks += 1;
    } while (writing);
  });
  await Promise.all([writers, ...around]);
  expect(looks).toBeGreaterThan(1);
  const { stored } = await storedAndCounted(postgres.prisma);
  // Four rounds each, minus the one that was rolled back.
  expect(stored.filter(({ subject }) => subject === 'points').map(({ entries }) => entries)).toEqual([
    60, 60,
  ]);
  await foldTotals(postgres.prisma);
  expect(await postgres.prisma.keptTotal.count()).toBe(stored.length);
});

test('writers do not wait for each other’s totals', async () => {
  const [first, other] = await Promise.all([createFan(postgres.prisma), createFan(postgres.prisma)]);
  const data = (userId: number) => ({
    userId,
    action: 'comment',
    points: 5,
    description: 'x',
    createdAt: '2026-11-11T12:00:00Z',
  });
  await postgres.prisma.$transaction(async (transaction) => {
    await transaction.pointsEntry.create({ data: data(first) });
    // If both wrote to the same row, this would wait for the other transaction until the timeout.
    await second.prisma.pointsEntry.create({ data: data(other) });
  });
  const { stored, counted } = await storedAndCounted(postgres.prisma);
  expect(stored).toEqual(counted);
});

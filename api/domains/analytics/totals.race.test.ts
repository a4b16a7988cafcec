import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFan } from '../points/points.fixture.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { keptAndCounted } from './totals.fixture.ts';
import { foldTotals } from './totals.ts';

// On a real PostgreSQL: the embedded database is one connection, which cannot lose a race.

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

test('writers of the same day and kind, in either order, folding and giving up among them, lose nothing', async () => {
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
      // At every moment, and not only at the end.
      const { kept, counted } = await keptAndCounted(prisma);
      expect(kept).toEqual(counted);
      looks += 1;
    } while (writing);
  });
  await Promise.all([writers, ...around]);
  expect(looks).toBeGreaterThan(1);
  const { kept } = await keptAndCounted(postgres.prisma);
  // Four rounds of each, less the one that was taken back.
  expect(kept.filter(({ subject }) => subject === 'points').map(({ entries }) => entries)).toEqual([60, 60]);
  await foldTotals(postgres.prisma);
  expect(await postgres.prisma.keptTotal.count()).toBe(kept.length);
}, 60_000);

test('nobody who writes waits for another’s total', async () => {
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
    // Would wait for this transaction's end if both wrote to one row, until it is given up.
    await second.prisma.pointsEntry.create({ data: data(other) });
  });
  const { kept, counted } = await keptAndCounted(postgres.prisma);
  expect(kept).toEqual(counted);
});

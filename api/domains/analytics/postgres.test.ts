import { afterAll, beforeAll, expect, test } from 'vitest';
import { Prisma } from '../../platform/database/client.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { figuresOf } from './analytics.fixture.ts';
import {
  fansByLevel,
  inquiriesByLevel,
  passesByStatus,
  pointsByAction,
  pushReach,
  salesByMatch,
} from './breakdowns.ts';
import { dashboardFigures } from './dashboard.ts';
import { analyticsPeriod } from './period.ts';
import { activitySeries, memberSeries } from './series.ts';

// The SQL is handwritten, and drivers pass parameters differently. So each statement also runs on a real PostgreSQL,
// with a session in another time zone than the club's.

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.close());

test('a real PostgreSQL gives the same figures', async () => {
  const { prisma } = postgres;
  const now = new Date('2026-10-26T11:00:00Z');
  const week = analyticsPeriod('week', {}, now);
  const add = figuresOf(prisma);
  const fan = await add.person('2026-10-24T22:00:00Z');
  const match = await add.match({ matchDate: '2026-10-24T16:30:00Z', ticketPrice: '9.90' });
  await add.ticket(fan, match, '2026-10-25T22:59:59Z');
  await add.order({ matchId: match, amount: '1.10', state: 'refunded', refundedAt: '2026-10-25T23:00:00Z' });
  await add.order({ matchId: match, amount: '2.20', state: 'refund_due' });
  await add.points(fan, 'comment', 5, '2026-10-25T23:00:00Z');
  await add.member(fan, '2026-10-25T10:00:00Z', '2027-07-01T00:00:00Z');
  await add.device(fan, '2026-10-25T10:00:00Z');
  await add.inquiry({ sponsorshipLevel: 'oro', createdAt: now });
  await prisma.abono.create({ data: { userId: fan, fechaSubida: now } });

  const { tickets, takings, refunds, sign_ups: signUps, points } = await activitySeries(prisma, week);
  const members = await memberSeries(prisma, week, now);
  expect(
    [tickets, takings, refunds, signUps, points, members].map((series) =>
      series.points.map(({ value }) => value),
    ),
  ).toEqual([
    [0, 0, 0, 0, 0, 1, 0],
    [0, 0, 0, 0, 0, 990, 0],
    [0, 0, 0, 0, 0, 0, 110],
    [0, 0, 0, 0, 0, 1, 0],
    [0, 0, 0, 0, 0, 0, 5],
    [0, 0, 0, 0, 0, 1, 1],
  ]);
  expect(await salesByMatch(prisma, week)).toMatchObject([{ matchId: match, soldInPeriod: 1, sold: 1 }]);
  expect(await pointsByAction(prisma, week)).toEqual([{ action: 'comment', entries: 1, points: 5 }]);
  expect((await fansByLevel(prisma)).length).toBe(6);
  expect(await pushReach(prisma, week, now)).toMatchObject({ devices: 1, added: 1, teamNews: 1 });
  expect(await passesByStatus(prisma, week)).toContainEqual({ name: 'pending', count: 1 });
  expect(await inquiriesByLevel(prisma, week)).toContainEqual(
    expect.objectContaining({ level: 'oro', new: 1 }),
  );
  expect(await dashboardFigures(prisma, now)).toMatchObject({
    members: 1,
    newInquiries: 1,
    passesToReview: 1,
    takings: { lastWeek: new Prisma.Decimal('9.9') },
    refundDue: new Prisma.Decimal('2.2'),
  });
});

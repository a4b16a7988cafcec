import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { Database } from '../../platform/database/client.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { purchaseTicket } from '../tickets/tickets.ts';
import { lockUser } from '../users/lock-user.ts';
import { claimAnnouncements } from './achievements.ts';
import { grantAchievement, revokeAchievement } from './manual-achievements.ts';
import {
  createAchievements,
  createArticle,
  createComments,
  createFan,
  createPass,
} from './points.fixture.ts';
import { settlePoints, settleWithin } from './points.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
let database: Database;
/** Several processes of the site, each with its own connections. */
const processes: PostgresDatabase[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  database = postgres.prisma;
  for (let index = 0; index < 3; index += 1) processes.push(await openPostgres(postgres.url));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await postgres.close();
});

/** Twenty concurrent calls, spread over the processes. */
function twenty<Result>(work: (prisma: Database) => Promise<Result>): Promise<Result[]> {
  return Promise.all(
    Array.from({ length: 20 }, (_, index) => work(processes[index % processes.length]?.prisma ?? database)),
  );
}

/** Creates a fan who has earned 10 + 20 + 3 × 5 + 100 points and two achievements of 7. */
async function busyFan(): Promise<number> {
  const userId = await createFan(database);
  await purchaseTicket(database, userId, (await createMatch(database)).id);
  const noon = '2026-11-10T12:00:00Z';
  await createComments(database, userId, await createArticle(database), [noon, noon, noon, noon, noon]);
  await createPass(database, userId);
  return userId;
}

test('twenty concurrent settlements write each award once', async () => {
  const [first = 0, second = 0] = await createAchievements(
    database,
    { ruleKind: 'tickets', threshold: 1 },
    { ruleKind: 'points', threshold: 100 },
  );
  const userId = await busyFan();
  const standings = await twenty((prisma) => settlePoints(prisma, userId));
  expect(new Set(standings.map((standing) => standing?.totalPoints))).toEqual(new Set([159]));
  const entries = await database.pointsEntry.findMany({ where: { userId } });
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'achievement',
    'achievement',
    'comment',
    'comment',
    'comment',
    'membership_upload',
    'sign_up',
    'ticket_purchase',
  ]);
  const earned = await database.userAchievement.findMany({
    where: { userId },
    orderBy: { achievementId: 'asc' },
  });
  expect(earned.map(({ achievementId }) => achievementId)).toEqual([first, second]);
  expect(await database.userPoints.findMany({ where: { userId } })).toMatchObject([
    { totalPoints: 159, level: 'Fan', levelProgress: 29 },
  ]);
});

test('tickets, comments and settlements in random order give the same total', async () => {
  const userId = await createFan(database);
  const article = await createArticle(database);
  const matches = await Promise.all(Array.from({ length: 5 }, () => createMatch(database)));
  await Promise.all([
    ...matches.map(({ id }) => purchaseTicket(database, userId, id)),
    ...matches.map(() => createComments(database, userId, article, ['2026-11-11T12:00:00Z'])),
    twenty((prisma) => settlePoints(prisma, userId)),
  ]);
  const standing = await settlePoints(database, userId);
  const fromAchievements = (standing?.history ?? [])
    .filter(({ action }) => action === 'achievement')
    .reduce((sum, { points }) => sum + points, 0);
  expect((standing?.totalPoints ?? 0) - fromAchievements).toBe(10 + 5 * 20 + 3 * 5);
  expect(standing?.history.filter(({ action }) => action === 'comment')).toHaveLength(3);
});

test('a failed transaction leaves nothing, and the next settlement completes the work', async () => {
  const userId = await busyFan();
  const broken = database.$transaction(async (transaction) => {
    await settleWithin(transaction, userId, new Date());
    throw new Error('the power went');
  });
  await expect(broken).rejects.toThrow('the power went');
  expect(await database.pointsEntry.count({ where: { userId } })).toBe(0);
  expect(await database.userAchievement.count({ where: { userId } })).toBe(0);
  expect((await settlePoints(database, userId))?.totalPoints).toBe(159);
});

test('a ticket is sold while the buyer’s points are being settled', async () => {
  const userId = await createFan(database);
  const { id } = await createMatch(database);
  let release = () => {};
  const open = new Promise<void>((resolve) => (release = resolve));
  const locked = vi.fn<() => void>();
  const settling = database.$transaction(async (transaction) => {
    await lockUser(transaction, userId);
    locked();
    await open;
  });
  await eventually(() => expect(locked).toHaveBeenCalled());
  // If the lock blocked the sale, this would never finish: the lock is released only afterwards.
  expect(await purchaseTicket(postgres.prisma, userId, id)).toEqual(expect.any(String));
  release();
  await settling;
});

test('of twenty concurrent screens, one announces an achievement', async () => {
  const [id = 0] = await createAchievements(database, { ruleKind: 'account_years', threshold: 0 });
  const userId = await createFan(database);
  await settlePoints(database, userId);
  const answers = await twenty((prisma) => claimAnnouncements(prisma, userId, [id]));
  expect(answers.flat()).toEqual([id]);
});

test('of many who award an achievement or take it back at once, one does it', async () => {
  const userId = await createFan(database);
  const staff = { id: await createFan(database) };
  const [achievementId = 0] = await createAchievements(database, { ruleKind: 'manual', threshold: 1 });
  const awarding = { userId, achievementId };
  const outcome = (act: Promise<unknown>) =>
    act.then(
      () => true,
      (error: Error) => {
        if (error.name !== 'ChangedMeanwhileError') throw error;
        return false;
      },
    );
  const points = async () => (await settlePoints(database, userId))?.totalPoints ?? 0;
  const before = await points();

  const awarded = await twenty(async (prisma) => outcome(grantAchievement(prisma, staff, awarding)));
  expect(awarded.filter(Boolean)).toHaveLength(1);
  expect((await points()) - before).toBe(7);

  const reason = { reason: 'Se concedió por error' };
  const revoked = await twenty(async (prisma) => outcome(revokeAchievement(prisma, staff, awarding, reason)));
  expect(revoked.filter(Boolean)).toHaveLength(1);
  expect(await points()).toBe(before);
  expect(await database.auditEntry.count({ where: { subjectId: `${userId}-${achievementId}` } })).toBe(2);
});

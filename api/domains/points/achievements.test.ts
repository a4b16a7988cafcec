import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { claimAnnouncements } from './achievements.ts';
import {
  createAchievements,
  createArticle,
  createComments,
  createFan,
  createPass,
} from './points.fixture.ts';
import { settlePoints } from './points.ts';

let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
});
afterAll(() => site.close());
beforeEach(async () => {
  await database.userAchievement.deleteMany();
  await database.achievement.deleteMany();
});

const now = new Date('2026-11-21T12:00:00Z');

/** Progress of each achievement, and the day on which it was earned. */
async function standings(
  userId: number,
  at = now,
): Promise<[name: string, progress: number, day: string | null][]> {
  const standing = await settlePoints(database, userId, at);
  return (standing?.achievements ?? []).map(({ achievement, progress, earnedAt }) => [
    achievement.name,
    progress,
    earnedAt?.toISOString().slice(0, 10) ?? null,
  ]);
}

async function giveTicket(userId: number, opponent: string, competition: string, day: string): Promise<void> {
  const { id: matchId } = await createMatch(database, { opponent, competition, matchDate: inHours(-1) });
  const id = crypto.randomUUID();
  const purchaseDate = new Date(`${day}T12:00:00Z`);
  await database.ticket.create({ data: { id, userId, matchId, qrCode: `ticket:${id}`, purchaseDate } });
}

test('an achievement given by hand is shown only if earned, and adds its points', async () => {
  const fan = await site.signedIn('visitor');
  const [achievementId = 0] = await createAchievements(database, { ruleKind: 'manual', threshold: 0 });
  const ask = () => fan.graphql('{ viewer { points { totalPoints } achievements { id earnedAt } } }');
  expect((await ask()).body.data.viewer).toEqual({ points: { totalPoints: 10 }, achievements: [] });
  await database.userAchievement.create({ data: { userId: fan.user?.id ?? 0, achievementId } });
  const { viewer } = (await ask()).body.data;
  expect([viewer.points.totalPoints, viewer.achievements.length]).toEqual([17, 1]);
});

test('an achievement is announced once, on one screen, to the user who earned it', async () => {
  const fan = await site.signedIn('visitor');
  const stranger = await site.signedIn('visitor');
  await createAchievements(
    database,
    { ruleKind: 'account_years', threshold: 0 },
    { ruleKind: 'tickets', threshold: 1 },
  );
  const read = async () =>
    (await fan.graphql('{ viewer { achievements { id name announced earnedAt target progress } } }')).body
      .data.viewer.achievements;
  const [earned, locked] = await read();
  expect(earned).toMatchObject({ name: 'account_years 0', announced: false, earnedAt: expect.any(String) });
  expect(locked).toMatchObject({ name: 'tickets 1', earnedAt: null, target: 1, progress: 0 });

  const mark = async (who: typeof fan, ids: string[]) =>
    (
      await who.graphql('mutation ($ids: [ID!]!) { markAchievementsSeen(input: { ids: $ids }) { ids } }', {
        ids,
      })
    ).body.data.markAchievementsSeen.ids;
  const all = [earned.id, locked.id, '999999', 'x'];
  expect(await mark(stranger, all)).toEqual([]);
  expect(await mark(fan, all)).toEqual([earned.id]);
  expect(await mark(fan, all)).toEqual([]);
  expect((await read())[0].announced).toBe(true);
});

test('ticket rules count all tickets, those against one opponent, and competitions', async () => {
  const userId = await createFan(database);
  await createAchievements(
    database,
    { ruleKind: 'tickets', threshold: 2 },
    { ruleKind: 'tickets', threshold: 1, ruleSubject: 'Faro Mallorca' },
    { ruleKind: 'competitions', threshold: 2 },
    { ruleKind: 'tickets', threshold: 4 },
  );
  await giveTicket(userId, 'Delta Tortosa', 'LIGA', '2026-10-01');
  await giveTicket(userId, 'Faro Mallorca', 'LIGA', '2026-10-05');
  await giveTicket(userId, 'Delta Tortosa', 'TORNEIG THB HOTELS', '2026-10-09');
  expect(await standings(userId)).toEqual([
    ['tickets 2', 2, '2026-10-05'],
    ['tickets 1 Faro Mallorca', 1, '2026-10-05'],
    ['competitions 2', 2, '2026-10-09'],
    ['tickets 4', 3, null],
  ]);
});

test('years are counted to the day, and the first achievement is earned by registration', async () => {
  const userId = await createFan(database, { registrationDate: new Date('2025-11-22T12:00:00Z') });
  await createAchievements(
    database,
    { ruleKind: 'account_years', threshold: 0 },
    { ruleKind: 'account_years', threshold: 1 },
  );
  expect(await standings(userId)).toEqual([
    ['account_years 0', 0, '2025-11-22'],
    ['account_years 1', 0, null],
  ]);
  expect(await standings(userId, new Date('2026-11-22T12:00:00Z'))).toContainEqual([
    'account_years 1',
    1,
    '2026-11-22',
  ]);
});

test('points of achievements count for achievements about points', async () => {
  const userId = await createFan(database);
  // 10 for the registration, and 7 for each achievement.
  await createAchievements(
    database,
    { ruleKind: 'points', threshold: 24 },
    { ruleKind: 'points', threshold: 17 },
    { ruleKind: 'account_years', threshold: 0 },
    { ruleKind: 'points', threshold: 32 },
  );
  expect(await standings(userId)).toEqual([
    ['points 24', 24, '2026-09-01'],
    ['points 17', 17, '2026-09-01'],
    ['account_years 0', 0, '2026-09-01'],
    ['points 32', 31, null],
  ]);
  const { totalPoints } = await database.userPoints.findUniqueOrThrow({ where: { userId } });
  expect(totalPoints).toBe(31);
});

test('an achievement stays earned when its comments are deleted, and cannot be earned twice', async () => {
  const userId = await createFan(database);
  await createAchievements(database, { ruleKind: 'comments', threshold: 1 });
  const article = await createArticle(database);
  await createComments(database, userId, article, ['2026-11-01T12:00:00Z']);
  await settlePoints(database, userId, now);
  await database.comment.deleteMany({ where: { userId } });
  expect(await standings(userId)).toEqual([['comments 1', 0, '2026-11-01']]);
  await createComments(database, userId, article, ['2026-11-05T12:00:00Z']);
  expect(await standings(userId)).toEqual([['comments 1', 1, '2026-11-01']]);
  expect(await database.pointsEntry.count({ where: { userId, action: 'achievement' } })).toBe(1);
});

test('a reported pass takes its points until staff decide, and its achievement only if they reject it', async () => {
  const userId = await createFan(database);
  const achievementIds = await createAchievements(database, { ruleKind: 'own_passes', threshold: 1 });
  const id = await createPass(database, userId);
  await settlePoints(database, userId);
  await claimAnnouncements(database, userId, achievementIds);
  const notified = async () =>
    (await database.userAchievement.findMany({ where: { userId } })).map((row) => row.notified);
  const report = { reportedAt: now, reportMessage: 'La fila es la 9' };
  await database.abono.update({ where: { id }, data: { status: 'pending', ...report } });
  expect(await standings(userId)).toEqual([['own_passes 1', 0, '2026-10-01']]);
  expect((await settlePoints(database, userId))?.totalPoints).toBe(17);

  const decided = { reportedAt: null, reportMessage: null };
  await database.abono.update({ where: { id }, data: { status: 'verified', ...decided } });
  expect((await settlePoints(database, userId))?.totalPoints).toBe(117);
  expect(await notified()).toEqual([true]);
  await database.abono.update({ where: { id }, data: { status: 'error' } });
  expect((await settlePoints(database, userId))?.totalPoints).toBe(10);
  expect(await notified()).toEqual([]);
});

test('a rejected pass also removes the achievement earned with it', async () => {
  const userId = await createFan(database);
  await createAchievements(database, { ruleKind: 'own_passes', threshold: 1 });
  const id = await createPass(database, userId);
  expect(await standings(userId)).toEqual([['own_passes 1', 1, '2026-10-01']]);
  await database.abono.update({ where: { id }, data: { status: 'error' } });
  expect(await standings(userId)).toEqual([['own_passes 1', 0, null]]);
  expect((await settlePoints(database, userId))?.totalPoints).toBe(10);
  await database.abono.update({ where: { id }, data: { status: 'verified' } });
  expect((await settlePoints(database, userId))?.totalPoints).toBe(117);
});

test('a withdrawn achievement stays with its owners and can no longer be earned', async () => {
  const [early, late] = [await createFan(database), await createFan(database)];
  const [id = 0] = await createAchievements(database, { ruleKind: 'account_years', threshold: 0 });
  await settlePoints(database, early, now);
  await database.achievement.update({ where: { id }, data: { isActive: false } });
  expect(await standings(early)).toHaveLength(1);
  expect(await standings(late)).toEqual([]);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createArticle, createComments, createFan, createPass } from './points.fixture.ts';
import { revokePoints, settlePoints } from './points.ts';

let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
});
afterAll(() => site.close());

/** Action and points of each ledger entry, the earliest first. */
async function ledger(userId: number): Promise<[action: string, points: number][]> {
  const entries = await database.pointsEntry.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return entries.map(({ action, points }) => [action, points]);
}

async function paidComments(userId: number): Promise<number[]> {
  const entries = await database.pointsEntry.findMany({ where: { userId, action: 'comment' } });
  return entries.map(({ relatedId }) => Number(relatedId)).toSorted((a, b) => a - b);
}

const POINTS = `{ viewer { points {
  totalPoints level levelProgress nextLevel pointsToNextLevel recentActivityCount
  history { action points description createdAt }
} } }`;

async function buy(fan: Caller, matchId: number): Promise<void> {
  const mutation = 'mutation ($id: ID!) { purchaseTicket(input: { matchId: $id }) { __typename } }';
  const { body } = await fan.graphql(mutation, { id: String(matchId) });
  expect(body.data.purchaseTicket.__typename).toBe('PurchaseTicketSuccess');
}

test('a sign-up and a ticket earn points, which the next request shows', async () => {
  const email = 'neta@prueba.test';
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }';
  const input = { name: 'Neta Riera', email, password: 'balón-naranja-7' };
  const { headers, body } = await site.visitor.graphql(register, { input });
  expect(body.data.register.__typename).toBe('RegisterSuccess');
  const fan = site.withCookie((headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  await buy(fan, (await createMatch(database)).id);

  const { body: answer } = await fan.graphql(POINTS);
  expect(answer.data.viewer.points).toEqual({
    totalPoints: 30,
    level: 'AFICIONADO',
    levelProgress: 30,
    nextLevel: 'FAN',
    pointsToNextLevel: 70,
    recentActivityCount: 2,
    history: [
      {
        action: 'ticket_purchase',
        points: 20,
        description: 'Entrada para Jornada 1 · Palma Mallorca Bàsquet – Delta Tortosa',
        createdAt: expect.any(String),
      },
      {
        action: 'sign_up',
        points: 10,
        description: 'Te has registrado en el club',
        createdAt: expect.any(String),
      },
    ],
  });
  // A second request adds nothing.
  expect((await fan.graphql(POINTS)).body).toEqual(answer);
});

test('points are also settled in the background, without a request for them', async () => {
  const fan = await site.signedIn('visitor');
  await buy(fan, (await createMatch(database)).id);
  await vi.waitFor(
    async () => {
      const stored = await database.userPoints.findUnique({ where: { userId: fan.user?.id ?? 0 } });
      expect(stored).toMatchObject({ totalPoints: 30, level: 'Aficionado', levelProgress: 30 });
    },
    { timeout: 30_000, interval: 100 },
  );
});

test('a refused purchase earns nothing', async () => {
  const fan = await site.signedIn('visitor');
  const { id } = await createMatch(database, { ticketsAvailable: 0 });
  await fan.request('POST', '/api/tickets', { matchId: id });
  await fan.graphql(POINTS);
  expect(await ledger(fan.user?.id ?? 0)).toEqual([['sign_up', 10]]);
});

test('points are visible only to their owner, not to other roles', async () => {
  const fan = await site.signedIn('visitor');
  const admin = await site.signedIn('admin');
  const people = (fields: string) =>
    admin.graphql(`{ users(search: "${fan.user?.email}") { items { id ${fields} } } }`);
  expect((await people('name')).body.errors).toBeUndefined();
  for (const fields of ['points { totalPoints }', 'achievements { id }']) {
    expect((await people(fields)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  }
});

test.each([0, -1, 101])('a history of %i entries is refused', async (limit) => {
  const fan = await site.signedIn('visitor');
  const { body } = await fan.graphql(`{ viewer { points { history(limit: ${limit}) { id } } } }`);
  expect(body.errors[0].extensions.fields).toEqual([
    { path: 'limit', message: 'El límite debe estar entre 1 y 100' },
  ]);
});

// The night of 24–25 October 2026 has 25 hours in Madrid, the night of 28–29 March 2026 has 23.
test.each([
  ['winter', '2026-12-01T22:59:59Z', '2026-12-01T23:00:00Z'],
  ['summer', '2026-07-01T21:59:59Z', '2026-07-01T22:00:00Z'],
  ['the clocks go back', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z'],
  ['the day after', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ['the clocks go forward', '2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z'],
  ['the day after that', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
])('three comments a day earn points, until midnight in Madrid: %s', async (_season, before, after) => {
  const userId = await createFan(database, { registrationDate: new Date('2026-01-01T10:00:00Z') });
  const article = await createArticle(database);
  const instants = [before, before, before, before, after, after, after, after];
  const ids = await createComments(database, userId, article, instants);
  await settlePoints(database, userId);
  expect(await paidComments(userId)).toEqual([...ids.slice(0, 3), ...ids.slice(4, 7)]);
});

test('deleting a comment keeps its points and frees no place in the daily limit', async () => {
  const userId = await createFan(database);
  const article = await createArticle(database);
  const noon = '2026-11-10T12:00:00Z';
  const paid = await createComments(database, userId, article, [noon, noon, noon]);
  await settlePoints(database, userId);
  await database.comment.deleteMany({ where: { id: { in: paid } } });
  await createComments(database, userId, article, [noon, noon, noon]);
  await settlePoints(database, userId);
  expect(await paidComments(userId)).toEqual(paid);
});

test('a hidden comment earns nothing', async () => {
  const userId = await createFan(database);
  const newsId = await createArticle(database);
  const [id = 0] = await createComments(database, userId, newsId, ['2026-11-10T12:00:00Z']);
  const total = async (hiddenAt: Date | null) => {
    await database.comment.update({ where: { id }, data: { hiddenAt } });
    return (await settlePoints(database, userId))?.totalPoints;
  };
  expect([await total(null), await total(new Date()), await total(null)]).toEqual([15, 10, 15]);
});

test('a revoked award does not come back, and revoking a missing award does nothing', async () => {
  const userId = await createFan(database);
  const newsId = await createArticle(database);
  const [id = 0] = await createComments(database, userId, newsId, ['2026-11-10T12:00:00Z']);
  const award = { action: 'comment', relatedType: 'comment', relatedId: id };
  await settlePoints(database, userId);
  await database.comment.delete({ where: { id } });
  await revokePoints(database, userId, award);
  await revokePoints(database, userId, award);
  const stored = await database.userPoints.findUniqueOrThrow({ where: { userId } });
  expect(stored.totalPoints).toBe(10);
  expect((await settlePoints(database, userId))?.totalPoints).toBe(10);
});

test('only a user’s own accepted pass earns points, once', async () => {
  const userId = await createFan(database);
  await createPass(database, userId, { esPropietario: false });
  await createPass(database, userId, { status: 'pending' });
  await createPass(database, userId, { status: 'error' });
  expect((await settlePoints(database, userId))?.totalPoints).toBe(10);
  await createPass(database, userId);
  await createPass(database, userId, { status: 'verified' });
  await settlePoints(database, userId);
  expect((await settlePoints(database, userId))?.totalPoints).toBe(210);
});

test('points follow the staff’s decision about a pass', async () => {
  const userId = await createFan(database);
  const id = await createPass(database, userId, { status: 'pending' });
  const total = async (status: 'verified' | 'error' | 'processed') => {
    await database.abono.update({ where: { id }, data: { status } });
    return (await settlePoints(database, userId))?.totalPoints;
  };
  expect([await total('verified'), await total('error'), await total('processed')]).toEqual([110, 10, 110]);
});

test('a closed account has no points', async () => {
  const userId = await createFan(database);
  await database.user.delete({ where: { id: userId } });
  expect(await settlePoints(database, userId)).toBeNull();
});

test('an interrupted settlement is completed by the next one', async () => {
  const userId = await createFan(database);
  await settlePoints(database, userId);
  // The state after a crash between two writes without a transaction.
  await database.userPoints.update({ where: { userId }, data: { totalPoints: 0, level: 'Leyenda' } });
  await settlePoints(database, userId);
  expect(await database.userPoints.findUnique({ where: { userId } })).toMatchObject({
    totalPoints: 10,
    level: 'Aficionado',
    levelProgress: 10,
  });
  await database.userPoints.delete({ where: { userId } });
  await database.pointsEntry.deleteMany({ where: { userId } });
  expect((await settlePoints(database, userId))?.totalPoints).toBe(10);
});

test('a settlement without changes writes nothing', async () => {
  const userId = await createFan(database);
  await settlePoints(database, userId);
  const before = await database.userPoints.findUnique({ where: { userId } });
  await settlePoints(database, userId, new Date('2026-12-24T12:00:00Z'));
  expect(await database.userPoints.findUnique({ where: { userId } })).toEqual(before);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

test('GET /api/gamification/points and …/history return the caller’s points', async () => {
  const fan = await site.signedIn('visitor');
  for (let match = 0; match < 6; match += 1) {
    const { id } = await createMatch(site.database);
    await fan.request('POST', '/api/tickets', { matchId: id });
  }
  const points = await fan.request('GET', '/api/gamification/points');
  expect([points.status, points.body]).toEqual([
    200,
    { userId: fan.user?.id, totalPoints: 130, level: 'Fan', levelProgress: 15 },
  ]);
  const history = await fan.request('GET', '/api/gamification/history');
  expect(history.body).toHaveLength(5);
  expect(history.body[0]).toEqual({
    id: expect.any(Number),
    action: 'ticket_purchase',
    description: expect.stringMatching(/^Entrada para /),
    points: 20,
    createdAt: expect.any(String),
  });
  expect((await fan.request('GET', '/api/gamification/history?limit=50')).body).toHaveLength(7);
  expect((await fan.request('GET', '/api/gamification/history?limit=0')).status).toBe(400);
});

test('GET /api/membership answers 401 if no user is signed in, 403 without the role socio, 404 without a card, or the card', async () => {
  expect((await site.visitor.request('GET', '/api/membership')).status).toBe(401);
  const visitor = await site.signedIn('visitor');
  expect((await visitor.request('GET', '/api/membership')).status).toBe(403);

  const socio = await site.signedIn('visitor', 'socio');
  const none = await socio.request('GET', '/api/membership');
  expect([none.status, none.body.message]).toEqual([404, 'No tienes carnet activo']);

  const id = crypto.randomUUID();
  const userId = socio.user?.id ?? 0;
  const [activationDate, expiryDate] = ['2025-07-01T00:00:00.000Z', '2099-06-30T00:00:00.000Z'];
  await site.database.membership.create({
    data: { id, userId, qrCode: `membership:${id}`, type: 'Abono General', activationDate, expiryDate },
  });
  const { status, body } = await socio.request('GET', '/api/membership');
  expect([status, body]).toEqual([
    200,
    {
      id,
      userId,
      qrCode: `membership:${id}`,
      type: 'Abono General',
      activationDate,
      expiryDate,
      memberNumber: `PMB-${String(userId).padStart(5, '0')}`,
    },
  ]);
});

test.each(['points', 'history'])(
  'GET /api/gamification/%s answers 401 if no user is signed in',
  async (what) => {
    expect((await site.visitor.request('GET', `/api/gamification/${what}`)).status).toBe(401);
  },
);

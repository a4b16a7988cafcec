import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let fan: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  fan = await site.signedIn('visitor');
});

test('POST /api/tickets sells a ticket, and GET /api/tickets lists the caller’s tickets', async () => {
  const { id } = await createMatch(site.database);
  const bought = await fan.request('POST', '/api/tickets', { matchId: id });
  expect(bought.status).toBe(201);
  expect(bought.body).toEqual({
    id: expect.any(String),
    userId: fan.user?.id,
    matchId: id,
    qrCode: `ticket:${bought.body.id}`,
    purchaseDate: expect.any(String),
  });
  const mine = await fan.request('GET', '/api/tickets');
  expect([mine.status, mine.body]).toEqual([200, [bought.body]]);
  const stranger = await site.signedIn('admin');
  expect((await stranger.request('GET', '/api/tickets')).body).toEqual([]);
});

test('POST /api/tickets also accepts the match id as a string', async () => {
  const { id } = await createMatch(site.database);
  expect((await fan.request('POST', '/api/tickets', { matchId: String(id) })).status).toBe(201);
});

test('POST /api/tickets answers 409 with a message for the user', async () => {
  const { id } = await createMatch(site.database, { ticketsAvailable: 0 });
  const { status, body } = await fan.request('POST', '/api/tickets', { matchId: id });
  expect([status, body]).toEqual([
    409,
    { code: 'SOLD_OUT', message: 'No quedan entradas para este partido' },
  ]);
});

test('POST /api/tickets answers 404 for a match that does not exist', async () => {
  const { status, body } = await fan.request('POST', '/api/tickets', { matchId: 999_999 });
  expect([status, body.message]).toEqual([404, 'El partido no existe']);
});

test.each([{}, { matchId: null }, { matchId: 'x' }, { matchId: 1.5 }, { matchId: -1 }, { matchId: [1] }])(
  'POST /api/tickets answers 400 to %o',
  async (body) => {
    const answer = await fan.request('POST', '/api/tickets', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: 'matchId: debe ser el número de un partido',
      fields: [{ path: 'matchId' }],
    });
  },
);

test.each(['GET', 'POST'])('%s /api/tickets answers 401 if no user is signed in', async (method) => {
  const { status, body } = await site.visitor.request(
    method,
    '/api/tickets',
    method === 'POST' ? {} : undefined,
  );
  expect([status, body.message]).toEqual([401, 'Inicia sesión para continuar']);
});

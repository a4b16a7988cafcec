import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMatch, createMatches, inHours } from './matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.match.deleteMany();
});

/** The opponents in a REST response. */
async function answered(query: string): Promise<string[]> {
  const { status, body } = await site.visitor.request('GET', `/api/matches${query}`);
  expect(status).toBe(200);
  return body.map(({ opponent }: { opponent: string }) => opponent);
}

test('GET /api/matches and /api/matches/:id return a match with the documented fields and values', async () => {
  const match = await createMatch(site.database, {
    matchDate: new Date('2025-09-27T17:00:00Z'),
    status: 'finished',
    result: '86-79',
    ticketPrice: '12.5',
  });
  const body = {
    id: match.id,
    subject: match.subject,
    homeTeam: 'Palma Mallorca Bàsquet',
    awayTeam: 'Delta Tortosa',
    opponent: 'Delta Tortosa',
    isHome: true,
    matchDate: '2025-09-27T17:00:00.000Z',
    competition: 'LIGA',
    location: match.location,
    result: '86-79',
    summaryUrl: null,
    status: 'finished',
    ticketsAvailable: 10,
    ticketPrice: '12.50',
    createdAt: match.createdAt.toISOString(),
    updatedAt: match.updatedAt.toISOString(),
  };
  const one = await site.visitor.request('GET', `/api/matches/${match.id}`);
  expect([one.status, one.body]).toEqual([200, body]);
  expect((await site.visitor.request('GET', '/api/matches')).body).toEqual([body]);
});

test.each([
  ['?month=10&year=2026', ['October 2026']],
  ['?month=03&year=2026', ['March 2026']],
  // A month without a year belongs to season 2025/26.
  ['?month=10', ['October 2025']],
  ['?month=3', ['March 2026']],
  ['?year=2026', ['March 2026', 'October 2026']],
  ['?month=all&competition=all&limit=', ['October 2025', 'March 2026', 'October 2026']],
  ['?competition=COPA', ['March 2026']],
  ['?upcoming=false&upcoming_only=0', ['October 2025', 'March 2026', 'October 2026']],
  ['?limit=1', ['October 2025']],
])('GET /api/matches accepts %s', async (query, opponents) => {
  await createMatches(site.database, {
    'October 2025': { matchDate: new Date('2025-10-11T17:00:00Z') },
    'March 2026': { matchDate: new Date('2026-03-07T18:00:00Z'), competition: 'COPA' },
    'October 2026': { matchDate: new Date('2026-10-10T17:00:00Z') },
  });
  expect(await answered(query)).toEqual(opponents);
});

test.each([
  ['month=13', 'month: debe ser un número entre 1 y 12'],
  ['month=0', 'month: debe ser un número entre 1 y 12'],
  ['month=enero', 'month: debe ser un número entre 1 y 12'],
  ['year=25', 'year: debe ser un número entre 2000 y 2099'],
  ['limit=0', 'limit: debe ser un número entre 1 y 100'],
  ['limit=101', 'limit: debe ser un número entre 1 y 100'],
  ['limit=-5', 'limit: debe ser un número entre 1 y 100'],
  ['upcoming=quizás', 'upcoming: debe ser true o false'],
  ['upcoming_only=2', 'upcoming_only: debe ser true o false'],
  [`competition=${'x'.repeat(101)}`, 'competition: no puede superar los 100 caracteres'],
])('GET /api/matches refuses %s', async (query, message) => {
  const { status, body } = await site.visitor.request('GET', `/api/matches?${query}`);
  expect([status, body.message]).toEqual([400, message]);
});

test('GET /api/matches?upcoming=true and upcoming_only=true are the same: future matches', async () => {
  await createMatches(site.database, {
    played: { status: 'finished', matchDate: inHours(-48) },
    cancelled: { status: 'cancelled' },
    second: { matchDate: inHours(48), isHome: false },
    first: { matchDate: inHours(24) },
  });
  expect(await answered('?upcoming=true')).toEqual(['first', 'second']);
  expect(await answered('?upcoming_only=true&limit=1')).toEqual(['first']);
});

test.each(['999999', 'abc', '-1', '99999999999'])('GET /api/matches/%s answers 404', async (id) => {
  const { status, body } = await site.visitor.request('GET', `/api/matches/${id}`);
  expect([status, body.message]).toEqual([404, 'El partido no existe']);
});

test('GET /api/admin/calendar/stats is public', async () => {
  const stats = () => site.visitor.request('GET', '/api/admin/calendar/stats');
  expect((await stats()).body).toEqual({ total: 0, homeMatches: 0, awayMatches: 0, competitions: [] });
  await createMatch(site.database, { isHome: false });
  const { status, body } = await stats();
  expect([status, body]).toEqual([200, { total: 1, homeMatches: 0, awayMatches: 1, competitions: ['LIGA'] }]);
});

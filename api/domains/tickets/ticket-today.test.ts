import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { ticketToday } from './ticket-today.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

/** A fan with a ticket for a match at an instant. */
async function fanWithTicket(matchDate: string) {
  const match = await createMatch(site.database);
  const fan = await site.signedIn('visitor');
  const { body } = await fan.request('POST', '/api/tickets', { matchId: match.id });
  await site.database.match.update({ where: { id: match.id }, data: { matchDate: new Date(matchDate) } });
  return { fan, matchId: match.id, ticketId: String(body.id), userId: fan.user?.id ?? 0 };
}

test('today is the day of the club’s calendar', async () => {
  const { userId, ticketId, matchId } = await fanWithTicket('2026-06-10T22:30:00Z');
  // However long it lasts.
  await site.database.match.update({ where: { id: matchId }, data: { status: 'live' } });
  const at = (now: string) => ticketToday(site.database, userId, new Date(now));
  // In Palma the match begins at 0:30 on the 11th.
  expect(await at('2026-06-10T21:59:00Z')).toBeNull();
  expect(await at('2026-06-10T22:00:00Z')).toBe(ticketId);
  expect(await at('2026-06-11T21:59:00Z')).toBe(ticketId);
  expect(await at('2026-06-11T22:00:00Z')).toBeNull();
});

test('a match that nobody marked as finished is over three hours after its start', async () => {
  const { userId, ticketId } = await fanWithTicket('2026-06-10T12:00:00Z');
  const at = (now: string) => ticketToday(site.database, userId, new Date(now));
  expect(await at('2026-06-10T15:00:00Z')).toBe(ticketId);
  expect(await at('2026-06-10T15:01:00Z')).toBeNull();
});

test.each(['postponed', 'cancelled', 'finished'] as const)(
  'a %s match is not played today',
  async (status) => {
    const { userId, matchId } = await fanWithTicket('2026-06-10T18:00:00Z');
    await site.database.match.update({ where: { id: matchId }, data: { status } });
    expect(await ticketToday(site.database, userId, new Date('2026-06-10T10:00:00Z'))).toBeNull();
  },
);

test('a ticket that is no longer valid is not today’s', async () => {
  const { userId, ticketId } = await fanWithTicket('2026-06-10T18:00:00Z');
  const ended = { state: 'returned', endedAt: new Date() } as const;
  await site.database.ticket.update({ where: { id: ticketId }, data: ended });
  expect(await ticketToday(site.database, userId, new Date('2026-06-10T10:00:00Z'))).toBeNull();
});

test('only the person reads their ticket of today', async () => {
  const { fan, ticketId } = await fanWithTicket(new Date().toISOString());
  const { body } = await fan.graphql('{ viewer { ticketToday { id } } }');
  expect(body.data.viewer.ticketToday).toEqual({ id: ticketId });
  const admin = await site.signedIn('admin');
  const asked = await admin.graphql(`{ users(page: 1, pageSize: 50) { items { ticketToday { id } } } }`);
  expect(asked.body.errors?.[0].extensions.code).toBe('FORBIDDEN');
});

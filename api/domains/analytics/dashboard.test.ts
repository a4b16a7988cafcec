import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordStaffAction } from '../audit/audit-log.ts';
import { Prisma } from '../../platform/database/client.ts';
import { statementsOf } from '../../testing/statements.ts';
import { testEmbedded } from '../../testing/database.ts';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { figuresOf } from './analytics.fixture.ts';
import { upcomingHomeMatches, dashboardFigures } from './dashboard.ts';

let embedded: EmbeddedDatabase;
let site: TestSite;
let add: ReturnType<typeof figuresOf>;

beforeAll(async () => {
  embedded = await testEmbedded();
  site = await serveTestSite(embedded.prisma);
  add = figuresOf(embedded.prisma);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.order.deleteMany();
  await site.database.ticket.deleteMany();
  await site.database.match.deleteMany();
  await site.database.news.deleteMany();
  await site.database.user.deleteMany();
});

/** Noon on Monday 26 October 2026 in Madrid; daylight saving time ended the day before. */
const NOW = new Date('2026-10-26T11:00:00Z');
const figures = () => dashboardFigures(site.database, NOW);
const NONE = { season: 0, lastWeek: 0, weekBefore: 0 };

test('an empty database', async () => {
  const nothing = new Prisma.Decimal(0);
  expect(await figures()).toEqual({
    tickets: NONE,
    takings: { season: nothing, lastWeek: nothing, weekBefore: nothing },
    refundDue: nothing,
    signUps: NONE,
    members: 0,
    unsettledMatches: 0,
    news: { published: 0, scheduled: 0, draft: 0, hidden: 0 },
    reportedComments: 0,
    newInquiries: 0,
    passesToReview: 0,
  });
});

describe.each(['UTC', 'Europe/Madrid', 'Pacific/Honolulu'])('on a server in %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('the season begins on 1 July, the week six days ago, both at midnight in Madrid', async () => {
    const match = await add.match({ matchDate: '2026-12-05T17:30:00Z' });
    for (const at of [
      '2026-06-30T21:59:59.999Z', // last season
      '2026-06-30T22:00:00Z', // this season
      '2026-10-12T21:59:59.999Z', // before the week before
      '2026-10-12T22:00:00Z', // the week before begins on the 13th
      '2026-10-19T21:59:59.999Z', // and ends
      '2026-10-19T22:00:00Z', // the last seven days begin on the 20th
      '2026-10-26T10:59:00Z', // just now
    ]) {
      await add.person(at);
      await add.ticket(null, match, at);
    }
    const expected = { season: 6, lastWeek: 2, weekBefore: 2 };
    expect(await figures()).toMatchObject({ tickets: expected, signUps: expected });
  });
});

test('the season begins on the day that staff have given it', async () => {
  const match = await add.match({ matchDate: '2026-12-05T17:30:00Z' });
  const change = (day: string) =>
    site.database.season.update({ where: { year: 2026 }, data: { firstDay: new Date(day) } });
  await change('2026-08-15');
  for (const at of ['2026-08-14T21:59:59Z', '2026-08-14T22:00:00Z']) await add.ticket(null, match, at);
  expect(await figures()).toMatchObject({ tickets: { season: 1 } });
  await change('2026-07-01');
  expect(await figures()).toMatchObject({ tickets: { season: 2 } });
});

test('money is what the club keeps, beside what is still to be paid back', async () => {
  const sold = await add.match({ matchDate: '2026-12-05T17:30:00Z', ticketPrice: '10' });
  const cancelled = await add.match({ matchDate: '2026-12-06T17:30:00Z', ticketPrice: '7.50' });
  const lastSeason = await add.match({ matchDate: '2026-05-01T17:30:00Z', ticketPrice: '3' });
  await add.ticket(null, sold, '2026-07-02T10:00:00Z');
  await add.ticket(null, sold, '2026-10-14T10:00:00Z');
  await add.ticket(null, sold, NOW);
  await add.ticket(null, cancelled, NOW);
  await add.ticket(null, cancelled, NOW, { pricePaid: '0', paidBy: 'complimentary' });
  await add.ticket(null, sold, NOW, { state: 'returned', endedAt: NOW, paidBy: 'card' });
  await add.ticket(null, lastSeason, '2026-04-01T10:00:00Z');
  for (const id of [cancelled, lastSeason])
    await site.database.match.update({ where: { id }, data: { status: 'cancelled' } });
  await add.order({ matchId: sold, amount: '10', state: 'refund_due' });
  await add.order({ matchId: sold, amount: '10', state: 'refunded' });
  await add.order({ matchId: sold, amount: '10', state: 'expired' });
  const { tickets, takings, refundDue } = await figures();
  expect(tickets).toEqual({ season: 5, lastWeek: 3, weekBefore: 1 });
  expect(Object.values(takings).map(String)).toEqual(['30', '10', '10']);
  expect(String(refundDue)).toBe('17.5');
});

test('members are counted once per user, if a membership is in force now', async () => {
  const [one, two, three] = [await add.person(NOW), await add.person(NOW), await add.person(NOW)];
  await add.member(one, '2026-07-01T00:00:00Z', '2027-07-01T00:00:00Z');
  await add.member(one, '2026-09-01T00:00:00Z', '2027-07-01T00:00:00Z');
  await add.member(two, '2025-07-01T00:00:00Z', NOW.toISOString());
  await add.member(three, '2026-10-26T11:00:01Z', '2027-07-01T00:00:00Z');
  expect((await figures()).members).toBe(1);
});

test('counts matches that should be over but are not finished', async () => {
  await add.match({ matchDate: '2026-10-26T06:59:00Z' });
  await add.match({ matchDate: '2026-10-26T06:59:00Z', status: 'live' });
  await add.match({ matchDate: '2026-10-26T06:59:00Z', status: 'finished' });
  await add.match({ matchDate: '2026-10-26T06:59:00Z', status: 'postponed' });
  await add.match({ matchDate: '2026-10-26T07:01:00Z', status: 'live' });
  expect((await figures()).unsettledMatches).toBe(2);
});

test('counts news by state, comments with open reports, inquiries and passes', async () => {
  const [writer, reader, other] = [await add.person(NOW), await add.person(NOW), await add.person(NOW)];
  await site.database.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
  const article = async (status: 'draft' | 'published' | 'hidden', publicationDate: string) =>
    (
      await site.database.news.create({
        data: { title: 'T', content: 'x', category: 'Club', status, publicationDate },
      })
    ).id;
  const newsId = await article('published', '2026-10-26T11:00:00Z');
  await article('published', '2026-10-26T11:00:01Z');
  await article('draft', '2026-10-30T11:00:00Z');
  await article('draft', '2026-10-20T11:00:00Z');
  await article('hidden', '2026-10-20T11:00:00Z');
  const comment = async (state: { hiddenAt?: Date; settledAt?: Date }) => {
    const { id } = await site.database.comment.create({
      data: { content: 'x', userId: writer, newsId, hiddenAt: state.hiddenAt ?? null },
    });
    for (const userId of [reader, other]) {
      const settledAt = state.settledAt ?? null;
      await site.database.commentReport.create({ data: { commentId: id, userId, settledAt } });
    }
  };
  await comment({});
  await comment({ hiddenAt: NOW });
  await comment({ settledAt: NOW });
  await add.inquiry({ sponsorshipLevel: 'oro', createdAt: NOW });
  await add.inquiry({ sponsorshipLevel: 'oro', status: 'contacted', createdAt: NOW });
  await site.database.abono.createMany({
    data: (['pending', 'pending', 'verified'] as const).map((status) => ({ userId: writer, status })),
  });
  expect(await figures()).toMatchObject({
    news: { published: 1, scheduled: 1, draft: 2, hidden: 1 },
    reportedComments: 1,
    newInquiries: 1,
    passesToReview: 2,
  });
});

test('has the next five home matches with sold and free seats', async () => {
  const days = ['05', '01', '04', '03', '02', '06'];
  for (const day of days) await add.match({ matchDate: `2026-12-${day}T17:30:00Z`, opponent: day });
  await add.match({ matchDate: '2026-11-01T17:30:00Z', opponent: 'Fuera', isHome: false });
  await add.match({ matchDate: '2026-11-01T17:30:00Z', opponent: 'Aplazado', status: 'postponed' });
  await add.match({ matchDate: '2026-10-26T10:00:00Z', opponent: 'Empezado' });
  const first = await add.match({ matchDate: '2026-11-30T17:30:00Z', ticketsAvailable: 40 });
  await add.ticket(null, first, NOW);
  const coming = await upcomingHomeMatches(site.database, NOW);
  expect(coming.map(({ opponent }) => opponent)).toEqual(['Rival', '01', '02', '03', '04']);
  expect(coming[0]).toEqual({
    matchId: first,
    opponent: 'Rival',
    competition: 'LIGA',
    matchDate: new Date('2026-11-30T17:30:00Z'),
    sold: 1,
    available: 40,
  });
});

const ALL = `{ dashboard {
  tickets { season lastWeek weekBefore } signUps { season lastWeek weekBefore }
  takings { season lastWeek weekBefore } refundDue
  homeMatches { matchId sold available } members unsettledMatches newInquiries passesToReview reportedComments
  news { published scheduled draft hidden } recentActivity { actorName subjectId changes { field } }
} }`;

async function dashboard(caller: Caller) {
  const { body } = await caller.graphql(ALL);
  expect(body.errors).toBeUndefined();
  return body.data.dashboard;
}

test('administrators see all audit entries, others their own', async () => {
  const [admin, editor] = [await site.signedIn('admin'), await site.signedIn('editor')];
  for (const [person, count] of [
    [admin, 1],
    [editor, 9],
  ] as const) {
    for (let subjectId = 1; subjectId <= count; subjectId += 1) {
      await site.database.$transaction((transaction) =>
        recordStaffAction(
          transaction,
          { id: person.user?.id ?? 0 },
          {
            action: 'update',
            subjectType: 'news',
            subjectId,
          },
        ),
      );
    }
  }
  const ids = ({ recentActivity }: { recentActivity: { subjectId: string }[] }) =>
    recentActivity.map(({ subjectId }) => subjectId);
  expect(ids(await dashboard(editor))).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect(ids(await dashboard(await site.signedIn('commercial_manager')))).toEqual([]);
  const seen = (await dashboard(admin)).recentActivity;
  expect([seen.length, seen[0].actorName]).toEqual([8, editor.user?.name]);
});

test('money is for administrators and commercial managers', async () => {
  const none = { season: '0.00', lastWeek: '0.00', weekBefore: '0.00' };
  for (const role of ['admin', 'commercial_manager'] as const)
    expect(await dashboard(await site.signedIn(role))).toMatchObject({ takings: none, refundDue: '0.00' });
  for (const role of ['sports_manager', 'editor'] as const)
    expect(await dashboard(await site.signedIn(role))).toMatchObject({ takings: null, refundDue: null });
});

test('needs the same few statements for any amount of data', async () => {
  const admin = await site.signedIn('admin');
  // The first request of an account also loads its rate-limit allowance.
  await dashboard(admin);
  const alone = await statementsOf(embedded, () => dashboard(admin));
  const match = await add.match({ matchDate: '2999-12-05T17:30:00Z' });
  for (let tickets = 0; tickets < 5; tickets += 1) await add.ticket(null, match, NOW);
  await add.match({ matchDate: '2999-12-06T17:30:00Z' });
  const crowded = await statementsOf(embedded, () => dashboard(admin));
  expect(crowded.length).toBe(alone.length);
  // One for the session, one for the season, four for all figures that are not cached, and the lists.
  expect(crowded.length, crowded.join('\n')).toBeLessThanOrEqual(9);
});

test('analytics of custom dates over GraphQL need few statements, or report invalid dates', async () => {
  const manager = await site.signedIn('commercial_manager');
  const query = `query ($period: AnalyticsPeriodInput!) { analytics(period: $period) {
    period { from until bucket previous { from until } }
    tickets { total previous points { from until value } } takings { total previous points { from until value } }
    takingsByPayment { paidBy tickets takings } refunds { total points { value } } signUps { total } points { total } members { total }
    ticketsByMatch { matchId takings } pointsByAction { action } fansByLevel { name } push { devices }
    passesByStatus { name count } inquiriesByLevel { level new }
  } }`;
  const period = { range: 'CUSTOM', from: '2026-10-24', until: '2026-10-25' };
  const match = await add.match({ matchDate: '2026-10-24T17:30:00Z', ticketPrice: '12.30' });
  await add.ticket(null, match, '2026-10-25T12:00:00Z');
  let body: Awaited<ReturnType<Caller['graphql']>>['body'];
  const statements = await statementsOf(embedded, async () => {
    ({ body } = await manager.graphql(query, { period }));
  });
  expect(body.errors).toBeUndefined();
  expect(body.data.analytics).toMatchObject({
    period: { from: '2026-10-24', until: '2026-10-25', bucket: 'DAY', previous: { from: '2026-10-22' } },
    tickets: { total: 1, previous: 0, points: [{ value: 0 }, { value: 1 }] },
    takings: { total: '12.30', previous: '0.00', points: [{ value: '0.00' }, { value: '12.30' }] },
    refunds: { total: '0.00', points: [{ value: '0.00' }, { value: '0.00' }] },
    ticketsByMatch: [{ matchId: String(match), takings: '12.30' }],
  });
  // Two for the session, nine for the charts without a cache.
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(11);

  const refused = await manager.graphql(query, { period: { ...period, until: '2026-10-23' } });
  expect(refused.body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'until', message: 'El último día no puede ser anterior al primero' }],
  });
});

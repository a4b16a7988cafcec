import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { figuresOf } from './analytics.fixture.ts';
import {
  fansByLevel,
  inquiriesByLevel,
  passesByStatus,
  pointsByAction,
  pushReach,
  salesByMatch,
} from './breakdowns.ts';
import { analyticsPeriod } from './period.ts';
import { activitySeries, memberSeries, type Series } from './series.ts';

let database: Database;
let add: ReturnType<typeof figuresOf>;

beforeAll(async () => {
  database = await testDatabase();
  add = figuresOf(database);
});
beforeEach(async () => {
  await database.order.deleteMany();
  await database.ticket.deleteMany();
  await database.match.deleteMany();
  await database.user.deleteMany();
});

/** Noon on Monday 26 October 2026 in Madrid; daylight saving time ended the day before. */
const NOW = new Date('2026-10-26T11:00:00Z');
const WEEK = analyticsPeriod('week', {}, NOW);
const values = ({ points }: Series) => points.map(({ value }) => value);

describe.each(['UTC', 'Europe/Madrid', 'Pacific/Honolulu'])('on a server in %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('a day lasts from midnight to midnight in the club’s time zone, even with 25 hours', async () => {
    const fan = await add.person('2026-01-01T12:00:00Z');
    for (const at of [
      '2026-10-19T21:59:59.999Z', // the last instant of the 19th: one of the days before
      '2026-10-19T22:00:00Z', // the first of the 20th
      '2026-10-24T21:59:59.999Z', // the last of the 24th
      '2026-10-24T22:00:00Z', // the first of the 25th, which has 25 hours
      '2026-10-25T00:30:00Z', // half past two, in summer time
      '2026-10-25T01:30:00Z', // half past two again, in winter time
      '2026-10-25T22:59:59.999Z', // the last of the 25th
      '2026-10-25T23:00:00Z', // the first of the 26th
    ]) {
      await add.points(fan, 'comment', 5, at);
    }
    const { points } = await activitySeries(database, WEEK);
    expect(values(points)).toEqual([5, 0, 0, 0, 5, 20, 5]);
    expect([points.total, points.previous]).toEqual([35, 5]);
    expect(points.points[5]).toEqual({ from: '2026-10-25', until: '2026-10-25', value: 20 });
  });

  test('also a day with 23 hours', async () => {
    const fan = await add.person('2026-01-01T12:00:00Z');
    // From midnight to midnight on 29 March 2026.
    for (const at of ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z']) {
      await add.points(fan, 'comment', 5, at);
    }
    const period = analyticsPeriod('custom', { from: '2026-03-28', until: '2026-03-30' }, NOW);
    expect(values((await activitySeries(database, period)).points)).toEqual([0, 10, 5]);
  });

  test('a season is compared with the previous season', async () => {
    for (const at of [
      '2025-06-30T21:59:59Z', // 30 June 2025: too early
      '2025-06-30T22:30:00Z', // 1 July 2025
      '2025-10-26T22:30:00Z', // late on 26 October 2025
      '2025-10-26T23:30:00Z', // the day after: not compared with
      '2026-06-30T21:59:59Z', // the end of the season before
      '2026-06-30T22:00:00Z', // the beginning of this one
      '2026-10-26T10:00:00Z',
    ]) {
      await add.person(at);
    }
    const { sign_ups: signUps } = await activitySeries(database, analyticsPeriod('season', {}, NOW));
    expect([signUps.total, signUps.previous]).toEqual([2, 2]);
    expect(signUps.points[0]).toEqual({ from: '2026-07-01', until: '2026-07-05', value: 1 });
    expect(signUps.points.at(-1)).toEqual({ from: '2026-10-26', until: '2026-10-26', value: 1 });
    expect(signUps.points.length).toBe(18);
  });

  test('values are grouped by month', async () => {
    for (const at of ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z', '2026-01-31T22:59:59Z']) {
      await add.person(at);
    }
    const days = { from: '2025-01-15', until: '2026-02-20' };
    const { sign_ups: signUps } = await activitySeries(database, analyticsPeriod('custom', days, NOW));
    expect(signUps.points.length).toBe(14);
    expect(signUps.points.slice(-3)).toEqual([
      { from: '2025-12-01', until: '2025-12-31', value: 1 },
      { from: '2026-01-01', until: '2026-01-31', value: 2 },
      { from: '2026-02-01', until: '2026-02-20', value: 0 },
    ]);
  });

  test('members are counted at the end of each day (today: now), each user once', async () => {
    const [one, two, three] = [
      await add.person('2026-01-01T12:00:00Z'),
      await add.person('2026-01-01T12:00:00Z'),
      await add.person('2026-01-01T12:00:00Z'),
    ];
    await add.member(one, '2026-07-01T00:00:00Z', '2026-10-22T22:00:00Z'); // until midnight of the 22nd
    await add.member(two, '2026-10-21T21:59:00Z', '2027-07-01T00:00:00Z'); // from the end of the 21st
    await add.member(two, '2026-10-23T10:00:00Z', '2027-07-01T00:00:00Z'); // a second card
    await add.member(three, '2026-10-26T10:59:00Z', '2027-07-01T00:00:00Z'); // a minute ago
    await add.member(one, '2026-10-26T11:01:00Z', '2027-07-01T00:00:00Z'); // in a minute
    const members = await memberSeries(database, WEEK, NOW);
    //                             20 21 22 23 24 25 26
    expect(values(members)).toEqual([1, 2, 2, 1, 1, 1, 2]);
    expect([members.total, members.previous]).toEqual([2, 1]);
  });

  test('a match has its sales in the period and in total', async () => {
    const played = await add.match({
      matchDate: '2026-10-24T16:30:00Z',
      opponent: 'Menorca',
      ticketsAvailable: 7,
    });
    const toCome = await add.match({ matchDate: '2026-12-05T17:30:00Z', opponent: 'Sóller' });
    await add.match({ matchDate: '2026-10-22T16:30:00Z', opponent: 'Sin venta' });
    await add.match({ matchDate: '2026-10-22T16:30:00Z', opponent: 'Fuera', isHome: false });
    await add.match({ matchDate: '2026-10-27T16:30:00Z', opponent: 'Mañana' });
    await add.ticket(null, played, '2026-10-01T10:00:00Z');
    await add.ticket(null, played, '2026-10-19T22:00:00Z');
    await add.ticket(null, toCome, '2026-10-26T10:00:00Z');
    const sales = await salesByMatch(database, WEEK);
    expect(
      sales.map(({ opponent, soldInPeriod, sold, available }) => [opponent, soldInPeriod, sold, available]),
    ).toEqual([
      ['Sin venta', 0, 0, 0],
      ['Menorca', 1, 2, 7],
      ['Sóller', 1, 1, 0],
    ]);
    expect(sales[1]).toMatchObject({ matchId: played, matchDate: new Date('2026-10-24T16:30:00Z') });
    const { tickets } = await activitySeries(database, WEEK);
    expect([values(tickets), tickets.total, tickets.previous]).toEqual([[1, 0, 0, 0, 0, 0, 1], 2, 0]);
  });
});

test('money: what the club keeps by the day of the sale and by the way of payment, and what it gave back', async () => {
  const sold = await add.match({
    matchDate: '2026-10-24T16:30:00Z',
    opponent: 'Menorca',
    ticketPrice: '10.10',
  });
  const cancelled = await add.match({
    matchDate: '2026-10-25T16:30:00Z',
    opponent: 'Sóller',
    ticketPrice: '7',
  });
  await add.ticket(null, sold, '2026-10-20T10:00:00Z');
  await add.ticket(null, sold, '2026-10-20T11:00:00Z', { paidBy: 'card' });
  await add.ticket(null, sold, '2026-10-26T10:00:00Z', { paidBy: 'bizum', pricePaid: '0.20' });
  await add.ticket(null, sold, '2026-10-21T10:00:00Z', { paidBy: 'complimentary', pricePaid: '0' });
  await add.ticket(null, sold, '2026-10-21T10:00:00Z', { paidBy: 'card', state: 'returned', endedAt: NOW });
  await add.ticket(null, cancelled, '2026-10-22T10:00:00Z', { paidBy: 'card' });
  await add.ticket(null, sold, '2026-10-13T10:00:00Z');
  await database.match.update({ where: { id: cancelled }, data: { status: 'cancelled' } });
  const midnight = '2026-10-24T22:00:00Z';
  await add.order({ matchId: sold, amount: '10.10', state: 'refunded', refundedAt: midnight });
  await add.order({ matchId: null, amount: '4', state: 'refunded', refundedAt: '2026-10-19T21:59:59Z' });
  await add.order({ matchId: cancelled, amount: '7', state: 'refund_due' });

  const { takings, refunds, byPayment } = await activitySeries(database, WEEK);
  expect([values(takings), takings.total, takings.previous]).toEqual([[2020, 0, 0, 0, 0, 0, 20], 2040, 1010]);
  expect([values(refunds), refunds.total, refunds.previous]).toEqual([[0, 0, 0, 0, 0, 1010, 0], 1010, 400]);
  expect(byPayment).toEqual([
    { paidBy: 'none', tickets: 1, cents: 1010 },
    { paidBy: 'complimentary', tickets: 1, cents: 0 },
    { paidBy: 'card', tickets: 2, cents: 1010 },
    { paidBy: 'bizum', tickets: 1, cents: 20 },
  ]);
  const byMatch = await salesByMatch(database, WEEK);
  expect(byMatch.map(({ opponent, takings: money }) => [opponent, String(money)])).toEqual([
    ['Menorca', '30.5'],
    ['Sóller', '0'],
  ]);
});

test('without any data every day is zero', async () => {
  const { tickets, sign_ups: signUps, points } = await activitySeries(database, WEEK);
  for (const series of [tickets, signUps, points, await memberSeries(database, WEEK, NOW)]) {
    expect(series).toMatchObject({ total: 0, previous: 0 });
    expect(values(series)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  }
  expect(await salesByMatch(database, WEEK)).toEqual([]);
});

test('points by action, the highest sum first', async () => {
  const fan = await add.person('2026-01-01T12:00:00Z');
  await add.points(fan, 'comment', 5, '2026-10-20T10:00:00Z');
  await add.points(fan, 'comment', 5, '2026-10-26T10:00:00Z');
  await add.points(fan, 'ticket_purchase', 20, '2026-10-22T10:00:00Z');
  await add.points(fan, 'sign_up', 10, '2026-10-19T10:00:00Z');
  expect(await pointsByAction(database, WEEK)).toEqual([
    { action: 'ticket_purchase', entries: 1, points: 20 },
    { action: 'comment', entries: 2, points: 10 },
  ]);
});

test('fans by level, including empty levels', async () => {
  for (const level of ['Fan', 'Fan', 'Leyenda'] as const) {
    const userId = await add.person('2026-01-01T12:00:00Z');
    await database.userPoints.create({ data: { userId, level, totalPoints: 100 } });
  }
  expect(await fansByLevel(database)).toEqual([
    { name: 'Aficionado', count: 0 },
    { name: 'Fan', count: 2 },
    { name: 'Seguidor', count: 0 },
    { name: 'Veterano', count: 0 },
    { name: 'Estrella', count: 0 },
    { name: 'Leyenda', count: 1 },
  ]);
});

test('push reach counts devices that have not expired, by preference', async () => {
  const [one, two] = [await add.person('2026-01-01T12:00:00Z'), await add.person('2026-01-01T12:00:00Z')];
  const all = { matchUpdates: true, teamNews: true, membershipOffers: true, gameReminders: true };
  await add.device(one, '2026-10-01T10:00:00Z');
  await add.device(one, '2026-10-20T10:00:00Z', { preferences: { ...all, teamNews: false } });
  await add.device(two, '2026-10-26T10:00:00Z', {
    preferences: { matchUpdates: false },
    expirationTime: '2026-10-26T11:00:01Z',
  });
  await add.device(two, '2026-10-21T10:00:00Z', { expirationTime: '2026-10-26T11:00:00Z' });
  expect(await pushReach(database, WEEK, NOW)).toEqual({
    devices: 3,
    people: 2,
    added: 2,
    matchUpdates: 2,
    teamNews: 2,
    membershipOffers: 3,
    gameReminders: 3,
  });
});

test('season passes of the period by state', async () => {
  const userId = await add.person('2026-01-01T12:00:00Z');
  for (const [status, fechaSubida] of [
    ['pending', '2026-10-20T10:00:00Z'],
    ['verified', '2026-10-21T10:00:00Z'],
    ['verified', '2026-10-26T10:00:00Z'],
    ['error', '2026-10-19T21:00:00Z'],
  ] as const) {
    await database.abono.create({ data: { userId, status, fechaSubida } });
  }
  expect(await passesByStatus(database, WEEK)).toEqual([
    { name: 'pending', count: 1 },
    { name: 'processed', count: 0 },
    { name: 'error', count: 0 },
    { name: 'verified', count: 2 },
  ]);
});

test('inquiries of the period by tier and state', async () => {
  const createdAt = '2026-10-20T10:00:00Z';
  await database.sponsorInquiry.deleteMany();
  await add.inquiry({ sponsorshipLevel: 'oro', status: 'new', createdAt });
  await add.inquiry({ sponsorshipLevel: 'oro', status: 'new', createdAt });
  await add.inquiry({ sponsorshipLevel: 'oro', status: 'agreed', createdAt });
  await add.inquiry({ sponsorshipLevel: null, status: 'declined', createdAt });
  await add.inquiry({ sponsorshipLevel: 'plata', createdAt: '2026-10-19T10:00:00Z' });
  const none = { new: 0, contacted: 0, agreed: 0, declined: 0 };
  expect(await inquiriesByLevel(database, WEEK)).toEqual([
    { level: 'bronce', ...none },
    { level: 'plata', ...none },
    { level: 'oro', ...none, new: 2, agreed: 1 },
    { level: 'platino', ...none },
    { level: 'personalizado', ...none },
    { level: null, ...none, declined: 1 },
  ]);
});

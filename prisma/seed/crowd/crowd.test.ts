import { beforeAll, describe, expect, test } from 'vitest';
import { settlePoints } from '../../../api/domains/points/points.ts';
import type { Database } from '../../../api/platform/database/client.ts';
import { testDatabase } from '../../../api/testing/database.ts';
import { seedDemonstration } from '../seed.ts';
import { CROWD } from './crowd-rows.ts';

const now = new Date('2026-11-21T17:43:00Z');
let database: Database;
/** The seats for sale without the crowd. */
let seats: { subject: string; ticketsAvailable: number }[];

const hash = (plain: string) => Promise.resolve(`hash of ${plain}`);
const forSale = () =>
  database.match.findMany({
    where: { status: 'scheduled' },
    orderBy: { id: 'asc' },
    select: { subject: true, ticketsAvailable: true },
  });

beforeAll(async () => {
  database = await testDatabase();
  await seedDemonstration(database, now, hash);
  seats = await forSale();
  database = await testDatabase();
  await seedDemonstration(database, now, hash, { isFull: true });
});

describe('the crowd of the demonstration', () => {
  test('has the size of a club', async () => {
    const inForce = { activationDate: { lte: now }, expiryDate: { gt: now } };
    expect({
      members: await database.membership.count({ where: inForce }),
      tickets: await database.ticket.count(),
      fans: await database.userPoints.count(),
      comments: await database.comment.count(),
    }).toEqual({ ...CROWD, comments: CROWD.comments + 5 });
  });

  test('has names of its own, each with an account', async () => {
    const users = await database.user.findMany({ select: { name: true, email: true } });
    expect(new Set(users.map(({ name }) => name)).size).toBeGreaterThan(users.length * 0.95);
    for (const { email } of users) expect(email).toMatch(/^[a-z._]+\d*@pmb\.test$/);
  });

  test('does nothing before it registers, nothing in the future, and comes before the match', async () => {
    const [row] = await database.$queryRaw<Record<string, bigint>[]>`
      SELECT (SELECT count(*) FROM tickets JOIN users ON users.id = user_id
               WHERE purchase_date < registration_date OR purchase_date > ${now}) AS tickets,
             (SELECT count(*) FROM tickets JOIN matches ON matches.id = match_id
               WHERE purchase_date > match_date OR NOT is_home OR status NOT IN ('finished', 'scheduled')) AS late,
             (SELECT count(*) FROM comments JOIN users ON users.id = user_id JOIN news ON news.id = news_id
               WHERE created_at < registration_date OR created_at < publication_date OR created_at > ${now}) AS comments,
             (SELECT count(*) FROM memberships JOIN users ON users.id = user_id
               WHERE activation_date > ${now} OR expiry_date <= activation_date) AS cards,
             (SELECT count(*) FROM admissions JOIN matches ON matches.id = match_id
               WHERE admitted_at > match_date OR status <> 'finished') AS admissions,
             (SELECT count(*) FROM users WHERE registration_date > ${now}) AS users`;
    expect(Object.values(row ?? {}).map(Number)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('leaves the seats that are still for sale, and counts its own', async () => {
    expect(await forSale()).toEqual(seats);
    const [sold] = await database.$queryRaw<{ sum: number }[]>`
      SELECT sum(tickets_sold)::int AS sum FROM matches`;
    expect(sold?.sum).toBe(CROWD.tickets);
  });

  test('has the points that its rows give: settling again changes nothing', async () => {
    const crowd = { points: { isNot: null }, NOT: { email: { in: ['socio@pmb.test', 'visitor@pmb.test'] } } };
    const fans = await database.userPoints.findMany({ where: { user: crowd }, take: 60 });
    expect(fans).toHaveLength(60);
    for (const { userId, totalPoints, updatedAt } of fans) {
      expect((await settlePoints(database, userId, now))?.totalPoints).toBe(totalPoints);
      const { updatedAt: after } = await database.userPoints.findUniqueOrThrow({ where: { userId } });
      expect(after).toEqual(updatedAt);
    }
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../api/platform/database/client.ts';
import { levelAt } from '../../api/domains/points/levels.ts';
import { testDatabase } from '../../api/testing/database.ts';
import { cpuTimeOf } from '../../api/testing/cpu-time.ts';
import { testPostgres } from '../../api/testing/postgres.ts';
import { demonstrationPassword } from './accounts.ts';
import { seedDemonstration } from './seed.ts';
import { club } from '../../api/club/club.ts';

const now = new Date('2026-11-21T17:43:00Z');
const hash = (plain: string) => Promise.resolve(`hash of ${plain}`);

/** All rows of the tables that the seed fills. */
async function everything(database: Database) {
  return {
    users: await database.user.findMany({ orderBy: { id: 'asc' } }),
    memberships: await database.membership.findMany({ orderBy: { id: 'asc' } }),
    matches: await database.match.findMany({ orderBy: { id: 'asc' } }),
    tickets: await database.ticket.findMany({ orderBy: { id: 'asc' } }),
    players: await database.player.findMany({ orderBy: { id: 'asc' } }),
    categories: await database.newsCategory.findMany({ orderBy: { id: 'asc' } }),
    news: await database.news.findMany({ orderBy: { id: 'asc' } }),
    comments: await database.comment.findMany({ orderBy: { id: 'asc' } }),
    sponsors: await database.sponsor.findMany({ orderBy: { id: 'asc' } }),
    inquiries: await database.sponsorInquiry.findMany({ orderBy: { id: 'asc' } }),
    products: await database.product.findMany({ orderBy: { id: 'asc' } }),
    competitions: await database.competition.findMany({ orderBy: { id: 'asc' } }),
    abonos: await database.abono.findMany({ orderBy: { id: 'asc' } }),
    points: await database.userPoints.findMany({ orderBy: { id: 'asc' } }),
    history: await database.pointsEntry.findMany({ orderBy: { id: 'asc' } }),
    achievements: await database.achievement.findMany({ orderBy: { id: 'asc' } }),
    earned: await database.userAchievement.findMany({ orderBy: { id: 'asc' } }),
  };
}

type Everything = Awaited<ReturnType<typeof everything>>;

describe('the demonstration', () => {
  let database: Database;
  let rows: Everything;

  beforeAll(async () => {
    database = await testDatabase();
    expect(await seedDemonstration(database, now, hash)).toBe(true);
    rows = await everything(database);
  });

  test('fills every table', () => {
    const counts = Object.entries(rows).map(([table, list]) => [table, list.length]);
    expect(Object.fromEntries(counts)).toMatchObject({ users: 7, matches: 57, categories: 5, sponsors: 20 });
    expect(rows.players.length).toBeGreaterThanOrEqual(18);
    expect(rows.news.length).toBeGreaterThanOrEqual(36);
    expect(rows.products.length).toBeGreaterThanOrEqual(8);
    expect(rows.inquiries.length).toBeGreaterThanOrEqual(3);
    expect(rows.achievements.length).toBeGreaterThanOrEqual(10);
  });

  test('has an account per role, whose role is among its roles', () => {
    for (const { role, roles, email, password, registrationDate } of rows.users) {
      expect(email).toBe(`${role}@pmb.test`);
      expect(roles).toContain(role);
      expect(password).toBe(`hash of ${demonstrationPassword}`);
      expect(registrationDate < now).toBe(true);
    }
    expect(rows.users.find(({ role }) => role === 'socio')?.roles).toEqual(['visitor', 'socio']);
    expect(new Set(rows.users.map(({ registrationDate }) => registrationDate.getTime())).size).toBe(7);
  });

  test('gives only the socio a current membership and tickets of home matches', () => {
    const socio = rows.users.find(({ role }) => role === 'socio');
    const [membership] = rows.memberships;
    expect(membership?.userId).toBe(socio?.id);
    expect(membership && membership.activationDate < now && membership.expiryDate > now).toBe(true);
    for (const { userId, matchId, purchaseDate, qrCode, id } of rows.tickets) {
      const match = rows.matches.find((row) => row.id === matchId);
      expect(userId).toBe(socio?.id);
      expect(match?.isHome).toBe(true);
      expect(match && purchaseDate < match.matchDate && purchaseDate < now).toBe(true);
      expect(socio && purchaseDate > socio.registrationDate).toBe(true);
      expect(qrCode).toBe(`ticket:${id}`);
    }
    const upcoming = rows.tickets.filter(({ matchId }) =>
      rows.matches.some(({ id, status }) => id === matchId && status === 'scheduled'),
    );
    expect(upcoming).toHaveLength(2);
    expect(rows.tickets).toHaveLength(10);
  });

  test('has ledgers that match the totals and levels', () => {
    expect(rows.points).toHaveLength(2);
    for (const { userId, totalPoints, level, levelProgress } of rows.points) {
      const entries = rows.history.filter((entry) => entry.userId === userId);
      expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(totalPoints);
      expect(levelAt(totalPoints)).toMatchObject({ level, levelProgress });
      expect(entries.every(({ createdAt }) => createdAt <= now)).toBe(true);
      const count = (action: string) => entries.filter((entry) => entry.action === action);
      expect(count('sign_up').map(({ points }) => points)).toEqual([10]);
      expect(count('ticket_purchase').map(({ relatedId }) => Number(relatedId))).toEqual(
        rows.tickets
          .filter((ticket) => ticket.userId === userId)
          .toSorted((a, b) => a.purchaseDate.getTime() - b.purchaseDate.getTime())
          .map(({ matchId }) => matchId),
      );
      expect(count('comment')).toHaveLength(rows.comments.filter((row) => row.userId === userId).length);
      expect(count('membership_upload')).toHaveLength(
        rows.abonos.filter((row) => row.userId === userId).length,
      );
      expect(count('achievement')).toHaveLength(rows.earned.filter((row) => row.userId === userId).length);
    }
    const worth = { sign_up: 10, ticket_purchase: 20, comment: 5, membership_upload: 100 };
    const unpaid = rows.history.filter(({ action, points }) =>
      Object.entries(worth).some(([name, amount]) => action === name && points !== amount),
    );
    expect(unpaid).toEqual([]);
    expect(rows.points.map(({ totalPoints }) => totalPoints).toSorted()).toEqual([35, 450]);
  });

  test('dates comments after the article and before now', () => {
    expect(rows.comments).toHaveLength(5);
    for (const { newsId, createdAt } of rows.comments) {
      const article = rows.news.find(({ id }) => id === newsId);
      expect(article && createdAt > article.publicationDate && createdAt < now).toBe(true);
    }
  });

  test('stores the news also as plain text, by the blogger, without pictures', () => {
    const blogger = rows.users.find(({ role }) => role === 'blogger');
    for (const { text, imageUrl, galleryImages, authorId, publicationDate } of rows.news) {
      expect(text).not.toMatch(/[<>]/);
      expect({ imageUrl, galleryImages, authorId }).toEqual({
        imageUrl: null,
        galleryImages: [],
        authorId: blogger?.id,
      });
      expect(publicationDate < now).toBe(true);
    }
  });

  test('is not created twice, nor in a database with users', async () => {
    expect(await seedDemonstration(database, now, hash)).toBe(false);
    expect(await everything(database)).toEqual(rows);
  });

  test('is the same for the same moment, and is fast', async () => {
    const again = await testDatabase();
    expect(await cpuTimeOf(() => seedDemonstration(again, now, hash))).toBeLessThan(3000);
    expect(await everything(again)).toEqual(rows);
  });

  test.each(['2028-02-29T00:10:00Z', '2027-07-01T12:00:00Z', '2026-02-10T12:00:00Z'])(
    'can start at %s',
    async (start) => {
      const fresh = await testDatabase();
      const moment = new Date(start);
      expect(await seedDemonstration(fresh, moment, hash)).toBe(true);
      const { points, history, memberships, tickets, users, news, comments } = await everything(fresh);
      for (const { userId, totalPoints } of points) {
        const entries = history.filter((entry) => entry.userId === userId);
        expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(totalPoints);
      }
      const dates = [
        ...history.map(({ createdAt }) => createdAt),
        ...tickets.map(({ purchaseDate }) => purchaseDate),
        ...users.map(({ registrationDate }) => registrationDate),
        ...news.map(({ publicationDate }) => publicationDate),
        ...comments.map(({ createdAt }) => createdAt),
      ];
      expect(dates.filter((date) => date > moment)).toEqual([]);
      const [membership] = memberships;
      expect(membership && membership.activationDate <= moment && membership.expiryDate > moment).toBe(true);
    },
  );

  test('leaves nothing if it fails', async () => {
    const fresh = await testDatabase();
    // The accounts are created before the content, which fails because this name is taken.
    await fresh.competition.create({ data: { name: club.competitions[0] } });
    await expect(seedDemonstration(fresh, now, hash)).rejects.toThrow(/Unique constraint/);
    expect(await fresh.user.count()).toBe(0);
  });
});

test('of two concurrent starts on PostgreSQL, only one seeds', async () => {
  const { prisma, close } = await testPostgres();
  try {
    const both = await Promise.all([
      seedDemonstration(prisma, now, hash),
      seedDemonstration(prisma, now, hash),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await prisma.user.count()).toBe(7);
  } finally {
    await close();
  }
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { userList } from '../../domains/users/users-admin.ts';
import { manualAchievements } from '../../domains/points/manual-achievements.ts';
import { membershipList } from '../../domains/memberships/membership-list.ts';
import { readAttendees, attendeeList } from '../../domains/tickets/attendees.ts';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import type { Database } from './client.ts';

const SORTED = [
  '10 años',
  'Álvaro Mas',
  'Alvaro Más B',
  'ana',
  'Ànna',
  'Clàudia',
  'de la Fuente',
  'Ibáñez',
  'nube',
  'nz',
  'Ñora',
  'obús',
  'Óscar',
  'zoe vidal',
];
const shuffled = () => SORTED.toSorted();

/** The texts that lists are sorted by. A column that joins them needs a migration, see `spanish_order`. */
const COLUMNS = [
  'achievements.name',
  'competitions.name',
  'matches.competition',
  'matches.opponent',
  'memberships.type',
  'news.title',
  'news_categories.name',
  'players.country',
  'players.name',
  'products.category',
  'products.name',
  'sponsor_inquiries.company',
  'teams.name',
  'users.name',
  'venues.name',
];

describe.each([
  ['PGlite', testEmbedded],
  ['PostgreSQL', testPostgres],
] as const)('on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = (await open()).prisma;
  });

  test('every text that lists are sorted by has the Spanish order', async () => {
    const found = await database.$queryRaw<{ column: string }[]>`
      SELECT table_name || '.' || column_name AS column FROM information_schema.columns
       WHERE collation_name = 'spanish' ORDER BY 1`;
    expect(found.map(({ column }) => column).toSorted()).toEqual(COLUMNS);
  });

  test('capitals and accents do not matter, and ñ comes after n', async () => {
    await database.product.createMany({
      data: shuffled().map((name) => ({ name, description: '', price: 1, stock: 1, category: 'x' })),
    });
    const products = await database.product.findMany({ orderBy: { name: 'asc' } });
    expect(products.map(({ name }) => name)).toEqual(SORTED);
    const backwards = await database.product.findMany({ orderBy: { name: 'desc' } });
    expect(backwards.map(({ name }) => name)).toEqual(SORTED.toReversed());
  });

  test('lists and exports of people agree, page by page', async () => {
    await database.user.createMany({
      data: shuffled().map((name, at) => ({ name, email: `orden-${at}@prueba.test`, password: 'x' })),
    });
    const list = userList({ search: 'orden-' });
    const names: string[] = [];
    for (let skip = 0; skip < SORTED.length; skip += 4) {
      for (const { name } of await database.user.findMany({ ...list, skip, take: 4 })) names.push(name);
    }
    expect(names).toEqual(SORTED);
    const match = await createMatch(database, { ticketsAvailable: SORTED.length });
    for (const { id } of await database.user.findMany({ where: list.where })) {
      const ticket = randomUUID();
      await database.ticket.create({
        data: { id: ticket, userId: id, matchId: match.id, qrCode: `ticket:${ticket}` },
      });
    }
    const attendees = await readAttendees(database, attendeeList(match.id, { order: 'name' }));
    expect(attendees.map(({ name }) => name)).toEqual(SORTED);
  });

  test('kinds of memberships, and achievements that staff award', async () => {
    const user = await database.user.create({ data: { name: 'x', email: 'x@prueba.test', password: 'x' } });
    for (const [at, type] of shuffled().entries()) {
      const id = randomUUID();
      const dates = { activationDate: new Date(at), expiryDate: new Date(at + 1) };
      await database.membership.create({
        data: { id, qrCode: `membership:${id}`, userId: user.id, type, ...dates },
      });
    }
    const memberships = await database.membership.findMany(membershipList({ order: 'type' }));
    expect(memberships.map(({ type }) => type)).toEqual(SORTED);
    await database.achievement.createMany({
      data: shuffled().map((name) => ({
        name,
        description: 'x',
        points: 1,
        category: 'x',
        icon: 'star',
        color: '#000000',
      })),
    });
    const awards = await manualAchievements(database, user.id);
    expect(awards.map(({ achievement }) => achievement.name)).toEqual(SORTED);
  });

  test('the index of the list of accounts gives its order', async () => {
    const plan = await database.$transaction(async (transaction) => {
      await transaction.$executeRaw`SET LOCAL enable_seqscan = off`;
      await transaction.$executeRaw`SET LOCAL enable_sort = off`;
      return transaction.$queryRaw<object[]>`EXPLAIN SELECT id FROM users ORDER BY name, id LIMIT 3`;
    });
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './platform/database/client.ts';
import { foldForSearch } from './platform/lists/search.ts';
import { testDatabase } from './testing/database.ts';
import { testPostgres } from './testing/postgres.ts';
import { serveTestSite, type Caller, type TestSite } from './testing/site.ts';

// Every search box ignores accents, capitals, invisible signs, the form of Unicode, spaces and the order of the words,
// on both databases.

const TICKET = '21722d08-1c2d-4e3f-8a4b-5c6d7e8f9a0b';

/** What can be typed for «José-Luis Pérez Bàsquet L’Hospitalet». */
const TYPED = [
  'perez',
  'PÉREZ',
  'Pe\u0301rez',
  'pe\u200Brez',
  ' basquet   jose ',
  'bàsquet',
  "l'hospitalet",
  'L’HOSPITALET perez',
];
const NAME = 'José-Luis Pérez  Bàsquet L’Hospitalet';

const LISTS = {
  users: `users(search: $search)`,
  news: `allNews(search: $search)`,
  'published news': `news(search: $search)`,
  matches: `staffMatches(filter: { search: $search })`,
  sales: `matchSales(filter: { search: $search })`,
  memberships: `memberships(filter: { search: $search })`,
  uploads: `membershipUploads(filter: { search: $search })`,
  players: `staffPlayers(filter: { search: $search })`,
  sponsors: `allSponsors(search: $search)`,
  products: `products(filter: { search: $search })`,
  inquiries: `sponsorInquiries(filter: { search: $search })`,
};

const databases: [string, () => Promise<{ prisma: Database; close?: () => Promise<void> }>][] = [
  ['the embedded database', async () => ({ prisma: await testDatabase() })],
  ['PostgreSQL', testPostgres],
];

describe.each(databases)('on %s', (_name, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let site: TestSite;
  let admin: Caller;
  let match: number;

  beforeAll(async () => {
    opened = await open();
    site = await serveTestSite(opened.prisma);
    admin = await site.signedIn('admin');
    match = await fill(opened.prisma);
  });
  afterAll(async () => {
    await site.close();
    await opened.close?.();
  });

  const found = async (list: string, search: string): Promise<number> => {
    const { body } = await admin.graphql(`query ($search: String) { list: ${list} { totalCount } }`, {
      search,
    });
    expect(body.errors).toBeUndefined();
    return body.data.list.totalCount;
  };

  test.each(Object.entries(LISTS))('%s are found however it is typed', async (_list, field) => {
    for (const search of TYPED) expect([search, await found(field, search)]).toEqual([search, 1]);
    expect(await found(field, 'perez nadie')).toBe(0);
    expect(await found(field, 'p%z')).toBe(0);
  });

  test.each(['N.º 21722D08', '21722d08', 'n.o 21722D08', `ticket:${TICKET}`])(
    'the number of a ticket finds it: %s',
    async (search) => {
      expect(await found(`attendees(matchId: ${match}, search: $search)`, search)).toBe(1);
      expect(await found(LISTS.sales, search)).toBe(1);
      expect(await found(LISTS.sales, '21722d09')).toBe(0);
    },
  );

  test('stored and typed texts are folded by the same rule', async () => {
    const texts = [NAME, 'Col·legi ﬁnal ª º', 'ÀÈÍÒÚÇÑ àèíòúçñ', 'a\u00ADb\u2060c\u3164d', 'Straße Łódź Ж'];
    const rows = await opened.prisma.$queryRaw<{ folded: string }[]>`
      SELECT fold_for_search(given) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS t (given, at) ORDER BY at`;
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldForSearch));
  });

  test('an index answers a search', async () => {
    const plan = await opened.prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`SET LOCAL enable_seqscan = off`;
      return transaction.$queryRaw<Record<string, string>[]>`
        EXPLAIN SELECT id FROM users WHERE search ILIKE '%perez%'`;
    });
    expect(plan.flatMap(Object.values).join('\n')).toContain('users_search_idx');
  });
});

/** One row with the name in each list. @returns the id of the match */
async function fill(database: Database): Promise<number> {
  const user = await database.user.create({ data: { name: NAME, email: 'x@prueba.test', password: 'x' } });
  const { slug: category } = await database.newsCategory.create({ data: { slug: 'club', name: 'Club' } });
  await database.news.create({ data: { title: NAME, content: '<p>Hola</p>', text: 'Hola', category } });
  const where = { homeTeam: 'Casa', awayTeam: 'Fuera', isHome: true, competition: 'LIGA' };
  const match = await database.match.create({
    data: { ...where, subject: NAME, opponent: 'Fuera', matchDate: new Date(Date.now() + 1e9) },
  });
  await database.ticket.create({
    data: { id: TICKET, userId: user.id, matchId: match.id, qrCode: `ticket:${TICKET}` },
  });
  const dates = { activationDate: new Date(), expiryDate: new Date(Date.now() + 1e9) };
  const card = { id: TICKET, qrCode: `membership:${TICKET}` };
  await database.membership.create({ data: { ...dates, ...card, userId: user.id, type: 'Abono' } });
  const file = { filePath: 'x', fileSize: 1, mimeType: 'application/pdf' };
  await database.membershipUpload.create({ data: { ...file, userId: user.id, fileName: 'pase.pdf' } });
  const ratings = { atkOverall: 1, shooting: 1, finishing: 1, concentration: 1, passing: 1 };
  const defence = { defOverall: 1, steal: 1, block: 1, perimeter: 1, interior: 1 };
  await database.player.create({
    data: { ...ratings, ...defence, dorsal: 4, name: NAME, country: 'España', position: ['PG'] },
  });
  await database.sponsor.create({ data: { name: NAME, category: 'oro' } });
  await database.product.create({ data: { name: NAME, price: 1, category: 'Ropa' } });
  await database.sponsorInquiry.create({
    data: { name: NAME, company: 'Bar', email: 'bar@prueba.test', message: 'Hola' },
  });
  return match.id;
}

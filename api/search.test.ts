import { GraphQLInputObjectType, getNamedType, getOperationAST } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from './domains/rest-calls.ts';
import { schema } from './domains/schema.ts';
import type { Database } from './platform/database/client.ts';
import { foldForSearch } from './platform/input/folded-text.input.ts';
import { testDatabase } from './testing/database.ts';
import { testPostgres } from './testing/postgres.ts';
import { serveTestSite, type Caller, type TestSite } from './testing/site.ts';
import { addPlayers } from './domains/players/players.fixture.ts';

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
  payments: `orders(filter: { search: $search })`,
};

const REST = ['/api/admin/users', '/api/news'];

test('every search of the schema and of REST is tested here', () => {
  const searches = (args: readonly { name: string; type: unknown }[]): boolean =>
    args.some(({ name, type }) => {
      const input = getNamedType(type as Parameters<typeof getNamedType>[0]);
      return (
        /search|query|contains|text/i.test(name) ||
        (input instanceof GraphQLInputObjectType && searches(Object.values(input.getFields())))
      );
    });
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) => searches(args));
  const tested = Object.values(LISTS).map((field) => field.replace(/\(.*/, ''));
  expect(fields.map(({ name }) => name).toSorted()).toEqual([...tested, 'attendees'].toSorted());
  const rest = calls.filter(({ document }) =>
    getOperationAST(document)?.variableDefinitions?.some(({ variable }) => variable.name.value === 'search'),
  );
  expect(rest.map(({ segments }) => `/${segments.join('/')}`).toSorted()).toEqual(REST);
});

test.each(REST)('%s finds what is typed in any form', async (path) => {
  const site = await serveTestSite(await testDatabase());
  const admin = await site.signedIn('admin');
  await fill(site.database);
  for (const search of TYPED) {
    const { body } = await admin.request('GET', `${path}?search=${encodeURIComponent(search)}`);
    expect([search, body.length]).toEqual([search, 1]);
  }
  await site.close();
});

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

  test('attendees are found however they are typed', async () => {
    for (const search of TYPED) {
      expect([search, await found(`attendees(matchId: ${match}, search: $search)`, search)]).toEqual([
        search,
        1,
      ]);
    }
  });

  test.each([
    'N.º 21722D08',
    ' N.º  21722d08 ',
    '2172\u200B2D08',
    '21722d08',
    'n.o 21722D08',
    `ticket:${TICKET}`,
  ])('the number of a ticket finds it: %s', async (search) => {
    expect(await found(`attendees(matchId: ${match}, search: $search)`, search)).toBe(1);
    expect(await found(LISTS.sales, search)).toBe(1);
    expect(await found(LISTS.sales, '21722d09')).toBe(0);
  });

  test('stored and typed texts are folded by the same rule', async () => {
    const letters = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index));
    const texts = [
      ...[
        NAME,
        'Col·legi Coŀlegi ﬁnal ª º',
        'a\u00ADb\u2060c\u3164d',
        'Straße STRAẞE Łódź Đorđević Ærø ΌΔΟΣ',
        'x\u{E0041}y',
      ],
      ...["L'h", 'L’h', 'L´h', 'L`h', 'Lʼh', 'L＇h'],
      // Latin, Greek and Cyrillic, and all signs that are dropped.
      ...letters(0x20, 0x530),
      ...letters(0x1ab0, 0x1b00),
      ...letters(0x1dc0, 0x2100),
      ...letters(0xfe00, 0xfe30),
      ...letters(0xff00, 0xfffc),
    ];
    const rows = await opened.prisma.$queryRaw<{ folded: string }[]>`
      SELECT fold_for_search(given) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS t (given, at) ORDER BY at`;
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldForSearch));
  });

  test('an index answers a search of every table', async () => {
    const tables = await opened.prisma.$queryRaw<{ name: string }[]>`
      SELECT table_name::text AS name FROM information_schema.columns
       WHERE column_name = 'search' AND table_schema = 'public' ORDER BY table_name`;
    expect(tables).toHaveLength(10);
    for (const { name } of tables) {
      const plan = await opened.prisma.$transaction(async (transaction) => {
        await transaction.$executeRaw`SET LOCAL enable_seqscan = off`;
        return transaction.$queryRawUnsafe<Record<string, string>[]>(
          `EXPLAIN SELECT 1 FROM ${name} WHERE search ILIKE '%perez%'`,
        );
      });
      expect(plan.flatMap(Object.values).join('\n')).toContain(`${name}_search_idx`);
    }
  });

  test('whole rows are read without it, and conditions use it', async () => {
    const { prisma } = opened;
    const rows = [
      await prisma.user.findFirst(),
      await prisma.news.findFirst({ include: { author: true, newsCategory: true } }),
      await prisma.match.findFirst(),
      await prisma.membership.findFirst({ include: { user: true } }),
      await prisma.membershipUpload.findFirst({ include: { user: true, abonos: true } }),
      await prisma.abono.findFirst(),
      await prisma.player.findFirst(),
      await prisma.sponsor.findFirst(),
      await prisma.product.findFirst(),
      await prisma.sponsorInquiry.findFirst(),
    ];
    expect(JSON.stringify(rows)).not.toContain('"search"');
    expect(rows.filter((row) => row !== null).length).toBeGreaterThanOrEqual(9);
  });

  test('letters that few keyboards have are found with plain ones, and the other way round', async () => {
    await opened.prisma.sponsor.create({
      data: { name: 'Coŀlegi Đorđević & Ærø L´Illa', category: 'plata' },
    });
    for (const search of ['dordevic', 'Đorđevic', 'aero', 'collegi', 'col·legi', "l'illa", 'L’ILLA']) {
      expect([search, await found(LISTS.sponsors, search)]).toEqual([search, 1]);
    }
  });

  test('whole names of filters need no accents', async () => {
    const count = async (list: string) =>
      (await admin.graphql(`{ list: ${list} { totalCount } }`)).body.data.list;
    await opened.prisma.newsCategory.create({ data: { slug: 'Bàsquet', name: 'Bàsquet' } });
    await opened.prisma.news.create({ data: { title: 'x', content: 'x', text: 'x', category: 'Bàsquet' } });
    await opened.prisma.product.create({ data: { name: 'x', price: 1, category: 'Niñas' } });
    expect(await count('news(category: "BASQUET")')).toEqual({ totalCount: 1 });
    expect(await count('allNews(category: "ba\u0300squet")')).toEqual({ totalCount: 1 });
    expect(await count('products(filter: { category: "ninas" })')).toEqual({ totalCount: 1 });
    expect(await count('products(filter: { category: "nin" })')).toEqual({ totalCount: 0 });
  });
});

/** One row with the name in each list. @returns the id of the match */
async function fill(database: Database): Promise<number> {
  const user = await database.user.create({ data: { name: NAME, email: 'x@prueba.test', password: 'x' } });
  const { slug: category } = await database.newsCategory.create({ data: { slug: 'club', name: 'Club' } });
  await database.news.create({ data: { title: NAME, content: '<p>Hola</p>', text: 'Hola', category } });
  const where = { homeTeam: 'Casa', awayTeam: 'Fuera', isHome: true, competition: 'LIGA' };
  const match = await database.match.create({
    data: {
      ...where,
      subject: NAME,
      opponent: 'Fuera',
      matchDate: new Date(Date.now() + 1e9),
      ticketsAvailable: 1,
    },
  });
  await database.ticket.create({
    data: { id: TICKET, userId: user.id, matchId: match.id, qrCode: `ticket:${TICKET}` },
  });
  const order = {
    reference: 'ABC123',
    provider: 'demo' as const,
    amount: 10,
    vatRate: 10,
    until: new Date(),
  };
  await database.order.create({ data: { ...order, userId: user.id, matchId: match.id } });
  const dates = { activationDate: new Date(), expiryDate: new Date(Date.now() + 1e9) };
  const card = { id: TICKET, qrCode: `membership:${TICKET}` };
  await database.membership.create({ data: { ...dates, ...card, userId: user.id, type: 'Abono' } });
  const file = { filePath: 'x', fileSize: 1, mimeType: 'application/pdf' };
  await database.membershipUpload.create({ data: { ...file, userId: user.id, fileName: 'pase.pdf' } });
  const ratings = { atkOverall: 1, shooting: 1, finishing: 1, concentration: 1, passing: 1 };
  const defence = { defOverall: 1, steal: 1, block: 1, perimeter: 1, interior: 1 };
  await addPlayers(database, [
    { ...ratings, ...defence, dorsal: 4, name: NAME, country: 'España', position: ['PG'] },
  ]);
  await database.sponsor.create({ data: { name: NAME, category: 'oro' } });
  await database.product.create({ data: { name: NAME, price: 1, category: 'Ropa' } });
  await database.sponsorInquiry.create({
    data: { name: NAME, company: 'Bar', email: 'bar@prueba.test', message: 'Hola' },
  });
  return match.id;
}

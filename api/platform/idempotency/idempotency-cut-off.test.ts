import fs from 'node:fs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { closeSharedReaders } from '../../domains/abonos/shared-reader.ts';
import { warmReader } from '../../testing/pass-reader.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { TEST_PASSWORD, serveTestSite, type Answer, type Caller, type TestSite } from '../../testing/site.ts';

// A request creates something, and dies before its response is stored. A retry, however late, creates no second one.

// Two files: the same file is not accepted twice.
const [PASS, OTHER_PASS] = [1, 2].map((layout) =>
  fs.readFileSync(`api/domains/abonos/reading/samples/L${layout}-text-1.pdf`),
) as [Buffer<ArrayBuffer>, Buffer<ArrayBuffer>];

let postgres: TestPostgres;
let site: TestSite;
let fan: Caller;
let admin: Caller;
let newsId: string;
let matchId: number;

beforeAll(async () => {
  await warmReader();
  postgres = await testPostgres();
  // As if the process was killed there: the work is committed, the response is never stored.
  await postgres.prisma.$executeRawUnsafe(`
    CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'cut off'; END $$`);
  await postgres.prisma.$executeRawUnsafe(`
    CREATE TRIGGER cut_off BEFORE UPDATE OF status ON given_answers FOR EACH ROW EXECUTE FUNCTION cut_off()`);
  site = await serveTestSite(postgres.prisma);
  [fan, admin] = [await site.signedIn('visitor'), await site.signedIn('admin')];
  await postgres.prisma.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
  const article = { title: 'Un título', content: '<p>Texto</p>', category: 'Club' };
  newsId = String((await postgres.prisma.news.create({ data: article })).id);
  await postgres.prisma.competition.create({ data: { name: 'Liga', isActive: true, order: 1 } });
  matchId = (await createMatch(postgres.prisma, { ticketsAvailable: 10 })).id;
});
afterAll(async () => {
  closeSharedReaders();
  await site.close();
  await postgres.close();
});

type Send = (headers: Record<string, string>) => Promise<Answer>;

const rest =
  (who: () => Caller, path: string, body: () => object): Send =>
  (headers) =>
    who().request('POST', path, body(), headers);
const graphql =
  (who: () => Caller, field: string, input: () => string): Send =>
  (headers) =>
    who().request(
      'POST',
      '/graphql',
      { query: `mutation { ${field}(input: {${input()}}) { __typename } }` },
      headers,
    );

function pass(): FormData {
  const form = new FormData();
  form.set('pdf', new Blob([PASS], { type: 'application/pdf' }), 'abono.pdf');
  return form;
}

function passByGraphQL(headers: Record<string, string>): Promise<Answer> {
  const form = new FormData();
  const query = 'mutation ($file: File!) { uploadAbono(input: { pdf: $file }) { __typename } }';
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([OTHER_PASS], { type: 'application/pdf' }), 'abono.pdf');
  return fan.request('POST', '/graphql', form, { ...headers, 'graphql-require-preflight': '1' });
}

const visitor = () => site.visitor;
const asFan = () => fan;
const asAdmin = () => admin;
const inquiry = { name: 'Ana', company: 'Bar', email: 'ana@bar.test', message: 'Queremos patrocinar.' };
const FIGURES = [
  'finishing',
  'shooting',
  'interior',
  'passing',
  'perimeter',
  'block',
  'steal',
  'concentration',
];
const player = `name: "Pau", dorsal: 7, country: "España", position: [PG], atkOverall: 70, defOverall: 70,
  ${FIGURES.map((figure) => `${figure}: 70`).join(', ')}`;
const membership = () =>
  `email: "${fan.user?.email}", type: "general", activationDate: "2026-01-01T00:00:00Z", expiryDate: "2027-01-01T00:00:00Z"`;

const creators: [name: string, table: string, send: Send][] = [
  ['REST: an inquiry', 'sponsor_inquiries', rest(visitor, '/api/sponsor-inquiries', () => inquiry)],
  [
    'REST: an account',
    'users',
    rest(visitor, '/api/register', () => ({
      name: 'Nil',
      email: 'nil@prueba.test',
      password: TEST_PASSWORD,
    })),
  ],
  ['REST: a ticket', 'tickets', rest(asFan, '/api/tickets', () => ({ matchId }))],
  [
    'REST: a season pass',
    'membership_uploads',
    (headers) => fan.request('POST', '/api/abonos/upload', pass(), headers),
  ],
  [
    'REST: an article',
    'news',
    rest(asAdmin, '/api/news', () => ({ title: 'Uno', content: '<p>Uno</p>', category: 'Club' })),
  ],
  ['REST: a sponsor', 'sponsors', rest(asAdmin, '/api/sponsors', () => ({ name: 'Forn', category: 'oro' }))],
  [
    'REST: an account by staff',
    'users',
    rest(asAdmin, '/api/admin/users', () => ({
      name: 'Eva',
      email: 'eva@prueba.test',
      password: TEST_PASSWORD,
      role: 'user',
    })),
  ],
  ['a comment', 'comments', graphql(asFan, 'addComment', () => `newsId: "${newsId}", content: "¡Aúpa!"`)],
  [
    'an inquiry',
    'sponsor_inquiries',
    graphql(visitor, 'createSponsorInquiry', () =>
      Object.entries(inquiry)
        .map(([key, value]) => `${key}: "${value}"`)
        .join(', '),
    ),
  ],
  ['a season pass', 'membership_uploads', passByGraphQL],
  [
    'an article',
    'news',
    graphql(asAdmin, 'createArticle', () => 'title: "Dos", content: "<p>Dos</p>", category: "Club"'),
  ],
  [
    'a match',
    'matches',
    graphql(
      asAdmin,
      'createMatch',
      () => 'competition: "Liga", isHome: true, matchDate: "2027-01-10T18:00:00Z", opponent: "Rival"',
    ),
  ],
  ['a player', 'players', graphql(asAdmin, 'createPlayer', () => player)],
  ['a sponsor', 'sponsors', graphql(asAdmin, 'createSponsor', () => 'name: "Bar", category: ORO')],
  [
    'a product',
    'products',
    graphql(asAdmin, 'createProduct', () => 'name: "Bufanda", price: "10.00", category: "Ropa"'),
  ],
  ['a competition', 'competitions', graphql(asAdmin, 'createCompetition', () => 'name: "Copa"')],
  [
    'a category',
    'news_categories',
    graphql(asAdmin, 'createNewsCategory', () => 'name: "Cantera", color: "#123456", isActive: true'),
  ],
  ['a membership', 'memberships', graphql(asAdmin, 'grantMembership', membership)],
];

/** The number of rows of a table. */
async function count(table: string): Promise<number> {
  const [row] = await postgres.prisma.$queryRawUnsafe<{ count: bigint }[]>(`SELECT count(*) FROM ${table}`);
  return Number(row?.count);
}

describe.each(creators)('%s', (_name, table, send) => {
  test('is created once, though its response was never stored and the request is repeated', async () => {
    const before = await count(table);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(headers);
    expect(first.status, JSON.stringify(first.body)).toBe(500);
    expect(await count(table)).toBe(before + 1);
    await postgres.prisma.idempotentResponse.updateMany({
      data: { createdAt: new Date(Date.now() - 180_000) },
    });
    const again = await send(headers);
    expect(again.status).not.toBe(201);
    expect(await count(table)).toBe(before + 1);
  });
});

test('of two late retries at once, one is done', async () => {
  const before = await count('sponsor_inquiries');
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => site.visitor.request('POST', '/api/sponsor-inquiries', inquiry, headers);
  // The first request fails before its work is done, so a retry does it.
  await postgres.prisma.$executeRawUnsafe(
    'ALTER TABLE sponsor_inquiries ADD CONSTRAINT cut_off CHECK (false) NOT VALID',
  );
  expect((await send()).status).toBe(500);
  await postgres.prisma.$executeRawUnsafe('ALTER TABLE sponsor_inquiries DROP CONSTRAINT cut_off');
  await Promise.all([send(), send(), send()]);
  expect(await count('sponsor_inquiries')).toBe(before + 1);
});

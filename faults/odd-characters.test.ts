import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../api/platform/database/client.ts';
import { createMatch } from '../api/domains/matches/matches.fixture.ts';
import { testDatabase } from '../api/testing/database.ts';
import { testPostgres } from '../api/testing/postgres.ts';
import { makePushSecrets } from '../api/testing/push-message.ts';
import { TEST_PASSWORD, serveTestSite, type Caller, type TestSite } from '../api/testing/site.ts';

// Characters that databases refuse or lists cannot show: input with them is refused for its field, and searches for
// them find nothing.

/** NUL and another control character, unpaired surrogates, direction marks, and a line separator. */
const ODD = ['\0', '\u001B', '\uD800', '\uDFFF', '\u202E', '\u2066', '\u2028'];

type Input = Record<string, unknown>;
const account = (given: Input): Input => ({
  name: 'Paula',
  email: `${randomUUID()}@prueba.test`,
  password: TEST_PASSWORD,
  ...given,
});
const article = (given: Input): Input => ({
  title: 'Derbi',
  content: '<p>Texto</p>',
  category: 'Club',
  ...given,
});
const match = (given: Input): Input => ({
  competition: 'Liga',
  isHome: true,
  matchDate: '2027-01-10T18:00:00Z',
  opponent: 'Rival',
  ...given,
});
const device = (deviceInfo: Input): Input => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: makePushSecrets().keys,
  deviceInfo,
});
const letter = (given: Input): Input => ({
  id: randomUUID(),
  preference: 'ALL',
  title: 'Hola',
  body: 'Hola',
  ...given,
});
const membership = {
  email: 'nadie@prueba.test',
  activationDate: '2026-01-01T00:00:00Z',
  expiryDate: '2027-01-01T00:00:00Z',
};
const category = { name: 'Cantera', color: '#123456', isActive: true };
const NO_PAGE = 'La página debe ser una dirección de esta web que empiece por /';

const refusal = (what: string) => `${what} contiene caracteres no permitidos`;

/** Fields that refuse refusal characters, their messages, and input with such a character. */
const fields: [mutation: string, path: string, message: string, input: (sign: string) => Input][] = [
  ['register', 'name', refusal('El nombre'), (sign) => account({ name: `Pau${sign}la` })],
  ['createUser', 'name', refusal('El nombre'), (sign) => account({ name: `Pau${sign}la` })],
  ['updateUser', 'name', refusal('El nombre'), (sign) => ({ id: '1', name: `Pau${sign}la` })],
  ['createArticle', 'title', refusal('El título'), (sign) => article({ title: `Der${sign}bi` })],
  [
    'createArticle',
    'category',
    'Selecciona una categoría válida',
    (sign) => article({ category: `Cl${sign}ub` }),
  ],
  ['createNewsCategory', 'name', refusal('El nombre'), (sign) => ({ ...category, name: `Can${sign}tera` })],
  [
    'createNewsCategory',
    'description',
    refusal('La descripción'),
    (sign) => ({ ...category, description: `a${sign}b` }),
  ],
  ['grantMembership', 'type', refusal('El tipo'), (sign) => ({ ...membership, type: `gene${sign}ral` })],
  [
    'createMatch',
    'competition',
    'Selecciona una competición',
    (sign) => match({ competition: `Li${sign}ga` }),
  ],
  ['createMatch', 'opponent', refusal('El rival'), (sign) => match({ opponent: `Ri${sign}val` })],
  ['createCompetition', 'name', refusal('El nombre'), (sign) => ({ name: `Co${sign}pa` })],
  ['createSponsor', 'name', refusal('El nombre'), (sign) => ({ category: 'ORO', name: `For${sign}n` })],
  [
    'createProduct',
    'category',
    refusal('La categoría'),
    (sign) => ({ name: 'Gorra', price: '1.00', category: `Ro${sign}pa` }),
  ],
  [
    'subscribeToPush',
    'deviceInfo.browser',
    'Contiene caracteres no permitidos',
    (sign) => device({ browser: `Fire${sign}fox` }),
  ],
  ['sendNotification', 'title', refusal('El título'), (sign) => letter({ title: `Ho${sign}la` })],
  ['sendNotification', 'url', NO_PAGE, (sign) => letter({ url: `/calen${sign}dario` })],
  [
    'rejectAbono',
    'notes',
    'Las notas contienen caracteres no permitidos',
    (sign) => ({ id: '1', notes: `No${sign}` }),
  ],
];

/** All lookups of rows by text. */
const lookups = [
  'allNews(search: $text) { totalCount }',
  'allNews(category: $text) { totalCount }',
  'allSponsors(search: $text) { totalCount }',
  'attendees(matchId: "1", search: $text) { totalCount }',
  'auditLog(filter: { subjectId: $text }) { totalCount }',
  'matches(filter: { competition: $text }) { totalCount }',
  'matchSales(filter: { search: $text }) { totalCount }',
  'membershipUploads(filter: { search: $text }) { totalCount }',
  'memberships(filter: { search: $text }) { totalCount }',
  'news(search: $text) { totalCount }',
  'news(category: $text) { totalCount }',
  'products(filter: { search: $text }) { totalCount }',
  'sponsorInquiries(filter: { search: $text }) { totalCount }',
  'staffMatches(filter: { search: $text }) { totalCount }',
  'staffMatches(filter: { competition: $text }) { totalCount }',
  'staffPlayers(filter: { search: $text }) { totalCount }',
  'users(search: $text) { totalCount }',
];

const addresses = [
  '/api/matches?competition=%00',
  '/api/matches?month=%00',
  '/api/matches/%00',
  '/api/news/%00',
  '/api/news/%ED%A0%80',
  '/api/news?limit=%00',
  '/api/sponsors?category=%00',
  '/api/push/preferences?endpoint=https://fcm.googleapis.com/%00',
  '/api/admin/users?page=%00',
  '/uploads/news/%00.webp',
  '/noticias/%00',
  '/noticias?buscar=%00',
];

const databases: [kind: string, open: () => Promise<{ database: Database; end: () => Promise<void> }>][] = [
  ['embedded', async () => ({ database: await testDatabase(), end: async () => {} })],
  [
    'PostgreSQL',
    async () => {
      const postgres = await testPostgres();
      return { database: postgres.prisma, end: () => postgres.close() };
    },
  ],
];

describe.each(databases)('%s', (_kind, open) => {
  let site: TestSite;
  let staff: Caller;
  let end: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    ({ end } = opened);
    const { database } = opened;
    site = await serveTestSite(database);
    staff = await site.signedIn('admin', 'blogger', 'visitor');
    await database.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
    await database.competition.create({ data: { name: 'Liga', isActive: true, order: 1 } });
    await createMatch(database, {});
  });
  afterAll(async () => {
    await site.close();
    await end();
  });

  test.each(fields)('%s refuses them at %s', async (mutation, path, message, input) => {
    const type = mutation === 'createArticle' ? 'Article' : mutation[0]?.toUpperCase() + mutation.slice(1);
    const document = `mutation ($input: ${type}Input!) {
      ${mutation}(input: $input) { __typename ... on ValidationError { fields { path message } } } }`;
    // Notes may have several lines.
    for (const sign of path === 'notes' ? ODD.filter((one) => one !== '\u2028') : ODD) {
      const { body } = await staff.graphql(document, { input: input(sign) });
      expect(body.data?.[mutation].fields, JSON.stringify([sign, body])).toEqual([{ path, message }]);
    }
  });

  test.each(lookups)('%s finds nothing', async (lookup) => {
    for (const sign of ODD) {
      // A sign that separates words leaves two words, which no row has.
      for (const text of [`xq${sign}qx`, `99999999${sign}`]) {
        const { body } = await staff.graphql(`query ($text: String) { ${lookup} }`, { text });
        const response = JSON.stringify([text, body]);
        expect(body.errors, response).toBeUndefined();
        expect(Object.values(body.data), response).toEqual([{ totalCount: 0 }]);
      }
    }
  });

  test.each(addresses)('%s gets a response', async (address) => {
    for (const caller of [staff, site.visitor]) {
      const { status, body } = await caller.request('GET', address);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GraphQLObjectType, getNamedType } from 'graphql';
import { schema } from './domains/schema.ts';
import type { Database } from './platform/database/client.ts';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { testEmbedded } from './testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from './testing/site.ts';
import { addPlayers } from './domains/players/players.fixture.ts';

// Rows arrive while a user turns the pages of a list. With `upTo` no page repeats or skips a row, in any list of the
// schema.

interface Moving {
  /** The list with its own arguments, before those of the page. */
  ask?: string;
  /** The field that tells its rows apart. */
  key?: string;
  /** Adds a row that arrives after those with smaller numbers. */
  add: (database: Database, number: number) => Promise<unknown>;
  /** Whether a new row comes first, so that without `upTo` each arrival moves a row to the next page. */
  newestFirst: boolean;
}

let site: TestSite;
let admin: Caller;
let people: number[];
let matchId: number;
let newsId: number;

const MINUTE = 60_000;
const START = Date.now() - 500 * MINUTE;
/** A later number arrives later. */
const at = (number: number) => new Date(START + number * MINUTE);
const some = (count: number) => Array.from({ length: count }, (_, index) => index);
const owner = (number: number) => people[number] ?? 0;

/** An id of its own, and the code that is made of it. */
function coded(kind: string) {
  const id = randomUUID();
  return { id, qrCode: `${kind}:${id}` };
}

const file = { filePath: 'x', fileSize: 1, mimeType: 'application/pdf' };
const ratings = { atkOverall: 1, shooting: 1, finishing: 1, concentration: 1, passing: 1 };
const defence = { defOverall: 1, steal: 1, block: 1, perimeter: 1, interior: 1 };
const article = (number: number) => ({
  title: `Noticia ${number}`,
  content: '<p>x</p>',
  text: 'x',
  category: 'club',
  publicationDate: at(number),
});
let matches = 0;
const match = (number: number) => ({
  subject: `Jornada ${number}`,
  opponent: 'Fuera',
  homeTeam: 'Casa',
  awayTeam: 'Fuera',
  isHome: true,
  competition: 'LIGA',
  // Each one later than all before it, whichever list adds it.
  matchDate: new Date(Date.now() + (matches += 1) * MINUTE),
});

const addMatch: Moving['add'] = (database, number) => database.match.create({ data: match(number) });
const addArticle: Moving['add'] = (database, number) => database.news.create({ data: article(number) });

const LISTS: Readonly<Record<string, Moving>> = {
  // The longest waiting comes first: new ones come last, and move nothing.
  abonosToReview: {
    add: (database, number) =>
      database.abono.create({
        data: { userId: owner(0), waitingSince: at(number), codigoLocalizador: `L${number}` },
      }),
    newestFirst: false,
  },
  allNews: { add: addArticle, newestFirst: true },
  news: {
    // An article that was written long ago appears.
    add: async (database, number) => {
      const { id } = await database.news.create({ data: { ...article(number + 50), status: 'draft' } });
      await database.news.update({ where: { id }, data: { status: 'published' } });
    },
    newestFirst: true,
  },
  // By tier and the club's order; by number; by category and name.
  allSponsors: {
    add: (database, number) =>
      database.sponsor.create({ data: { name: `Bar ${number}`, category: 'oro', order: 90 - number } }),
    newestFirst: true,
  },
  staffPlayers: {
    add: (database, number) =>
      addPlayers(database, [
        {
          ...ratings,
          ...defence,
          dorsal: 90 - number,
          name: `P ${number}`,
          country: 'España',
          position: ['PG'],
        },
      ]),
    newestFirst: true,
  },
  products: {
    add: (database, number) =>
      database.product.create({ data: { name: `Taza ${90 - number}`, price: 1, category: 'Ropa' } }),
    newestFirst: true,
  },
  orders: {
    add: (database, number) =>
      database.order.create({
        data: {
          reference: `R${1000 + number}`,
          userId: owner(number),
          matchId,
          provider: 'demo',
          amount: 10,
          vatRate: 10,
          createdAt: at(number),
          until: at(number + 10),
        },
      }),
    newestFirst: true,
  },
  attendees: {
    ask: 'attendees(matchId: $matchId, order: PURCHASED_DESC',
    key: 'ticketId',
    add: (database, number) =>
      database.ticket.create({
        data: { userId: owner(number), matchId, ...coded('ticket'), purchaseDate: at(number) },
      }),
    newestFirst: true,
  },
  auditLog: {
    add: (database, number) =>
      database.auditEntry.create({
        data: { actorId: 1, actorName: 'Admin', action: 'note', subjectType: 'user', subjectId: `${number}` },
      }),
    newestFirst: true,
  },
  failedJobs: {
    add: (database, number) => database.$executeRaw`
      INSERT INTO pgboss.job (name, state, completed_on)
      VALUES ('x', 'failed', ${at(number)}::timestamptz + interval '9 microseconds')`,
    newestFirst: true,
  },
  // By date: the match that is added here is the last one.
  matches: { add: addMatch, newestFirst: false },
  staffMatches: { ask: 'staffMatches(descending: true', add: addMatch, newestFirst: true },
  matchSales: { key: 'match { id }', add: addMatch, newestFirst: true },
  membershipUploads: {
    add: (database, number) =>
      database.membershipUpload.create({
        data: { ...file, userId: owner(0), fileName: 'pase.pdf', uploadedAt: at(number) },
      }),
    newestFirst: true,
  },
  // The latest end comes first, and a new membership ends last.
  memberships: {
    add: (database, number) =>
      database.membership.create({
        data: {
          userId: owner(number),
          ...coded('membership'),
          type: 'Abono',
          activationDate: at(0),
          expiryDate: new Date(Date.now() + number * MINUTE),
          createdAt: at(number),
        },
      }),
    newestFirst: true,
  },
  moderatedComments: {
    ask: 'moderatedComments(queue: REPORTED',
    add: async (database, number) => {
      const { id } = await database.comment.create({
        data: { userId: owner(0), newsId, content: 'x', createdAt: at(number) },
      });
      await database.commentReport.create({
        data: { commentId: id, userId: owner(1), createdAt: at(number) },
      });
    },
    newestFirst: true,
  },
  sentNotifications: {
    add: (database, number) =>
      database.notificationHistory.create({ data: { title: 'x', body: 'x', sentAt: at(number) } }),
    newestFirst: true,
  },
  sponsorInquiries: {
    add: (database, number) =>
      database.sponsorInquiry.create({
        data: { name: 'x', company: 'x', email: 'x@prueba.test', message: 'x', createdAt: at(number) },
      }),
    newestFirst: true,
  },
  users: {
    ask: 'users(sort: REGISTRATION_DATE, descending: true',
    add: (database, number) =>
      database.user.create({
        data: {
          name: 'x',
          email: `u${number}@prueba.test`,
          password: 'x',
          registrationDate: at(600 + number),
        },
      }),
    newestFirst: true,
  },
};

/** Other orders and kinds of the same lists. */
const VARIANTS: Readonly<Record<string, Moving>> = {
  'hidden comments': {
    ask: 'moderatedComments(queue: HIDDEN',
    add: (database, number) =>
      database.comment.create({
        data: { userId: owner(0), newsId, content: 'x', createdAt: at(number), hiddenAt: at(number + 100) },
      }),
    newestFirst: true,
  },
  'an old comment that is reported now': {
    ask: 'moderatedComments(queue: REPORTED',
    add: async (database, number) => {
      const { id } = await database.comment.create({
        data: { userId: owner(0), newsId, content: 'x', createdAt: at(-number) },
      });
      await database.commentReport.create({
        data: { commentId: id, userId: owner(2), createdAt: at(number + 200) },
      });
    },
    newestFirst: false,
  },
  'an old season pass that its account reports now': {
    ask: 'abonosToReview(',
    add: async (database, number) => {
      const { id } = await database.abono.create({
        data: { userId: owner(0), status: 'processed', waitingSince: at(-number) },
      });
      await database.abono.update({
        where: { id },
        data: { status: 'pending', waitingSince: at(number + 100) },
      });
    },
    newestFirst: false,
  },
  'published articles of the manager': {
    ask: 'allNews(state: PUBLISHED',
    add: (database, number) => addArticle(database, number + 100),
    newestFirst: true,
  },
  'users by name': {
    ask: 'users(sort: NAME, search: "orden"',
    add: (database, number) =>
      database.user.create({
        data: { name: `A ${90 - number}`, email: `orden-${number}@prueba.test`, password: 'x' },
      }),
    newestFirst: true,
  },
};

beforeAll(async () => {
  const embedded = await testEmbedded();
  const database = embedded.prisma;
  site = await serveTestSite(database);
  admin = await site.signedIn('admin');
  const users = await database.user.createManyAndReturn({
    data: some(20).map((index) => ({ name: `P ${index}`, email: `p${index}@prueba.test`, password: 'x' })),
    select: { id: true },
  });
  people = users.map(({ id }) => id);
  await database.newsCategory.create({ data: { slug: 'club', name: 'Club' } });
  matchId = (await database.match.create({ data: { ...match(0), ticketsAvailable: 100 } })).id;
  newsId = (await database.news.create({ data: article(-1) })).id;
  const limits = { attempts: 1, retryDelay: 1, timeLimit: 60, concurrency: 1 };
  const queue = await openJobQueue(embedded, 'Europe/Madrid', () => [
    { name: 'x', ...limits, run: async () => {} },
  ]);
  await queue.stop();
});
afterAll(() => site.close());

interface ReadPage {
  keys: string[];
  pageCount: number;
  totalCount: number;
  upTo: string | null;
  newCount: number;
}

async function read(
  name: string,
  { ask = `${name}(`, key = 'id' }: Moving,
  page: number,
  { upTo = null, pageSize = 2 }: { upTo?: string | null; pageSize?: number } = {},
): Promise<ReadPage> {
  const declared = ask.includes('$matchId') ? ', $matchId: ID!' : '';
  const { body } = await admin.graphql(
    `query ($page: Int!, $pageSize: Int!, $upTo: String${declared}) {
      list: ${ask}${ask.endsWith('(') ? '' : ', '}page: $page, pageSize: $pageSize, upTo: $upTo) {
        items { ${key} } totalCount pageCount upTo newCount
      }
    }`,
    { page, pageSize, upTo, ...(declared && { matchId: String(matchId) }) },
  );
  expect(body.errors).toBeUndefined();
  const { items, ...counts } = body.data.list;
  return { keys: items.map((item: object) => JSON.stringify(item)), ...counts };
}

test('every numbered list of the schema is in this table', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const pages = fields.filter(({ type }) => {
    const page = getNamedType(type);
    return page instanceof GraphQLObjectType && 'pageCount' in page.getFields();
  });
  expect(pages.map(({ name }) => name).toSorted()).toEqual(Object.keys(LISTS).toSorted());
});

describe('rows that arrive between two pages', () => {
  test.each([...Object.entries(LISTS), ...Object.entries(VARIANTS)])('%s', async (name, list) => {
    const { database } = site;
    for (const number of some(5)) await list.add(database, 1 + number);
    const { keys: before } = await read(name, list, 1, { pageSize: 100 });
    const first = await read(name, list, 1);
    expect(first).toMatchObject({ newCount: 0, totalCount: before.length });

    await list.add(database, 6);
    const moved = await read(name, list, 2);
    expect(moved.keys.some((key) => first.keys.includes(key))).toBe(list.newestFirst);
    await list.add(database, 7);

    const seen = [...first.keys];
    for (let page = 2; page <= first.pageCount; page += 1) {
      const next = await read(name, list, page, { upTo: first.upTo });
      expect(next).toMatchObject({ newCount: 2, totalCount: before.length, upTo: first.upTo });
      seen.push(...next.keys);
    }
    expect(seen).toEqual(before);
  });
});

test.each(['x', '-1', '1e3', '99999999999', '9'.repeat(40)])('a wrong mark is refused: %s', async (upTo) => {
  const { body } = await admin.graphql(`query ($upTo: String) { users(upTo: $upTo) { totalCount } }`, {
    upTo,
  });
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'upTo', message: 'Vuelve a la primera página de la lista' }],
  });
});

test('an empty list has no mark', async () => {
  const { body } = await admin.graphql(`{ attendees(matchId: 999999) { upTo newCount } }`);
  expect(body.data.attendees).toEqual({ upTo: null, newCount: 0 });
});

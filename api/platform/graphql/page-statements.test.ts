import { execute, Kind, OperationTypeNode, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../../../prisma/seed/seed.ts';
import persistedDocuments from '../../../web/gql/persisted-documents.json' with { type: 'json' };
import { readConfig } from '../../config.ts';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import { openStorage } from '../files/open-storage.ts';
import { inlineQueue } from '../jobs/inline-queue.ts';
import { LiveMatches } from '../../domains/matches/live-matches.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { testEmbedded } from '../../testing/database.ts';
import { statementsOf } from '../../testing/statements.ts';
import { executeCompiled } from './compiled-queries.ts';
import type { Context } from './context.ts';
import { schema } from '../../domains/schema.ts';

// What each page costs the database: the statements of its query on the demonstration club, none of them one a row, and no
// figure kept from before (`cachedAggregate`).
// A query that is missing here fails the test, and so does one that has come to cost more.

interface Cost {
  /** The most statements it may take. */
  statements: number;
  variables?: () => Promise<Record<string, unknown>>;
  /** The demonstration account that asks; nobody where none is given. */
  as?: string;
}

let database: EmbeddedDatabase;

const anyMatch = async () => ({
  id: String((await database.prisma.match.findFirstOrThrow({ where: { isHome: true } })).id),
});
const anyArticle = async () => ({
  id: String(
    (await database.prisma.news.findFirstOrThrow({ orderBy: { publicationDate: 'asc' }, skip: 3 })).id,
  ),
});
/** An uploaded file with a pass that waits for staff; the demonstration club has none. */
const anyUpload = async () => {
  const { id: userId } = await database.prisma.user.findFirstOrThrow();
  const file = { fileName: 'abono.pdf', filePath: 'none', fileSize: 1, mimeType: 'application/pdf' };
  const { id } = await database.prisma.membershipUpload.create({
    data: { userId, reviewedBy: userId, ...file, abonos: { create: { userId } } },
  });
  return String(id);
};

const COSTS: Readonly<Record<string, Cost>> = {
  HomePage: { statements: 3 },
  CalendarPage: { statements: 4, variables: async () => ({ filter: {}, page: 1, pageSize: 50 }) },
  MatchPage: { statements: 2, variables: anyMatch },
  ArticlePage: { statements: 5, variables: anyArticle },
  MoreComments: {
    statements: 2,
    variables: async () => ({ newsId: (await anyArticle()).id, after: `${Date.now()}-1` }),
  },
  OwnComments: { statements: 2, as: 'socio', variables: async () => ({ newsId: (await anyArticle()).id }) },
  CommentModeration: {
    statements: 1,
    as: 'editor',
    variables: async () => ({ newsId: (await anyArticle()).id }),
  },
  CommentQueue: { statements: 5, as: 'editor', variables: async () => ({ queue: 'REPORTED', page: 1 }) },
  ArticleEditor: { statements: 2, as: 'blogger', variables: anyArticle },
  OwnDrafts: { statements: 1, as: 'blogger' },
  // A search counts what it finds, asks for the ids of few, and reads the page of those.
  NewsManager: {
    statements: 7,
    as: 'editor',
    variables: async () => ({ search: 'a', category: 'Club', order: 'CATEGORY', descending: false, page: 1 }),
  },
  CategoriesManager: { statements: 2, as: 'editor' },
  NewsListPage: { statements: 5, variables: async () => ({ page: 1, pageSize: 6, category: 'Equipo' }) },
  UsersPage: {
    // What a search finds, its ids and the page of them, who of these has a second factor, and the roles that need one.
    statements: 5,
    as: 'admin',
    variables: async () => ({ search: 'a', role: 'VISITOR', sort: 'NAME', descending: false, page: 1 }),
  },
  AuditLogPage: { statements: 3, as: 'admin', variables: async () => ({ filter: {}, page: 1 }) },
  AuditLogExport: { statements: 2, as: 'admin', variables: async () => ({ filter: {}, page: 1 }) },
  ContentPage: { statements: 3, as: 'editor' },
  SportsPage: { statements: 4, as: 'sports_manager' },
  CommercialPage: { statements: 6, as: 'commercial_manager' },
  ManageMatchesPage: {
    // What is sold is one of its own, so that only the matches shown are counted.
    statements: 6,
    as: 'sports_manager',
    variables: async () => ({ filter: {}, sort: 'SOLD', descending: true, page: 1 }),
  },
  ManageMatchPage: { statements: 4, as: 'sports_manager', variables: anyMatch },
  ManageCompetitionsPage: { statements: 2, as: 'sports_manager' },
  ManagePlayersPage: {
    statements: 2,
    as: 'sports_manager',
    variables: async () => ({ filter: {}, sort: 'DORSAL', descending: false, page: 1 }),
  },
  SquadPage: { statements: 1 },
  SponsorsPage: { statements: 1 },
  NextMatchPage: { statements: 1 },
  TicketPurchasePage: { statements: 1, variables: anyMatch },
  TicketsPage: { statements: 2, variables: async () => ({ page: 1, pageSize: 20 }) },
  AbonosPanel: { statements: 1, as: 'socio' },
  OwnTickets: { statements: 1, as: 'socio' },
  OwnTicket: { statements: 1, as: 'socio', variables: async () => ({ matchId: (await anyMatch()).id }) },
  OwnTicketsPanel: { statements: 1, as: 'socio' },
  MembershipPanel: { statements: 1, as: 'socio' },
  VapidPublicKey: { statements: 0, as: 'socio' },
  OwnPushSubscription: {
    statements: 1,
    as: 'socio',
    variables: async () => ({ endpoint: 'https://x.test/' }),
  },
  // Everything that earns points, the ledger and the achievements, however much there is of each.
  PointsPanel: { statements: 7, as: 'socio' },
  // The same, for what is new among the achievements.
  Announcements: { statements: 7, as: 'socio' },
  // All figures at once, the next matches and their sales, the latest of the log.
  EmailVerification: { statements: 0, as: 'socio' },
  // The account, its second factor, and the roles that need one.
  SecondFactor: { statements: 2, as: 'admin' },
  SecondFactorRolesPage: { statements: 2, as: 'admin' },
  DashboardPage: { statements: 7, as: 'admin' },
  // One for each chart, but two for tickets, sign-ups and points together, and two for members.
  AnalyticsPage: {
    statements: 10,
    as: 'commercial_manager',
    variables: async () => ({ period: { range: 'SEASON' } }),
  },
  ManageSponsorsPage: { statements: 2, as: 'commercial_manager', variables: async () => ({ page: 1 }) },
  ManageAllSponsors: {
    statements: 2,
    as: 'commercial_manager',
    variables: async () => ({ category: 'PLATINO', page: 1 }),
  },
  ProductsPage: { statements: 3, as: 'commercial_manager', variables: async () => ({ filter: {}, page: 1 }) },
  TicketSalesPage: {
    statements: 3,
    as: 'commercial_manager',
    variables: async () => ({ filter: {}, page: 1 }),
  },
  AttendeesPage: {
    statements: 4,
    as: 'commercial_manager',
    variables: async () => ({ matchId: (await anyMatch()).id, page: 1 }),
  },
  AllAttendees: {
    statements: 1,
    as: 'commercial_manager',
    variables: async () => ({ matchId: (await anyMatch()).id }),
  },
  MembershipsPage: {
    statements: 2,
    as: 'commercial_manager',
    variables: async () => ({ filter: {}, page: 1 }),
  },
  InquiriesPage: {
    statements: 2,
    as: 'commercial_manager',
    variables: async () => ({ filter: {}, page: 1 }),
  },
  NotificationsPage: { statements: 2, as: 'commercial_manager', variables: async () => ({ page: 1 }) },
  NotificationAudience: {
    statements: 2,
    as: 'commercial_manager',
    variables: async () => ({ preference: 'MEMBERSHIP_OFFERS' }),
  },
  // Two each for the page and its count: whether there is a queue, and what of it failed.
  FailedJobsPage: { statements: 4, as: 'admin', variables: async () => ({ page: 1 }) },
  AbonosReviewQueue: {
    statements: 3,
    as: 'commercial_manager',
    variables: async () => {
      await anyUpload();
      return {};
    },
  },
  AbonosUploadHistory: {
    statements: 2,
    as: 'commercial_manager',
    variables: async () => {
      await anyUpload();
      return { filter: {}, page: 1 };
    },
  },
  AbonosUpload: {
    statements: 1,
    as: 'commercial_manager',
    variables: async () => ({ id: await anyUpload() }),
  },
  // All of it comes with the session.
  Viewer: { statements: 0, as: 'socio' },
};

const queries = new Map<string, DocumentNode>();
for (const text of Object.values(persistedDocuments)) {
  const document = parse(text);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY) {
      queries.set(definition.name?.value ?? '', document);
    }
  }
}

beforeAll(async () => {
  database = await testEmbedded();
  await seedDemonstration(database.prisma, new Date(), async () => 'hash');
}, 120_000);

async function contextFor(role: string | undefined): Promise<Context> {
  const { prisma } = database;
  const person =
    role === undefined ? null : await prisma.user.findUniqueOrThrow({ where: { email: `${role}@pmb.test` } });
  return {
    schema,
    database: prisma,
    config: readConfig({}),
    files: openStorage(readConfig({})),
    limits: createRateLimits(prisma, 1000),
    vapidPublicKey: 'a key',
    // As a session tells of its account.
    viewer: person && { ...person, withheld: [], account: person, sessionId: 'none' },
    request: { id: 'none', operation: undefined, tables: new Set() },
    isTrustedDocument: false,
    address: '127.0.0.1',
    invalidationsApplied: async () => {},
    live: new LiveMatches(prisma),
    queue: inlineQueue(),
    session: { start: () => {}, end: () => {} },
  };
}

test('every query of the pages has its cost written down', () => {
  expect([...queries.keys()].toSorted()).toEqual(Object.keys(COSTS).toSorted());
});

/** What a caller is told; where in the document an error arose is left out, which a compiled one does not say. */
const told = ({ errors = [] }: ExecutionResult) =>
  errors.map(({ message, path, extensions, originalError }) => ({
    message,
    path,
    extensions,
    originalError,
  }));

describe.each(Object.entries(COSTS))('%s', (name, { statements, variables, as }) => {
  test(`takes at most ${statements} statements`, async () => {
    const contextValue = await contextFor(as);
    const variableValues = (await variables?.()) ?? {};
    const document = queries.get(name);
    if (!document) throw new Error(`No page asks ${name}`);
    const sent = await statementsOf(database, async () => {
      const { data, errors } = await execute({ schema, document, variableValues, contextValue });
      expect(errors).toBeUndefined();
      expect(Object.values(data ?? {})).not.toContain(null);
    });
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(statements);
    // What is known without the database asks it for nothing; everything else that asks nothing measures nothing.
    expect(sent.length > 0).toBe(statements > 0);
  });

  test.each([
    ['who may ask', as],
    ['nobody', undefined],
  ])('answers the same when it is compiled, to %s', async (_whom, role) => {
    const variableValues = (await variables?.()) ?? {};
    const document = queries.get(name);
    if (!document) throw new Error(`No page asks ${name}`);
    const usual = await execute({ schema, document, variableValues, contextValue: await contextFor(role) });
    const compiled = await executeCompiled(document, await contextFor(role), variableValues);
    expect(JSON.stringify(compiled.data)).toBe(JSON.stringify(usual.data));
    // Where several fields fail, it waits for all of them.
    expect(told(compiled)).toEqual(expect.arrayContaining(told(usual)));
    expect(told(compiled).length > 0).toBe(told(usual).length > 0);
  });
});

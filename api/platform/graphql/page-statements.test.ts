import { randomUUID } from 'node:crypto';
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

// The cost of each page: the number of statements of its query on the demonstration club. No statement may run once for
// each row, and no cached aggregate (`cachedAggregate`) may help. A query that is missing here, or that needs more
// statements, fails the test. One statement of each numbered list reads its mark, the newest row.

interface Cost {
  /** The most statements that it may send. */
  statements: number;
  variables?: () => Promise<Record<string, unknown>>;
  /** The demonstration account that sends it; without one, no user is signed in. */
  as?: string;
}

let database: EmbeddedDatabase;

const anyMatch = async () => ({
  id: String((await database.prisma.match.findFirstOrThrow({ where: { isHome: true } })).id),
});
const anyPlayer = async () => ({
  id: String((await database.prisma.squadPlace.findFirstOrThrow({ where: { isActive: true } })).playerId),
});
/** A ticket that is given away; the demonstration club has none. */
async function aGift(): Promise<{ id: string }> {
  const { id: ticketId } = await database.prisma.ticket.findFirstOrThrow();
  const data = { ticketId, email: 'otra@prueba.test' };
  return database.prisma.ticketGift.upsert({ where: { ticketId }, create: data, update: data });
}

const matchIdOf = async () => ({ matchId: (await anyMatch()).id });
const anyArticle = async () => ({
  id: String(
    (await database.prisma.news.findFirstOrThrow({ orderBy: { publicationDate: 'asc' }, skip: 3 })).id,
  ),
});
/** An uploaded file with a season pass for staff to review; the demonstration club has none. */
const anyUpload = async () => {
  const { id: userId } = await database.prisma.user.findFirstOrThrow();
  const filePath = `abonos/${randomUUID()}.pdf`;
  const file = { fileName: 'abono.pdf', filePath, fileSize: 1, mimeType: 'application/pdf' };
  const { id } = await database.prisma.membershipUpload.create({
    data: { userId, reviewedBy: userId, ...file, abonos: { create: { userId } } },
  });
  return String(id);
};

/** Two layouts with lessons; the demonstration club has none. */
const learntLayouts = async () => {
  const { id: verifiedBy } = await database.prisma.user.findFirstOrThrow();
  for (const seller of ['A28999991', 'B03926479']) {
    const lesson = { verifiedBy, verifiedAt: new Date(), content: { words: [], cells: [], fields: {} } };
    await database.prisma.abonoLayout.create({ data: { seller, lessons: { create: [lesson, lesson] } } });
  }
};

/** A payment of the member; the demonstration club has none. */
async function anOrder(): Promise<{ id: string }> {
  const { prisma } = database;
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email: 'socio@pmb.test' } });
  const order = { provider: 'demo', amount: 15, vatRate: 21, until: new Date() } as const;
  const match = { matchId: Number((await anyMatch()).id), userId };
  return prisma.order.upsert({
    where: { reference: '0001AAAAAAAA' },
    create: { ...order, ...match, reference: '0001AAAAAAAA', events: { create: { kind: 'created' } } },
    update: {},
    select: { id: true },
  });
}

/** As JSON. The list of the gates has a new salt and a new time with each reading. */
const withoutSalt = (data: unknown) =>
  JSON.stringify(data)
    ?.replace(/"[\da-f]{24}"|"[\da-f]{32}"/g, '"salted"')
    .replace(/"madeAt":"[^"]*"/g, '"madeAt":"now"');

/** The first page of a list that commercial managers see. */
const FIRST_PAGE = { as: 'commercial_manager', variables: async () => ({ filter: {}, page: 1 }) } as const;

// The season of today and the seasons with a squad are cached between changes; here each reading counts.
const COSTS: Readonly<Record<string, Cost>> = {
  HomePage: { statements: 3 },
  // The table takes as many as its own page, and the next match and the last result one each.
  MatchStrip: { statements: 9 },
  CalendarPage: {
    // The seasons are read for the choice of one, and for the one of today.
    statements: 8,
    variables: async () => ({ filter: { currentSeason: true }, isCurrent: true, page: 1, pageSize: 50 }),
  },
  // The seasons, the editions of one, the edition with its teams and games, the club’s matches and the names of teams.
  StandingsPage: { statements: 12 },
  MatchPage: { statements: 2, variables: anyMatch },
  // Its neighbours, earlier games and their seasons, the games of both teams, and the table as in StandingsPage.
  MatchContext: { statements: 18, variables: anyMatch },
  MatchStatistics: { statements: 1, variables: anyMatch },
  PlayByPlay: { statements: 1, variables: anyMatch },
  PlayerPage: { statements: 4, variables: anyPlayer },
  SeasonLeaders: { statements: 3 },
  LiveNow: { statements: 2, as: 'sports_manager' },
  ArticlePage: { statements: 7, variables: anyArticle },
  ArticleMatches: { statements: 5, as: 'blogger', variables: async () => ({ currentSeason: true }) },
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
  CommentQueue: { statements: 6, as: 'editor', variables: async () => ({ queue: 'REPORTED', page: 1 }) },
  ArticleEditor: { statements: 2, as: 'blogger', variables: anyArticle },
  OwnDrafts: { statements: 1, as: 'blogger' },
  // A search counts its results, reads the ids if they are few, and reads the page of them.
  NewsManager: {
    statements: 8,
    as: 'editor',
    variables: async () => ({ search: 'a', category: 'Club', order: 'CATEGORY', descending: false, page: 1 }),
  },
  CategoriesManager: { statements: 2, as: 'editor' },
  NewsListPage: { statements: 6, variables: async () => ({ page: 1, pageSize: 6, category: 'Equipo' }) },
  UsersPage: {
    // The search results, their ids and one page of them, who of these has a second factor, and the roles that need
    // one.
    statements: 6,
    as: 'admin',
    variables: async () => ({ search: 'a', role: 'VISITOR', sort: 'NAME', descending: false, page: 1 }),
  },
  ManualAchievements: { statements: 3, as: 'admin', variables: async () => ({ userId: '1' }) },
  AuditLogPage: { statements: 4, as: 'admin', variables: async () => ({ filter: {}, page: 1 }) },
  AuditLogExport: { statements: 3, as: 'admin', variables: async () => ({ filter: {}, page: 1 }) },
  ContentPage: { statements: 3, as: 'editor' },
  SportsPage: { statements: 8, as: 'sports_manager' },
  CommercialPage: { statements: 6, as: 'commercial_manager' },
  ManageMatchesPage: {
    // Sales have their own statement, so that only those of the matches on the page are counted.
    statements: 7,
    as: 'sports_manager',
    variables: async () => ({ filter: {}, sort: 'SOLD', descending: true, page: 1 }),
  },
  ManageMatchPage: { statements: 5, as: 'sports_manager', variables: anyMatch },
  ManageCompetitionsPage: { statements: 2, as: 'sports_manager' },
  ManageTeamsPage: { statements: 3, as: 'sports_manager' },
  // The seasons, four times until they are cached; whether the next is open, its tables, players and cards.
  // The table takes as many as its own page; the edition has its round, its games and their teams.
  ManageStandingsPage: { statements: 18, as: 'sports_manager' },
  ManageSeasonsPage: { statements: 8, as: 'sports_manager' },
  ImportPage: { statements: 4, as: 'sports_manager' },
  MembersImportPage: { statements: 1, as: 'commercial_manager' },
  MembersExport: { statements: 2, as: 'commercial_manager' },
  ListExport: { statements: 2, as: 'sports_manager', variables: async () => ({ list: 'TEAMS' }) },
  GamesExport: {
    statements: 9,
    as: 'sports_manager',
    variables: async () => ({ competition: 'LIGA', season: 2026 }),
  },
  ManageVenuesPage: { statements: 1, as: 'sports_manager' },
  ManagePlayersPage: {
    statements: 6,
    as: 'sports_manager',
    variables: async () => ({ filter: {}, sort: 'DORSAL', descending: false, page: 1 }),
  },
  SiteSeason: { statements: 1 },
  SquadPage: { statements: 3 },
  // The seasons, which are cached between changes.
  SeasonPasses: { statements: 2 },
  SponsorsPage: { statements: 1 },
  NextMatchPage: { statements: 1 },
  TicketPurchasePage: { statements: 1, variables: anyMatch },
  TicketWallets: { statements: 0 },
  PaymentProvider: { statements: 0 },
  TicketToday: { statements: 3, as: 'socio' },
  TicketsPage: { statements: 2, variables: async () => ({ page: 1, pageSize: 20 }) },
  AbonosPanel: { statements: 2, as: 'socio' },
  OwnTickets: { statements: 1, as: 'socio' },
  OwnTicket: { statements: 1, as: 'socio', variables: async () => ({ matchId: (await anyMatch()).id }) },
  OwnTicketsPanel: { statements: 1, as: 'socio' },
  OwnWaits: { statements: 2, as: 'socio' },
  SeatWait: { statements: 2, as: 'socio', variables: async () => ({ matchId: (await anyMatch()).id }) },
  GiftPage: { statements: 2, as: 'socio', variables: aGift },
  SavedTickets: { statements: 1, as: 'socio' },
  // The seasons are cached between changes.
  MembershipPanel: { statements: 2, as: 'socio' },
  VapidPublicKey: { statements: 0, as: 'socio' },
  OwnPushSubscription: { statements: 1, as: 'socio', variables: async () => ({ endpoint: 'https://x/' }) },
  // Everything that earns points, the ledger and the achievements, at any number of each.
  PointsPanel: { statements: 8, as: 'socio' },
  // The same, for new achievements.
  Announcements: { statements: 8, as: 'socio' },
  // All figures in one statement, the next matches and their sales, the latest entries of the log.
  EmailVerification: { statements: 0, as: 'socio' },
  // The account, its second factor, and the roles that need one.
  SecondFactor: { statements: 2, as: 'admin' },
  SecondFactorRolesPage: { statements: 2, as: 'admin' },
  DashboardPage: { statements: 8, as: 'admin' },
  // One for each chart, but two for tickets, sign-ups and points together, and two for members.
  AnalyticsPage: {
    statements: 11,
    as: 'commercial_manager',
    variables: async () => ({ period: { range: 'SEASON' } }),
  },
  ManageSponsorsPage: { statements: 3, as: 'commercial_manager', variables: async () => ({ page: 1 }) },
  ManageAllSponsors: {
    statements: 2,
    as: 'commercial_manager',
    variables: async () => ({ category: 'PLATINO', page: 1 }),
  },
  ProductsPage: { statements: 4, as: 'commercial_manager', variables: async () => ({ filter: {}, page: 1 }) },
  TicketSalesPage: { statements: 4, ...FIRST_PAGE },
  DoorMatches: { statements: 1, as: 'commercial_manager' },
  DoorGates: { statements: 1, as: 'commercial_manager', variables: matchIdOf },
  // The match, its tickets, the member cards and the season passes.
  DoorList: { statements: 4, as: 'commercial_manager', variables: matchIdOf },
  DeskPage: { statements: 8, as: 'commercial_manager', variables: matchIdOf },
  DoorSheet: { statements: 8, as: 'commercial_manager', variables: matchIdOf },
  DoorCounts: { statements: 1, as: 'commercial_manager', variables: matchIdOf },
  PayPage: { statements: 3, as: 'socio', variables: anOrder },
  PaymentPage: { statements: 3, as: 'commercial_manager', variables: anOrder },
  PaymentsPage: {
    statements: 5,
    as: 'commercial_manager',
    variables: async () => {
      await anOrder();
      return { filter: { search: 'a', states: ['PENDING'] }, page: 1 };
    },
  },
  TicketSaleExport: { statements: 4, ...FIRST_PAGE },
  OrderExport: { statements: 3, ...FIRST_PAGE },
  AttendeesPage: {
    statements: 7,
    as: 'commercial_manager',
    variables: async () => ({ matchId: (await anyMatch()).id, page: 1 }),
  },
  AllAttendees: {
    statements: 1,
    as: 'commercial_manager',
    variables: async () => ({ matchId: (await anyMatch()).id }),
  },
  MembershipsPage: {
    statements: 3,
    as: 'commercial_manager',
    variables: async () => ({ filter: {}, page: 1 }),
  },
  InquiriesPage: {
    statements: 3,
    as: 'commercial_manager',
    variables: async () => ({ filter: {}, page: 1 }),
  },
  NotificationsPage: { statements: 3, as: 'commercial_manager', variables: async () => ({ page: 1 }) },
  NotificationAudience: {
    statements: 2,
    as: 'commercial_manager',
    variables: async () => ({ preference: 'MEMBERSHIP_OFFERS' }),
  },
  // Two each for the page and its count: whether the queue exists, and its failed jobs.
  FailedJobsPage: { statements: 5, as: 'admin', variables: async () => ({ page: 1 }) },
  AbonosReviewQueue: {
    statements: 3,
    as: 'commercial_manager',
    variables: async () => {
      await anyUpload();
      return {};
    },
  },
  AbonosLearntLayouts: {
    statements: 1,
    as: 'commercial_manager',
    variables: async () => {
      await learntLayouts();
      return {};
    },
  },
  AbonosUploadHistory: {
    statements: 3,
    as: 'commercial_manager',
    variables: async () => {
      await anyUpload();
      return { filter: {}, page: 1 };
    },
  },
  AbonosPassNow: {
    statements: 1,
    as: 'commercial_manager',
    variables: async () => ({ uploadId: await anyUpload() }),
  },
  AbonosUpload: {
    statements: 1,
    as: 'commercial_manager',
    variables: async () => ({ id: await anyUpload() }),
  },
  AbonosPassPdf: {
    statements: 1,
    as: 'commercial_manager',
    variables: async () => ({ uploadId: await anyUpload() }),
  },
  // The session has all of it.
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
    // As a session provides its account.
    viewer: person && { ...person, withheld: [], account: person, sessionId: 'none' },
    request: { id: 'none', origin: 'http://localhost', operation: undefined, tables: new Set() },
    isTrustedDocument: false,
    address: '127.0.0.1',
    invalidationsApplied: async () => {},
    live: new LiveMatches(prisma),
    queue: inlineQueue(),
    session: { start: () => {}, end: () => {} },
    device: { cookie: null, remember: () => {} },
  };
}

test('every query of the pages has its cost in this table', () => {
  expect([...queries.keys()].toSorted()).toEqual(Object.keys(COSTS).toSorted());
});

/** The parts of errors that a caller sees; compiled queries do not have the location in the document. */
const visibleErrors = ({ errors = [] }: ExecutionResult) =>
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
    if (!document) throw new Error(`No page has the query ${name}`);
    const sent = await statementsOf(database, async () => {
      const { data, errors } = await execute({ schema, document, variableValues, contextValue });
      expect(errors).toBeUndefined();
      expect(Object.values(data ?? {})).not.toContain(null);
    });
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(statements);
    // A query that needs no database sends nothing; any other that sends nothing would measure nothing.
    expect(sent.length > 0).toBe(statements > 0);
  });

  test.each([
    ['the user of the page', as],
    ['a visitor without an account', undefined],
  ])('has the same result when it is compiled, for %s', async (_viewer, role) => {
    const variableValues = (await variables?.()) ?? {};
    const document = queries.get(name);
    if (!document) throw new Error(`No page has the query ${name}`);
    const usual = await execute({ schema, document, variableValues, contextValue: await contextFor(role) });
    const compiled = await executeCompiled(document, await contextFor(role), variableValues);
    expect(withoutSalt(compiled.data)).toBe(withoutSalt(usual.data));
    // If several fields fail, a compiled query reports them all.
    expect(visibleErrors(compiled)).toEqual(expect.arrayContaining(visibleErrors(usual)));
    expect(visibleErrors(compiled).length > 0).toBe(visibleErrors(usual).length > 0);
  });
});

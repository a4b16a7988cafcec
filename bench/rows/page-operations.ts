import { createHash } from 'node:crypto';
import type { Stage } from '../stage.ts';

/** A page's operation, with variables that return data. */
export interface PageOperation {
  name: string;
  variables: object;
  /** The demonstration account of the caller; undefined if no user is signed in. */
  as?: string;
  /** Distinguishes it from other operations of the same page. */
  what?: string;
  /** Tables that are reported as changed before each request, so that nothing of them is cached. */
  changed?: readonly string[];
}

const page = (name: string, as: string, variables: object = {}): PageOperation => ({
  name,
  as,
  variables: { page: 1, ...variables },
});

/** The operations of all pages, except those that only run when data is edited. */
export async function pageOperations(query: Stage['query']): Promise<PageOperation[]> {
  const idOf = async (sql: string) => String((await query(sql)).rows[0]?.id);
  const match = {
    id: await idOf(
      "SELECT id FROM matches WHERE is_home AND status = 'scheduled' ORDER BY match_date LIMIT 1",
    ),
  };
  const article = { id: await idOf('SELECT id FROM news ORDER BY publication_date LIMIT 1 OFFSET 3') };
  const sales = 'commercial_manager';
  const lastPage = async (table: string, pageSize: number) => ({
    page: Math.max(
      1,
      Math.ceil(Number((await query(`SELECT count(*) FROM ${table}`)).rows[0]?.count) / pageSize),
    ),
  });
  const last = (operation: PageOperation, lastOne: { page: number }): PageOperation => ({
    ...operation,
    variables: { ...operation.variables, ...lastOne },
    what: 'last page',
  });
  const calendar: PageOperation = {
    name: 'CalendarPage',
    variables: { filter: { currentSeason: true }, isCurrent: true, page: 1, pageSize: 50 },
  };
  const sold = {
    matchId: await idOf(
      'SELECT match_id AS id FROM tickets GROUP BY match_id ORDER BY count(*) DESC, match_id LIMIT 1',
    ),
  };
  const attendees = page('AttendeesPage', sales, sold);
  const ticketSales = page('TicketSalesPage', sales, { filter: {} });
  const memberships = page('MembershipsPage', sales, { filter: {} });
  const inquiries = page('InquiriesPage', sales, { filter: {} });
  const notifications = page('NotificationsPage', 'editor');
  const afterSale = (operation: PageOperation): PageOperation => ({
    ...operation,
    what: [operation.what, 'just after a sale'].filter(Boolean).join(', '),
    changed: ['matches', 'tickets'],
  });
  const dashboard: PageOperation = { name: 'DashboardPage', variables: {}, as: 'admin' };
  const analytics: PageOperation = {
    name: 'AnalyticsPage',
    variables: { period: { range: 'SEASON' } },
    as: sales,
  };
  const news: PageOperation = { name: 'NewsListPage', variables: { page: 1, pageSize: 6 } };
  const users = page('UsersPage', 'admin', { sort: 'NAME', descending: false });
  const articles = page('NewsManager', 'editor', { order: 'DATE', descending: true });
  const audit = page('AuditLogPage', 'admin', { filter: {} });
  const matches = page('ManageMatchesPage', 'sports_manager', { filter: {}, sort: 'DATE', descending: true });
  const uploads = page('AbonosUploadHistory', sales, { filter: {} });
  return [
    { name: 'HomePage', variables: {} },
    calendar,
    last(calendar, await lastPage('matches', 50)),
    { ...calendar, variables: { ...calendar.variables, filter: { year: 2026 } }, what: 'of a year' },
    { name: 'MatchPage', variables: match },
    { ...news, variables: { ...news.variables, category: 'Equipo' }, what: 'of a category' },
    news,
    last(news, await lastPage("news WHERE status = 'published' AND publication_date <= now()", 6)),
    { ...news, variables: { ...news.variables, search: 'entrenador' }, what: 'search' },
    { name: 'ArticlePage', variables: article },
    { name: 'TicketsPage', variables: { page: 1, pageSize: 20 } },
    { name: 'NextMatchPage', variables: {} },
    { name: 'TicketPurchasePage', variables: match },
    { name: 'SquadPage', variables: {} },
    { name: 'SponsorsPage', variables: {} },
    { name: 'Viewer', variables: {}, as: 'socio' },
    { name: 'OwnTickets', variables: {}, as: 'socio' },
    { name: 'OwnTicketsPanel', variables: {}, as: 'socio' },
    { name: 'MembershipPanel', variables: {}, as: 'socio' },
    { name: 'AbonosPanel', variables: {}, as: 'socio' },
    { name: 'PointsPanel', variables: {}, as: 'socio' },
    { name: 'Announcements', variables: {}, as: 'socio' },
    users,
    last(users, await lastPage('users', 25)),
    {
      ...page('UsersPage', 'admin', { sort: 'EMAIL', descending: false, search: 'visitor@pmb' }),
      what: 'search',
    },
    articles,
    last(articles, await lastPage('news', 25)),
    matches,
    last(matches, await lastPage('matches', 25)),
    { name: 'ManageMatchPage', variables: match, as: 'sports_manager' },
    page('ManagePlayersPage', 'sports_manager', { filter: {}, sort: 'DORSAL', descending: false }),
    { name: 'ManageCompetitionsPage', variables: {}, as: 'sports_manager' },
    { name: 'ArticleEditor', variables: article, as: 'editor' },
    { name: 'CategoriesManager', variables: {}, as: 'editor' },
    page('CommentQueue', 'editor', { queue: 'REPORTED' }),
    { name: 'CommentModeration', variables: { newsId: article.id }, as: 'editor' },
    notifications,
    last(notifications, await lastPage('notification_history', 20)),
    page('ProductsPage', sales, { filter: {} }),
    page('ManageSponsorsPage', sales),
    { name: 'AbonosReviewQueue', variables: {}, as: sales },
    { name: 'AbonosLearntLayouts', variables: {}, as: sales },
    uploads,
    last(uploads, await lastPage('membership_uploads', 25)),
    ticketSales,
    last(ticketSales, await lastPage('matches WHERE is_home', 25)),
    attendees,
    last(attendees, await lastPage(`tickets WHERE match_id = ${sold.matchId}`, 50)),
    memberships,
    last(memberships, await lastPage('memberships', 25)),
    audit,
    last(audit, await lastPage('audit_log', 25)),
    inquiries,
    last(inquiries, await lastPage('sponsor_inquiries', 25)),
    { name: 'ContentPage', variables: {}, as: 'editor' },
    { name: 'SportsPage', variables: {}, as: 'sports_manager' },
    { name: 'CommercialPage', variables: {}, as: sales },
    dashboard,
    afterSale(dashboard),
    analytics,
    afterSale(analytics),
    afterSale(calendar),
    { ...audit, what: 'just after an entry', changed: ['audit_log'] },
    { ...news, what: 'just after an article', changed: ['news'] },
    { ...users, what: 'just after a sign-up', changed: ['users'] },
    {
      ...page('CommentQueue', 'editor', { queue: 'REPORTED' }),
      what: 'just after a comment',
      changed: ['comments'],
    },
  ];
}

/** Sessions of the demonstration accounts, as cookies by account name. */
export async function sessionsOf(query: Stage['query']): Promise<Record<string, string>> {
  const { rows } = await query("SELECT id, email FROM users WHERE email LIKE '%@pmb.test'");
  const cookies: Record<string, string> = {};
  for (const { id, email } of rows as { id: number; email: string }[]) {
    const token = createHash('sha256').update(`session of ${email}`).digest('base64url');
    await query(
      `INSERT INTO sessions (id, user_id, expires_at) VALUES (encode(sha256($1::text::bytea), 'hex'), $2, now() + interval '1 day')
       ON CONFLICT DO NOTHING`,
      [token, id],
    );
    cookies[email.replace('@pmb.test', '')] = `pmb_session=${token}`;
  }
  return cookies;
}

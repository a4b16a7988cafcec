import { createHash } from 'node:crypto';
import type { Stage } from '../stage.ts';

/** What a page asks for, with variables that find something. */
export interface PageOperation {
  name: string;
  variables: object;
  /** The demonstration account that asks; nobody where none is given. */
  as?: string;
}

const page = (name: string, as: string, variables: object = {}): PageOperation => ({
  name,
  as,
  variables: { page: 1, ...variables },
});

/** The operations of the pages but those that only writing pages ask for. */
export async function pageOperations(query: Stage['query']): Promise<PageOperation[]> {
  const idOf = async (sql: string) => String((await query(sql)).rows[0]?.id);
  const match = {
    id: await idOf(
      "SELECT id FROM matches WHERE is_home AND status = 'scheduled' ORDER BY match_date LIMIT 1",
    ),
  };
  const article = { id: await idOf('SELECT id FROM news ORDER BY publication_date LIMIT 1 OFFSET 3') };
  const sales = 'commercial_manager';
  return [
    { name: 'HomePage', variables: {} },
    { name: 'CalendarPage', variables: { filter: {}, page: 1, pageSize: 50 } },
    { name: 'MatchPage', variables: match },
    { name: 'NewsListPage', variables: { page: 1, pageSize: 6, category: 'Equipo' } },
    { name: 'NewsListPage', variables: { page: 1, pageSize: 6 } },
    { name: 'NewsListPage', variables: { page: 1, pageSize: 6, search: 'entrenador' } },
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
    page('UsersPage', 'admin', { sort: 'NAME', descending: false }),
    page('UsersPage', 'admin', { sort: 'EMAIL', descending: false, search: 'visitor@pmb' }),
    page('NewsManager', 'editor', { order: 'DATE', descending: true }),
    page('ManageMatchesPage', 'sports_manager', { filter: {}, sort: 'DATE', descending: true }),
    page('TicketSalesPage', sales, { filter: {} }),
    page('AttendeesPage', sales, { matchId: match.id }),
    page('MembershipsPage', sales, { filter: {} }),
    page('AuditLogPage', 'admin', { filter: {} }),
    page('InquiriesPage', sales, { filter: {} }),
    { name: 'DashboardPage', variables: {}, as: 'admin' },
    { name: 'AnalyticsPage', variables: { period: { range: 'SEASON' } }, as: sales },
  ];
}

/** Sessions of the demonstration accounts, as cookies by the account's name. */
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

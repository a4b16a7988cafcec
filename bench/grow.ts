/** Executes a statement. */
export type RunSql = (sql: string, values?: unknown[]) => Promise<unknown>;

/** Number of rows added by `grow` to those of the demonstration. */
export type Size = Readonly<Record<keyof typeof GROWN, number>>;

/** The size of a club after years. */
export const GROWN = {
  users: 100_000,
  matches: 5_000,
  tickets: 50_000,
  news: 20_000,
  points: 1_000_000,
  // Further content of the pages.
  comments: 50_000,
  auditEntries: 100_000,
  memberships: 20_000,
  inquiries: 10_000,
  seasonPasses: 10_000,
  products: 2_000,
  notifications: 5_000,
  /** One in this many comments is reported, and one in this many passes waits for staff. */
  oneIn: 100,
};

/**
 * A few pages for each list that is nearly empty in the demonstration: compared with an empty page, a full one would
 * measure the cost of rows, not of growth. Hundreds of rows, so that last pages are as full as in the grown club.
 */
export const FULL_PAGES: Size = {
  users: 100,
  matches: 100,
  tickets: 100,
  news: 0,
  points: 100,
  comments: 100,
  auditEntries: 100,
  memberships: 100,
  inquiries: 100,
  seasonPasses: 100,
  products: 100,
  notifications: 100,
  oneIn: 1,
};

/**
 * SQL that creates the rows inside the database, in seconds instead of hours. Users are looked up by position, since
 * the demonstration has taken the first ids.
 */
const statements = (size: Size): readonly string[] => [
  `CREATE TEMP TABLE grown_users AS
     WITH made AS (
       INSERT INTO users (name, email, password, registration_date)
       SELECT 'Aficionado ' || n, 'aficionado-' || n || '@grown.test', 'no password', now() - n * interval '17 minutes'
         FROM generate_series(1, ${size.users}) n
       RETURNING id)
     SELECT row_number() OVER () AS n, id FROM made`,
  `CREATE INDEX ON grown_users (n)`,
  // Two future seasons, the rest played; half of the matches at home.
  `CREATE TEMP TABLE grown_matches AS
     WITH made AS (
       INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, location, result,
                            status, capacity, tickets_available, updated_at)
       SELECT 'Jornada ' || n, CASE WHEN n % 2 = 0 THEN 'Palma Mallorca Bàsquet' ELSE 'Rival ' || n % 40 END,
              CASE WHEN n % 2 = 0 THEN 'Rival ' || n % 40 ELSE 'Palma Mallorca Bàsquet' END, 'Rival ' || n % 40, n % 2 = 0,
              now() + (n - ${size.matches - 100}) * interval '2 days' + interval '60 days',
              CASE n % 3 WHEN 0 THEN 'COPA' ELSE 'LIGA' END, 'Son Moix, Palma',
              CASE WHEN n < ${size.matches - 130} THEN '82-75' END,
              CASE WHEN n < ${size.matches - 130} THEN 'finished' ELSE 'scheduled' END::"MatchStatus", 3500, 3500, now()
         FROM generate_series(1, ${size.matches}) n
       RETURNING id, is_home)
     SELECT row_number() OVER () AS n, id FROM made WHERE is_home`,
  `CREATE INDEX ON grown_matches (n)`,
  `INSERT INTO tickets (id, user_id, match_id, qr_code, purchase_date, price_paid)
   SELECT ticket.id, users.id, matches.id, 'ticket:' || ticket.id, now() - ticket.n * interval '31 minutes', 15
     FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, ${size.tickets}) n) ticket
     JOIN grown_users users ON users.n = ticket.n
     -- One of them a full house, the others even.
     JOIN grown_matches matches
       ON matches.n = CASE WHEN ticket.n <= 3000 THEN 0 ELSE ticket.n % (SELECT count(*) FROM grown_matches) END + 1`,
  // No trigger counts them.
  `UPDATE matches SET tickets_sold = issued.sold, tickets_available = capacity - issued.sold
     FROM (SELECT match_id, count(*)::int AS sold FROM tickets WHERE state = 'valid' GROUP BY match_id) AS issued
    WHERE matches.id = issued.match_id`,
  `INSERT INTO news (title, content, text, category, publication_date, updated_at, author_id)
   SELECT 'Noticia ' || n || ' del club', '<p>' || words || '</p>', words,
          (SELECT slug FROM news_categories ORDER BY id OFFSET n % (SELECT count(*) FROM news_categories) LIMIT 1),
          now() - interval '40 days' - n * interval '3 hours', now(), (SELECT min(id) FROM users)
     FROM generate_series(1, ${size.news}) n,
          LATERAL (SELECT repeat('El equipo entrena en Palma y prepara la jornada ' || n || '. ', 40) AS words) text`,
  `INSERT INTO points_history (user_id, action, points, description, related_type, related_id, created_at)
   SELECT users.id, 'comment', 5, 'Comentario', 'comment', entry.n::text, now() - entry.n * interval '90 seconds'
     FROM generate_series(1, ${size.points}) entry(n)
     JOIN grown_users users ON users.n = entry.n % ${size.users} + 1`,
  `INSERT INTO user_points (user_id, total_points, updated_at)
   SELECT user_id, sum(points), now() FROM points_history GROUP BY user_id ON CONFLICT (user_id) DO NOTHING`,
  `INSERT INTO comments (content, user_id, news_id, created_at)
   SELECT 'Comentario ' || n, users.id, (SELECT min(id) FROM news) + n % (SELECT count(*) FROM news), now() - n * interval '20 minutes'
     FROM generate_series(1, ${size.comments}) n JOIN grown_users users USING (n)`,
  `INSERT INTO comment_reports (comment_id, user_id)
   SELECT id, (SELECT min(id) FROM users) FROM comments WHERE id % ${size.oneIn} = 0 ON CONFLICT DO NOTHING`,
  `INSERT INTO audit_log (at, actor_id, actor_name, action, subject_type, subject_id, subject)
   SELECT now() - n * interval '40 minutes', 1 + n % 6, 'Persona ' || n % 6, 'update', 'news', n::text, 'Noticia ' || n
     FROM generate_series(1, ${size.auditEntries}) n`,
  `INSERT INTO memberships (id, user_id, qr_code, type, activation_date, expiry_date)
   SELECT id, user_id, 'membership:' || id, 'anual', now() - n * interval '2 hours',
          now() - n * interval '2 hours' + interval '1 year'
     FROM (SELECT gen_random_uuid() AS id, id AS user_id, n FROM grown_users WHERE n <= ${size.memberships}) made`,
  `INSERT INTO sponsor_inquiries (name, company, email, message, status, created_at)
   SELECT 'Persona ' || n, 'Empresa ' || n, 'empresa-' || n || '@grown.test', 'Queremos colaborar con el club.',
          CASE WHEN n < 30 THEN 'new' ELSE 'declined' END::"InquiryStatus", now() - n * interval '5 hours'
     FROM generate_series(1, ${size.inquiries}) n`,
  `WITH uploads AS (
     INSERT INTO membership_uploads (user_id, file_name, file_path, file_size, mime_type, status, uploaded_at)
     SELECT id, 'abono.pdf', 'none', 1000, 'application/pdf', 'verified', now() - n * interval '5 hours'
       FROM grown_users WHERE n <= ${size.seasonPasses}
     RETURNING id, user_id, uploaded_at)
   INSERT INTO abonos (archivo_id, user_id, nombre_asistente, codigo_localizador, fecha_subida, waiting_since, status)
   SELECT id, user_id, 'Titular', 'LOC' || id, uploaded_at, uploaded_at,
          CASE WHEN id % ${size.oneIn} = 0 THEN 'pending' ELSE 'verified' END::"AbonoStatus"
     FROM uploads`,
  `INSERT INTO products (name, price, stock, category)
   SELECT 'Camiseta ' || n, 20, n, 'Categoría ' || n % 8 FROM generate_series(1, ${size.products}) n`,
  `INSERT INTO notification_history (title, body, sent_at, queued_at, devices, delivered)
   SELECT 'Aviso ' || n, 'Texto', now() - n * interval '8 hours', now() - n * interval '8 hours', 9, 9
     FROM generate_series(1, ${size.notifications}) n`,
  // The totals that the triggers would have counted, in the form after the hourly cleanup: one row per total.
  `DELETE FROM kept_totals`,
  `INSERT INTO kept_totals (subject, day, kind, entries, amount)
   SELECT 'points', (created_at AT TIME ZONE 'Europe/Madrid')::date, action, count(*), sum(points)
     FROM points_history GROUP BY 2, 3`,
  `INSERT INTO kept_totals (subject, day, kind, entries, amount)
   SELECT 'sign_ups', (registration_date AT TIME ZONE 'Europe/Madrid')::date, '', count(*), 0 FROM users GROUP BY 2`,
  `INSERT INTO kept_totals (subject, kind, entries, amount)
   SELECT 'levels', level::text, count(*), 0 FROM user_points GROUP BY 2`,
  `INSERT INTO kept_totals (subject, kind, entries, amount)
   SELECT 'audit', action || ' ' || subject_type, count(*), 0 FROM audit_log GROUP BY 2`,
  `INSERT INTO kept_totals (subject, kind, entries, amount)
   SELECT 'news', status::text || ' ' || category, count(*), 0 FROM news GROUP BY 2`,
];

/**
 * Fills a database that has the demonstration club. The grown club takes about a minute.
 * @param run executes everything on one connection, which holds the temporary tables
 */
export async function grow(run: RunSql, size: Size): Promise<void> {
  await silenced(run, async () => {
    for (const statement of statements(size)) await run(statement);
  });
  await run('VACUUM ANALYZE');
}

/** Notifies every instance that these tables have changed. */
export const notifyOfChanges = (run: RunSql, tables: readonly string[]) =>
  run("SELECT pg_notify('pmb_changes', changed) FROM unnest($1::text[]) AS changed", [tables]);

/** Works without triggers if that is allowed: their work per row is done at the end for all rows. */
export async function silenced(run: RunSql, work: () => Promise<void>): Promise<void> {
  await run('SET session_replication_role = replica').catch(ifNotAllowed);
  await work();
  await run('SET session_replication_role = DEFAULT').catch(ifNotAllowed);
}

const INSUFFICIENT_PRIVILEGE = '42501';

function ifNotAllowed(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== INSUFFICIENT_PRIVILEGE) throw error;
}

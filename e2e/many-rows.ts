import pg from 'pg';

/** The number of rows that every staff list must support. */
export const MANY = 10_000;
/** Sponsors of one tier: one dialog shows and sorts them all. */
export const SPONSORS = 240;

const STATEMENTS = [
  // Triggers count accounts and audit entries.
  `INSERT INTO users (name, email, password, registration_date)
   SELECT 'Aficionada ' || n || ' de la Cruz i Santandreu', 'aficionada-' || n || '@many.test', '-',
          now() - n * interval '3 hours'
     FROM generate_series(1, ${MANY}) n`,
  // The oldest first: the log is paged up to the newest id.
  `INSERT INTO audit_log (at, actor_id, actor_name, action, subject_type, subject_id, subject)
   SELECT now() - n * interval '5 minutes', 1, 'Ana Administradora', 'update', 'product', n::text, 'Camiseta ' || n
     FROM generate_series(${MANY}, 1, -1) n`,
  // No instance is listening yet, so no notification is needed.
  `SET session_replication_role = replica`,
  `CREATE TEMP TABLE people AS
     SELECT row_number() OVER (ORDER BY id)::int AS n, id FROM users WHERE email LIKE '%@many.test'`,
  `INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, location, status,
                        capacity, tickets_available, updated_at)
   SELECT 'Jornada ' || n, 'Palma Mallorca Bàsquet', 'Rival ' || n, 'Rival ' || n, true,
          now() - interval '30 days' - n * interval '1 day', 'LIGA', 'Son Moix, Palma', 'finished', ${MANY}, ${MANY}, now()
     FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO tickets (id, user_id, match_id, qr_code, purchase_date, price_paid)
   SELECT id, user_id, (SELECT id FROM matches WHERE opponent = 'Rival 1'), 'ticket:' || id, at, 15
     FROM (SELECT gen_random_uuid() AS id, people.id AS user_id, now() - n * interval '1 minute' AS at FROM people) t`,
  // No trigger counts them.
  `UPDATE matches SET tickets_sold = capacity, tickets_available = 0 WHERE opponent = 'Rival 1'`,
  `INSERT INTO memberships (id, user_id, qr_code, type, activation_date, expiry_date)
   SELECT id, user_id, 'membership:' || id, 'anual', now() - interval '10 days', now() + n * interval '1 hour'
     FROM (SELECT gen_random_uuid() AS id, people.id AS user_id, n FROM people) m`,
  `INSERT INTO news (title, content, text, category, publication_date, updated_at)
   SELECT 'Crónica número ' || n, '<p>Texto ' || n || '</p>', 'Texto ' || n,
          (SELECT slug FROM news_categories ORDER BY id LIMIT 1), now() - n * interval '2 hours', now()
     FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO comments (content, user_id, news_id, created_at)
   SELECT 'Comentario ' || n || ' sobre el partido', id, (SELECT max(id) FROM news), now() - n * interval '1 minute'
     FROM people`,
  `INSERT INTO comment_reports (comment_id, user_id, reason)
   SELECT comments.id, (SELECT min(id) FROM people), 'Insulta' FROM comments WHERE content LIKE 'Comentario % sobre el partido'`,
  `INSERT INTO sponsor_inquiries (name, company, email, message, created_at)
   SELECT 'Persona ' || n, 'Empresa ' || n || ' S. L.', 'empresa-' || n || '@many.test', 'Queremos colaborar.',
          now() - n * interval '1 hour'
     FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO sponsors (name, category, "order", updated_at)
   SELECT 'Bodega ' || n, 'bronce', 1000 + n, now() FROM generate_series(1, ${SPONSORS}) n`,
  `INSERT INTO products (name, description, price, stock, category)
   SELECT 'Camiseta ' || n, 'De algodón', 20, n, 'Ropa' FROM generate_series(1, ${MANY}) n`,
  `WITH uploads AS (
     INSERT INTO membership_uploads (user_id, file_name, file_path, file_size, mime_type, status, uploaded_at)
     SELECT id, 'abono-' || n || '.pdf', 'abonos/' || gen_random_uuid() || '.pdf', 1000, 'application/pdf', 'processed', now() - n * interval '1 minute'
       FROM people
     RETURNING id, user_id, uploaded_at)
   INSERT INTO abonos (archivo_id, user_id, nombre_asistente, temporada, fecha_subida, waiting_since, codigo_localizador, status)
   SELECT id, user_id, 'Titular ' || id, '2026/27', uploaded_at, uploaded_at, 'LOC' || id, 'pending' FROM uploads`,
  `INSERT INTO notification_history (title, body, sent_at, queued_at, devices, delivered)
   SELECT 'Aviso ' || n, 'Texto del aviso', now() - n * interval '1 hour', now() - n * interval '1 hour', 3, 3
     FROM generate_series(1, ${MANY}) n`,
  `SET session_replication_role = DEFAULT`,
  `ANALYZE`,
];

/** Fills the lists of a database that has the demonstration club; takes some seconds. */
export async function fillLists(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement);
  } finally {
    await client.end();
  }
}

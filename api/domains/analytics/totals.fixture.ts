import { club } from '../../club/club.ts';
import type { Database } from '../../platform/database/client.ts';

interface Total {
  subject: string;
  day: string | null;
  kind: string;
  entries: number;
  amount: number;
}

/**
 * The stored totals and the totals computed from the tables, read at the same moment and in the same order. Days are
 * in the club's time zone, even if the migration contains another zone.
 */
export async function storedAndCounted(database: Database): Promise<{ stored: Total[]; counted: Total[] }> {
  const [both] = await database.$queryRaw<[{ stored: Total[] | null; counted: Total[] | null }]>`
    WITH counted AS (
      SELECT 'points' AS subject, (created_at AT TIME ZONE ${club.timeZone})::date AS day, action AS kind,
             count(*) AS entries, sum(points) AS amount
        FROM points_history GROUP BY 2, 3
       UNION ALL
      SELECT 'sign_ups', (registration_date AT TIME ZONE ${club.timeZone})::date, '', count(*), 0
        FROM users GROUP BY 2
       UNION ALL
      SELECT 'levels', NULL, level::text, count(*), 0 FROM user_points GROUP BY level
       UNION ALL
      SELECT 'audit', NULL, action || ' ' || subject_type, count(*), 0 FROM audit_log GROUP BY 3
       UNION ALL
      SELECT 'news', NULL, status::text || ' ' || category, count(*), 0 FROM news GROUP BY 3
    ), stored AS (
      SELECT subject, day, kind, sum(entries) AS entries, sum(amount) AS amount
        FROM kept_totals GROUP BY subject, day, kind HAVING sum(entries) <> 0 OR sum(amount) <> 0
    )
    SELECT (SELECT json_agg(stored ORDER BY subject, day, kind) FROM stored) AS stored,
           (SELECT json_agg(counted ORDER BY subject, day, kind) FROM counted) AS counted`;
  return { stored: both.stored ?? [], counted: both.counted ?? [] };
}

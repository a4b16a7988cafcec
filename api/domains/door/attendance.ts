import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { counted } from './counted.ts';

/** A match to which a user came. */
export interface Attendance {
  matchId: number;
  subject: string;
  at: Date;
}

/** The matches to which a user came with a ticket, a member card or a season pass of their own, the earliest first. */
export function attendances(database: Database | DatabaseTransaction, userId: number): Promise<Attendance[]> {
  return database.$queryRaw`
    WITH own AS (
      SELECT admissions.* FROM admissions JOIN tickets ON tickets.id = admissions.ticket_id
       WHERE tickets.user_id = ${userId}::int
       UNION ALL
      SELECT admissions.* FROM admissions JOIN memberships ON memberships.id = admissions.membership_id
       WHERE memberships.user_id = ${userId}::int
       UNION ALL
      SELECT admissions.* FROM admissions JOIN abonos ON abonos.id = admissions.abono_id
       WHERE abonos.user_id = ${userId}::int AND abonos.es_propietario
    )
    SELECT admissions.match_id AS "matchId", matches.subject, min(admissions.admitted_at) AS at
      FROM own AS admissions
      JOIN matches ON matches.id = admissions.match_id
     WHERE ${counted}
     GROUP BY admissions.match_id, matches.subject
     ORDER BY at, admissions.match_id`;
}

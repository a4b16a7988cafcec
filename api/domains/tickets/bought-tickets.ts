import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';

/** A ticket that somebody bought, as far as it counts for their points. */
export interface BoughtTicket {
  matchId: number;
  subject: string;
  opponent: string;
  competition: string;
  at: Date;
}

/** What the person bought, the earliest first. A match that was cancelled later still counts: the fan meant to come. */
export async function boughtTickets(
  database: Database | DatabaseTransaction,
  userId: number,
): Promise<BoughtTicket[]> {
  const rows = await database.ticket.findMany({
    where: { userId },
    select: {
      matchId: true,
      purchaseDate: true,
      match: { select: { subject: true, opponent: true, competition: true } },
    },
    orderBy: [{ purchaseDate: 'asc' }, { matchId: 'asc' }],
  });
  return rows.map(({ matchId, purchaseDate, match }) => ({ matchId, ...match, at: purchaseDate }));
}

import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';

/** A bought ticket, reduced to what its points depend on. */
export interface BoughtTicket {
  matchId: number;
  subject: string;
  opponent: string;
  competition: string;
  at: Date;
}

/** A user's valid tickets, the earliest first. Matches cancelled later still count, because the fan meant to come. */
export async function boughtTickets(
  database: Database | DatabaseTransaction,
  userId: number,
): Promise<BoughtTicket[]> {
  const rows = await database.ticket.findMany({
    where: { userId, state: 'valid' },
    select: {
      matchId: true,
      purchaseDate: true,
      match: { select: { subject: true, opponent: true, competition: true } },
    },
    orderBy: [{ purchaseDate: 'asc' }, { matchId: 'asc' }],
  });
  return rows.map(({ matchId, purchaseDate, match }) => ({ matchId, ...match, at: purchaseDate }));
}

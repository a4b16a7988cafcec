import type { DatabaseTransaction } from '../../platform/database/client.ts';

/**
 * How many tickets of a match were sold. Tickets of closed accounts count: their seats stay sold.
 * Whoever decides by it holds the lock on the match's row, for which every sale waits.
 */
export function soldTickets(transaction: DatabaseTransaction, matchId: number): Promise<number> {
  return transaction.ticket.count({ where: { matchId } });
}

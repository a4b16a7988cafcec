import type { DatabaseTransaction } from '../../platform/database/client.ts';

/**
 * Counts the tickets sold for a match. Tickets of closed accounts count, because their seats stay sold. To make a
 * decision based on this count, hold the lock on the match's row: every sale waits for it.
 */
export function soldTickets(transaction: DatabaseTransaction, matchId: number): Promise<number> {
  return transaction.ticket.count({ where: { matchId } });
}

import type { DatabaseTransaction, Match, Prisma, Ticket } from '../../platform/database/client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { lockMatch } from '../matches/locked-match.ts';
import { TicketEndedError } from './ticket-errors.ts';

/**
 * Reads a valid ticket and locks what belongs to it: the match, then its holder and the given people, then the ticket.
 * Every change of a ticket takes these locks in this order.
 * @param mayUse whether the caller may change it; a ticket of somebody else is not found
 * @throws NotFoundError, TicketEndedError
 */
export async function lockTicket(
  transaction: DatabaseTransaction,
  ticketId: string,
  mayUse: (ticket: Pick<Ticket, 'userId'>) => boolean,
  people: readonly number[] = [],
): Promise<{ ticket: Ticket; match: Match }> {
  const found = await transaction.ticket.findUnique({
    where: { id: ticketId },
    select: { matchId: true, userId: true },
  });
  if (!found || !mayUse(found)) throw new NotFoundError('La entrada no existe');
  const match = await lockMatch(transaction, found.matchId);
  await lockPeople(transaction, found.userId === null ? people : [found.userId, ...people]);
  await transaction.$queryRaw`SELECT id FROM tickets WHERE id = ${ticketId}::uuid FOR UPDATE`;
  // Read again: before the lock another change may have come first.
  const ticket = await transaction.ticket.findUniqueOrThrow({ where: { id: ticketId } });
  if (!mayUse(ticket)) throw new NotFoundError('La entrada no existe');
  if (ticket.state !== 'valid') throw new TicketEndedError();
  return { ticket, match };
}

/** The admissions that count, as at the gates. */
export const COUNTED = {
  undoneAt: null,
  repeatsId: null,
  fault: null,
} as const satisfies Prisma.AdmissionWhereInput;

/** A ticket that was used at a gate can be neither returned nor given away. */
export const USED = 'Ya se ha entrado al partido con esta entrada';

/** Whether somebody came in with the ticket. Call it with the lock on the ticket, which the gates share. */
export async function isUsed(transaction: DatabaseTransaction, ticketId: string): Promise<boolean> {
  return (await transaction.admission.count({ where: { ticketId, ...COUNTED } })) > 0;
}

/** Keeps accounts from being closed until the transaction ends; in the order of their ids, so that nobody waits in a circle. */
export async function lockPeople(transaction: DatabaseTransaction, people: readonly number[]): Promise<void> {
  await transaction.$queryRaw`
    SELECT id FROM users WHERE id = ANY (${[...people]}::int[]) ORDER BY id FOR KEY SHARE`;
}

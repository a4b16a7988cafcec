import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction, Match, Ticket } from '../../platform/database/client.ts';
import { mailAbout } from '../../platform/mail/mails.ts';
import { offerFreeSeats } from './offers.ts';
import { ticketEnded } from './ticket-events.ts';

/**
 * The club ends a ticket, and tells its holder why. What was paid for it goes back, and its seat is offered to the waiting list,
 * or sold again.
 * @param locked from `lockTicket`, in the same transaction
 * @param reason Spanish, for the holder
 */
export async function endLockedTicket(
  transaction: DatabaseTransaction,
  { ticket, match }: { ticket: Ticket; match: Match },
  reason: string,
  now: Date,
): Promise<void> {
  await transaction.ticket.update({
    where: { id: ticket.id },
    data: { state: 'cancelled', endedAt: now, endReason: reason },
  });
  await Promise.all(ticketEnded.emit(transaction, { ticketId: ticket.id, why: 'cancelled', at: now }));
  if (ticket.userId !== null)
    await transaction.mail.create({
      data: { id: randomUUID(), ...mailAbout('ticket_cancelled', ticket.userId, ticket.id) },
    });
  await offerFreeSeats(transaction, match.id, now);
}

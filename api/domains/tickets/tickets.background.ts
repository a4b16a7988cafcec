import type { DomainBackground } from '../../platform/domain.ts';
import { ticketLetter } from './ticket-letter.ts';

const DAY = 24 * 60 * 60_000;

/** The confirmation of a ticket. */
export const ticketMails = {
  ticket: {
    usefulFor: 7 * DAY,
    compose: (database, origin, { subjectId, user }) =>
      ticketLetter(database, origin, { ticketId: subjectId ?? '', userId: user.id }),
  },
} satisfies DomainBackground['mails'];

/** Writes the mails about tickets. */
export const openTicketsBackground = (): DomainBackground => ({ mails: ticketMails });

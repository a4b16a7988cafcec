import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import { settleOffers } from './offers.ts';
import { OFFERS_JOB } from './offers-job.ts';
import { ticketLetter } from './ticket-letter.ts';
import { cancelledLetter, giftLetter, givenLetter, offerLetter } from './ticket-life-letters.ts';

const DAY = 24 * 60 * 60_000;

/** The mails about tickets. */
export const ticketMails = {
  ticket: {
    usefulFor: 7 * DAY,
    compose: (database, origin, { subjectId, user }) =>
      ticketLetter(database, origin, { ticketId: subjectId ?? '', userId: user.id }),
  },
  ticket_gift: {
    usefulFor: 7 * DAY,
    compose: (database, origin, { subjectId, user }) => giftLetter(database, origin, subjectId ?? '', user),
  },
  ticket_given: {
    usefulFor: 7 * DAY,
    compose: (database, origin, { subjectId }) => givenLetter(database, origin, subjectId ?? ''),
  },
  ticket_cancelled: {
    usefulFor: 7 * DAY,
    compose: (database, origin, { subjectId }) => cancelledLetter(database, origin, subjectId ?? ''),
  },
  seat_offer: {
    usefulFor: 7 * DAY,
    compose: (database, origin, { subjectId }) => offerLetter(database, origin, subjectId ?? ''),
  },
} satisfies DomainBackground['mails'];

/** Writes the mails about tickets, and ends offers in time. */
export const openTicketsBackground = (database: Database): DomainBackground => ({
  mails: ticketMails,
  jobs: ({ add }) => [
    {
      ...SWEEP,
      name: OFFERS_JOB,
      // A new hold wakes this job, which queues itself for the moment when the next hold ends.
      cron: '* * * * *',
      async run() {
        const next = await settleOffers(database);
        // A job with the id of the hold: it is queued once, however often this runs.
        if (next) await add([{ name: OFFERS_JOB, id: next.id, data: {}, startAfter: next.until }]);
      },
    },
  ],
});

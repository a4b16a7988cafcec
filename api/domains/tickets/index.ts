import type { Domain } from '../../platform/domain.ts';
import { OFFERS_JOB } from './offers-job.ts';
import { ticketCalls } from './tickets.calls.ts';
import './tickets.schema.ts';
import './ticket-sales.schema.ts';
import './attendees.schema.ts';
import './ticket-life.schema.ts';
import './waiting-list.schema.ts';
import './staff-tickets.schema.ts';
import './ticket-today.schema.ts';

/** Tickets and their sale. */
export const ticketsDomain: Domain = {
  name: 'tickets',
  publicFiles: [
    'bought-tickets.ts',
    'paid-seats.ts',
    'printed-number.input.ts',
    'seat-transaction.ts',
    'ticket-card.ts',
    'ticket-errors.ts',
    'ticket-events.ts',
    'ticket-sales.ts',
    'takings.ts',
  ],
  calls: ticketCalls,
  wakes: { seat_holds: OFFERS_JOB },
  async openBackground(database) {
    const { openTicketsBackground } = await import('./tickets.background.ts');
    return openTicketsBackground(database);
  },
};

import type { Domain } from '../../platform/domain.ts';
import { ticketCalls } from './tickets.calls.ts';
import './tickets.schema.ts';
import './ticket-sales.schema.ts';
import './attendees.schema.ts';

/** Tickets and their sale. */
export const ticketsDomain: Domain = {
  name: 'tickets',
  publicFiles: ['bought-tickets.ts', 'offers.ts', 'ticket-card.ts', 'ticket-events.ts'],
  calls: ticketCalls,
  async openBackground() {
    const { openTicketsBackground } = await import('./tickets.background.ts');
    return openTicketsBackground();
  },
};

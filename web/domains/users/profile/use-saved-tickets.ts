import { useEffect, useState } from 'react';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { saveTickets } from '../../tickets/save-tickets.ts';
import type { Viewer } from '../viewer.tsx';
import { splitByDate } from './split-by-date.ts';

export const SavedTickets_ticket = graphql(`
  fragment SavedTickets_ticket on Ticket {
    id
    match {
      id
      matchDate
      status
    }
    ...TicketStub_ticket
  }
`);

type OwnTicket = FragmentType<typeof SavedTickets_ticket>;

/**
 * Saves the valid tickets on this device each time they are viewed.
 * @returns whether any are saved
 */
export function useSavedTickets(user: Viewer, tickets: readonly OwnTicket[] | undefined): boolean {
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!tickets) return undefined;
    let current = true;
    const useful = splitByDate(getFragment(SavedTickets_ticket, tickets), Date.now()).upcoming.filter(
      ({ match }) => match.status !== 'CANCELLED',
    );
    saveTickets(user.id, useful, () => current)
      .then((count) => current && setSaved(count > 0))
      .catch((error: unknown) => console.error('Failed to save the tickets', error));
    return () => {
      current = false;
    };
  }, [user, tickets]);
  return saved;
}

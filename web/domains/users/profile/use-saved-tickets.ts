import { useEffect, useState } from 'react';
import type { FragmentType } from '../../../gql/index.ts';
import type { MatchStatus } from '../../../gql/graphql.ts';
import { saveTickets } from '../../tickets/save-tickets.ts';
import type { TicketStub_ticket } from '../../tickets/TicketStub.tsx';
import type { Viewer } from '../viewer.tsx';
import { splitByDate } from './split-by-date.ts';

type OwnTicket = FragmentType<typeof TicketStub_ticket> & {
  match: { matchDate: string; status: MatchStatus };
};

/**
 * Saves the valid tickets on this device each time they are viewed.
 * @returns whether any are saved
 */
export function useSavedTickets(user: Viewer, tickets: readonly OwnTicket[] | undefined): boolean {
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!tickets) return undefined;
    let current = true;
    const useful = splitByDate(tickets, Date.now()).upcoming.filter(
      ({ match }) => match.status !== 'CANCELLED',
    );
    saveTickets(user, useful, () => current)
      .then((count) => current && setSaved(count > 0))
      .catch((error: unknown) => console.error('Failed to save the tickets', error));
    return () => {
      current = false;
    };
  }, [user, tickets]);
  return saved;
}

import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { useViewer } from '../users/viewer.tsx';

const OwnTicketsQuery = graphql(`
  query OwnTickets {
    viewer {
      id
      tickets {
        id
        match {
          id
        }
      }
    }
  }
`);

const OwnTicketQuery = graphql(`
  query OwnTicket($matchId: ID!) {
    viewer {
      id
      ticketFor(matchId: $matchId) {
        id
        ...TicketStub_ticket
        ...TicketActions_ticket
      }
    }
  }
`);

/** The type name lets a purchase invalidate these queries even if there was no ticket. */
const ABOUT_TICKETS = { additionalTypenames: ['Ticket'] };

/** Ids of the matches that the user has a ticket for; empty until known, and if no user is signed in. */
export function useOwnMatches(): ReadonlySet<string> {
  const { status } = useViewer();
  const [{ data }] = useQuery({
    query: OwnTicketsQuery,
    pause: status !== 'signed-in',
    context: ABOUT_TICKETS,
  });
  const tickets = status === 'signed-in' ? data?.viewer?.tickets : undefined;
  return useMemo(() => new Set(tickets?.map(({ match }) => match.id)), [tickets]);
}

/** The user's ticket for one match; null if there is none, undefined until known. */
export function useOwnTicket(matchId: string) {
  const { status } = useViewer();
  const [{ data }] = useQuery({
    query: OwnTicketQuery,
    variables: { matchId },
    pause: status !== 'signed-in',
    // It may have been returned, or accepted by somebody else, since this tab loaded it.
    requestPolicy: 'cache-and-network',
    context: ABOUT_TICKETS,
  });
  if (status !== 'signed-in' || !data?.viewer) return undefined;
  return data.viewer.ticketFor ?? null;
}

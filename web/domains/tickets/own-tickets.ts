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
      }
    }
  }
`);

/** A purchase asks for these again, also where there was no ticket before. */
const ABOUT_TICKETS = { additionalTypenames: ['Ticket'] };

/** The ids of the matches that the person at the screen has a ticket for; none until known, and for the signed-out. */
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

/** The ticket for one match of the person at the screen; null until known. */
export function useOwnTicket(matchId: string) {
  const { status } = useViewer();
  const [{ data }] = useQuery({
    query: OwnTicketQuery,
    variables: { matchId },
    pause: status !== 'signed-in',
    context: ABOUT_TICKETS,
  });
  return (status === 'signed-in' ? data?.viewer?.ticketFor : null) ?? null;
}

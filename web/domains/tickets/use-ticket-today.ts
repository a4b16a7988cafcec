import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';

const TicketTodayQuery = graphql(`
  query TicketToday {
    viewer {
      id
      ticketToday {
        id
        match {
          id
          homeTeam
          awayTeam
          matchDate
        }
      }
    }
  }
`);

/**
 * The signed-in user's ticket for a match that is played today.
 * @param pause whether not to ask
 * @returns undefined until it is known, null if there is none
 */
export function useTicketToday({ pause }: { pause: boolean }) {
  const [{ data, error }] = useQuery({
    query: TicketTodayQuery,
    pause,
    // A purchase or a return changes it, even if there was no ticket.
    context: useMemo(
      () => ({ additionalTypenames: ['Ticket'], requestPolicy: 'cache-and-network' as const }),
      [],
    ),
  });
  if (pause || error) return null;
  return data && (data.viewer?.ticketToday ?? null);
}

import { unauthenticated } from '../../platform/graphql/errors.ts';
import { call, succeeded, text } from '../../platform/rest/call.ts';
import { RestError, fromGraphQLError } from '../../platform/rest/errors.ts';
import { getFragment, graphql, type FragmentType } from '../../platform/rest/gql/index.ts';

const RestTicket = graphql(`
  fragment RestTicket on Ticket {
    id
    qrCode
    purchaseDate
    holder {
      id
    }
    match {
      id
    }
  }
`);

function ticketBody(ticket: FragmentType<typeof RestTicket>) {
  const { id, qrCode, purchaseDate, holder, match } = getFragment(RestTicket, ticket);
  return { id, userId: Number(holder.id), matchId: Number(match.id), qrCode, purchaseDate };
}

export const ticketCalls = [
  call({
    call: 'GET /api/tickets',
    document: graphql(`
      query RestTickets {
        viewer {
          tickets {
            ...RestTicket
          }
        }
      }
    `),
    answer: ({ viewer }) => {
      if (!viewer) throw fromGraphQLError(unauthenticated());
      return viewer.tickets.map(ticketBody);
    },
  }),
  call({
    call: 'POST /api/tickets',
    document: graphql(`
      mutation RestPurchaseTicket($matchId: ID!) {
        purchaseTicket(input: { matchId: $matchId }) {
          __typename
          ... on PurchaseTicketSuccess {
            ticket {
              ...RestTicket
            }
          }
          ... on PaymentRequired {
            message
            code
            order {
              id
              reference
              address
              amount
              until
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ body: { matchId } }) => ({
      matchId: typeof matchId === 'number' ? String(matchId) : text(matchId),
    }),
    answer({ purchaseTicket }) {
      const result = succeeded(purchaseTicket);
      if (result.__typename === 'PurchaseTicketSuccess') return ticketBody(result.ticket);
      const { code, message, order } = result;
      throw new RestError(402, code, message, { details: { order } });
    },
    status: 201,
  }),
];

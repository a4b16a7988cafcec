import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { signInPath } from '../../app/return-path.ts';
import { type FragmentType, graphql } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import { toast } from '../../ui/toast.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { GO_ON } from '../payments/go-on.ts';
import { useViewer } from '../users/viewer.tsx';
import type { TicketActions_ticket } from './TicketActions.tsx';
import type { TicketStub_ticket } from './TicketStub.tsx';

const PurchaseTicket = graphql(`
  mutation PurchaseTicket($input: PurchaseTicketInput!) {
    purchaseTicket(input: $input) {
      ... on PurchaseTicketSuccess {
        ticket {
          id
          ...TicketStub_ticket
          ...TicketActions_ticket
          match {
            id
            ticketsAvailable
            isOnSale
          }
        }
      }
      ... on PaymentRequired {
        order {
          id
          address
        }
      }
      ... on TicketAlreadyOwnedError {
        ticket {
          id
          ...TicketStub_ticket
          ...TicketActions_ticket
        }
      }
      ...MutationFailure
    }
  }
`);

/** The state of a purchase. */
export type Purchase =
  | { status: 'idle' | 'pending' }
  | {
      status: 'bought' | 'found';
      ticket: FragmentType<typeof TicketStub_ticket> & FragmentType<typeof TicketActions_ticket>;
    };

/**
 * Buys one ticket. If no user is signed in, redirects to /auth and back. A second press during a purchase does nothing.
 * While the session is being checked, the server decides.
 * @param onRefused called if the server refuses the sale, because the page's data is out of date.
 */
export function usePurchase(matchId: string, onRefused: () => void) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const location = useLocation();
  const [, send] = useMutation(PurchaseTicket);
  const [purchase, setPurchase] = useState<Purchase>({ status: 'idle' });
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const busy = useRef(false);

  const signIn = () => navigate(signInPath(location.pathname + location.search));

  async function buy() {
    if (viewer.status === 'signed-out') return signIn();
    if (busy.current) return;
    busy.current = true;
    setPurchase({ status: 'pending' });
    setProblem(null);
    // The seat may have been one that the waiting list offered.
    const { data, error } = await send({ input: { matchId } }, { additionalTypenames: ['SeatWait'] });
    busy.current = false;
    if (error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED'))
      return signIn();
    const outcome = readOutcome(data?.purchaseTicket, error);
    if (outcome.ok) {
      const { value } = outcome;
      // The page of the order goes on to the provider by itself.
      if (value.__typename === 'PaymentRequired') return navigate(value.order.address, { state: GO_ON });
      setPurchase({ status: 'bought', ticket: value.ticket });
      toast.success('Compra realizada', 'Tu entrada ha sido comprada correctamente.');
      return;
    }
    // The answer to an earlier purchase was lost, or it was made on another device.
    if (data?.purchaseTicket.__typename === 'TicketAlreadyOwnedError') {
      setPurchase({ status: 'found', ticket: data.purchaseTicket.ticket });
      return;
    }
    setPurchase({ status: 'idle' });
    setProblem({ title: 'Error en la compra', message: outcome.message });
    if (outcome.type) onRefused();
  }

  return { purchase, problem, buy, reset: () => setPurchase({ status: 'idle' }) };
}

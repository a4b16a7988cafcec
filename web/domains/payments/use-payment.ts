import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { graphql } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { goToProvider } from './go-to-provider.ts';

const StartPayment = graphql(`
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      ... on StartPaymentSuccess {
        address
        form {
          name
          value
        }
        order {
          id
          address
        }
      }
      ...MutationFailure
    }
  }
`);

const TryAgain = graphql(`
  mutation TryPaymentAgain($input: PurchaseTicketInput!) {
    purchaseTicket(input: $input) {
      __typename
      ... on PaymentRequired {
        order {
          id
          address
        }
      }
      ...MutationFailure
    }
  }
`);

/** Milliseconds after which the button works again, in case the provider's page does not open. */
const PATIENCE = 10_000;

/**
 * Goes to the provider with an order. A second press in the meantime does nothing.
 * @param onRefused the order cannot be paid any more: what the page shows is out of date
 */
export function usePayment(onRefused: () => void) {
  const navigate = useNavigate();
  const [, sendStart] = useMutation(StartPayment);
  const [, sendAgain] = useMutation(TryAgain);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const isAtWork = useRef(false);

  function stop(message: string | null): void {
    isAtWork.current = false;
    setPending(false);
    if (message !== null) setProblem({ title: 'No hemos podido abrir el pago', message });
  }

  async function pay(orderId: string): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setPending(true);
    setProblem(null);
    const { data, error } = await sendStart({ input: { orderId } });
    const outcome = readOutcome(data?.startPayment, error);
    if (!outcome.ok) {
      stop(outcome.message);
      if (outcome.type) onRefused();
      return;
    }
    const { order, ...handover } = outcome.value;
    // The way back leads to the order that is paid.
    if (order.id !== orderId) await navigate(order.address, { replace: true });
    goToProvider(handover);
    setTimeout(() => stop(null), PATIENCE);
  }

  /** Opens a new order for the seat, or for another one if it is not held any more, and goes on with it. */
  async function payAgain(matchId: string): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setPending(true);
    setProblem(null);
    const { data, error } = await sendAgain({ input: { matchId } });
    const outcome = readOutcome(data?.purchaseTicket, error);
    stop(outcome.ok ? null : outcome.message);
    if (!outcome.ok) return;
    const { value } = outcome;
    if (value.__typename !== 'PaymentRequired') return onRefused();
    await navigate(value.order.address, { replace: true });
    await pay(value.order.id);
  }

  return { pay, payAgain, pending, problem };
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Seo } from '../../app/Seo.tsx';
import { describeError } from '../../graphql/results.ts';
import { MatchScoreboard } from '../matches/MatchScoreboard.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { sectionAddress, ticketAddress } from '../users/profile/addresses.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { useOrder } from './use-order.ts';
import { usePayment } from './use-payment.ts';

/** /pago/…: an order. From here one goes to the provider, and comes back to wait for the ticket. */
export default function PayPage() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const returned = parameters.get('vuelta');
  const { order, isKnown, error, ask } = useOrder(id);
  const again = () => ask({ requestPolicy: 'network-only' });
  const { pay, payAgain, pending, problem } = usePayment(again);
  useGoingOn(order?.isPayable ? order.id : null, pay);
  useArrival(order, returned !== null);
  return (
    <div className="wrap grid gap-6 py-6 sm:py-10">
      <Seo title="Pago de la entrada" description="El pago de tu entrada." noIndex />
      <h1 className="display text-display-md">Pago de la entrada</h1>
      {order && (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <OrderStatus
            order={order}
            returned={returned}
            pending={pending}
            problem={problem}
            onPay={() => pay(order.id)}
            onPayAgain={order.match ? () => payAgain(order.match?.id ?? '') : null}
          />
          {order.match && <MatchScoreboard match={order.match} className="max-lg:row-start-2" />}
        </div>
      )}
      {isKnown && !order && (
        <Alert
          tone="warn"
          title="Este pago no existe"
          actions={<ButtonLink to={sectionAddress('entradas')}>Ver mis entradas</ButtonLink>}
        >
          La dirección está incompleta, o el pago es de otra cuenta.
        </Alert>
      )}
      {!isKnown && error && (
        <Alert
          tone="error"
          title="No hemos podido cargar el pago"
          actions={<Button onClick={again}>Reintentar</Button>}
        >
          {describeError(error)} Si ya has pagado, no vuelvas a hacerlo: tu entrada llegará igualmente.
        </Alert>
      )}
      {!isKnown && !error && (
        <SkeletonGroup label="Cargando el pago..." className="grid gap-4">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-72 rounded-lg" />
        </SkeletonGroup>
      )}
    </div>
  );
}

/** Goes on to the provider by itself, once, if the purchase has led here; not when one comes back with the back button. */
function useGoingOn(payable: string | null, pay: (orderId: string) => Promise<void>): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isWanted = (location.state as { goesOn?: boolean } | null)?.goesOn === true;
  const hasGone = useRef(false);
  useEffect(() => {
    if (!isWanted || !payable || hasGone.current) return;
    hasGone.current = true;
    void (async () => {
      await navigate(location.pathname, { replace: true, state: null });
      await pay(payable);
    })();
  }, [isWanted, payable, pay, navigate, location.pathname]);
}

/** Opens the ticket as soon as there is one, if the person has been waiting for it. */
function useArrival(
  order: { state: string; ticketId?: string | null | undefined } | null | undefined,
  isBack: boolean,
): void {
  const navigate = useNavigate();
  const hasWaited = useRef(isBack);
  const ticketId = order?.state === 'PAID' ? order.ticketId : null;
  useEffect(() => {
    if (order && order.state !== 'PAID') hasWaited.current = true;
    if (!ticketId || !hasWaited.current) return;
    hasWaited.current = false;
    toast.success('Compra realizada', 'Tu entrada ha sido comprada correctamente.');
    void navigate(ticketAddress(ticketId), { replace: true });
  }, [order, ticketId, navigate]);
}

import type { ReactNode } from 'react';
import type { PayPageQuery, RefundReason } from '../../gql/graphql.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatTime } from '../../ui/dates.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { formatEuros } from '../../ui/text.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { sectionAddress, ticketAddress } from '../users/profile/addresses.ts';
import { usePatience } from './use-order.ts';

/** Milliseconds after which the page says what to do if the confirmation takes long. */
const PATIENCE = 20_000;

const REASONS: Readonly<Record<RefundReason, string>> = {
  RETURNED: 'Has devuelto la entrada.',
  CANCELLED: 'El club ha anulado la entrada.',
  MATCH_CANCELLED: 'El partido se ha cancelado.',
  NO_SEAT: 'El pago llegó cuando ya no te guardábamos la entrada, y no quedaba ninguna libre.',
  SECOND_PAYMENT: 'Ya tenías una entrada para este partido.',
  TOO_LATE: 'El pago llegó cuando ya no se vendían entradas para este partido.',
  ACCOUNT_CLOSED: 'La cuenta se cerró antes de que llegara el pago.',
};

type Order = NonNullable<NonNullable<PayPageQuery['viewer']>['order']>;

interface OrderStatusProps {
  order: Order;
  /** How the provider sent the person back: `ok` or `no`; null if they do not come from there. */
  returned: string | null;
  pending: boolean;
  problem: ActionProblem | null;
  onPay: () => void;
  /** Null after the match was deleted. */
  onPayAgain: (() => void) | null;
}

/** What has become of an order, and what one can do. */
export function OrderStatus(props: OrderStatusProps) {
  const { order } = props;
  return (
    <Card as="section" aria-labelledby="tu-pago" className="grid content-start gap-5 p-5 sm:p-7">
      <h2 id="tu-pago" className="headline text-xl">
        Tu entrada: {formatEuros(order.amount)}
      </h2>
      <Status {...props} />
      <p className="text-sm text-muted">Número de pago: {order.reference}</p>
    </Card>
  );
}

function Status(props: OrderStatusProps): ReactNode {
  const { order, returned } = props;
  switch (order.state) {
    case 'PAID':
      return <Paid order={order} />;
    case 'REFUND_DUE':
    case 'REFUNDED':
      return <GoesBack order={order} />;
    case 'PENDING':
      if (returned === 'ok') return <Confirming />;
      return order.isPayable ? <Payable {...props} /> : <TimeIsUp {...props} />;
    case 'FAILED':
      return order.isHeld ? <NotPaid {...props} /> : <TimeIsUp {...props} />;
    case 'EXPIRED':
      return <TimeIsUp {...props} />;
  }
}

function Paid({ order }: Pick<OrderStatusProps, 'order'>) {
  return (
    <>
      <Alert tone="ok" title="Pago recibido">
        Tu entrada está en «Mis entradas», y te la hemos enviado por correo.
      </Alert>
      {order.ticketId && (
        <ButtonLink to={ticketAddress(order.ticketId)} className="w-full">
          Ver mi entrada
        </ButtonLink>
      )}
      <ButtonLink to={sectionAddress('entradas')} variant="ghost" className="w-full">
        Mis entradas
      </ButtonLink>
    </>
  );
}

function GoesBack({ order }: Pick<OrderStatusProps, 'order'>) {
  const isDone = order.state === 'REFUNDED';
  return (
    <Alert tone="info" title={isDone ? 'Te hemos devuelto el dinero' : 'Te vamos a devolver el dinero'}>
      {order.refundReason && `${REASONS[order.refundReason]} `}
      {isDone
        ? 'Según tu banco, puede tardar unos días en aparecer en tu cuenta.'
        : 'Lo hacemos por ti, al mismo medio con el que pagaste. Te avisaremos por correo.'}
    </Alert>
  );
}

/** The person has paid, and the provider's notification is on its way. */
function Confirming() {
  const isLong = usePatience(PATIENCE);
  if (!isLong) return <Spinner label="Estamos confirmando tu pago con el banco..." />;
  return (
    <Alert
      tone="warn"
      title="La confirmación está tardando"
      actions={
        <ButtonLink to={sectionAddress('entradas')} variant="secondary" size="sm">
          Ver mis entradas
        </ButtonLink>
      }
    >
      No vuelvas a pagar. Puedes cerrar esta página: en cuanto el banco confirme el pago, te enviaremos la
      entrada por correo y estará en «Mis entradas». Si no llega, te devolveremos el dinero.
    </Alert>
  );
}

function Payable({ order, returned, pending, problem, onPay }: OrderStatusProps) {
  return (
    <>
      {returned === 'no' && (
        <Alert tone="warn" title="El pago no se ha completado">
          No se te ha cobrado nada. Puedes volver a intentarlo.
        </Alert>
      )}
      <p>
        Te guardamos la entrada <strong>hasta las {formatTime(order.until)}</strong>. Se paga en una página
        segura fuera de esta web, y después vuelves aquí.
      </p>
      <Button
        size="lg"
        className="w-full"
        pending={pending}
        pendingLabel="Abriendo el pago..."
        onClick={onPay}
      >
        {returned === 'no' ? 'Volver a intentarlo' : `Pagar ${formatEuros(order.amount)}`}
      </Button>
      <ActionError problem={problem} />
    </>
  );
}

function NotPaid({ order, pending, problem, onPayAgain }: OrderStatusProps) {
  return (
    <>
      <Alert tone="warn" title="El pago no se ha completado">
        No se te ha cobrado nada. Te guardamos la entrada hasta las {formatTime(order.until)}.
      </Alert>
      {onPayAgain && (
        <Button
          size="lg"
          className="w-full"
          pending={pending}
          pendingLabel="Abriendo el pago..."
          onClick={onPayAgain}
        >
          Volver a intentarlo
        </Button>
      )}
      <ActionError problem={problem} />
    </>
  );
}

function TimeIsUp({ order }: OrderStatusProps) {
  return (
    <Alert
      tone="warn"
      title="Ya no te guardamos la entrada"
      actions={order.match && <ButtonLink to={`/entradas/${order.match.id}`}>Volver al partido</ButtonLink>}
    >
      Han pasado los diez minutos. Si quedan entradas, puedes empezar de nuevo. Si has pagado, no hagas nada:
      te llegará la entrada o te devolveremos el dinero.
    </Alert>
  );
}

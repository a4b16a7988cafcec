import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import type { PaymentPageQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { describeError } from '../../../graphql/results.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDateTime, isoInstant } from '../../../ui/dates.ts';
import { Download } from '../../../ui/page-icons.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { formatEuros } from '../../../ui/text.ts';
import { useAction } from '../../../ui/use-action.ts';
import { useRefresh } from '../../../ui/use-refresh.ts';
import { EVENTS, ORDER_STATES, PAYMENT_WAYS, PROVIDERS, REFUND_REASONS, detailWords } from './order-words.ts';

const PaymentQuery = graphql(`
  query PaymentPage($id: ID!) {
    order(id: $id) {
      id
      reference
      state
      isDisputed
      amount
      vatRate
      provider
      paidAt
      paidBy
      paymentId
      ticketId
      refundReason
      refundAfter
      refundedAt
      refundId
      buyerName
      buyerEmail
      match {
        id
        homeTeam
        awayTeam
      }
      events {
        id
        at
        kind
        detail
      }
    }
  }
`);

const RetryRefund = graphql(`
  mutation RetryRefund($input: OrderRefundInput!) {
    retryRefund(input: $input) {
      ... on RetryRefundSuccess {
        order {
          id
          state
        }
      }
      ...MutationFailure
    }
  }
`);

const LIST = { to: '/admin/commercial/payments', label: 'Pagos' };

/** How often a payment is loaded again while its refund is due: staff wait to see whether it works. */
const REFRESH_MS = 5000;

/** One payment: what it is for, its refund and its whole history. */
export default function PaymentPage() {
  const { id = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: PaymentQuery,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  const order = data?.order;
  return (
    <PanelPage
      title={order ? `Pago ${order.reference}` : 'Pago'}
      back={LIST}
      actions={
        order?.paidAt && (
          <a
            href={`/api/payments/orders/${order.id}/receipt`}
            download
            className={buttonClass('secondary', 'sm')}
          >
            <Download size={20} /> Recibo (PDF)
          </a>
        )
      }
    >
      {order && (
        <>
          <Facts order={order} />
          {order.isDisputed && (
            <Alert tone="warn" title="El banco de quien pagó reclama el dinero">
              Responde en el panel del proveedor. La entrada sigue siendo válida mientras no la anules.
            </Alert>
          )}
          {order.state === 'REFUND_DUE' && <DueRefund order={order} again={again} />}
          <History events={order.events} />
        </>
      )}
      {data && !order && <Alert tone="warn" title="Este pago no existe" />}
      {!data && error && (
        <Alert
          tone="error"
          title="No hemos podido cargar el pago"
          actions={<Button onClick={again}>Reintentar</Button>}
        >
          {describeError(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="h-72 rounded-lg" />}
    </PanelPage>
  );
}

type Order = NonNullable<PaymentPageQuery['order']>;

function Facts({ order }: { order: Order }) {
  const facts: [string, string | null | undefined][] = [
    ['Importe', `${formatEuros(order.amount)} (IVA ${String(Number(order.vatRate)).replace('.', ',')} %)`],
    ['Comprador', order.buyerName ?? 'Cuenta cerrada'],
    ['Email', order.buyerEmail],
    ['Pagado', order.paidAt && formatDateTime(order.paidAt)],
    ['Forma de pago', order.paidBy && PAYMENT_WAYS[order.paidBy]],
    ['Proveedor', PROVIDERS[order.provider]],
    ['Id del pago', order.paymentId],
    ['Entrada', order.ticketId],
    ['Motivo de la devolución', order.refundReason && REFUND_REASONS[order.refundReason]],
    ['Devuelto', order.refundedAt && formatDateTime(order.refundedAt)],
    ['Id de la devolución', order.refundId],
  ];
  return (
    <Card as="section" aria-labelledby="datos" className="grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="datos" className="headline text-xl">
          {order.match ? (
            <Link to={`/admin/commercial/tickets/${order.match.id}`} className="underline">
              {order.match.homeTeam} – {order.match.awayTeam}
            </Link>
          ) : (
            'Partido eliminado'
          )}
        </h2>
        <Badge tone={ORDER_STATES[order.state].tone}>{ORDER_STATES[order.state].label}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

function DueRefund({ order, again }: { order: Order; again: () => void }) {
  useRefresh(again, REFRESH_MS);
  const [isConfirming, setIsConfirming] = useState(false);
  const [retry] = useStaffMutation({
    document: RetryRefund,
    refetch: ['Order'],
    success: (_value, { input }) =>
      input.byHand ? 'Devolución anotada' : ['Devolución en marcha', 'Se intenta otra vez ahora.'],
    failure: 'No se ha podido cambiar la devolución',
    onSuccess: again,
  });
  const retrying = useAction(() => retry({ input: { orderId: order.id, byHand: false } }));
  return (
    <Card as="section" aria-labelledby="devolucion" className="grid gap-3 p-5 sm:p-6">
      <h2 id="devolucion" className="headline text-xl">
        Por devolver: {formatEuros(order.amount)}
      </h2>
      <p className="text-muted">
        La web lo devuelve por su cuenta, por el mismo medio
        {order.refundAfter && ` (desde ${formatDateTime(order.refundAfter)})`}. Si el proveedor no lo admite,
        devuélvelo por otra vía y anótalo aquí.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          pending={retrying.pending}
          pendingLabel="Pidiéndolo..."
          onClick={() => void retrying.run()}
        >
          Intentarlo ahora
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setIsConfirming(true)}>
          Devuelto por otra vía
        </Button>
      </div>
      <ActionError problem={retrying.problem} />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="¿Anotar la devolución?"
        description={`Se anota que el club ha devuelto ${formatEuros(order.amount)} por otra vía. La web ya no lo devolverá.`}
        confirmLabel="Anotar"
        onConfirm={() => retry({ input: { orderId: order.id, byHand: true } })}
      />
    </Card>
  );
}

function History({ events }: Pick<Order, 'events'>) {
  return (
    <Card as="section" aria-labelledby="historia" className="grid gap-3 p-5 sm:p-6">
      <h2 id="historia" className="headline text-xl">
        Historia
      </h2>
      <ol className="grid gap-3">
        {events.map(({ id, at, kind, detail }) => (
          <li key={id} className="grid gap-0.5 border-l-4 border-hairline pl-4">
            <span>{EVENTS[kind]}</span>
            {detail && <span className="text-sm wrap-anywhere text-muted">{detailWords(detail)}</span>}
            <time dateTime={isoInstant(at)} className="text-sm text-muted">
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

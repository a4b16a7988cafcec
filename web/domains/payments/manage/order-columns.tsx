import { Link } from 'react-router-dom';
import type { OrderRow_OrderFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { Price } from '../../../ui/Price.tsx';
import { DISPUTED, ORDER_STATES, REFUND_REASONS } from './order-words.ts';

export const OrderRow_order = graphql(`
  fragment OrderRow_order on Order {
    id
    reference
    state
    isDisputed
    amount
    createdAt
    buyerName
    refundReason
    match {
      id
      opponent
    }
  }
`);

export const ORDER_COLUMNS: readonly Column<OrderRow_OrderFragment>[] = [
  {
    id: 'pago',
    header: 'Pago',
    names: true,
    cell: ({ id, reference, buyerName }) => (
      <>
        <Link to={`/admin/commercial/payments/${id}`} className="underline underline-offset-3">
          {reference}
        </Link>
        <span className="block text-sm font-normal text-muted">{buyerName ?? 'Cuenta cerrada'}</span>
      </>
    ),
  },
  { id: 'partido', header: 'Partido', cell: ({ match }) => match?.opponent ?? 'Partido eliminado' },
  {
    id: 'fecha',
    header: 'Fecha',
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ state, isDisputed, refundReason }) => (
      <>
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge tone={ORDER_STATES[state].tone}>{ORDER_STATES[state].label}</Badge>
          {isDisputed && <Badge tone={DISPUTED.tone}>{DISPUTED.label}</Badge>}
        </span>
        {refundReason && <span className="block text-sm text-muted">{REFUND_REASONS[refundReason]}</span>}
      </>
    ),
  },
  {
    id: 'importe',
    header: 'Importe',
    sortable: true,
    firstSort: 'desc',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ amount }) => <Price amount={amount} />,
  },
];

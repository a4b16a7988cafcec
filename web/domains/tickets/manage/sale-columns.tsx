import { Link } from 'react-router-dom';
import type { SaleRow_SaleFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { MATCH_STATUS } from '../../matches/match-state.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { Price } from '../../../ui/Price.tsx';
import { formatEuros, formatNumber } from '../../../ui/text.ts';

export const SaleRow_sale = graphql(`
  fragment SaleRow_sale on MatchSale {
    match {
      id
      subject
      opponent
      matchDate
      status
    }
    sold
    left
    price
    takings
    refundDue
    refunded
  }
`);

export const SALE_COLUMNS: readonly Column<SaleRow_SaleFragment>[] = [
  {
    id: 'rival',
    header: 'Partido',
    sortable: true,
    names: true,
    cell: ({ match }) => (
      <>
        <Link to={`/admin/commercial/tickets/${match.id}`} className="underline underline-offset-3">
          {match.opponent}
        </Link>
        <span className="block text-sm font-normal text-muted">{match.subject}</span>
      </>
    ),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    cell: ({ match }) => formatDateTime(match.matchDate),
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ match: { status } }) => (
      <Badge tone={MATCH_STATUS[status].tone}>{MATCH_STATUS[status].label}</Badge>
    ),
  },
  {
    id: 'vendidas',
    header: 'Vendidas',
    sortable: true,
    firstSort: 'desc',
    align: 'end',
    cell: ({ sold }) => formatNumber(sold),
  },
  {
    id: 'libres',
    header: 'Libres',
    sortable: true,
    align: 'end',
    cell: ({ left }) => formatNumber(left),
  },
  {
    id: 'precio',
    header: 'Precio',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ price }) => <Price amount={price} />,
  },
  {
    id: 'recaudacion',
    header: 'Recaudación',
    sortable: true,
    firstSort: 'desc',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ takings, refundDue, refunded }) => (
      <>
        <Price amount={takings} />
        {Number(refundDue) > 0 && (
          <span className="block text-sm text-warn">{formatEuros(refundDue)} por devolver</span>
        )}
        {Number(refunded) > 0 && (
          <span className="block text-sm text-muted">{formatEuros(refunded)} devueltos</span>
        )}
      </>
    ),
  },
];

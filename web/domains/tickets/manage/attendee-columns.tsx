import type { AttendeeRow_AttendeeFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { mailto } from '../../../ui/mail-address.ts';
import { formatEuros } from '../../../ui/text.ts';
import { printedNumber } from '../../../../api/domains/tickets/printed-number.input.ts';
import { CLOSED_ACCOUNT } from './attendees-csv.ts';
import { PAYMENT, TICKET_STATE } from './ticket-states.ts';

export const AttendeeRow_attendee = graphql(`
  fragment AttendeeRow_attendee on Attendee {
    ticketId
    name
    email
    purchaseDate
    state
    endReason
    pricePaid
    paidBy
  }
`);

export const ATTENDEE_COLUMNS: readonly Column<AttendeeRow_AttendeeFragment>[] = [
  {
    id: 'nombre',
    header: 'Nombre',
    sortable: true,
    cell: ({ name }) => name ?? <span className="font-normal text-muted italic">{CLOSED_ACCOUNT}</span>,
  },
  {
    id: 'email',
    header: 'Email',
    className: 'wrap-anywhere',
    cell: ({ email }) => (email ? <a href={mailto(email)}>{email}</a> : '—'),
  },
  {
    id: 'compra',
    header: 'Fecha de compra',
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    cell: ({ purchaseDate }) => formatDateTime(purchaseDate),
  },
  {
    id: 'entrada',
    header: 'Entrada',
    cell: ({ ticketId }) => <code className="text-[0.8125rem]">{printedNumber(ticketId)}</code>,
  },
  {
    id: 'precio',
    header: 'Precio',
    align: 'end',
    cell: ({ pricePaid, paidBy }) => (paidBy === 'COMPLIMENTARY' ? PAYMENT[paidBy] : formatEuros(pricePaid)),
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ state, endReason }) => (
      <>
        <Badge tone={TICKET_STATE[state].tone}>{TICKET_STATE[state].label}</Badge>
        {endReason && <span className="block text-sm text-muted wrap-anywhere">{endReason}</span>}
      </>
    ),
  },
];

import type { OrderExportQuery } from '../../../gql/graphql.ts';
import type { CsvTable } from '../../../panel/csv.ts';
import { ORDER_STATES, PAYMENT_WAYS, PROVIDERS, REFUND_REASONS } from './order-words.ts';

type Exported = OrderExportQuery['orders']['items'][number];

const CENT = 100;

/** What of an amount in euros is VAT. */
function vatOf(amount: number, rate: number): number {
  const net = Math.round((amount / (1 + rate / 100)) * CENT) / CENT;
  return Math.round((amount - net) * CENT) / CENT;
}

/**
 * Orders as a table to compare with the provider's and the bank's lists: what came in, what went back, and the ids that the
 * provider uses.
 */
export function paymentsCsv(orders: readonly Exported[]): CsvTable {
  return {
    header: [
      'Fecha del pago',
      'Referencia',
      'Estado',
      'Proveedor',
      'Forma de pago',
      'Id del pago',
      'Partido',
      'Comprador',
      'Email',
      'Cobrado',
      'IVA %',
      'IVA',
      'Devuelto',
      'Fecha de devolución',
      'Id de la devolución',
      'Motivo',
      'Entrada',
    ],
    rows: orders.map((order) => {
      const amount = Number(order.amount);
      const taken = order.paidAt ? amount : 0;
      return [
        order.paidAt ? new Date(order.paidAt) : null,
        order.reference,
        ORDER_STATES[order.state].label,
        PROVIDERS[order.provider],
        order.paidBy && PAYMENT_WAYS[order.paidBy],
        order.paymentId,
        order.match && `${order.match.homeTeam} – ${order.match.awayTeam}`,
        order.buyerName,
        order.buyerEmail,
        taken,
        Number(order.vatRate),
        vatOf(taken, Number(order.vatRate)),
        order.state === 'REFUNDED' ? amount : 0,
        order.refundedAt ? new Date(order.refundedAt) : null,
        order.refundId,
        order.refundReason && REFUND_REASONS[order.refundReason],
        order.ticketId,
      ];
    }),
  };
}

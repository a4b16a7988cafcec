import { HttpError, signInFirst } from '../../platform/http/http-error.ts';
import { send } from '../../platform/http/respond.ts';
import type { Route, SessionCall } from '../../platform/route.ts';
import { TICKET_STAFF } from '../tickets/ticket-sales.ts';
import { orderIdOf } from './order-id.ts';

const notFoundHere = () => new HttpError(404, 'NOT_FOUND', 'No hay ningún recibo de este pago');

/** The paid order of an address, if the caller has paid it or sells tickets. @throws HttpError 401 or 404 */
async function findReceipt({ url, context }: SessionCall) {
  const { database, viewer } = context;
  if (!viewer) throw signInFirst();
  const [, , , kind, id = ''] = url.pathname.split('/');
  const order = await database.order.findUnique({
    where: kind === 'orders' ? { id: orderIdOf(id) } : { ticketId: orderIdOf(id) },
    include: {
      user: { select: { name: true } },
      match: { select: { homeTeam: true, awayTeam: true, matchDate: true } },
    },
  });
  const isStaff = TICKET_STAFF.some((role) => viewer.roles.includes(role));
  if (!order?.paidAt || !order.paidBy || (order.userId !== viewer.id && !isStaff)) throw notFoundHere();
  const { user, paidAt, paidBy } = order;
  return { ...order, buyer: user?.name ?? null, paidAt, paidBy };
}

/** The receipt as PDF: of an order, or of the order of a ticket. */
export const receiptRoutes: readonly Route[] = [
  {
    path: /^\/api\/payments\/(orders|tickets)\/[^/]+\/receipt$/,
    methods: ['GET', 'HEAD'],
    access: 'session',
    idempotencyKeys: false,
    handle: async (call) => {
      const receipt = await findReceipt(call);
      const { drawReceiptPdf } = await import('./receipt-pdf.ts');
      send(call.response, 200, await drawReceiptPdf(receipt), {
        'cache-control': 'no-store',
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="recibo-${receipt.reference}.pdf"`,
      });
    },
  },
];

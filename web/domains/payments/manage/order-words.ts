import type { OrderEventKind, OrderProvider, OrderState, RefundReason } from '../../../gql/graphql.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

/** What the panel calls the states of an order; `slug` is the filter in the address. */
export const ORDER_STATES: Readonly<Record<OrderState, { label: string; slug: string; tone: BadgeTone }>> = {
  PENDING: { label: 'Pendiente', slug: 'pendientes', tone: 'sea' },
  FAILED: { label: 'No completado', slug: 'no-completados', tone: 'neutral' },
  EXPIRED: { label: 'Caducado', slug: 'caducados', tone: 'neutral' },
  PAID: { label: 'Pagado', slug: 'pagados', tone: 'ok' },
  REFUND_DUE: { label: 'Por devolver', slug: 'por-devolver', tone: 'warn' },
  REFUNDED: { label: 'Devuelto', slug: 'devueltos', tone: 'neutral' },
};

/** A payment that the payer's bank wants back: beside its state. */
export const DISPUTED = { label: 'Reclamado', slug: 'reclamados', tone: 'error' } as const;

export const STATE_NAMES = Object.keys(ORDER_STATES) as OrderState[];

export const PROVIDERS: Readonly<Record<OrderProvider, string>> = {
  REDSYS: 'Redsys',
  STRIPE: 'Stripe',
  DEMO: 'Demostración',
};

export const PAYMENT_WAYS = { CARD: 'Tarjeta', BIZUM: 'Bizum' } as const;

export const REFUND_REASONS: Readonly<Record<RefundReason, string>> = {
  RETURNED: 'Entrada devuelta',
  CANCELLED: 'Entrada anulada por el club',
  MATCH_CANCELLED: 'Partido cancelado',
  NO_SEAT: 'El pago llegó sin entradas libres',
  SECOND_PAYMENT: 'Ya tenía una entrada',
  TOO_LATE: 'El pago llegó fuera de plazo',
  ACCOUNT_CLOSED: 'Cuenta cerrada',
};

/** What happened, in the history of an order. */
export const EVENTS: Readonly<Record<OrderEventKind, string>> = {
  CREATED: 'Entrada guardada para pagarla',
  STARTED: 'Fue a la página de pago',
  FAILED: 'Pago no completado',
  REPLACED: 'Empezó otro intento',
  EXPIRED: 'Se acabó el tiempo sin pago',
  PAID: 'Pago recibido',
  PASSED_ON: 'Entrada regalada a otra persona',
  REFUND_DUE: 'Hay que devolver el dinero',
  REFUND_WITHDRAWN: 'No se devuelve: el partido se reabrió',
  REFUND_FAILED: 'La devolución ha fallado',
  REFUNDED: 'Dinero devuelto',
  REFUSED: 'Notificación rechazada',
  PAID_BACK: 'Devuelto en el panel del proveedor',
  PARTLY_PAID_BACK: 'Devuelto en parte en el panel del proveedor',
  DISPUTED: 'El banco ha reclamado el pago',
  DISPUTE_CLOSED: 'Reclamación cerrada',
};

/** The detail of an event: a reason in words, or what the provider said. */
export function detailWords(detail: string | null | undefined): string {
  const reason = detail?.toUpperCase() ?? '';
  return reason in REFUND_REASONS ? REFUND_REASONS[reason as RefundReason] : (detail ?? '');
}

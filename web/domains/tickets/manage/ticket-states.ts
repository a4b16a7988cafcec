import type { TicketPayment, TicketState } from '../../../gql/graphql.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

/** How a ticket's state is called in the panel. */
export const TICKET_STATE: Readonly<Record<TicketState, { label: string; tone: BadgeTone }>> = {
  VALID: { label: 'Válida', tone: 'ok' },
  RETURNED: { label: 'Devuelta', tone: 'neutral' },
  TRANSFERRED: { label: 'Regalada', tone: 'sea' },
  CANCELLED: { label: 'Anulada', tone: 'error' },
};

/** How a ticket was paid, in the panel and in exports. */
export const PAYMENT: Readonly<Record<TicketPayment, string>> = {
  NONE: 'Sin pago en la web',
  COMPLIMENTARY: 'Invitación',
  CARD: 'Tarjeta',
  BIZUM: 'Bizum',
};

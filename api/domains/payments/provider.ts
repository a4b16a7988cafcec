import type { IncomingHttpHeaders } from 'node:http';
import type { Order, OrderProvider } from '../../platform/database/client.ts';

/** What a provider says about an order, after its signature was checked. */
export interface PaymentWord {
  /** The order's `reference`. */
  reference: string;
  outcome: 'paid' | 'failed';
  /** Cents. */
  amount: number;
  /** ISO 4217, in capitals. */
  currency: string;
  /** The provider's id of the payment. */
  paymentId: string | null;
  paidBy: 'card' | 'bizum';
  /** For the history: why it failed. */
  detail: string | null;
}

/** What a provider says about a refund that it had taken, from the site or in its own panel: the club has the money again. */
export interface FailedRefund {
  outcome: 'refund_failed';
  /** The provider's id of the payment; one of both is known. */
  paymentId: string | null;
  /** The order's `reference`, if the provider knows it. */
  reference: string | null;
  refundId: string;
  detail: string | null;
}

/** What the club or a bank did with a payment at the provider itself. */
export interface Reversal {
  outcome: 'paid_back' | 'partly_paid_back' | 'disputed' | 'dispute_closed';
  /** The provider's id of the payment. */
  paymentId: string;
  /** The order's `reference`, if the provider knows it. */
  reference: string | null;
  /** For the history: how much, and why. */
  detail: string | null;
}

/** Where the person goes to pay. */
export interface Handover {
  address: string;
  /** The fields of a form that is to be posted to the address; null: the address is just opened. */
  fields: { name: string; value: string }[] | null;
  /** The provider's id of its page, to ask about it later. */
  sessionId: string | null;
}

export type StartedOrder = Pick<Order, 'id' | 'reference' | 'amount' | 'sessionId'>;

export type PaidOrder = Pick<Order, 'id' | 'reference' | 'amount' | 'paymentId' | 'refundAfter'>;

/** A notification as it arrived. */
export interface RawNotification {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** Who takes the money. No data of a card passes through the site. */
export interface PaymentProvider {
  name: OrderProvider;
  /** Whether a reference can be sent only once, so that every visit of the provider's page needs a new order. */
  takesReferenceOnce: boolean;
  /** Prepares the visit of the provider's page. Doing it again for an order leads to the same page. */
  start(order: StartedOrder, options: { origin: string; description: string }): Promise<Handover>;
  /**
   * Checks the signature of a notification and reads it.
   * @returns null if it is not about the outcome of a payment or of a refund, or about its reversal
   * @throws RefusedNotificationError
   */
  read(notification: RawNotification): Promise<PaymentWord | FailedRefund | Reversal | null>;
  /**
   * Gives the whole amount back. Doing it again for an order changes nothing, unless the first refund has failed.
   * @returns the provider's id of the refund, if it has one
   */
  refund(order: PaidOrder): Promise<{ refundId: string | null }>;
  /** Asks for the outcome, in case the notification was lost; null if there is none yet. Left out: it cannot be asked. */
  ask?(order: Pick<Order, 'reference' | 'sessionId'>): Promise<PaymentWord | null>;
  /** Closes the provider's page of an order whose time is over. Left out: it cannot be closed. */
  close?(order: Pick<Order, 'sessionId'>): Promise<void>;
}

/** A notification that is not believed: nothing is issued. The message is for the log. */
export class RefusedNotificationError extends Error {
  override name = 'RefusedNotificationError';
  /** Whether it carries the provider's signature, but does not fit the order. */
  readonly isSigned: boolean;

  constructor(message: string, { isSigned = false } = {}) {
    super(message);
    this.isSigned = isSigned;
  }
}

/** Milliseconds that a provider has for an answer. */
export const PROVIDER_LIMIT = 10_000;

/** Milliseconds for an attempt while a person waits, who gets two of them. */
export const VISITOR_LIMIT = 4_000;

/** An amount in cents. */
export const centsOf = (amount: Order['amount']): number => amount.mul(100).round().toNumber();

/** The page to which the provider sends the person back. It shows what is known, and decides nothing. */
export const returnAddress = (origin: string, orderId: string, how: 'ok' | 'no'): string =>
  `${origin}/pago/${orderId}?vuelta=${how}`;

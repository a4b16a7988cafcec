import { Stripe } from 'stripe';
import { z } from 'zod';
import type { StripeConfig } from './payments-config.ts';
import {
  PROVIDER_LIMIT,
  VISITOR_LIMIT,
  RefusedNotificationError,
  type FailedRefund,
  centsOf,
  returnAddress,
  type PaymentProvider,
  type PaymentWord,
  type Reversal,
} from './provider.ts';

// Stripe Checkout: the person pays on a page of Stripe, which notifies the site by a signed webhook.

/** Somebody looks at a button meanwhile. */
const VISITOR = { timeout: VISITOR_LIMIT, maxNetworkRetries: 1 };

/** @param config the club's keys */
export function openStripe({ secretKey, webhookSecret, url }: StripeConfig): PaymentProvider {
  const { hostname, port, protocol } = new URL(url);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: PROVIDER_LIMIT,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    name: 'stripe',
    takesReferenceOnce: false,
    async start({ id, reference, amount, sessionId }, { origin, description }) {
      const answer = sessionId
        ? await stripe.checkout.sessions.retrieve(sessionId, {}, VISITOR)
        : await stripe.checkout.sessions.create(
            {
              mode: 'payment',
              locale: 'es',
              client_reference_id: reference,
              // A refund in the panel of Stripe tells it again.
              payment_intent_data: { metadata: { reference } },
              line_items: [
                {
                  quantity: 1,
                  price_data: {
                    currency: 'eur',
                    unit_amount: centsOf(amount),
                    product_data: { name: description },
                  },
                },
              ],
              success_url: returnAddress(origin, id, 'ok'),
              cancel_url: returnAddress(origin, id, 'no'),
            },
            { ...VISITOR, idempotencyKey: `session-${id}` },
          );
      const session = readSession(answer);
      // A session that is complete has no page any more: then the order's own page shows what became of it.
      return { address: session.url ?? returnAddress(origin, id, 'ok'), fields: null, sessionId: session.id };
    },
    async read({ body, headers }) {
      const event = await verified(stripe, webhookSecret, body, String(headers['stripe-signature'] ?? ''));
      if (REFUND_EVENTS.has(event.type))
        return failedRefund(readAs(refundSchema, event.data.object, 'refund'));
      if (event.type === 'charge.refunded')
        return refunded(readAs(chargeSchema, event.data.object, 'charge'));
      if (event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed')
        return disputed(event.type, readAs(disputeSchema, event.data.object, 'dispute'));
      if (!event.type.startsWith('checkout.session.')) return null;
      const session = readSession(event.data.object);
      // Something else takes money with the same account, such as a payment link.
      if (typeof session.client_reference_id !== 'string') return null;
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
          return wordOf(session);
        case 'checkout.session.async_payment_failed':
          return { ...bare(session), outcome: 'failed', detail: 'El pago no se ha completado' };
        case 'checkout.session.expired':
          return { ...bare(session), outcome: 'failed', detail: 'La página de pago ha caducado' };
        default:
          return null;
      }
    },
    async refund({ id, reference, paymentId, refundAfter }) {
      if (!paymentId) throw new Error('The order has no payment at Stripe');
      try {
        const refund = readAs(
          refundSchema,
          await stripe.refunds.create(
            { payment_intent: paymentId, metadata: { order: id, reference } },
            // A new time is a new decision, after a refund that failed.
            { idempotencyKey: `refund-${id}-${refundAfter?.getTime()}` },
          ),
          'refund',
        );
        if (refund.status === 'failed' || refund.status === 'canceled')
          throw new Error(`Stripe could not send the refund: ${refund.failure_reason ?? refund.status}`);
        return { refundId: refund.id };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')
          return { refundId: null };
        throw error;
      }
    },
    async ask({ sessionId }) {
      if (!sessionId) return null;
      const session = readSession(await stripe.checkout.sessions.retrieve(sessionId));
      if (session.status === 'expired')
        return { ...bare(session), outcome: 'failed', detail: 'La página de pago ha caducado' };
      return wordOf(session);
    },
    async close({ sessionId }) {
      if (sessionId) await stripe.checkout.sessions.expire(sessionId);
    },
  };
}

const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });

/** @throws RefusedNotificationError */
async function verified(stripe: Stripe, secret: string, body: Buffer, signature: string) {
  let event: unknown;
  try {
    event = await stripe.webhooks.constructEventAsync(body, signature, secret);
  } catch (error) {
    throw new RefusedNotificationError(error instanceof Error ? error.message : String(error));
  }
  return readAs(eventSchema, event, 'event');
}

// The library does not check what it gets: an answer of a server in between, without an error that it knows, is a success to it.

const intentSchema = z.union([z.string(), z.object({ id: z.string() })]).nullish();

const idOf = (intent: z.infer<typeof intentSchema>) =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

const sessionSchema = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  payment_intent: intentSchema,
  payment_method_types: z.array(z.string()).nullish(),
  url: z.string().nullish(),
});

type Session = z.infer<typeof sessionSchema>;

const readSession = (value: unknown): Session => readAs(sessionSchema, value, 'session');

const refundSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  failure_reason: z.string().nullish(),
  payment_intent: intentSchema,
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** Old versions of the interface have other names. */
const REFUND_EVENTS: ReadonlySet<string> = new Set([
  'refund.failed',
  'refund.updated',
  'charge.refund.updated',
]);

/** A refund that the club makes in the panel of Stripe has no reference. */
function failedRefund(refund: z.infer<typeof refundSchema>): FailedRefund | null {
  const { id: refundId, status, failure_reason: why, metadata } = refund;
  if (status !== 'failed' && status !== 'canceled') return null;
  const paymentId = idOf(refund.payment_intent);
  const reference = metadata?.['reference'] ?? null;
  if (paymentId === null && reference === null) return null;
  return { outcome: 'refund_failed', paymentId, reference, refundId, detail: why ?? status };
}

const chargeSchema = z.object({
  payment_intent: intentSchema,
  amount: z.number(),
  amount_refunded: z.number(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

/** Also what the site refunds itself, and refunds of other payments of the account. */
function refunded(charge: z.infer<typeof chargeSchema>): Reversal | null {
  const { amount, amount_refunded: back, metadata } = charge;
  const paymentId = idOf(charge.payment_intent);
  if (paymentId === null) return null;
  const about = { paymentId, reference: metadata?.['reference'] ?? null };
  if (back >= amount) return { ...about, outcome: 'paid_back', detail: null };
  return { ...about, outcome: 'partly_paid_back', detail: `${euros(back)} de ${euros(amount)}` };
}

const disputeSchema = z.object({
  payment_intent: intentSchema,
  amount: z.number(),
  reason: z.string(),
  status: z.string(),
});

const DISPUTE_ENDS: Readonly<Record<string, string>> = {
  won: 'A favor del club',
  lost: 'A favor de quien pagó: el banco se queda el dinero',
  warning_closed: 'Era un aviso: no se ha reclamado el dinero',
};

function disputed(type: string, dispute: z.infer<typeof disputeSchema>): Reversal | null {
  const { amount, reason, status } = dispute;
  const paymentId = idOf(dispute.payment_intent);
  if (paymentId === null) return null;
  const about = { paymentId, reference: null };
  if (type === 'charge.dispute.closed')
    return { ...about, outcome: 'dispute_closed', detail: DISPUTE_ENDS[status] ?? status };
  return { ...about, outcome: 'disputed', detail: `${euros(amount)}, motivo: ${reason}` };
}

/** @throws RefusedNotificationError if it is not what Stripe sends, even with a right signature */
function readAs<Value>(schema: z.ZodType<Value>, value: unknown, name: string): Value {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const message = `That is no ${name} of Stripe: ${z.prettifyError(error)}`;
  throw new RefusedNotificationError(message, { isSigned: true });
}

type Bare = Omit<PaymentWord, 'outcome' | 'detail'>;

function bare(session: Session): Bare {
  const [only, ...others] = session.payment_method_types ?? [];
  return {
    reference: session.client_reference_id ?? '',
    amount: session.amount_total ?? Number.NaN,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: idOf(session.payment_intent),
    paidBy: only === 'bizum' && others.length === 0 ? 'bizum' : 'card',
  };
}

/** @returns null while it is not paid: a bank transfer is paid some time after its session is complete */
function wordOf(session: Session): PaymentWord | null {
  return session.payment_status === 'paid' ? { ...bare(session), outcome: 'paid', detail: null } : null;
}

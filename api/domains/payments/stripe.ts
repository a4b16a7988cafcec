import { Stripe } from 'stripe';
import type { StripeConfig } from './payments-config.ts';
import {
  PROVIDER_LIMIT,
  RefusedNotificationError,
  centsOf,
  returnAddress,
  type PaymentProvider,
  type PaymentWord,
} from './provider.ts';

// Stripe Checkout: the person pays on a page of Stripe, which notifies the site by a signed webhook.

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
      const session = sessionId
        ? await stripe.checkout.sessions.retrieve(sessionId)
        : await stripe.checkout.sessions.create(
            {
              mode: 'payment',
              locale: 'es',
              client_reference_id: reference,
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
            { idempotencyKey: `session-${id}` },
          );
      // A session that is complete has no page any more: then the order's own page shows what became of it.
      return { address: session.url ?? returnAddress(origin, id, 'ok'), fields: null, sessionId: session.id };
    },
    async read({ body, headers }) {
      const event = await verified(stripe, webhookSecret, body, String(headers['stripe-signature'] ?? ''));
      switch (event.type) {
        case 'checkout.session.completed':
          return wordOf(event.data.object);
        case 'checkout.session.async_payment_succeeded':
          return wordOf(event.data.object);
        case 'checkout.session.async_payment_failed':
          return { ...bare(event.data.object), outcome: 'failed', detail: 'El pago no se ha completado' };
        case 'checkout.session.expired':
          return { ...bare(event.data.object), outcome: 'failed', detail: 'La página de pago ha caducado' };
        default:
          return null;
      }
    },
    async refund({ id, paymentId }) {
      if (!paymentId) throw new Error('The order has no payment at Stripe');
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: paymentId, metadata: { order: id } },
          { idempotencyKey: `refund-${id}` },
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
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      if (session.status === 'expired')
        return { ...bare(session), outcome: 'failed', detail: 'La página de pago ha caducado' };
      return wordOf(session);
    },
    async close({ sessionId }) {
      if (sessionId) await stripe.checkout.sessions.expire(sessionId);
    },
  };
}

/** @throws RefusedNotificationError */
async function verified(stripe: Stripe, secret: string, body: Buffer, signature: string) {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret);
  } catch (error) {
    throw new RefusedNotificationError(error instanceof Error ? error.message : String(error));
  }
}

type Bare = Omit<PaymentWord, 'outcome' | 'detail'>;

function bare(session: Stripe.Checkout.Session): Bare {
  const intent = session.payment_intent;
  const [only, ...others] = session.payment_method_types ?? [];
  return {
    reference: session.client_reference_id ?? '',
    amount: session.amount_total ?? Number.NaN,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    paidBy: String(only) === 'bizum' && others.length === 0 ? 'bizum' : 'card',
  };
}

/** @returns null while it is not paid: a bank transfer is paid some time after its session is complete */
function wordOf(session: Stripe.Checkout.Session): PaymentWord | null {
  return session.payment_status === 'paid' ? { ...bare(session), outcome: 'paid', detail: null } : null;
}

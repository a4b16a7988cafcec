import { Stripe } from 'stripe';
import { openProviderServer, type ProviderReply } from './payment-server.ts';

// The part of Stripe that the site uses: sessions of Checkout, refunds, and signed webhooks.

export const STRIPE_SECRET = 'sk_test_local';
export const WEBHOOK_SECRET = 'whsec_test_secret';

interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  payment_method_types: string[];
  success_url: string;
  cancel_url: string;
  url: string | null;
}

/** A webhook with its signature, made by Stripe's own library. */
export function stripeWebhook(type: string, session: object, { secret = WEBHOOK_SECRET, id = 'evt_1' } = {}) {
  const body = JSON.stringify({ id, object: 'event', type, data: { object: session } });
  return { body, headers: stripeSignature(body, secret) };
}

/** The headers of a webhook. */
export function stripeSignature(payload: string, secret = WEBHOOK_SECRET) {
  const signature = new Stripe(STRIPE_SECRET).webhooks.generateTestHeaderString({ payload, secret });
  return { 'stripe-signature': signature, 'content-type': 'application/json' };
}

const failure = (status: number, code: string): ProviderReply => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});

/** A server that keeps sessions and refunds, and repeats its answer for an idempotency key. */
export async function openStripeServer() {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, ProviderReply>();
  const refunded = new Set<string>();
  let outages: ('lost answer' | 'refused')[] = [];
  let closed: ProviderReply | null | undefined;

  function create(form: URLSearchParams): ProviderReply {
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      payment_method_types: ['card'],
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      url: `https://checkout.stripe.test/${id}`,
    };
    sessions.set(id, session);
    return { body: session };
  }

  function refund(form: URLSearchParams): ProviderReply {
    const intent = form.get('payment_intent') ?? '';
    if (refunded.has(intent)) return failure(400, 'charge_already_refunded');
    refunded.add(intent);
    return { body: { id: `re_${refunded.size}`, object: 'refund', status: 'succeeded' } };
  }

  function answer(method: string, path: string, form: URLSearchParams): ProviderReply {
    const [, , resource = '', ...rest] = path.split('/');
    if (method === 'POST' && resource === 'refunds') return refund(form);
    const [, id, action] = rest;
    if (method === 'POST' && id === undefined) return create(form);
    const session = sessions.get(id ?? '');
    if (!session) return failure(404, 'resource_missing');
    if (action === 'expire') {
      if (session.status !== 'open') return failure(400, 'session_not_open');
      Object.assign(session, { status: 'expired', url: null });
    }
    return { body: session };
  }

  const server = await openProviderServer(({ method, path, headers, body }) => {
    if (closed !== undefined) return closed;
    if (headers.authorization !== `Bearer ${STRIPE_SECRET}`) return failure(401, 'api_key_invalid');
    const key = headers['idempotency-key'];
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    if (known) return known;
    const outage = method === 'POST' && path === '/v1/refunds' ? outages.shift() : undefined;
    if (outage === 'refused') return failure(402, 'insufficient_funds');
    const reply = answer(method, path, new URLSearchParams(body));
    if (typeof key === 'string' && method === 'POST') answered.set(key, reply);
    return outage === 'lost answer' ? null : reply;
  });
  return {
    ...server,
    sessions,
    refunded,
    /** The customer pays on the page of the session. @returns the session, as the webhook has it */
    pay(id: string): Session {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error('Nobody can pay on this page');
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${id}`,
        url: null,
      });
      return session;
    },
    /** Answers every call with this, or breaks the connection (null), until it is called without anything. */
    answerOnly: (reply?: ProviderReply | null) => void (closed = reply),
    /** What happens to the next refunds. */
    fail: (...next: typeof outages) => void (outages = next),
  };
}

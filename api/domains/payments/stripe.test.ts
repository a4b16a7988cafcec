import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { settleOffers } from '../tickets/offers.ts';
import type { Caller } from '../../testing/site.ts';
import { serveStripeSite, type StripeSite } from '../../testing/stripe-site.ts';
import { WEBHOOK_SECRET, stripeSignature, stripeWebhook } from '../../testing/stripe-server.ts';
import { giveBack, ownTickets } from '../../testing/ticket-acts.ts';
import { history, order, start } from '../../testing/payment-acts.ts';
import { dueRefunds, refundOrder } from './refunds.ts';
import { settleOrders } from './settle.ts';
import { openStripe } from './stripe.ts';

// Payments with Stripe, over HTTP, against a local server that speaks its protocol.

let served: StripeSite;
let stripe: StripeSite['stripe'];
let provider: StripeSite['provider'];
let site: StripeSite['site'];
let notify: StripeSite['notify'];
let fan: Caller;

beforeAll(async () => {
  served = await serveStripeSite();
  ({ stripe, provider, site, notify } = served);
});
afterAll(() => served.close());
beforeEach(async () => {
  await site.database.order.deleteMany();
  fan = await site.signedIn('visitor');
});

const inMinutes = (minutes: number) => inHours(minutes / 60);

/** An order whose person has gone to the page of Stripe. */
async function visit(seats = 10) {
  const match = await createMatch(site.database, { ticketsAvailable: seats });
  const made = await order(fan, match.id);
  const { address } = await start(fan, made.id);
  const sessionId = new URL(address).pathname.slice(1);
  return { match, made, address, sessionId };
}

const COMPLETED = 'checkout.session.completed';

test('a webhook issues the ticket, once; a second visit leads to the same page', async () => {
  const { made, address, sessionId } = await visit();
  expect((await start(fan, made.id)).address).toBe(address);
  expect(stripe.sessions.get(sessionId)).toMatchObject({
    client_reference_id: made.reference,
    amount_total: 1500,
    currency: 'eur',
    success_url: `${site.url}/pago/${made.id}?vuelta=ok`,
    cancel_url: `${site.url}/pago/${made.id}?vuelta=no`,
  });
  const session = stripe.pay(sessionId);
  expect(await notify('payment_intent.created', { id: 'pi_1' })).toBe(200);
  expect(await notify(COMPLETED, session)).toBe(200);
  expect(await notify(COMPLETED, session)).toBe(200);
  expect(await history(site.database, made.id)).toMatchObject({ state: 'paid' });
  expect(await ownTickets(fan)).toHaveLength(1);
  // The page of Stripe is closed now: the visit leads to the order's own page, which shows the ticket.
  expect(await start(fan, made.id)).toMatchObject({ code: 'ORDER_CLOSED' });
});

describe('the page of payment does not open, and the seat stays held', () => {
  test.each([
    ['too many calls', { status: 429, body: { error: { type: 'rate_limit_error' } } }],
    ['an outage', { status: 503, body: {} }],
    ['another key', { status: 401, body: { error: { type: 'invalid_request_error' } } }],
    ['a broken connection', null],
  ])('%s', async (_name, reply) => {
    const match = await createMatch(site.database, { ticketsAvailable: 1 });
    const made = await order(fan, match.id);
    stripe.answerOnly(reply);
    expect(await start(fan, made.id)).toMatchObject({
      code: 'PAYMENT_UNAVAILABLE',
      message: expect.stringContaining('No se te ha cobrado nada'),
    });
    stripe.answerOnly();
    expect((await start(fan, made.id)).address).toContain('https://checkout.stripe.test/');
  });
});

describe('a webhook is refused', () => {
  test.each([
    ['with another secret', {}, { secret: 'whsec_other' }],
    ['with another amount', { amount_total: 1 }, {}],
    ['with another currency', { currency: 'usd' }, {}],
    ['with an order that nobody made', { client_reference_id: 'x' }, {}],
    ['with a number as order', { client_reference_id: 12 }, {}],
    ['with an order that no database stores', { client_reference_id: 'a\u0000b' }, {}],
    ['without an amount', { amount_total: null }, {}],
    ['without a state', { payment_status: undefined }, {}],
  ])('%s', async (_name, changes, options) => {
    const { made, sessionId } = await visit();
    const session = stripe.pay(sessionId);
    expect(await notify(COMPLETED, { ...session, ...changes }, options)).toBe(400);
    expect((await history(site.database, made.id)).state).toBe('pending');
    expect(await ownTickets(fan)).toEqual([]);
  });

  test('whose bytes were changed after it was signed, or that is too old', async () => {
    const { made, sessionId } = await visit();
    const { body, headers } = stripeWebhook(COMPLETED, stripe.pay(sessionId));
    const post = (text: string, more: Record<string, string>) =>
      site.visitor.request('POST', '/api/payments/stripe', text, more);
    expect((await post(body.replace('"evt_1"', '"evt_2"'), headers)).status).toBe(400);
    const signature = 't=1614265330,v1=3c5817089d739023dd6190f70a3757e04f7a2fd8b5dab12c2e000f51970dccff';
    const old = '{"id":"evt_test_webhook","object":"event"}';
    expect((await post(old, { 'stripe-signature': signature })).status).toBe(400);
    expect((await history(site.database, made.id)).state).toBe('pending');
    expect((await post(body, headers)).status).toBe(200);
  });
});

test.each(['null', '{"type":"checkout.session.completed"}', '{"object":"v2.core.event"}', '[]', 'x'])(
  'a signed webhook with %s is refused',
  async (body) => {
    const headers = stripeSignature(body);
    expect((await site.visitor.request('POST', '/api/payments/stripe', body, headers)).status).toBe(400);
  },
);

// Another shop with the same account at Stripe, such as a payment link. Refusals would make Stripe switch the webhook off.
test('a session that the site has not made is none of its business', async () => {
  const { made, sessionId } = await visit();
  const foreign = { ...stripe.pay(sessionId), client_reference_id: null };
  expect(await notify(COMPLETED, foreign)).toBe(200);
  expect(await notify('checkout.session.expired', foreign)).toBe(200);
  expect((await history(site.database, made.id)).state).toBe('pending');
});

test('a completed session that is not paid yet waits for its second webhook', async () => {
  const { made, sessionId } = await visit();
  const paid = stripe.pay(sessionId);
  expect(await notify(COMPLETED, { ...paid, payment_status: 'unpaid' })).toBe(200);
  expect((await history(site.database, made.id)).state).toBe('pending');
  expect(await notify('checkout.session.async_payment_succeeded', paid)).toBe(200);
  expect((await history(site.database, made.id)).state).toBe('paid');
});

test('after a lost webhook the job asks, and the ticket is issued', async () => {
  const { made, sessionId } = await visit();
  stripe.pay(sessionId);
  await settleOrders(site.database, provider);
  expect((await history(site.database, made.id)).state).toBe('pending');
  await settleOrders(site.database, provider, inMinutes(2));
  expect((await history(site.database, made.id)).state).toBe('paid');
  expect(await ownTickets(fan)).toHaveLength(1);
});

test('when the hold ends, the page is closed, so that no money comes later', async () => {
  const { made, sessionId } = await visit();
  await settleOffers(site.database, inMinutes(11));
  await settleOrders(site.database, provider, inMinutes(11));
  expect(stripe.sessions.get(sessionId)?.status).toBe('expired');
  expect((await history(site.database, made.id)).state).toBe('expired');
});

test('while Stripe does not answer, an order waits instead of ending', async () => {
  const { made, sessionId } = await visit();
  stripe.pay(sessionId);
  const away = openStripe({
    provider: 'stripe',
    secretKey: 'sk_test_wrong',
    webhookSecret: WEBHOOK_SECRET,
    url: stripe.url,
  });
  await settleOrders(site.database, away, inMinutes(11));
  expect((await history(site.database, made.id)).state).toBe('pending');
  await settleOrders(site.database, provider, inMinutes(12));
  expect((await history(site.database, made.id)).state).toBe('paid');
});

test('a refund whose answer was lost is sent once', async () => {
  const { made, sessionId } = await visit();
  await notify(COMPLETED, stripe.pay(sessionId));
  const [ticketId] = await ownTickets(fan);
  await giveBack(fan, String(ticketId));
  // A server in between, whose answer Stripe's library takes for a success.
  stripe.answerOnly({ status: 503, body: { message: 'no healthy upstream' } });
  await expect(refundOrder(site.database, provider, made.id)).rejects.toThrow('no refund of Stripe');
  stripe.answerOnly();
  stripe.fail('refused');
  const [due] = await dueRefunds(site.database);
  expect(due?.data).toEqual({ orderId: made.id });
  await expect(refundOrder(site.database, provider, made.id)).rejects.toThrow('insufficient_funds');
  // The library repeats a call without an answer by itself, with the same key.
  stripe.fail('lost answer');
  await refundOrder(site.database, provider, made.id);
  await refundOrder(site.database, provider, made.id);
  expect(await history(site.database, made.id)).toMatchObject({
    state: 'refunded',
    events: ['created', 'started', 'paid', 'refund_due', 'refund_failed', 'refund_failed', 'refunded'],
  });
  expect([...stripe.refunded]).toEqual([`pi_${sessionId}`]);
});

test('a refund that the bank sends back days later is due again, and staff can repeat it', async () => {
  const { made, sessionId } = await visit();
  await notify(COMPLETED, stripe.pay(sessionId));
  const [ticketId] = await ownTickets(fan);
  await giveBack(fan, String(ticketId));
  await refundOrder(site.database, provider, made.id);
  const { refundId } = await site.database.order.findUniqueOrThrow({ where: { id: made.id } });
  const metadata = { reference: made.reference };
  const failed = { id: refundId, object: 'refund', status: 'failed', failure_reason: 'lost_or_stolen_card' };

  expect(await notify('refund.failed', { ...failed, metadata: {} })).toBe(200);
  expect(await notify('refund.failed', { ...failed, id: 're_other', metadata })).toBe(200);
  expect(await notify('refund.updated', { ...failed, status: 'pending', metadata })).toBe(200);
  expect((await history(site.database, made.id)).state).toBe('refunded');
  expect(await notify('refund.failed', { ...failed, metadata })).toBe(200);
  expect(await notify('charge.refund.updated', { ...failed, metadata })).toBe(200);
  expect(await history(site.database, made.id)).toMatchObject({
    state: 'refund_due',
    events: ['created', 'started', 'paid', 'refund_due', 'refunded', 'refund_failed'],
  });

  // The money is back at Stripe, and the answer to the old attempt is not repeated.
  stripe.refunded.delete(`pi_${sessionId}`);
  const commercial = await site.signedIn('commercial_manager');
  const { body } = await commercial.graphql(
    'mutation ($input: OrderRefundInput!) { retryRefund(input: $input) { __typename } }',
    { input: { orderId: made.id } },
  );
  expect(body.data.retryRefund.__typename).toBe('RetryRefundSuccess');
  const told = () => site.database.mail.count({ where: { kind: 'order_refunded', subjectId: made.id } });
  expect(await told()).toBe(0);
  await refundOrder(site.database, provider, made.id);
  expect((await history(site.database, made.id)).state).toBe('refunded');
  expect(await told()).toBe(1);
  expect([...stripe.refunded]).toContain(`pi_${sessionId}`);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMatch } from '../matches/matches.fixture.ts';
import { history, order, start } from '../../testing/payment-acts.ts';
import type { Caller } from '../../testing/site.ts';
import { serveStripeSite, type StripeSite } from '../../testing/stripe-site.ts';
import { giveBack } from '../../testing/ticket-acts.ts';
import { dueRefunds, refundOrder } from './refunds.ts';

// What staff do in Stripe's own panel, and what banks do, against a local server that speaks its protocol.

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
  await site.database.mail.deleteMany();
  fan = await site.signedIn('visitor');
});

/** An order whose person has paid; the site may not know it yet. */
async function pay({ isKnown = true } = {}) {
  const match = await createMatch(site.database, { ticketsAvailable: 10 });
  const made = await order(fan, match.id);
  const { address } = await start(fan, made.id);
  const session = stripe.pay(new URL(address).pathname.slice(1));
  const tell = () => notify('checkout.session.completed', session);
  if (isKnown) await tell();
  return { ...made, matchId: match.id, intent: session.payment_intent ?? '', tell };
}

type Paid = Awaited<ReturnType<typeof pay>>;

const refund = ({ intent, reference }: Paid, back = 1500, changes = {}) =>
  notify('charge.refunded', {
    id: 'ch_1',
    payment_intent: intent,
    amount: 1500,
    amount_refunded: back,
    refunded: back === 1500,
    metadata: { reference },
    ...changes,
  });

const dispute = ({ intent }: Paid, what: 'created' | 'closed', status: string) =>
  notify(`charge.dispute.${what}`, {
    id: 'dp_1',
    payment_intent: intent,
    amount: 1500,
    reason: 'fraudulent',
    status,
  });

/** A refund that was made in the panel of Stripe, which gives it no reference. */
const sendBack = (type: string, { intent }: Paid, changes = {}) =>
  notify(type, {
    id: 're_panel',
    object: 'refund',
    amount: 1500,
    charge: 'ch_1',
    payment_intent: intent,
    metadata: {},
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    ...changes,
  });

const stateOf = ({ id }: Paid) => history(site.database, id);

const ticketOf = async (paid: Paid) => {
  const { ticketId } = await stateOf(paid);
  return site.database.ticket.findUniqueOrThrow({ where: { id: ticketId ?? '' } });
};

const mails = async () =>
  (await site.database.mail.findMany({ select: { kind: true } })).map(({ kind }) => kind).toSorted();

const details = async ({ id }: Paid) =>
  (await site.database.orderEvent.findMany({ where: { orderId: id }, orderBy: { id: 'asc' } })).flatMap(
    ({ kind, detail }) => (['partly_paid_back', 'disputed', 'dispute_closed'].includes(kind) ? [detail] : []),
  );

const failed = async ({ id }: Paid) =>
  (
    await site.database.orderEvent.findMany({
      where: { orderId: id, kind: 'refund_failed' },
      orderBy: { id: 'asc' },
    })
  ).map(({ detail }) => detail);

test('all of the money given back at Stripe ends the ticket like a cancellation, once', async () => {
  const paid = await pay();
  await site.database.mail.deleteMany();
  stripe.refunded.add(paid.intent);
  const answers = await Promise.all([refund(paid), refund(paid)]);
  expect(answers).toEqual([200, 200]);
  expect(await refund(paid)).toBe(200);
  expect(await ticketOf(paid)).toMatchObject({
    state: 'cancelled',
    endReason: 'El club te ha devuelto el dinero',
  });
  expect(await stateOf(paid)).toMatchObject({
    state: 'refund_due',
    refundReason: 'cancelled',
    events: ['created', 'started', 'paid', 'refund_due', 'paid_back'],
  });
  expect(
    await site.database.match.findUniqueOrThrow({
      where: { id: paid.matchId },
      select: { ticketsAvailable: true },
    }),
  ).toEqual({ ticketsAvailable: 10 });
  const [job] = await dueRefunds(site.database, new Date(Date.now() + 1000));
  expect(job?.data).toEqual({ orderId: paid.id });
  await refundOrder(site.database, provider, paid.id, new Date(Date.now() + 1000));
  // Stripe says that it is done, and no money goes twice.
  expect(await stateOf(paid)).toMatchObject({ state: 'refunded' });
  expect(await mails()).toEqual(['order_refunded', 'ticket_cancelled']);
  expect(await refund(paid)).toBe(200);
  expect((await stateOf(paid)).events.filter((kind) => kind === 'paid_back')).toHaveLength(1);
});

test('a refund made at Stripe that the bank sends back is due again, once, and staff settle it', async () => {
  const paid = await pay();
  stripe.refunded.add(paid.intent);
  await refund(paid);
  await refundOrder(site.database, provider, paid.id, new Date(Date.now() + 1000));
  await site.database.mail.deleteMany({ where: { kind: { not: 'order_refunded' } } });
  expect(await sendBack('refund.updated', paid, { status: 'succeeded', failure_reason: null })).toBe(200);
  expect(await stateOf(paid)).toMatchObject({ state: 'refunded' });

  const failures = ['refund.failed', 'refund.updated', 'charge.refund.updated'];
  expect(await Promise.all(failures.map((type) => sendBack(type, paid)))).toEqual([200, 200, 200]);
  const due = { state: 'refund_due', refundReason: 'cancelled' };
  expect(await stateOf(paid)).toMatchObject(due);
  expect(await failed(paid)).toEqual(['re_panel: lost_or_stolen_card']);
  // The payer was told of money that has not come.
  expect(await mails()).toEqual([]);

  const commercial = await site.signedIn('commercial_manager');
  await commercial.graphql(
    'mutation ($input: OrderRefundInput!) { retryRefund(input: $input) { __typename } }',
    { input: { orderId: paid.id, byHand: true } },
  );
  expect(await sendBack('refund.failed', paid)).toBe(200);
  expect(await stateOf(paid)).toMatchObject({ state: 'refunded' });
});

test('a part of the money that the bank sends back, or a refund that is taken back, is noted', async () => {
  const paid = await pay();
  await refund(paid, 500);
  expect(await sendBack('refund.failed', paid, { id: 're_part', amount: 500 })).toBe(200);
  expect(
    await sendBack('refund.updated', paid, { id: 're_2', status: 'canceled', failure_reason: null }),
  ).toBe(200);
  expect(await failed(paid)).toEqual(['re_part: lost_or_stolen_card', 're_2: canceled']);
  expect(await stateOf(paid)).toMatchObject({ state: 'paid' });
  expect(await sendBack('refund.failed', { ...paid, intent: 'pi_other' })).toBe(200);
});

test('a payment without a reference at Stripe is found by its id', async () => {
  const paid = await pay();
  expect(await refund(paid, 1500, { metadata: {} })).toBe(200);
  expect(await ticketOf(paid)).toMatchObject({ state: 'cancelled' });
});

test('a part of the money is noted once, and the ticket stays; the rest ends it', async () => {
  const paid = await pay();
  expect([await refund(paid, 500), await refund(paid, 500), await refund(paid, 700)]).toEqual([
    200, 200, 200,
  ]);
  expect(await ticketOf(paid)).toMatchObject({ state: 'valid' });
  expect(await details(paid)).toEqual(['5,00 € de 15,00 €', '7,00 € de 15,00 €']);
  expect(await refund(paid)).toBe(200);
  expect(await ticketOf(paid)).toMatchObject({ state: 'cancelled' });
  // Late.
  expect(await refund(paid, 900)).toBe(200);
  expect(await details(paid)).toHaveLength(2);
});

test('a refund of which Stripe tells before the payment is refused, and taken when it comes again', async () => {
  const paid = await pay({ isKnown: false });
  expect(await refund(paid)).toBe(400);
  expect(await stateOf(paid)).toMatchObject({ state: 'pending' });
  expect(await paid.tell()).toBe(200);
  expect(await refund(paid)).toBe(200);
  expect(await ticketOf(paid)).toMatchObject({ state: 'cancelled' });
});

test('the refunds of the site itself change nothing again', async () => {
  const paid = await pay();
  const { ticketId } = await stateOf(paid);
  await giveBack(fan, ticketId ?? '');
  expect(await refund(paid)).toBe(200);
  await refundOrder(site.database, provider, paid.id, new Date(Date.now() + 1000));
  const before = await stateOf(paid);
  expect(before).toMatchObject({ state: 'refunded', refundReason: 'returned' });
  expect(await refund(paid)).toBe(200);
  expect(await stateOf(paid)).toEqual(before);
});

test('a dispute and its end are noted once each, and the ticket stays', async () => {
  const paid = await pay();
  for (let times = 0; times < 2; times += 1) {
    expect(await dispute(paid, 'created', 'needs_response')).toBe(200);
    expect(await dispute(paid, 'closed', 'won')).toBe(200);
  }
  expect(await details(paid)).toEqual(['15,00 €, motivo: fraudulent', 'A favor del club']);
  expect(await stateOf(paid)).toMatchObject({ state: 'paid' });
  expect(await ticketOf(paid)).toMatchObject({ state: 'valid' });
});

test('staff find the payments with an open dispute', async () => {
  const [paid] = [await pay(), await pay()];
  const commercial = await site.signedIn('commercial_manager');
  const disputed = async (isDisputed: boolean) => {
    const { body } = await commercial.graphql(
      'query ($filter: OrderFilter) { orders(filter: $filter) { totalCount items { id isDisputed } } }',
      { filter: { isDisputed } },
    );
    return body.data.orders.items;
  };
  expect(await disputed(true)).toEqual([]);
  await dispute(paid, 'created', 'needs_response');
  expect(await disputed(true)).toEqual([{ id: paid.id, isDisputed: true }]);
  expect(await disputed(false)).toEqual([{ id: expect.not.stringContaining(paid.id), isDisputed: false }]);
  await dispute(paid, 'closed', 'lost');
  expect(await disputed(true)).toEqual([]);
});

test('refunds and disputes of other payments of the same account change nothing', async () => {
  const paid = await pay();
  const other = { ...paid, intent: 'pi_other', reference: 'else' };
  expect(await refund(other)).toBe(200);
  expect(await refund(paid, 1500, { payment_intent: null })).toBe(200);
  expect(await dispute(other, 'created', 'needs_response')).toBe(200);
  expect(await notify('charge.refunded', { id: 'ch_1', payment_intent: paid.intent })).toBe(400);
  expect(await stateOf(paid)).toMatchObject({ state: 'paid', events: ['created', 'started', 'paid'] });
});

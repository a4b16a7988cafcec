import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider } from './provider.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { settleOffers } from '../tickets/offers.ts';
import { testDatabase } from '../../testing/database.ts';
import { TEST_SHOP, openRedsysServer, readSigned, redsysNotification } from '../../testing/redsys-server.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { accept, give, giveBack, ownTickets, purchase, seats, wait } from '../../testing/ticket-acts.ts';
import { deliverMails } from '../../testing/outbox.ts';
import { history, notifyRedsys, order, send, start, type ShownOrder } from '../../testing/payment-acts.ts';
import { openRedsys } from './redsys.ts';
import { dueRefunds, refundOrder } from './refunds.ts';
import { settleOrders } from './settle.ts';

// Payments with Redsys, over HTTP, against a local server that speaks its protocol.

let redsys: Awaited<ReturnType<typeof openRedsysServer>>;
let provider: PaymentProvider;
let site: TestSite;
let fan: Caller;

beforeAll(async () => {
  redsys = await openRedsysServer();
  site = await serveTestSite(await testDatabase(), {
    PAYMENTS: 'redsys',
    REDSYS_MERCHANT: TEST_SHOP.merchant,
    REDSYS_TERMINAL: TEST_SHOP.terminal,
    REDSYS_KEY: TEST_SHOP.key,
    REDSYS_URL: redsys.url,
  });
  provider = openRedsys({ provider: 'redsys', ...TEST_SHOP, url: redsys.url });
});
afterAll(async () => {
  await site.close();
  await redsys.close();
});
beforeEach(async () => {
  const { database } = site;
  await database.$transaction([
    database.order.deleteMany(),
    database.ticket.deleteMany(),
    database.seatHold.deleteMany(),
    database.mail.deleteMany(),
  ]);
  fan = await site.signedIn('visitor');
});

const inMinutes = (minutes: number) => inHours(minutes / 60);
const state = async (id: string) => (await history(site.database, id)).state;
/** Runs what the queue would run. */
async function refundAll(now = new Date()): Promise<void> {
  for (const { data } of await dueRefunds(site.database, now)) {
    const { orderId } = data as { orderId: string };
    await refundOrder(site.database, provider, orderId, now);
  }
}

describe('buying a ticket', () => {
  test('holds the seat for ten minutes, and the notification issues the ticket once', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 1, ticketPrice: '12.50' });
    const { status, body } = await fan.request('POST', '/api/tickets', { matchId: id });
    expect(status).toBe(402);
    expect(body).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: 'Te guardamos la entrada mientras la pagas',
      order: { amount: '12.50', address: expect.stringMatching(/^\/pago\/[\da-f-]{36}$/) },
    });
    const made = body.order;
    const minutes = (Date.parse(made.until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(await seats(site.database, id)).toEqual({ capacity: 1, sold: 0, held: 1, free: 0 });
    expect(await ownTickets(fan)).toEqual([]);
    expect((await purchase(await site.signedIn('visitor'), id)).code).toBe('SOLD_OUT');

    const visit = await start(fan, made.id);
    expect(visit.address).toBe(`${redsys.url}/sis/realizarPago`);
    const fields = Object.fromEntries(
      visit.form.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    expect(readSigned(fields)).toMatchObject({
      DS_MERCHANT_ORDER: made.reference,
      DS_MERCHANT_AMOUNT: '1250',
    });

    const paid = { order: made.reference, amount: '1250' };
    expect(await notifyRedsys(site.visitor, paid)).toBe(200);
    expect(await notifyRedsys(site.visitor, { ...paid, isEncoded: true })).toBe(200);
    const after = await history(site.database, made.id);
    expect(after).toMatchObject({ state: 'paid', events: ['created', 'started', 'paid'] });
    expect(await ownTickets(fan)).toEqual([after.ticketId]);
    expect(await seats(site.database, id)).toEqual({ capacity: 1, sold: 1, held: 0, free: 0 });
    const ticket = await site.database.ticket.findFirstOrThrow({ where: { matchId: id } });
    expect(ticket).toMatchObject({ paidBy: 'card' });
    expect(ticket.pricePaid.toFixed(2)).toBe('12.50');
    expect(await site.database.mail.count({ where: { kind: 'ticket' } })).toBe(1);
    expect(await purchase(fan, id)).toMatchObject({ status: 409, code: 'TICKET_ALREADY_OWNED' });
  });

  test('in a second tab, or by a double click, is the same order', async () => {
    const { id } = await createMatch(site.database);
    const both = await Promise.all([order(fan, id), order(fan, id)]);
    expect(new Set(both.map((one) => one.id)).size).toBe(1);
    expect(await site.database.order.count()).toBe(1);
    expect(await seats(site.database, id)).toMatchObject({ held: 1 });
  });

  test('in GraphQL has a member of its own', async () => {
    const { id } = await createMatch(site.database);
    const { body } = await fan.graphql(
      `mutation ($id: ID!) { purchaseTicket(input: { matchId: $id }) {
        __typename ... on PaymentRequired { code message order { state amount isPayable match { id } } } } }`,
      { id: String(id) },
    );
    expect(body.data.purchaseTicket).toEqual({
      __typename: 'PaymentRequired',
      code: 'PAYMENT_REQUIRED',
      message: 'Te guardamos la entrada mientras la pagas',
      order: { state: 'PENDING', amount: '15.00', isPayable: true, match: { id: String(id) } },
    });
  });

  test('of a match without a price needs no payment', async () => {
    const { id } = await createMatch(site.database, { ticketPrice: '0' });
    expect((await purchase(fan, id)).status).toBe(201);
    expect(await site.database.order.count()).toBe(0);
  });

  test('a seat that the waiting list offers is held at least as long as the offer', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 1, offerMinutes: 60 });
    const owner = await site.signedIn('visitor');
    const first = await order(owner, id);
    await notifyRedsys(site.visitor, { order: first.reference, amount: '1500' });
    await wait(fan, id);
    const [ticket] = await ownTickets(owner);
    await giveBack(owner, String(ticket));
    expect(await seats(site.database, id)).toMatchObject({ sold: 0, held: 1, free: 0 });
    const mine = await order(fan, id);
    expect((Date.parse(mine.until) - Date.now()) / 60_000).toBeGreaterThan(55);
    expect(await seats(site.database, id)).toMatchObject({ sold: 0, held: 1, free: 0 });
    await notifyRedsys(site.visitor, { order: mine.reference, amount: '1500' });
    expect(await ownTickets(fan)).toHaveLength(1);
  });

  test('another person neither sees nor pays an order', async () => {
    const { id } = await createMatch(site.database);
    const mine = await order(fan, id);
    const other = await site.signedIn('visitor');
    expect(await start(other, mine.id)).toMatchObject({ code: 'NOT_FOUND' });
    const { body } = await other.graphql(`query ($id: ID!) { viewer { order(id: $id) { id } } }`, {
      id: mine.id,
    });
    expect(body.data.viewer.order).toBeNull();
  });
});

describe('a notification', () => {
  test.each([
    ['a wrong signature', (body: string) => body.replace(/Ds_Signature=.{4}/, 'Ds_Signature=AAAA')],
    ['no signature', (body: string) => body.replace(/&?Ds_Signature=[^&]*/, '')],
    ['no form', () => '{"Ds_Order":"x"}'],
    ['nothing', () => ''],
  ])('with %s is refused, and nothing is issued', async (_name, spoil) => {
    const { id } = await createMatch(site.database);
    const made = await order(fan, id);
    const good = redsysNotification({ order: made.reference, amount: '1500' });
    expect(await send(site.visitor, spoil(good))).toBe(400);
    expect(await history(site.database, made.id)).toMatchObject({ state: 'pending', events: ['created'] });
    expect(await ownTickets(fan)).toEqual([]);
  });

  test.each([
    ['amount', { amount: '1499' }, true],
    ['currency', { amount: '1500', changes: { Ds_Currency: '840' } }, true],
    ['order', { amount: '1500', order: '0000NOSUCHONE' }, false],
    ['shop', { amount: '1500', changes: { Ds_MerchantCode: '1' } }, false],
  ])('with the wrong %s is refused, although it is signed', async (_name, wrong, isNoted) => {
    const { id } = await createMatch(site.database);
    const made = await order(fan, id);
    expect(await notifyRedsys(site.visitor, { order: made.reference, ...wrong })).toBe(400);
    expect(await history(site.database, made.id)).toMatchObject({
      state: 'pending',
      events: isNoted ? ['created', 'refused'] : ['created'],
    });
    expect(await ownTickets(fan)).toEqual([]);
  });

  test('of a declined card keeps the seat, and a new attempt is a new order for it', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 1 });
    const first = await order(fan, id);
    await start(fan, first.id);
    expect(
      await notifyRedsys(site.visitor, { order: first.reference, amount: '1500', response: '0190' }),
    ).toBe(200);
    expect(await history(site.database, first.id)).toMatchObject({
      state: 'failed',
      events: ['created', 'started', 'failed'],
    });
    expect(await start(fan, first.id)).toMatchObject({ code: 'ORDER_CLOSED' });
    const second = await order(fan, id);
    expect(second.id).not.toBe(first.id);
    expect(second.until).toBe(first.until);
    expect(await seats(site.database, id)).toMatchObject({ held: 1, free: 0 });
    await notifyRedsys(site.visitor, { order: second.reference, amount: '1500' });
    expect(await ownTickets(fan)).toHaveLength(1);
  });

  test('a second visit of the page has a new reference; both paid: one ticket, and one refund', async () => {
    const { id } = await createMatch(site.database);
    const first = await order(fan, id);
    await start(fan, first.id);
    const again = await start(fan, first.id);
    expect(again.order.id).not.toBe(first.id);
    expect(await history(site.database, first.id)).toMatchObject({
      state: 'failed',
      events: ['created', 'started', 'replaced'],
    });
    for (const reference of [first.reference, again.order.reference]) {
      redsys.charge(reference, 1500);
      expect(await notifyRedsys(site.visitor, { order: reference, amount: '1500' })).toBe(200);
    }
    expect(await state(first.id)).toBe('paid');
    expect(await history(site.database, again.order.id)).toMatchObject({
      state: 'refund_due',
      refundReason: 'second_payment',
    });
    await refundAll();
    expect(await state(again.order.id)).toBe('refunded');
    expect(redsys.balance(again.order.reference)).toBe(0);
    expect(redsys.balance(first.reference)).toBe(1500);
    expect(await ownTickets(fan)).toHaveLength(1);
  });
});

describe('money that comes late', () => {
  /** An order whose time is over. */
  async function lateOrder(seatsLeft: number) {
    const match = await createMatch(site.database, { ticketsAvailable: seatsLeft });
    const made = await order(fan, match.id);
    redsys.charge(made.reference, 1500);
    await settleOffers(site.database, inMinutes(11));
    await settleOrders(site.database, provider, inMinutes(11));
    expect(await state(made.id)).toBe('expired');
    expect(await seats(site.database, match.id)).toMatchObject({ held: 0, free: seatsLeft });
    return { match, made };
  }

  test('gets a seat if there is one', async () => {
    const { match, made } = await lateOrder(1);
    await notifyRedsys(site.visitor, { order: made.reference, amount: '1500' });
    expect(await history(site.database, made.id)).toMatchObject({ state: 'paid' });
    expect(await seats(site.database, match.id)).toMatchObject({ sold: 1, free: 0 });
  });

  test('goes back by itself if there is none, and the person is told', async () => {
    const { match, made } = await lateOrder(1);
    const other = await order(await site.signedIn('visitor'), match.id);
    await notifyRedsys(site.visitor, { order: made.reference, amount: '1500' });
    expect(await history(site.database, made.id)).toMatchObject({
      state: 'refund_due',
      refundReason: 'no_seat',
      ticketId: null,
    });
    await notifyRedsys(site.visitor, { order: other.reference, amount: '1500' });
    expect(await state(other.id)).toBe('paid');
    await refundAll();
    await refundAll();
    expect(await state(made.id)).toBe('refunded');
    expect(redsys.balance(made.reference)).toBe(0);
    const mails = await deliverMails(site.database, site.dataDir);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Te hemos devuelto 15,00\s€: /),
    );
  });

  test('for a cancelled match goes back', async () => {
    const { id } = await createMatch(site.database);
    const made = await order(fan, id);
    await site.database.match.update({ where: { id }, data: { status: 'cancelled' } });
    await notifyRedsys(site.visitor, { order: made.reference, amount: '1500' });
    expect(await history(site.database, made.id)).toMatchObject({ refundReason: 'too_late', ticketId: null });
  });

  test('for a closed account goes back, and nobody is told', async () => {
    const { id } = await createMatch(site.database);
    const made = await order(fan, id);
    await site.database.user.delete({ where: { id: fan.user?.id ?? 0 } });
    redsys.charge(made.reference, 1500);
    await notifyRedsys(site.visitor, { order: made.reference, amount: '1500' });
    expect(await history(site.database, made.id)).toMatchObject({ refundReason: 'account_closed' });
    await refundAll();
    expect(await state(made.id)).toBe('refunded');
  });
});

describe('refunds', () => {
  async function paidTicket(caller = fan, changes = {}) {
    const match = await createMatch(site.database, changes);
    const made = await order(caller, match.id);
    redsys.charge(made.reference, 1500);
    await notifyRedsys(site.visitor, { order: made.reference, amount: '1500' });
    const [ticketId] = await ownTickets(caller);
    return { match, made, ticketId: String(ticketId) };
  }

  test('a returned ticket is paid back, once, although the first answer was lost', async () => {
    const { made, ticketId } = await paidTicket();
    await giveBack(fan, ticketId);
    expect(await history(site.database, made.id)).toMatchObject({
      state: 'refund_due',
      refundReason: 'returned',
    });
    redsys.fail('lost answer');
    await expect(refundAll()).rejects.toThrow('fetch failed');
    expect(await history(site.database, made.id)).toMatchObject({ state: 'refund_due' });
    await refundAll();
    expect(await history(site.database, made.id)).toMatchObject({
      state: 'refunded',
      events: ['created', 'paid', 'refund_due', 'refund_failed', 'refunded'],
    });
    expect(redsys.balance(made.reference)).toBe(0);
  });

  test('a ticket that was passed on is paid back to who paid', async () => {
    const { made, ticketId } = await paidTicket();
    const friend = await site.signedIn('visitor');
    await give(fan, ticketId, friend.user?.email ?? '');
    const gift = await site.database.ticketGift.findFirstOrThrow({ where: { ticketId } });
    const { ticket } = await accept(friend, gift.id);
    expect(await history(site.database, made.id)).toMatchObject({ state: 'paid', ticketId: ticket.id });
    await giveBack(friend, ticket.id);
    await refundAll();
    expect(await state(made.id)).toBe('refunded');
    expect(redsys.balance(made.reference)).toBe(0);
  });

  test('a cancelled match pays everybody back after ten minutes, and goes on after a failure', async () => {
    const manager = await site.signedIn('sports_manager');
    const match = await createMatch(site.database);
    const orders: ShownOrder[] = [];
    for (const caller of [fan, await site.signedIn('visitor'), await site.signedIn('visitor')]) {
      const made = await order(caller, match.id);
      redsys.charge(made.reference, 1500);
      await notifyRedsys(site.visitor, { order: made.reference, amount: '1500' });
      orders.push(made);
    }
    const cancelled = await manager.graphql(
      'mutation ($id: ID!) { cancelMatch(input: { id: $id }) { __typename ... on UserError { message } } }',
      { id: String(match.id) },
    );
    expect(cancelled.body.data.cancelMatch.__typename).toBe('CancelMatchSuccess');
    const states = () => Promise.all(orders.map(({ id }) => state(id)));
    expect(await states()).toEqual(['refund_due', 'refund_due', 'refund_due']);
    expect(await dueRefunds(site.database)).toEqual([]);
    // The club has nothing to pay back by hand.
    const seller = await site.signedIn('commercial_manager');
    const byHand = await seller.graphql(`{ refunds(matchId: "${match.id}") { email } }`);
    expect(byHand.body.data.refunds).toEqual([]);
    redsys.fail('refused');
    await expect(refundAll(inMinutes(11))).rejects.toThrow('SIS0054');
    await refundAll(inMinutes(11));
    expect(await states()).toEqual(['refunded', 'refunded', 'refunded']);
    expect(orders.map(({ reference }) => redsys.balance(reference))).toEqual([0, 0, 0]);
  });

  test('a match that is reopened keeps what was not paid back yet; a ticket whose money went back ends', async () => {
    const manager = await site.signedIn('sports_manager');
    const { match, made, ticketId } = await paidTicket();
    const friend = await site.signedIn('visitor');
    const other = await order(friend, match.id);
    redsys.charge(other.reference, 1500);
    await notifyRedsys(site.visitor, { order: other.reference, amount: '1500' });
    const act = async (name: string) => {
      const { body } = await manager.graphql(
        `mutation ($id: ID!) { ${name}(input: { id: $id }) { __typename ... on UserError { message } } }`,
        { id: String(match.id) },
      );
      return body.data[name].__typename;
    };
    await act('cancelMatch');
    await refundOrder(site.database, provider, other.id, inMinutes(11));
    expect(await act('reopenMatch')).toBe('ReopenMatchSuccess');
    expect(await history(site.database, made.id)).toMatchObject({ state: 'paid', ticketId });
    expect(await state(other.id)).toBe('refunded');
    expect(await ownTickets(fan)).toEqual([ticketId]);
    expect(await ownTickets(friend)).toEqual([]);
    expect(await seats(site.database, match.id)).toMatchObject({ sold: 1, held: 0 });
  });
});

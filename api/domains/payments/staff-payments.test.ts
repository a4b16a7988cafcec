import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { history, order } from '../../testing/payment-acts.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { giveBack, ownTickets } from '../../testing/ticket-acts.ts';
import { openDemo } from './demo.ts';
import { dueRefunds, refundOrder } from './refunds.ts';

// What staff see and do, with the provider of the demonstration.

let site: TestSite;
let manager: Caller;
let fan: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase(), { PAYMENTS: 'demo' });
  manager = await site.signedIn('commercial_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.order.deleteMany();
  fan = await site.signedIn('visitor');
});

const decide = async (caller: Caller, id: string, choice: 'pagar' | 'cancelar') =>
  (await caller.request('POST', `/api/payments/demo/${id}/${choice}`)).status;

async function paidOrder(price = '12.10') {
  const match = await createMatch(site.database, { ticketPrice: price });
  const made = await order(fan, match.id);
  expect(await decide(fan, made.id, 'pagar')).toBe(204);
  return { match, made };
}

/** The text of a PDF. */
async function textOf(bytes: ArrayBuffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

const SETTINGS = `mutation ($rate: String!) { updatePaymentSettings(input: { vatRate: $rate }) {
  __typename ... on UpdatePaymentSettingsSuccess { vatRate } ... on ValidationError { fields { path message } } } }`;

test('the demonstration pays and cancels by a signed notification, for the own order only', async () => {
  const match = await createMatch(site.database);
  const made = await order(fan, match.id);
  const other = await site.signedIn('visitor');
  expect(await decide(other, made.id, 'pagar')).toBe(404);
  expect(await decide(site.visitor, made.id, 'pagar')).toBe(401);
  expect(await decide(fan, made.id, 'cancelar')).toBe(204);
  expect((await history(site.database, made.id)).state).toBe('failed');
  const again = await order(fan, match.id);
  expect(await decide(fan, again.id, 'pagar')).toBe(204);
  expect(await decide(fan, again.id, 'pagar')).toBe(204);
  expect(await ownTickets(fan)).toHaveLength(1);
  const forged = JSON.stringify({
    reference: made.reference,
    outcome: 'paid',
    amount: 1500,
    currency: 'EUR',
  });
  const { status } = await site.visitor.request('POST', '/api/payments/demo', forged);
  expect(status).toBe(400);
});

test('the list is filtered by state and searched by person, match and reference', async () => {
  const { made, match } = await paidOrder();
  const other = await order(await site.signedIn('visitor'), match.id);
  const list = async (filter: object) => {
    const { body } = await manager.graphql(
      `query ($filter: OrderFilter) { orders(filter: $filter) { totalCount items { id buyerName } } }`,
      { filter },
    );
    return body.data.orders.items.map(({ id }: { id: string }) => id);
  };
  expect(await list({})).toEqual([other.id, made.id]);
  expect(await list({ states: ['PAID'] })).toEqual([made.id]);
  expect(await list({ search: made.reference.slice(2, 9).toLowerCase() })).toEqual([made.id]);
  expect(await list({ search: fan.user?.name })).toEqual([made.id]);
  expect(await list({ search: 'tortosa' })).toHaveLength(2);
  expect(await list({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
});

test('an order shows its whole history to staff, and to nobody else', async () => {
  const { made } = await paidOrder();
  const asked = `query ($id: ID!) { order(id: $id) { state buyerEmail provider paidBy paymentId events { kind detail } } }`;
  const { body } = await manager.graphql(asked, { id: made.id });
  expect(body.data.order).toEqual({
    state: 'PAID',
    buyerEmail: fan.user?.email,
    provider: 'DEMO',
    paidBy: 'CARD',
    paymentId: `demo-${made.reference}`,
    events: [
      { kind: 'CREATED', detail: null },
      { kind: 'PAID', detail: `demo-${made.reference}` },
    ],
  });
  const own = `query ($id: ID!) { viewer { order(id: $id) { state events { kind } } } }`;
  expect((await fan.graphql(own, { id: made.id })).body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('a refund that failed is tried again, or noted as made in another way', async () => {
  const { made } = await paidOrder();
  const act = async (byHand: boolean) => {
    const { body } = await manager.graphql(
      `mutation ($input: OrderRefundInput!) { retryRefund(input: $input) {
        __typename ... on UserError { code } } }`,
      { input: { orderId: made.id, byHand } },
    );
    return body.data.retryRefund;
  };
  expect(await act(false)).toEqual({ __typename: 'NoRefundDueError', code: 'NO_REFUND_DUE' });
  const [ticket] = await ownTickets(fan);
  await giveBack(fan, String(ticket));
  const [first] = await dueRefunds(site.database);
  await expect(refundOrder(site.database, null, made.id)).rejects.toThrow('not set up');
  expect((await act(false)).__typename).toBe('RetryRefundSuccess');
  const [second] = await dueRefunds(site.database);
  expect(second?.id).not.toBe(first?.id);
  expect((await act(true)).__typename).toBe('RetryRefundSuccess');
  expect(await history(site.database, made.id)).toMatchObject({
    state: 'refunded',
    events: ['created', 'paid', 'refund_due', 'refund_failed', 'refunded'],
  });
  const entries = await site.database.auditEntry.findMany({ where: { subjectType: 'order' } });
  expect(entries.map(({ action }) => action)).toEqual(['retry', 'note']);
});

test('the receipt has the VAT rate that the club had set at the time of the order', async () => {
  const set = async (rate: string) =>
    (await manager.graphql(SETTINGS, { rate })).body.data.updatePaymentSettings;
  expect(await set('10,00')).toEqual({ __typename: 'UpdatePaymentSettingsSuccess', vatRate: '10.00' });
  const { made } = await paidOrder('12.10');
  expect((await set('21')).vatRate).toBe('21.00');
  for (const wrong of ['51', 'mucho', '-1', '10.123', ''])
    expect(await set(wrong)).toEqual({
      __typename: 'ValidationError',
      fields: [
        { path: 'vatRate', message: 'Indica un tipo de IVA entre 0 y 50, con dos decimales como mucho' },
      ],
    });
  const [ticket] = await ownTickets(fan);
  for (const path of [`orders/${made.id}`, `tickets/${ticket}`]) {
    const answer = await fetch(`${site.url}/api/payments/${path}/receipt`, {
      headers: { cookie: fan.cookie ?? '' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`recibo-${made.reference}.pdf`);
    const text = (await textOf(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Recibo ${made.reference}`);
    expect(text).toContain('Base imponible 11,00 €');
    expect(text).toContain('IVA (10 %) 1,10 €');
    expect(text).toContain('Total, IVA incluido 12,10 €');
  }
  const path = `/api/payments/orders/${made.id}/receipt`;
  expect((await site.visitor.request('GET', path)).status).toBe(401);
  expect((await (await site.signedIn('visitor')).request('GET', path)).status).toBe(404);
  expect((await manager.request('GET', path)).status).toBe(200);
});

test('the export of personal data has the orders', async () => {
  const { made } = await paidOrder();
  const { body } = await fan.request('GET', '/api/user/export');
  expect(body.orders).toMatchObject([{ id: made.id, state: 'paid', amount: '12.1', provider: 'demo' }]);
});

test('a cancelled match has no takings: what was paid on the site and elsewhere is to be paid back', async () => {
  const { match, made } = await paidOrder('12.10');
  const friend = await site.signedIn('visitor');
  const id = crypto.randomUUID();
  await site.database.ticket.create({
    data: { id, qrCode: `ticket:${id}`, matchId: match.id, userId: friend.user?.id ?? 0 },
  });
  const money = async () => {
    const { body } = await manager.graphql(
      `{ matchSale(matchId: "${match.id}") { takings refundDue refunded } }`,
    );
    return body.data.matchSale;
  };
  expect(await money()).toEqual({ takings: '24.20', refundDue: '0.00', refunded: '0.00' });
  const sports = await site.signedIn('sports_manager');
  const cancelled = await sports.graphql(
    'mutation ($id: ID!) { cancelMatch(input: { id: $id }) { __typename ... on UserError { message } } }',
    { id: String(match.id) },
  );
  expect(cancelled.body.data.cancelMatch.__typename).toBe('CancelMatchSuccess');
  expect(await money()).toEqual({ takings: '0.00', refundDue: '24.20', refunded: '0.00' });
  const later = new Date(Date.now() + 11 * 60_000);
  await refundOrder(site.database, openDemo(Buffer.from('any')), made.id, later);
  expect(await money()).toEqual({ takings: '0.00', refundDue: '12.10', refunded: '12.10' });
});

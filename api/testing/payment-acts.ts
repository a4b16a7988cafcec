import type { Database } from '../platform/database/client.ts';
import { redsysNotification, type RedsysPayment } from './redsys-server.ts';
import type { Caller } from './site.ts';

// What people and providers do with payments, over HTTP; shared by the tests.

/** An order as the answer 402 has it. */
export interface ShownOrder {
  id: string;
  reference: string;
  address: string;
  amount: string;
  until: string;
}

/** Asks for a ticket that is to be paid first. */
export async function order(caller: Caller, matchId: number): Promise<ShownOrder> {
  const { status, body } = await caller.request('POST', '/api/tickets', { matchId });
  if (status !== 402) throw new Error(`Expected 402, got ${status} ${JSON.stringify(body)}`);
  return body.order;
}

const START = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) {
  __typename ... on StartPaymentSuccess { address form { name value } order { id reference } }
  ... on UserError { code message } } }`;

/** Goes to the provider. */
export async function start(caller: Caller, orderId: string) {
  const { body } = await caller.graphql(START, { input: { orderId } });
  return body.data.startPayment;
}

/** Sends a notification of Redsys. @returns the status of the answer */
export async function notifyRedsys(visitor: Caller, payment: RedsysPayment): Promise<number> {
  return send(visitor, redsysNotification(payment));
}

/** The same with a body of any kind. */
export async function send(visitor: Caller, body: string): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await visitor.request('POST', '/api/payments/redsys', body, headers);
  return status;
}

/** The state of an order, what happened to it in its order, and its ticket. */
export async function history(database: Database, id: string) {
  const { state, refundReason, ticketId, events } = await database.order.findUniqueOrThrow({
    where: { id },
    include: { events: { orderBy: { id: 'asc' } } },
  });
  return { state, refundReason, ticketId, events: events.map(({ kind }) => kind) };
}

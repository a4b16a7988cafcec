import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { openDatabase } from '../api/platform/database/open.ts';
import {
  STRIPE_SECRET,
  WEBHOOK_SECRET,
  openStripeServer,
  stripeWebhook,
} from '../api/testing/stripe-server.ts';
import { newDataDir, startSite, type SiteProcess } from '../e2e/site-process.ts';
import type { Figure } from './figure.ts';
import { findSubject } from './writing-fans.ts';

/** Fans that pay between two kills. */
const FANS = 6;
/** Longest time in milliseconds between the first notification and the kill. */
const LOAD = 60;
/** Maximum time until every payment has its ticket or its refund, after the last kill, in milliseconds. */
const SETTLE_LIMIT = 240_000;

type StripeServer = Awaited<ReturnType<typeof openStripeServer>>;

interface Payment {
  orderId: string;
  sessionId: string;
  cookie: string;
}

/**
 * Kills the site again and again between the payment and the ticket, and between the return of a ticket and its refund. The
 * provider repeats two of three notifications, as Stripe does; the others are lost.
 */
export async function survivePaymentKills(kills: number): Promise<Figure> {
  const dataDir = newDataDir();
  const stripe = await openStripeServer();
  const env = {
    DATA_DIR: dataDir,
    DEMO: 'small',
    LOG_LEVEL: 'silent',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_SECRET,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  };
  let site: SiteProcess = startSite(env);
  try {
    let address = await site.untilListening();
    const matchId = await roomyMatch(site, dataDir);
    const payments: Payment[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await site.untilExit();
      site = startSite(env);
      address = await site.untilListening();
      const earlier = payments.slice(-FANS);
      const visits = await Promise.all(Array.from({ length: FANS }, () => visit(address, matchId)));
      payments.push(...visits);
      await repeat(address, stripe, earlier);
      // The refunds begin while the new fans pay.
      await giveSomeBack(address, earlier);
      for (const { sessionId } of visits) stripe.pay(sessionId);
      const told = Promise.all(visits.map(({ sessionId }) => notify(address, stripe, sessionId)));
      await pause(Math.random() * LOAD);
      site.process.kill('SIGKILL');
      await told;
    }
    await site.untilExit();
    site = startSite(env);
    address = await site.untilListening();
    await repeat(address, stripe, payments);
    await untilSettled(address, payments);
    site.process.kill('SIGTERM');
    await site.untilExit();
    return await judge(dataDir, stripe, payments, kills);
  } finally {
    site.process.kill('SIGKILL');
    await site.untilExit();
    await stripe.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A match with enough seats; the site is stopped for it. */
async function roomyMatch(site: SiteProcess, dataDir: string): Promise<number> {
  site.process.kill('SIGTERM');
  await site.untilExit();
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const id = Number((await findSubject(database.prisma)).matchId);
  await database.prisma.match.update({ where: { id }, data: { capacity: 100_000, returnHours: 0 } });
  await database.close();
  return id;
}

const json = { 'content-type': 'application/json' };

/** A new fan who goes to the page of the provider. */
async function visit(address: string, matchId: number): Promise<Payment> {
  const fan = { name: 'Aina Vidal', email: `${randomUUID()}@prueba.test`, password: `balon-${randomUUID()}` };
  const registered = await post(address, '/api/register', fan, '');
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { order } = await (await post(address, '/api/tickets', { matchId }, cookie)).json();
  const query = `mutation { startPayment(input: { orderId: "${order.id}" }) { ... on StartPaymentSuccess { address } } }`;
  const started = await (await post(address, '/graphql', { query }, cookie)).json();
  const sessionId = new URL(started.data.startPayment.address).pathname.slice(1);
  return { orderId: order.id, sessionId, cookie };
}

const post = (address: string, path: string, body: object, cookie: string) =>
  fetch(address + path, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) });

/** Sends the notification; a site that is killed does not answer. */
async function notify(address: string, stripe: StripeServer, sessionId: string): Promise<void> {
  const { body, headers } = stripeWebhook('checkout.session.completed', stripe.sessions.get(sessionId) ?? {});
  await fetch(`${address}/api/payments/stripe`, { method: 'POST', headers, body }).catch(() => null);
}

/** The provider repeats two of three notifications. */
async function repeat(address: string, stripe: StripeServer, payments: readonly Payment[]): Promise<void> {
  const repeated = payments.filter((_, index) => index % 3 !== 0);
  await Promise.all(repeated.map(({ sessionId }) => notify(address, stripe, sessionId)));
}

/** Every second fan of the round before gives the ticket back. */
async function giveSomeBack(address: string, payments: readonly Payment[]): Promise<void> {
  const returning = payments.filter((_, index) => index % 2 === 0);
  await Promise.all(returning.map((payment) => giveBack(address, payment).catch(() => null)));
}

async function giveBack(address: string, { cookie }: Payment): Promise<void> {
  const tickets = await (await fetch(`${address}/api/tickets`, { headers: { cookie } })).json();
  const [ticket] = tickets as { id: string }[];
  if (!ticket) return;
  const query = `mutation { returnTicket(input: { ticketId: "${ticket.id}" }) { __typename } }`;
  await post(address, '/graphql', { query }, cookie);
}

/** Waits until no order is open: the job asks about lost notifications, and sends the refunds. */
async function untilSettled(address: string, payments: readonly Payment[]): Promise<void> {
  const end = Date.now() + SETTLE_LIMIT;
  const states = () =>
    Promise.all(
      payments.map(async ({ orderId, cookie }) => {
        const query = `{ viewer { order(id: "${orderId}") { state } } }`;
        const { data } = await (await post(address, '/graphql', { query }, cookie)).json();
        return String(data.viewer.order.state);
      }),
    );
  while ((await states()).some((state) => state !== 'PAID' && state !== 'REFUNDED')) {
    if (Date.now() > end) return;
    await pause(1000);
  }
}

/** Compares the orders with what the provider has taken and given back. */
async function judge(
  dataDir: string,
  stripe: StripeServer,
  payments: readonly Payment[],
  kills: number,
): Promise<Figure> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const { prisma } = database;
  let withTicket = 0;
  let refunded = 0;
  let lost = 0;
  for (const { orderId, sessionId } of payments) {
    const order = await prisma.order.findUniqueOrThrow({ where: { id: orderId } });
    const valid = await prisma.ticket.count({ where: { id: order.ticketId ?? orderId, state: 'valid' } });
    const isBack = stripe.refunded.has(`pi_${sessionId}`);
    if (order.state === 'paid' && valid === 1 && !isBack) withTicket += 1;
    else if (order.state === 'refunded' && valid === 0 && isBack) refunded += 1;
    else lost += 1;
  }
  const twice = await prisma.$queryRaw<unknown[]>`
    SELECT user_id FROM tickets WHERE state = 'valid' AND paid_by = 'card' GROUP BY user_id, match_id HAVING count(*) > 1`;
  await database.close();
  return {
    fault: 'kill -9 between payment and ticket, and between return and refund',
    seen:
      `${kills} kills, ${payments.length} payments, a third of the notifications lost: ${withTicket} with a ticket, ` +
      `${refunded} refunded, ${lost} with neither or both, ${twice.length} people with two tickets`,
    held: lost === 0 && twice.length === 0 && withTicket > 0 && refunded > 0,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

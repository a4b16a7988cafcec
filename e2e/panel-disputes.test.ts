import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  STRIPE_SECRET,
  WEBHOOK_SECRET,
  openStripeServer,
  stripeWebhook,
} from '../api/testing/stripe-server.ts';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { demonstrationDataDir } from './demonstration.ts';
import { startSite, type SiteProcess } from './site-process.ts';

// What staff see of a payment after a bank or the club has acted at Stripe itself.

let folder: string;
let site: SiteProcess;
let siteUrl: string;
let stripe: Awaited<ReturnType<typeof openStripeServer>>;

beforeAll(async () => {
  [folder, stripe] = await Promise.all([demonstrationDataDir(), openStripeServer()]);
  site = startSite({
    DATA_DIR: folder,
    DEMO: 'small',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_SECRET,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  siteUrl = await site.untilListening();
});
afterAll(async () => {
  site.process.kill('SIGTERM');
  await site.untilExit();
  await stripe.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function notify(type: string, object: object): Promise<void> {
  const { body, headers } = stripeWebhook(type, object);
  const { status } = await fetch(`${siteUrl}/api/payments/stripe`, { method: 'POST', headers, body });
  expect(status).toBe(200);
}

/** A new account that buys a ticket for the next home match, and pays it at Stripe. */
async function pay() {
  const page = await openPage({ siteUrl, signedInAs: await createFan({}, siteUrl) });
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
  const query = '{ matches(filter: { upcoming: true, home: true }) { items { id isOnSale } } }';
  const { data } = await post('/graphql', { query });
  const match = data.matches.items.find(({ isOnSale }: { isOnSale: boolean }) => isOnSale);
  const { order } = await post('/api/tickets', { matchId: Number(match.id) });
  const started = await post('/graphql', {
    query: `mutation { startPayment(input: { orderId: "${order.id}" }) { ... on StartPaymentSuccess { address } } }`,
  });
  const session = stripe.pay(new URL(started.data.startPayment.address).pathname.slice(1));
  await notify('checkout.session.completed', session);
  return { id: order.id, payment_intent: session.payment_intent, amount: session.amount_total };
}

test.each(['desktop', 'phone'] as const)(
  'a dispute is above its payment until it is closed, and a refund at Stripe ends the payment (%s)',
  async (screen) => {
    const { id, payment_intent, amount } = await pay();
    const dispute = { id: 'dp_1', payment_intent, amount, reason: 'fraudulent' };
    await notify('charge.dispute.created', { ...dispute, status: 'needs_response' });
    const page = await openPage({ siteUrl, screen, signedInAs: 'commercial_manager' });
    await visit(page, `/admin/commercial/payments/${id}`);
    const alert = page.getByText('El banco de quien pagó reclama el dinero');
    await alert.waitFor();
    await page.getByText('motivo: fraudulent').waitFor();
    await expectAccessible(page);

    const list = '/admin/commercial/payments';
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) });
    await visit(page, list);
    await row.getByText('Reclamado').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Reclamados' });
    await page.waitForURL(/estado=reclamados/);
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Reclamado' }).count()).toBe(1);
    await expectAccessible(page);

    await notify('charge.dispute.closed', { ...dispute, status: 'won' });
    await visit(page, `/admin/commercial/payments/${id}`);
    await page.getByText('A favor del club').waitFor();
    expect(await alert.count()).toBe(0);
    await visit(page, `${list}?estado=reclamados`);
    await page.getByText('Ningún pago coincide').waitFor();

    stripe.refunded.add(payment_intent ?? '');
    await notify('charge.refunded', { id: 'ch_1', payment_intent, amount, amount_refunded: amount });
    await expect
      .poll(async () => {
        await visit(page, `/admin/commercial/payments/${id}`);
        return page.getByText('Dinero devuelto').count();
      })
      .toBe(1);
    await page.getByText('Devuelto en el panel del proveedor').waitFor();
  },
);

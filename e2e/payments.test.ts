import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_SHOP, readSigned, redsysNotification } from '../api/testing/redsys-server.ts';
import { expectAccessible, openPage, visit } from './browser.ts';
import { demonstrationDataDir } from './demonstration.ts';
import { toastSaying } from './fans.ts';
import { startSite, type SiteProcess } from './site-process.ts';

// Paying a ticket on a phone: on the page of the demonstration, and by the form for Redsys.

const REDSYS = 'https://sis-t.redsys.es:25443';

let folders: string[] = [];
let sites: SiteProcess[] = [];
let demo: string;
let redsys: string;

async function start(env: Record<string, string>): Promise<string> {
  const folder = await demonstrationDataDir();
  const site = startSite({ DATA_DIR: folder, DEMO: 'small', ...env });
  folders = [...folders, folder];
  sites = [...sites, site];
  return site.untilListening();
}

beforeAll(async () => {
  demo = await start({ PAYMENTS: 'demo' });
  redsys = await start({
    PAYMENTS: 'redsys',
    REDSYS_MERCHANT: TEST_SHOP.merchant,
    REDSYS_KEY: TEST_SHOP.key,
    REDSYS_URL: REDSYS,
  });
});
afterAll(async () => {
  for (const site of sites) site.process.kill('SIGTERM');
  await Promise.all(sites.map((site) => site.untilExit()));
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** A match on sale for which the viewer has no ticket. */
async function matchOnSale(page: Page): Promise<string> {
  const query = '{ matches { items { id isOnSale ticketsAvailable } } viewer { tickets { match { id } } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = await answer.json();
  const own = new Set(data.viewer.tickets.map((ticket: { match: { id: string } }) => ticket.match.id));
  const free = data.matches.items.find(
    (match: { id: string; isOnSale: boolean }) => match.isOnSale && !own.has(match.id),
  );
  return free.id;
}

test('a fan cancels, tries again and pays, and the ticket opens', async () => {
  const page = await openPage({ screen: 'phone', siteUrl: demo, signedInAs: 'visitor' });
  const match = await matchOnSale(page);
  await visit(page, `/entradas/${match}`);
  await page.getByText('en una página de demostración en la que no se cobra nada').waitFor();
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.waitForURL(/\/pago\/demo\//);
  await page.getByText('No se cobra nada').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByText('El pago no se ha completado').waitFor();
  await page.getByText(/Te guardamos la entrada hasta las \d\d:\d\d/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await page.waitForURL(/\/pago\/demo\//);
  const address = page.url();
  // The back button leads to the order, which does not go on by itself again.
  await page.goBack();
  await page.getByRole('button', { name: /^Pagar/ }).waitFor();
  await expectAccessible(page);

  // A second tab pays the same order; the first one notices.
  const second = await page.context().newPage();
  await second.goto(address);
  await second.getByRole('button', { name: 'Pagar' }).dblclick();
  await second.getByRole('img', { name: /QR/ }).waitFor();
  await second.close();
  await toastSaying(page, 'Compra realizada');
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await expectAccessible(page);
});

test('the form reaches Redsys, and the page waits for the notification', async () => {
  const page = await openPage({
    screen: 'phone',
    siteUrl: redsys,
    signedInAs: 'visitor',
    expects: [/ERR_ABORTED/, /sis-t\.redsys\.es/],
  });
  let posted: Record<string, string> = {};
  await page.context().route(`${REDSYS}/**`, async (route) => {
    posted = readSigned(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>La página del banco</h1>' });
  });
  const match = await matchOnSale(page);
  await visit(page, `/entradas/${match}`);
  await page.getByText('con tarjeta o Bizum, en la página segura del banco').waitFor();
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.getByText('La página del banco').waitFor();
  expect(posted['DS_MERCHANT_MERCHANTURL']).toBe(`${redsys}/api/payments/redsys`);

  await page.goto(posted['DS_MERCHANT_URLOK'] ?? '');
  await page.getByText('Estamos confirmando tu pago con el banco').waitFor();
  await expectAccessible(page);
  const body = redsysNotification({
    order: posted['DS_MERCHANT_ORDER'] ?? '',
    amount: posted['DS_MERCHANT_AMOUNT'] ?? '',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const notified = await fetch(posted['DS_MERCHANT_MERCHANTURL'] ?? '', { method: 'POST', headers, body });
  expect(notified.status).toBe(200);
  await toastSaying(page, 'Compra realizada');
  await page.getByRole('img', { name: /QR/ }).waitFor();
});

test('the privacy policy names who takes the payments', async () => {
  const onRedsys = await fetch(`${redsys}/politica-privacidad`);
  expect(await onRedsys.text()).toContain('Redsys Servicios de Procesamiento');
  const onDemo = await fetch(`${demo}/politica-privacidad`);
  expect(await onDemo.text()).not.toMatch(/Redsys|Stripe/);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createFan, openPage, reload, visit } from './browser.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts';
import { fakeCamera } from './fake-camera.ts';
import { toastSaying } from './fans.ts';
import { untilInstalled } from './offline.ts';
import { startOwnSite } from './own-site.ts';
import { asStaff } from './staff-api.ts';

// A match day from beginning to end: bought on a phone, moved, told, given to a friend, scanned without a connection, counted.

const HOUR = 3_600_000;

/** A browser whose camera sees a code. It has a connection, and no permission for the camera yet. */
async function gateWith(code: string, siteUrl: string): Promise<Page> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-match-day-'));
  const browser = await chromium.launch({
    ...(findChromium() && { executablePath: findChromium() ?? '' }),
    args: [...CHROMIUM_ARGUMENTS, ...(await fakeCamera(folder, code))],
  });
  onTestFinished(async () => {
    await browser.close();
    fs.rmSync(folder, { recursive: true });
  });
  const context = await browser.newContext({ baseURL: siteUrl, locale: 'es-ES' });
  const account = { email: 'commercial_manager@pmb.test', password: 'demo1234' };
  expect((await context.request.post('/api/login', { data: account })).status()).toBe(200);
  return context.newPage();
}

async function stand(page: Page, subject: string): Promise<void> {
  await page.getByLabel(subject).check();
  await page.getByLabel('Puerta', { exact: true }).fill('Norte');
  await page.getByRole('button', { name: 'Empezar a leer' }).click();
  await page.locator('[data-listed=""]').waitFor();
}

test('a ticket is bought on a phone, moved, told, given to a friend, scanned without a connection and counted', async () => {
  const site = await startOwnSite();
  const [fan, friend] = [
    await createFan({ name: 'Aina Vidal Font' }, site.url),
    await createFan({ name: 'Biel Serra Pons' }, site.url),
  ];
  const sports = await asStaff('sports_manager', site.url);
  const { createMatch } = await sports(
    `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { ... on CreateMatchSuccess { match { id subject } } } }`,
    {
      input: {
        opponent: 'Rival del día',
        isHome: true,
        competition: 'LIGA',
        location: 'Pavelló Son Tramuntana, Palma',
        matchDate: new Date(Date.now() + 9 * 24 * HOUR).toISOString(),
        ticketsTotal: 50,
      },
    },
  );
  const { id, subject } = createMatch.match;

  // Bought on a phone: the code is whole on the screen.
  const phone = await openPage({ screen: 'phone', signedInAs: fan, siteUrl: site.url });
  await phone.setViewportSize({ width: 390, height: 664 });
  await visit(phone, `/entradas/${id}`);
  await phone.getByRole('button', { name: 'Comprar entrada' }).tap();
  const code = phone.getByRole('img', { name: /QR/ });
  await code.waitFor();
  const box = await code.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 664).toBe(true);
  const ticketOf = async (page: Page) =>
    String((await (await page.request.get('/api/tickets')).json())[0]?.id ?? '');
  const bought = await ticketOf(phone);

  // Moved to an earlier day, and told by mail once staff have been quiet for two minutes.
  const matchDate = new Date(Date.now() + 2 * 24 * HOUR).toISOString();
  await sports(
    `mutation ($input: UpdateMatchInput!) { updateMatch(input: $input) { ... on UpdateMatchSuccess { match { id } } } }`,
    { input: { id, matchDate, notice: { sentence: 'Hay autobuses desde Palma.' } } },
  );
  await site.database.query(`UPDATE match_notices SET last_change_at = now() - interval '1 hour'`);
  const told = await site.mailTo(fan.email, /^El partido cambia/);
  expect(told.text).toContain('Hay autobuses desde Palma.');
  expect(told.raw).toContain('text/calendar');
  await visit(phone, `/perfil?seccion=entradas&entrada=${bought}`);
  await phone.getByText('Nueva fecha · LIGA').waitFor();

  // Given to a friend, who accepts with an account.
  await phone.getByRole('button', { name: 'Regalar la entrada' }).click();
  await phone.getByLabel('Email de la otra persona').fill(friend.email);
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await toastSaying(phone, 'Correo enviado');
  const { text } = await site.mailTo(friend.email, /^Una entrada para ti/);
  const other = await openPage({ screen: 'phone', signedInAs: friend, siteUrl: site.url });
  await visit(other, /\/entradas\/regalo\/[\da-f-]+/.exec(text)?.[0] ?? '');
  await other.getByRole('button', { name: 'Aceptar la entrada' }).click();
  await toastSaying(other, 'Entrada aceptada');
  await other.getByRole('img', { name: /QR/ }).waitFor();
  const given = await ticketOf(other);
  expect(given).not.toBe(bought);
  await reload(phone);
  await phone.getByText('Aún no tienes entradas').waitFor();
  // The day has come: the friend's home page leads to the ticket.
  await site.database.query('UPDATE matches SET match_date = now() WHERE id = $1', [id]);
  await visit(other, '/');
  await other.getByRole('complementary', { name: 'Tu entrada de hoy' }).waitFor();

  // Scanned by the camera of a gate without a connection.
  const gate = await gateWith(`ticket:${given}`, site.url);
  await gate.goto('/');
  await untilInstalled(gate);
  await gate.goto('/puerta');
  await stand(gate, subject);
  await gate.waitForFunction(async () => (await caches.match('/puerta')) !== undefined);
  await gate.context().setOffline(true);
  await gate.locator('[data-connection="offline"]').waitFor();
  await gate.context().grantPermissions(['camera']);
  await gate.getByRole('button', { name: 'Cambiar' }).click();
  await stand(gate, subject);
  const verdict = (reason: string) => gate.locator(`[data-verdict="${reason}"]`);
  await verdict('ADMITTED').waitFor({ timeout: 60_000 });
  await gate.getByText('Sin conexión: decidido en este móvil').waitFor();
  await gate.getByText('1 lectura por enviar').waitFor();
  // The giver's code is of no use.
  await gate.getByLabel('Número de entrada o de carnet').fill(bought);
  await gate.keyboard.press('Enter');
  await verdict('TRANSFERRED').waitFor();

  // Synced as soon as there is a connection, and counted on the desk.
  await gate.context().setOffline(false);
  await gate.locator('[data-connection="online"]').waitFor();
  await gate.locator('[data-waiting]').waitFor({ state: 'detached' });
  const desk = await openPage({ signedInAs: 'commercial_manager', siteUrl: site.url });
  await visit(desk, `/admin/commercial/tickets/${id}/puerta`);
  await desk.getByRole('heading', { name: 'Han entrado 1 (1 entrada vendida)' }).waitFor();
  const came = desk.getByRole('region', { name: /^Quién ha venido/ });
  await came.getByText(friend.name, { exact: true }).waitFor();
  expect(await came.innerText()).toContain('Norte');
  // The ticket was used: it can be neither given nor returned.
  await visit(other, `/perfil?seccion=entradas&entrada=${given}`);
  await other.getByText('Ya se ha entrado al partido con esta entrada').waitFor();
  await other.getByText(/^Acceso: Norte, /).waitFor();
  expect(await other.getByText(/^Enséñ/).count()).toBe(0);
}, 400_000);

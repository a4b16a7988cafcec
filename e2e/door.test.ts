import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts';
import { fakeCamera } from './fake-camera.ts';
import { cookieOf, logIn, matchOnSale } from './fans.ts';
import { NO_NETWORK, untilInstalled } from './offline.ts';
import { asStaff } from './staff-api.ts';
import { siteUrl } from './worker-site.ts';

// The gates in a real browser: typed, with a reader, with a camera, and without a connection.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-door-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A match that begins soon, and tickets for it. */
async function matchTonight(tickets: number) {
  const admin = await asStaff('admin');
  const id = await matchOnSale();
  const codes: string[] = [];
  for (let index = 0; index < tickets; index += 1) {
    const cookie = await cookieOf(await createFan());
    const bought = await fetch(`${siteUrl()}/api/tickets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ matchId: Number(id) }),
    });
    expect(bought.status).toBeLessThan(300);
    const [ticket] = await (await fetch(`${siteUrl()}/api/tickets`, { headers: { cookie } })).json();
    codes.push(ticket.qrCode);
  }
  const { match } = await admin(`{ match(id: ${id}) { subject } }`);
  const dentro = async () =>
    (await admin(`{ doorCounts(matchId: ${id}) { admitted conflicts } }`))['doorCounts'];
  return { id, subject: String(match.subject), codes, dentro };
}

/** Chooses match and gate. */
async function stand(page: Page, subject: string) {
  await page.getByLabel(subject).check();
  await page.getByLabel('Puerta', { exact: true }).fill('Norte');
  await page.getByRole('button', { name: 'Empezar a leer' }).click();
  await page.locator('[data-listed=""]').waitFor();
}

const verdict = (page: Page, reason: string) => page.locator(`[data-verdict="${reason}"]`);
const number = (code: string) => code.slice(7, 15).toUpperCase();

test('a typed number and a reader are decided, a repeated scan says so, and an unknown code stops nothing', async () => {
  const { subject, codes, dentro } = await matchTonight(2);
  const [first = '', second = ''] = codes;
  const before = await dentro();
  const page = await openPage({ screen: 'phone', signedInAs: 'commercial_manager', expects: [/camera/i] });
  await visit(page, '/puerta');
  await expectAccessible(page);
  await stand(page, subject);
  await expectAccessible(page);
  await page.getByLabel('Número de entrada o de carnet').fill(number(first));
  await page.keyboard.press('Enter');
  await verdict(page, 'ADMITTED').waitFor();
  expect(await page.getByRole('alert').innerText()).toMatch(/PASA\s+Adelante/i);
  // A green verdict leaves by itself.
  await verdict(page, 'ADMITTED').waitFor({ state: 'detached' });
  // A reader types fast, wherever the focus is.
  const read = async (code: string) => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await read('hola-no-vale');
  await verdict(page, 'UNKNOWN').waitFor();
  await read(second);
  await verdict(page, 'ADMITTED').waitFor();
  await read(second);
  await verdict(page, 'ALREADY_ADMITTED').waitFor();
  await page
    .getByText(/Ya entró a las .* por Norte/)
    .first()
    .waitFor();
  await expectAccessible(page);
  // Esc takes the verdict away, and never the gate: browsers would close it at the second one in a row.
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
  await verdict(page, 'ALREADY_ADMITTED').waitFor({ state: 'detached' });
  await read(first);
  await verdict(page, 'ALREADY_ADMITTED').waitFor();
  expect((await dentro()).admitted).toBe(before.admitted + 2);
});

test('without a connection it decides by itself, survives a killed tab, and sends what waits once', async () => {
  const { subject, codes, dentro } = await matchTonight(2);
  const [first = '', second = ''] = codes;
  const before = await dentro();
  const page = await openPage({
    screen: 'phone',
    signedInAs: 'commercial_manager',
    serviceWorker: true,
    expects: [...NO_NETWORK, /camera/i, /Failed to fetch|Load failed|net::/],
  });
  await visit(page, '/');
  await untilInstalled(page);
  await visit(page, '/puerta');
  await stand(page, subject);
  await page.waitForFunction(async () => (await caches.match('/puerta')) !== undefined);
  await page.context().setOffline(true);
  const type = async (tab: Page, code: string) => {
    await tab.getByLabel('Número de entrada o de carnet').fill(number(code));
    await tab.keyboard.press('Enter');
  };
  await type(page, first);
  await verdict(page, 'ADMITTED').waitFor();
  await page.getByText('1 lectura por enviar').waitFor();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const start = Date.now();
  await type(page, first);
  await verdict(page, 'ALREADY_ADMITTED').waitFor();
  const took = Date.now() - start;
  // Typing and painting are in it too.
  expect(took).toBeLessThan(2000);
  const other = await page.context().newPage();
  await page.close();

  await other.goto('/puerta');
  await stand(other, subject);
  await type(other, first);
  await verdict(other, 'ALREADY_ADMITTED').waitFor();
  await other.keyboard.press('Escape');
  await type(other, second);
  await verdict(other, 'ADMITTED').waitFor();
  await other.getByText('2 lecturas por enviar').waitFor();
  await other.context().setOffline(false);
  await other.locator('[data-connection="online"]').waitFor();
  await other.locator('[data-waiting]').waitFor({ state: 'detached' });
  expect(await dentro()).toEqual({ admitted: before.admitted + 2, conflicts: before.conflicts });
});

test('if the session has ended meanwhile, it says so, and sends what waits after signing in', async () => {
  const { subject, codes, dentro } = await matchTonight(1);
  const before = await dentro();
  const page = await openPage({
    screen: 'phone',
    signedInAs: 'commercial_manager',
    expects: [...NO_NETWORK, /camera/i, /Failed to fetch|Load failed|net::/],
  });
  await visit(page, '/puerta');
  await stand(page, subject);
  await page.context().setOffline(true);
  await page.getByLabel('Número de entrada o de carnet').fill(number(codes[0] ?? ''));
  await page.keyboard.press('Enter');
  await verdict(page, 'ADMITTED').waitFor();
  await page.getByText('1 lectura por enviar').waitFor();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await page.getByText('Tu sesión ha terminado').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'entra de nuevo' }).click();
  await logIn(page, { email: 'commercial_manager@pmb.test', password: 'demo1234' });
  await page.waitForURL(/\/puerta$/);
  await stand(page, subject);
  await expect.poll(async () => (await dentro()).admitted).toBe(before.admitted + 1);
});

test('the camera reads on after a code that nobody knows, and admits', async () => {
  const { subject, codes } = await matchTonight(1);
  const { email } = { email: 'commercial_manager@pmb.test' };
  const cookie = await cookieOf({ email, password: 'demo1234' });
  const browser = await chromium.launch({
    ...(findChromium() && { executablePath: findChromium() ?? '' }),
    args: [
      ...CHROMIUM_ARGUMENTS,
      '--use-fake-ui-for-media-stream',
      ...(await fakeCamera(folder, 'https://otra-entrada.test/123', codes[0] ?? '')),
    ],
  });
  try {
    const context = await browser.newContext({
      baseURL: siteUrl(),
      permissions: ['camera'],
      locale: 'es-ES',
    });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: siteUrl() }]);
    const page = await context.newPage();
    await page.goto('/puerta');
    await stand(page, subject);
    await verdict(page, 'UNKNOWN').waitFor({ timeout: 30_000 });
    await verdict(page, 'ADMITTED').waitFor({ timeout: 30_000 });
  } finally {
    await browser.close();
  }
});

test.each(['desktop', 'phone'] as const)(
  'the desk sees who came, and undoes an admission (%s)',
  async (screen) => {
    const { id, codes, dentro } = await matchTonight(1);
    const before = await dentro();
    const staff = await asStaff('commercial_manager');
    const scan = `id: "${crypto.randomUUID()}", matchId: ${id}, code: "${codes[0]}", gate: "Gol Sud", device: "mesa"`;
    const { admit } = await staff(`mutation { admit(input: { ${scan}, at: "${new Date().toISOString()}" }) {
    ... on AdmitSuccess { verdict { colour name } } } }`);
    expect(admit.verdict.colour).toBe('GREEN');

    const page = await openPage({ screen, signedInAs: 'commercial_manager' });
    await visit(page, `/admin/commercial/tickets/${id}`);
    await page.getByRole('link', { name: 'Acceso', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Gol Sud' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Lista para imprimir' }).click();
    const listed = page.getByRole('row').filter({ hasText: number(codes[0] ?? '') });
    await listed.getByText(/^Entró a las .* por Gol Sud$/).waitFor();
    expect(await listed.locator('[data-tick]').getAttribute('data-tick')).toBe('ticked');
    await expectAccessible(page);
    // On paper it is whole: every line, its box too.
    const lines = await page.locator('[data-tick]').count();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-tick]:visible').count()).toBe(lines);
    expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Acceso', exact: true }).click();
    const came = page.getByRole('region', { name: /^Quién ha venido/ });
    const person = came.getByRole('listitem').filter({ hasText: number(codes[0] ?? '') });
    await person.getByRole('button', { name: /^Deshacer/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Deshacer el acceso' });
    await dialog.getByRole('button', { name: 'Deshacer' }).click();
    await dialog.getByText('Indica el motivo').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Motivo').fill('Entró por error');
    await dialog.getByRole('button', { name: 'Deshacer' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await person.waitFor({ state: 'detached' });
    expect((await dentro()).admitted).toBe(before.admitted);
  },
);

import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { ANOTHER_USER, createFan, expectAccessible, openPage, signInBehind, visit } from './browser.ts';
import { logIn, matchOnSale, toastSaying } from './fans.ts';
import { NO_NETWORK, untilInstalled, visitOffline } from './offline.ts';
import { hashOf } from './operations.ts';
import { asStaff, newHomeMatch } from './staff-api.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

async function buyTicket(page: Page): Promise<string> {
  const bought = await page.request.post('/api/tickets', { data: { matchId: Number(await matchOnSale()) } });
  expect(bought.status(), await bought.text()).toBeLessThan(300);
  const tickets: { id: string }[] = await (await page.request.get('/api/tickets')).json();
  expect(tickets).toHaveLength(1);
  return tickets[0]?.id ?? '';
}

const qrCode = (page: Page) => page.getByRole('img', { name: /^Código QR de tu entrada/ });

/** The QR code's text, as a scanner reads it from the screen. */
async function scan(page: Page): Promise<string | undefined> {
  await prepareZXingModule({
    overrides: { wasmBinary: fs.readFileSync(wasm).buffer },
    fireImmediately: true,
  });
  const [found] = await readBarcodes(await qrCode(page).screenshot(), { formats: ['QRCode'] });
  return found?.text;
}

const savedOnDevice = (page: Page) => page.evaluate(() => localStorage.getItem('pmb_passes'));

test.each([
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1366, colorScheme: 'light' },
  { width: 1366, colorScheme: 'dark' },
] as const)('without a network any page is the offline page ($width px, $colorScheme)', async (look) => {
  const page = await openPage({
    serviceWorker: true,
    colorScheme: look.colorScheme,
    screen: look.width < 600 ? 'phone' : 'desktop',
    expects: NO_NETWORK,
  });
  await page.setViewportSize({ width: look.width, height: 844 });
  await visit(page, '/');
  await untilInstalled(page);

  await visitOffline(page, '/');
  await page.getByText('Aquí no hay entradas guardadas').waitFor();
  await expectAccessible(page);
  await visitOffline(page, '/calendario');
  expect(new URL(page.url()).pathname).toBe('/calendario');

  // Back by itself, at the address that was asked for.
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: /Calendario/i }).waitFor();
  await page.locator('body[data-viewer^=signed]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/calendario');
});

test('the offline page returns without an event of the browser too', async () => {
  const page = await openPage({ serviceWorker: true, expects: NO_NETWORK });
  await visit(page, '/');
  await untilInstalled(page);
  await page.addInitScript(() => {
    addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await visitOffline(page, '/noticias?categoria=club');
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: /Noticias/i }).waitFor();
  expect(page.url()).toContain('/noticias?categoria=club');
});

test('only files are cached: no pages, no data and no errors', async () => {
  const page = await openPage({ serviceWorker: true, signedInAs: 'socio', expects: [/status of 404/] });
  await visit(page, '/');
  await untilInstalled(page);
  await visit(page, '/perfil?seccion=entradas');
  await visit(page, '/noticias');
  await page.goto('/assets/no-such-file-12345678.js');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/sin-conexion.html');
  expect(kept.some((path) => /^\/assets\/NewsListPage-.*\.js$/.test(path))).toBe(true);
  const others = kept.filter((path) => !/^\/(assets\/|sin-conexion\.html$|favicon\.svg$)/.test(path));
  expect(others).toEqual([]);
  expect(kept.filter((path) => path.includes('no-such-file'))).toEqual([]);
});

test('the user’s own ticket is shown without a network, and removed after signing out', async () => {
  const fan = await createFan();
  const page = await openPage({ screen: 'phone', serviceWorker: true, signedInAs: fan, expects: NO_NETWORK });
  const ticket = await buyTicket(page);
  await visit(page, '/perfil?seccion=entradas');
  await page.getByText('quedan guardadas en este dispositivo').waitFor();
  await expectAccessible(page);
  await untilInstalled(page);

  await visitOffline(page, '/');
  await qrCode(page).waitFor();
  expect(await scan(page)).toBe(`ticket:${ticket}`);
  await page.getByText(fan.name).waitFor();
  await expectAccessible(page);
  await visitOffline(page, '/perfil?seccion=entradas');
  expect(await qrCode(page).count()).toBe(1);

  // It does not take a code away that somebody is showing at the gate.
  await page.getByRole('link', { name: 'Ver lo guardado' }).click();
  await qrCode(page).scrollIntoViewIfNeeded();
  await page.context().setOffline(false);
  await page.getByText('Vuelve a haber conexión.').waitFor({ state: 'attached' });
  expect(await qrCode(page).count()).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('heading', { level: 2, name: 'Mis entradas' }).waitFor();
  await visit(page, '/');
  await page.getByRole('button', { name: /menú/i }).first().click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await toastSaying(page, 'Sesión cerrada');
  await page.waitForURL('**/auth');
  expect(await savedOnDevice(page)).toBeNull();
  await visitOffline(page, '/');
  await page.getByText('Aquí no hay entradas guardadas').waitFor();
  expect(await qrCode(page).count()).toBe(0);
});

test('buying saves the ticket; the next user who signs in does not see it', async () => {
  const fan = await createFan();
  const page = await openPage({
    serviceWorker: true,
    signedInAs: fan,
    expects: [...NO_NETWORK, ...ANOTHER_USER],
  });
  await visit(page, `/entradas/${await matchOnSale()}`);
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await toastSaying(page, 'Compra realizada');
  await page.waitForFunction(() => localStorage.getItem('pmb_passes') !== null);
  await untilInstalled(page);

  // The session expires, and another user signs in on the same device.
  const other = await createFan();
  await page.context().clearCookies();
  await visitOffline(page, '/');
  await qrCode(page).waitFor();
  // The browser itself is still offline, so the page stays.
  await signInBehind(page, other);
  await page.context().setOffline(false);
  await visit(page, '/');
  expect(await savedOnDevice(page)).toBeNull();
});

test('an expired session removes its saved passes, and signing in saves them again', async () => {
  const fan = await createFan();
  const page = await openPage({ serviceWorker: true, signedInAs: fan });
  await buyTicket(page);
  await visit(page, '/perfil?seccion=entradas');
  await page.getByText('quedan guardadas en este dispositivo').waitFor();
  await page.context().clearCookies();
  await visit(page, '/auth');
  expect(await savedOnDevice(page)).toBeNull();
  await logIn(page, fan);
  await toastSaying(page, 'Inicio de sesión exitoso');
  await visit(page, '/perfil?seccion=entradas');
  await page.waitForFunction(() => localStorage.getItem('pmb_passes') !== null);
});

const card = (page: Page) => page.getByRole('img', { name: 'Código QR de tu carnet de socio' });

test.each(['/perfil?seccion=carnet', '/mi-carnet'])(
  'the member card of %s is shown without a network too',
  async (address) => {
    const page = await openPage({ serviceWorker: true, signedInAs: 'socio', expects: NO_NETWORK });
    await visit(page, address);
    await card(page).waitFor();
    await page.waitForFunction(() => localStorage.getItem('pmb_passes') !== null);
    await untilInstalled(page);
    await visitOffline(page, address);
    await card(page).waitFor();
    await page.getByText('Carnet de socio').first().waitFor();
    await expectAccessible(page);

    await page.context().setOffline(false);
    await visit(page, '/');
    await page.getByRole('button', { name: /^Tu cuenta/ }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL('**/auth');
    await page.waitForFunction(() => localStorage.getItem('pmb_passes') === null);
    await visitOffline(page, address);
    expect(await card(page).count()).toBe(0);
  },
);

test('the saved card of one person is not shown to the next', async () => {
  const page = await openPage({ serviceWorker: true, signedInAs: 'socio', expects: ANOTHER_USER });
  await visit(page, '/mi-carnet');
  await card(page).waitFor();
  await page.waitForFunction(() => localStorage.getItem('pmb_passes') !== null);
  const other = await createFan();
  await page.context().clearCookies();
  await signInBehind(page, other);
  await visit(page, '/');
  expect(await savedOnDevice(page)).toBeNull();
});

test('a card that cannot be loaded offers the saved one', async () => {
  const page = await openPage({ serviceWorker: true, signedInAs: 'socio', expects: [/ERR_FAILED/] });
  await visit(page, '/mi-carnet');
  await card(page).waitFor();
  await page.waitForFunction(() => localStorage.getItem('pmb_passes') !== null);
  await untilInstalled(page);
  const hash = hashOf('MembershipPanel');
  await page.route(/\/operations\?/, (route) =>
    route.request().url().includes(hash) ? route.abort() : route.fallback(),
  );
  await page.goto('/mi-carnet');
  const alert = page.getByRole('alert').filter({ hasText: 'No hemos podido cargar tu carnet' });
  await alert.getByRole('link', { name: 'Ver el guardado en este dispositivo' }).click();
  await page.waitForURL('**/sin-conexion.html');
  await card(page).waitFor();
});

test('saved passes can be removed by hand, also without a network', async () => {
  const page = await openPage({
    serviceWorker: true,
    signedInAs: await createFan(),
    expects: NO_NETWORK,
  });
  await buyTicket(page);
  await visit(page, '/perfil?seccion=entradas');
  await page.getByText('quedan guardadas en este dispositivo').waitFor();
  await untilInstalled(page);
  await visitOffline(page, '/');
  await page.getByRole('button', { name: 'Borrar de este dispositivo' }).click();
  await page.getByText('Aquí no hay entradas guardadas').waitFor();
  expect(await savedOnDevice(page)).toBeNull();
});

test('a saved ticket learns of a change on any page of the site, and says offline when it was refreshed', async () => {
  const ask = await asStaff('admin');
  const id = await newHomeMatch({ opponent: 'Rival sin red', days: 12, ticketsTotal: 20 });
  const fan = await createFan();
  const page = await openPage({ serviceWorker: true, signedInAs: fan, screen: 'phone', expects: NO_NETWORK });
  expect((await page.request.post('/api/tickets', { data: { matchId: Number(id) } })).status()).toBe(201);
  await visit(page, '/perfil?seccion=entradas');
  await untilInstalled(page);
  await expect.poll(() => savedOnDevice(page)).toContain('Enséñalo en el acceso');

  await ask(`mutation { cancelMatch(input: { id: ${id} }) { __typename } }`);
  await visit(page, '/calendario');
  await expect.poll(() => savedOnDevice(page)).toContain('Cancelado · LIGA');

  await visitOffline(page, '/calendario');
  const saved = page.locator('#guardado');
  await saved.getByText('Cancelado · LIGA').waitFor();
  expect(await saved.innerText()).toMatch(/Actualizado: \d+ \w+ \d{4}, \d\d:\d\d/i);
  expect(await saved.innerText()).not.toContain('Enséñalo en el acceso');
  await expectAccessible(page);
});

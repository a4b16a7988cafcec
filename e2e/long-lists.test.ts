import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { demonstrationPostgres } from './demonstration.ts';
import { MANY, SPONSORS, fillLists } from './many-rows.ts';
import { responseTo } from './operations.ts';
import { newDataDir, startSite, type SiteProcess } from './site-process.ts';

// Staff lists with ten thousand rows: the last page works like the first, and the search finds a row.

const dataDir = newDataDir();
let site: SiteProcess;
let siteUrl: string;

beforeAll(async () => {
  const databaseUrl = await demonstrationPostgres();
  site = startSite({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'small' });
  siteUrl = await site.untilListening();
  await fillLists(databaseUrl);
}, 60_000);
afterAll(async () => {
  site.process.kill('SIGTERM');
  await site.untilExit();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const pages = (page: Page) => page.getByRole('navigation', { name: /^Páginas/ });

async function lastPageOf(page: Page): Promise<number> {
  const links = pages(page).getByRole('link', { name: /^Página \d+$/ });
  let numbers: number[] = [];
  // While the list loads, the links may come and go.
  await expect.poll(async () => (numbers = (await links.allInnerTexts()).map(Number))).not.toEqual([]);
  return Math.max(...numbers);
}

async function goTo(page: Page, number: number): Promise<void> {
  await page.getByLabel('Ir a una página').fill(String(number));
  await page.keyboard.press('Enter');
  await pages(page)
    .locator('[aria-current=page]', { hasText: String(number) })
    .waitFor();
}

const LISTS: [address: string, search: string, found: string][] = [
  ['/admin/users', 'AFICIONADA-9876@', 'aficionada-9876@many.test'],
  ['/admin/content/news', 'número 9876', 'Crónica número 9876'],
  ['/admin/sports/matches?estado=todos', 'rival 9876', 'Rival 9876'],
  ['/admin/commercial/memberships', 'aficionada-9876@', 'aficionada-9876@many.test'],
];

test('lists of ten thousand rows are paged to their end and searched', async () => {
  const page = await openPage({ signedInAs: 'admin', siteUrl });
  for (const [address, search, found] of LISTS) {
    await page.goto(address);
    const last = await lastPageOf(page);
    expect(last).toBeGreaterThanOrEqual(MANY / 25);
    await goTo(page, last);
    await rows(page).nth(1).waitFor();
    await page.getByRole('searchbox').fill(search);
    await page.waitForURL(/buscar=/);
    await expect.poll(() => rows(page).count()).toBe(2);
    await expect.poll(() => rows(page).nth(1).innerText()).toContain(found);
  }
});

/** Every list of the panel that can have ten thousand rows. */
const WALKED = [
  ...LISTS.map(([address]) => address),
  '/admin/commercial/tickets',
  '/admin/commercial/products',
  '/admin/commercial/inquiries',
  '/admin/commercial/abonos?vista=historial',
  '/admin/commercial/notifications',
  '/admin/content/comments',
  '/admin/settings/audit',
];

/** Waits for the requested rows. */
async function untilSettled(page: Page): Promise<void> {
  await page.locator('main [aria-busy=false]').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

test.each(['desktop', 'phone'] as const)(
  'on a %s every list is turned to its end, within the screen',
  async (screen) => {
    const page = await openPage({ signedInAs: 'admin', siteUrl, screen });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const address of WALKED) {
      await page.goto(address);
      const last = await lastPageOf(page);
      expect(last, address).toBeGreaterThanOrEqual(MANY / 25);
      await untilSettled(page);
      expect(await width(), address).toBe(page.viewportSize()?.width);
      await goTo(page, last);
      await untilSettled(page);
      await pages(page).getByRole('link', { name: 'Página anterior' }).click();
      await pages(page)
        .locator('[aria-current=page]', { hasText: String(last - 1) })
        .waitFor();
      await untilSettled(page);
      expect(await width(), address).toBe(page.viewportSize()?.width);
      await expectAccessible(page);
    }
  },
);

test('of ten thousand waiting season passes, one is shown after the other', async () => {
  // Their files do not exist.
  const page = await openPage({ signedInAs: 'admin', siteUrl, screen: 'phone', expects: [/status of 404/] });
  await page.goto('/admin/commercial/abonos');
  await page.getByText(/^10\.\d{3} por revisar$/).waitFor();
  await page.getByText('El archivo ya no está').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a match with ten thousand tickets lists its holders by name, also on a phone, and exports all of them', async () => {
  const page = await openPage({ signedInAs: 'admin', siteUrl, screen: 'phone' });
  await visit(page, '/admin/commercial/tickets?buscar=Rival+1');
  await page.getByRole('link', { name: 'Rival 1', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Asistentes/ }).waitFor();
  await page.getByText('10.000').first().waitFor();
  const last = await lastPageOf(page);
  await goTo(page, last);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Exportar/ }).click(),
  ]);
  const lines = (await text(await download.createReadStream())).trim().split('\n');
  expect(lines.length).toBe(MANY + 1);
});

test('a tier of hundreds of sponsors is sorted as a whole', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager', siteUrl });
  await visit(page, '/admin/sponsors');
  await page.getByRole('button', { name: 'Gestionar todos' }).click();
  await page.getByRole('tab', { name: 'Bronce' }).click();
  const dialog = page.getByRole('dialog');
  const handle = dialog.getByRole('button', { name: /^Mover Bodega 240,/ });
  await handle.waitFor();
  const count = await dialog.getByRole('listitem').count();
  expect(count).toBeGreaterThanOrEqual(SPONSORS);
  // From the last position to the first, across all pages of the API.
  await handle.focus();
  const moved = responseTo(page, 'MoveSponsor');
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await dialog.getByText(`Bodega 240 movido a la posición 1 de ${count}.`).waitFor();
  await moved;
  await page.reload();
  await page.getByRole('button', { name: 'Gestionar todos' }).click();
  await page.getByRole('tab', { name: 'Bronce' }).click();
  await dialog.getByRole('button', { name: `Mover Bodega 240, posición 1 de ${count}` }).waitFor();
});

test('the pages of a list stay the same while rows arrive, and a note leads to these', async () => {
  const page = await openPage({ signedInAs: 'admin', siteUrl });
  await page.goto(`${siteUrl}/admin/commercial/inquiries`);
  await rows(page).nth(25).waitFor();
  const first = await rows(page).nth(1).innerText();
  await pages(page).getByRole('link', { name: 'Página 2', exact: true }).click();
  await page.waitForURL(/pagina=2&tope=\d+/);
  // The first page stays in sight until the second one has arrived.
  await expect.poll(() => rows(page).nth(1).innerText()).not.toBe(first);
  const before = await rows(page).allInnerTexts();
  const inquiry = { name: 'Ana Mas', company: 'Recién Llegada SL', email: 'ana@nueva.test', message: 'Hola' };
  const sent = await fetch(`${siteUrl}/api/sponsor-inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  });
  expect(sent.ok).toBe(true);
  await page.reload();
  await page.getByRole('link', { name: 'Ver 1 novedad' }).waitFor();
  expect(await rows(page).allInnerTexts()).toEqual(before);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver 1 novedad' }).click();
  await rows(page).filter({ hasText: 'Recién Llegada SL' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

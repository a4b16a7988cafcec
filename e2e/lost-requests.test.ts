import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilQuiet, visit, type Who } from './browser.ts';

// A request that fails takes nothing off the screen: its last data stays, a note says so, and a new try comes by itself.

const OPERATIONS = /\/operations\?/;
/** What a browser logs of aborted requests. */
const LOST = [/ERR_FAILED/];

const note = (page: Page) => page.getByText('Sin conexión con el servidor');

/** What a screen says, without numbers: counters and relative times go on. */
async function wordsOf(page: Page): Promise<string> {
  const text = await page.locator('main').innerText();
  return text.replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim();
}

const SCREENS: readonly [address: string, who?: Who][] = [
  ['/calendario'],
  ['/noticias'],
  ['/noticias/1'],
  ['/partidos/1'],
  ['/clasificacion'],
  ['/plantilla'],
  ['/patrocinadores'],
  ['/entradas'],
  ['/tienda'],
  ['/perfil', 'socio'],
  ['/mi-carnet', 'socio'],
  ['/admin/content/news', 'admin'],
  ['/admin/content/categories', 'admin'],
  ['/admin/content/comments', 'admin'],
  ['/admin/sports/matches', 'admin'],
  ['/admin/sports/matches/1', 'admin'],
  ['/admin/sports/competitions', 'admin'],
  ['/admin/sports/players', 'admin'],
  ['/admin/sponsors', 'admin'],
  ['/admin/commercial/products', 'admin'],
  ['/admin/commercial/tickets', 'admin'],
  ['/admin/commercial/memberships', 'admin'],
  ['/admin/commercial/inquiries', 'admin'],
  ['/admin/commercial/abonos', 'admin'],
  ['/admin/commercial/notifications', 'admin'],
  ['/admin/settings/audit', 'admin'],
  ['/admin/settings/second-factor', 'admin'],
  ['/admin/settings/jobs', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/analytics', 'admin'],
];

test.each(SCREENS)('%s keeps its data while no request is answered', async (address, who) => {
  const page = await openPage({ ...(who && { signedInAs: who }), expects: LOST });
  await visit(page, address);
  const words = await wordsOf(page);
  const home = address.startsWith('/admin') ? '/admin' : '/';
  let quiet = untilQuiet(page);
  await page.locator(`a[href="${home}"]:visible`).first().click();
  await page.waitForURL(`**${home}`);
  await quiet();

  let lost = 0;
  const abort = (route: Route) => {
    lost += 1;
    return route.abort();
  };
  await page.route(OPERATIONS, abort);
  quiet = untilQuiet(page);
  await page.goBack();
  await page.waitForURL(`**${address}`);
  await quiet();
  expect(await wordsOf(page)).toBe(words);
  if (lost > 0) await note(page).waitFor();

  await page.unroute(OPERATIONS, abort);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await note(page).waitFor({ state: 'detached' });
  expect(await wordsOf(page)).toBe(words);
});

test('the note goes if the query that failed belongs to a page that was left', async () => {
  const page = await openPage({ signedInAs: 'socio', expects: LOST });
  await visit(page, '/plantilla');
  await page.route(OPERATIONS, (route) => route.abort());
  // The home page asks for the ticket of the day.
  await page.locator('a[href="/"]:visible').first().click();
  await note(page).waitFor();
  await page.goBack();
  await page.waitForURL('**/plantilla');
  await page.unroute(OPERATIONS);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await note(page).waitFor({ state: 'detached' });
});

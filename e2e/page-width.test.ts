import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_PAGES } from '../web/panel/panel-routes.ts';
import { PAGES } from '../web/routes.ts';
import { openPage, visit } from './browser.ts';
import { demonstrationPostgres } from './demonstration.ts';
import { fillWithLongWords } from './long-words.ts';
import { newDataDir, startSite, type SiteProcess } from './site-process.ts';
import { asStaff } from './staff-api.ts';

// No text of a user, sponsor or editor may make a page wider than the screen, on any route.

const dataDir = newDataDir();
let site: SiteProcess;
let siteUrl: string;
/** An id for the routes that have one. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  const databaseUrl = await demonstrationPostgres();
  await fillWithLongWords(databaseUrl);
  site = startSite({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '1' });
  siteUrl = await site.untilListening();
  const ask = await asStaff('admin', siteUrl);
  const found = await ask(
    '{ news { items { id } } matches(filter: { upcoming: true, home: true }) { items { id isOnSale } } }',
  );
  ids['news'] = found['news'].items[0].id;
  ids['match'] = found['matches'].items.find((match: { isOnSale: boolean }) => match.isOnSale).id;
}, 120_000);
afterAll(async () => {
  site.process.kill('SIGTERM');
  await site.untilExit();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const addressOf = (path: string) =>
  path.replace(':id', /news|noticias|editor/.test(path) ? (ids['news'] ?? '') : (ids['match'] ?? ''));

/** What sticks out, to find the cause. */
function wide(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  const culprits = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    return own > 0 && right > width + 1;
  });
  return culprits
    .slice(0, 4)
    .map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.slice(0, 40)}`,
    );
}

async function widths(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const path of paths) {
    await visit(page, addressOf(path));
    const found = await page.evaluate(wide);
    if (found.length > 0) problems[path] = found;
  }
  return problems;
}

const paths = (table: readonly { path: string }[]) => [...new Set(table.map(({ path }) => path))];
const PROFILE = ['entradas', 'carnet', 'puntos', 'abonos', 'notificaciones'].map(
  (section) => `/perfil?seccion=${section}`,
);

test.each([320, 390])('long words on public pages at %i px', async (width) => {
  const page = await openPage({ siteUrl, signedInAs: 'socio' });
  await page.setViewportSize({ width, height: 800 });
  expect(await widths(page, [...paths(PAGES), ...PROFILE])).toEqual({});
});

test.each([320, 390])('long words in the panel at %i px', async (width) => {
  const page = await openPage({ siteUrl, signedInAs: 'admin' });
  await page.setViewportSize({ width, height: 800 });
  expect(await widths(page, paths(STAFF_PAGES))).toEqual({});
});

/** The controls of the bar at the top that are not whole on the screen. */
function cutControls(): string[] {
  return [...document.querySelectorAll('header:has(nav[aria-label=Principal]) :is(a, button)')]
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 0 && (left < 0 || right > window.innerWidth);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
}

test('text at twice its size needs no sideways scrolling, and the menu stays on the screen', async () => {
  const page = await openPage({ screen: 'phone', signedInAs: 'socio' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const problems: Record<string, string[]> = {};
  for (const path of [...paths(PAGES).filter((address) => !address.includes(':id')), ...PROFILE]) {
    await visit(page, path);
    const faults = [...(await page.evaluate(wide)), ...(await page.evaluate(cutControls))];
    if (faults.length > 0) problems[path] = faults;
  }
  expect(problems).toEqual({});
});

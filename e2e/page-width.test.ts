import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_PAGES } from '../web/panel/panel-routes.ts';
import { PAGES } from '../web/routes.ts';
import { openPage, violationsOf, visit } from './browser.ts';
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
  site = startSite({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'small' });
  siteUrl = await site.untilListening();
  const ask = await asStaff('admin', siteUrl);
  const found = await ask(
    '{ news { items { id } } players { id } matches(filter: { upcoming: true, home: true }) { items { id isOnSale } } }',
  );
  ids['news'] = found['news'].items[0].id;
  ids['player'] = found['players'][0].id;
  ids['match'] = found['matches'].items.find((match: { isOnSale: boolean }) => match.isOnSale).id;
}, 120_000);
afterAll(async () => {
  site.process.kill('SIGTERM');
  await site.untilExit();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const kindOf = (path: string) =>
  /news|noticias|editor/.test(path) ? 'news' : path.startsWith('/jugadores') ? 'player' : 'match';
const addressOf = (path: string) => path.replace(':id', ids[kindOf(path)] ?? '');

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

/** The widths of the phones that most fans have, the narrowest first. */
const WIDTHS = [320, 390];

/** Visits each page on the narrowest phone, and then turns the window to each other width. */
async function widths(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const path of paths) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if (width === WIDTHS[0]) await visit(page, addressOf(path));
      const found = await page.evaluate(wide);
      if (found.length > 0) problems[`${path} at ${width} px`] = found;
    }
  }
  return problems;
}

const paths = (table: readonly { path: string }[]) => [...new Set(table.map(({ path }) => path))];
const PROFILE = ['entradas', 'carnet', 'puntos', 'abonos', 'notificaciones'].map(
  (section) => `/perfil?seccion=${section}`,
);

test('long words on public pages', async () => {
  const page = await openPage({ siteUrl, signedInAs: 'socio' });
  expect(await widths(page, [...paths(PAGES), ...PROFILE])).toEqual({});
});

test('long words in the panel', async () => {
  const page = await openPage({ siteUrl, signedInAs: 'admin' });
  expect(await widths(page, paths(STAFF_PAGES))).toEqual({});
});

/** The controls that are not whole on the screen, and in no row that scrolls sideways. */
function cutControls(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(parent).overflowX) && parent !== document.body) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('a, button, select, textarea, input:not([name=leaveEmpty])')]
    .filter((control) => {
      const { left, right, width: own } = control.getBoundingClientRect();
      return own > 1 && (left < -1 || right > width + 1) && !scrolls(control);
    })
    .map((control) => `cut: ${control.getAttribute('aria-label') ?? control.textContent ?? ''}`);
}

const AT_TWICE: [who: 'socio' | 'admin', addresses: readonly string[]][] = [
  ['socio', [...paths(PAGES), ...PROFILE]],
  ['admin', paths(STAFF_PAGES)],
];

// No phone: there a page that is too wide makes the window as wide, and nothing would stick out.
test.each(AT_TWICE)(
  'text at twice its size, as %s: no sideways scrolling, every control on the screen, accessible',
  async (who, addresses) => {
    const page = await openPage({ siteUrl, signedInAs: who });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    const problems: Record<string, string[]> = {};
    for (const path of addresses) {
      await visit(page, addressOf(path));
      const faults = [...(await page.evaluate(wide)), ...(await page.evaluate(cutControls))];
      faults.push(...(await violationsOf(page)));
      if (faults.length > 0) problems[path] = faults;
    }
    expect(problems).toEqual({});
  },
);

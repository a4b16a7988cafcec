import fs from 'node:fs';
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

/** The widths of the phones that most fans have. */
const NARROWEST = 320;
const USUAL = 390;

const paths = (table: readonly { path: string }[]) => [...new Set(table.map(({ path }) => path))];
const PROFILE = ['entradas', 'carnet', 'puntos', 'abonos', 'notificaciones'].map(
  (section) => `/perfil?seccion=${section}`,
);

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

const ROUTES: [who: 'socio' | 'admin', addresses: readonly string[]][] = [
  ['socio', [...paths(PAGES), ...PROFILE]],
  ['admin', paths(STAFF_PAGES)],
];

/** Sets the size of all text, as a reader with low vision does. Runs in the page. */
function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

// No phone: there a page that is too wide makes the window as wide, and nothing would stick out.
test.each(ROUTES)(
  'long words, as %s: no sideways scrolling on phones; with text at twice its size every control on the screen, accessible',
  async (who, addresses) => {
    const page = await openPage({ siteUrl, signedInAs: who });
    const problems: Record<string, string[]> = {};
    const note = (where: string, faults: readonly string[]) => {
      if (faults.length > 0) problems[where] = [...(problems[where] ?? []), ...faults];
    };
    for (const path of addresses) {
      await page.setViewportSize({ width: NARROWEST, height: 800 });
      await visit(page, addressOf(path));
      note(`${path} at ${NARROWEST} px`, await page.evaluate(wide));
      await page.setViewportSize({ width: USUAL, height: 800 });
      note(`${path} at ${USUAL} px`, await page.evaluate(wide));

      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(setTextSize, 200);
      note(`${path} at twice the size`, await page.evaluate(wide));
      note(`${path} at twice the size`, await page.evaluate(cutControls));
      note(`${path} at twice the size`, await violationsOf(page));
    }
    expect(problems).toEqual({});
  },
);

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilQuiet } from './browser.ts';

// On a slow phone the served page is used before its scripts run: what was done then counts.

/** How far a page has come: nothing has run, or only the code of the page itself is missing. */
const MOMENTS = [
  { moment: 'before any script', held: /\/assets\/.*\.js$/, come: () => Promise.resolve() },
  {
    moment: 'before the page’s own script',
    held: /\/assets\/[A-Z]\w*Page-[^/]*\.js$/,
    // The first thing that the script of all pages does; a press before it is not heard.
    come: (page: Page) => page.waitForFunction(() => '__zod_globalConfig' in globalThis),
  },
] as const;

interface Use {
  address: string;
  only?: string;
  act: (page: Page) => Promise<unknown>;
  /** What is true once the page is hydrated. */
  holds: (page: Page) => Promise<unknown>;
}

const select = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const value = (page: Page, label: string) => select(page, label).inputValue();

const USES: Readonly<Record<string, Use>> = {
  'a month of the calendar': {
    address: '/calendario',
    act: (page) => select(page, 'Mes').selectOption({ index: 2 }),
    async holds(page) {
      const month = await value(page, 'Mes');
      expect(month).toMatch(/^\d{4}-\d\d$/);
      await page.waitForURL(`**/calendario?mes=${month}`);
      expect(await value(page, 'Mes')).toBe(month);
    },
  },
  'the switch of the calendar': {
    address: '/calendario',
    act: (page) => page.getByRole('switch', { name: 'Solo próximos' }).click(),
    async holds(page) {
      await page.waitForURL('**/calendario?proximos=1');
      expect(await page.getByRole('switch', { name: 'Solo próximos' }).isChecked()).toBe(true);
    },
  },
  'a search of the news': {
    address: '/noticias',
    act: (page) => page.getByLabel('Buscar noticias').fill('derbi'),
    async holds(page) {
      await page.waitForURL('**/noticias?buscar=derbi');
      expect(await page.getByLabel('Buscar noticias').inputValue()).toBe('derbi');
    },
  },
  'the round of the table': {
    address: '/clasificacion',
    act: (page) => select(page, 'Jornada').selectOption({ index: 1 }),
    holds: (page) => page.waitForURL(/\/clasificacion\?.*jornada=/),
  },
  'the form of a sponsor': {
    address: '/hazte-patrocinador',
    async act(page) {
      await page.getByLabel('Empresa').fill('Forn de Sant Joan');
      await page.getByLabel('Mensaje').fill('Hacemos ensaimadas.');
      await page.getByLabel('Nivel de patrocinio').selectOption('plata');
    },
    async holds(page) {
      expect(await page.getByLabel('Empresa').inputValue()).toBe('Forn de Sant Joan');
      expect(await page.getByLabel('Mensaje').inputValue()).toBe('Hacemos ensaimadas.');
      expect(await page.getByLabel('Nivel de patrocinio').inputValue()).toBe('plata');
      // The form has heard of it, too.
      await page.getByRole('button', { name: 'Enviar solicitud' }).click();
      await page.getByLabel('Nombre').and(page.locator('[aria-invalid=true]')).waitFor();
      expect(await page.getByLabel('Empresa').getAttribute('aria-invalid')).not.toBe('true');
    },
  },
  'a registration': {
    address: '/registro',
    act: (page) => page.getByLabel('Nombre').fill('Aina Servera'),
    async holds(page) {
      expect(await page.getByLabel('Nombre').inputValue()).toBe('Aina Servera');
      await page.getByLabel('Email').fill('a');
      expect(await page.getByLabel('Nombre').inputValue()).toBe('Aina Servera');
    },
  },
  /** Before any script runs, no event is heard. */
  'a press of a button': {
    only: 'before the page’s own script',
    address: '/noticias',
    act: (page) => page.getByRole('button', { name: 'Abrir el menú' }).click(),
    holds: (page) => page.getByRole('dialog').waitFor(),
  },
};

const CASES = Object.entries(USES).flatMap(([what, use]) =>
  MOMENTS.filter(({ moment }) => moment === (use.only ?? moment)).map((when) => ({ what, ...use, ...when })),
);

test.each(CASES)('$what that is used $moment counts', async ({ address, act, holds, held, come }) => {
  const page = await openPage({ screen: 'phone' });
  const quiet = untilQuiet(page);
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await come(page);
  await act(page);
  release();
  await page.locator('body[data-viewer^=signed]').waitFor();
  await quiet();
  await holds(page);
});

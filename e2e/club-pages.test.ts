import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';

const PAGES = [
  ['/hazte-socio', 'Hazte socio'],
  ['/nosotros', 'El club'],
  ['/aviso-legal', 'Aviso legal'],
  ['/politica-privacidad', 'Política de privacidad'],
  ['/politica-cookies', 'Política de cookies'],
] as const;

describe.each(PAGES)('%s', (address, title) => {
  test.each(['desktop', 'phone'] as const)(
    'passes axe and is not wider than the screen (%s)',
    async (screen) => {
      const page = await openPage({ screen });
      await visit(page, address);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    },
  );

  test('works without JavaScript, with its own title and description', async () => {
    const page = await openPage({ javaScript: false, expects: [/^request: csp .*\.js$/] });
    await page.goto(address);
    expect(await page.title()).toContain(title);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(60);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500);
  });
});

describe('becoming a member', () => {
  test('the tables contain every price of the season', async () => {
    const page = await openPage();
    await visit(page, '/hazte-socio');
    const rows = (name: string) => page.getByRole('table', { name }).locator('tbody tr').allInnerTexts();
    const figures = async (name: string) =>
      (await rows(name)).map((row) =>
        row
          .replaceAll(/No disponible/g, '')
          .replaceAll(/[^\d—]+/g, ' ')
          .trim(),
      );
    expect(await figures('Abono individual')).toEqual([
      '1 150 75 90 105 —',
      '2 135 65 80 95 —',
      '3 110 55 65 80 80',
      '4 100 50 60 70 80',
      '5 90 45 55 65 —',
      '6 85 40 50 60 —',
    ]);
    expect(await figures('Packs familiares')).toEqual([
      '1 175 330',
      '2 160 300',
      '3 135 250',
      '4 125 230',
      '5 115 220',
      '6 110 200',
    ]);
    const text = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ');
    for (const part of ['300 €', '230 €', '3 plazos sin intereses', 'documento de identidad'])
      expect(text).toContain(part);
  });

  test('only one question is open at a time, also by keyboard', async () => {
    const page = await openPage();
    await visit(page, '/hazte-socio');
    const open = page.locator('main details[open]');
    const question = page.locator('summary', { hasText: '¿Qué son los packs familiares?' });
    await question.focus();
    await page.keyboard.press('Enter');
    await page.getByText('El monoparental reúne 1 General y 1 Júnior').waitFor();
    expect(await open.count()).toBe(1);
    await expectAccessible(page);
  });

  test('links to the seller, the ticketing manager and the networks', async () => {
    const page = await openPage();
    await visit(page, '/hazte-socio');
    const main = page.getByRole('main');
    for (const [name, address] of [
      [/Comprar mi abono/, 'https://entradas.pmb.example/abonos'],
      [/Reservar cita/, 'https://citas.pmb.example/ticketing'],
      [/Instagram/, 'https://instagram.example/palmabasquet'],
    ] as const) {
      const link = main.getByRole('link', { name }).first();
      expect(await link.getAttribute('href')).toBe(address);
      expect(await link.getAttribute('target')).toBe('_blank');
    }
  });
});

describe('the legal texts', () => {
  test.each([
    ['/aviso-legal', 7, ['Ley 34/2002', 'Titular']],
    ['/politica-privacidad', 8, ['2016/679', 'Agencia Española de Protección de Datos', 'copia de tu DNI']],
    ['/politica-cookies', 6, ['1 año', '2 años', '24 h', 'Sesión', 'Mozilla Firefox']],
  ] as const)('%s has its %i sections, and its contents lead to each', async (address, count, parts) => {
    const page = await openPage({ screen: 'phone' });
    await visit(page, address);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { name: /^\d+\. / }).count()).toBe(count);
    const links = page.getByRole('navigation', { name: 'Contenido' }).getByRole('link');
    expect(await links.count()).toBe(count);
    const text = await main.innerText();
    for (const part of parts) expect(text).toContain(part);

    await links.last().click();
    const heading = main.getByRole('heading', { name: new RegExp(`^${count}\\. `) });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(780);
    // Not hidden by the sticky bar.
    expect((await heading.boundingBox())?.y).toBeGreaterThan(64);
  });
});

const stored = async (page: Page) =>
  JSON.parse(await page.evaluate(() => localStorage.getItem('cookie_consent') ?? 'null'));

describe('cookie preferences', () => {
  test('can be granted and withdrawn on the policy page, by keyboard, and optional cookies are deleted', async () => {
    const page = await openPage();
    await visit(page, '/politica-cookies');
    const button = page.getByRole('main').getByRole('button', { name: 'Preferencias de cookies' });
    const dialog = page.getByRole('dialog', { name: 'Preferencias de cookies' });
    const analytics = dialog.getByRole('switch', { name: 'Analíticas' });
    await button.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await analytics.isChecked()).toBe(false);
    await expectAccessible(page);
    await analytics.check();
    await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored(page)).toMatchObject({
      consent: true,
      preferences: { necessary: true, analytics: true, marketing: false },
      version: '1.0',
    });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1.5; Path=/';
      document.cookie = '_ga_ABC=GS1; Path=/';
      document.cookie = 'galleta=de-otro; Path=/';
    });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' }).click();
    expect(await analytics.isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Solo necesarias' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored(page)).toMatchObject({ consent: false, preferences: { analytics: false } });
    expect(await page.evaluate(() => document.cookie)).toBe('galleta=de-otro');
  });

  test('are asked for again after a year', async () => {
    const page = await openPage({ cookiesDecided: false });
    await page.addInitScript(() => {
      const timestamp = new Date(Date.now() - 366 * 86_400_000).toISOString();
      const preferences = { necessary: true, analytics: true, marketing: true };
      localStorage.setItem(
        'cookie_consent',
        JSON.stringify({ consent: true, preferences, timestamp, version: '1.0' }),
      );
    });
    await visit(page, '/aviso-legal');
    const dialog = page.getByRole('dialog', { name: /cookies/i });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Elegir preferencias' }).click();
    expect(await dialog.getByRole('switch', { name: 'Analíticas' }).isChecked()).toBe(false);
  });
});

describe('the page of a match', () => {
  /** The URL of the first match at home in the calendar that fits. */
  async function matchAddress(page: Page, status: string, calendar = '/calendario'): Promise<string> {
    await page.goto(calendar);
    const card = page.getByRole('article').filter({ hasText: 'Local' }).filter({ hasText: status }).first();
    return (await card.getByRole('heading', { level: 3 }).getByRole('link').getAttribute('href')) ?? '';
  }

  test.each(['desktop', 'phone'] as const)(
    'before the match: countdown, ticket, calendar (%s)',
    async (screen) => {
      const page = await openPage({ screen });
      await visit(page, await matchAddress(page, 'Programado'));
      expect(page.url()).toMatch(/\/partidos\/\d+$/);
      await page
        .getByRole('heading', { level: 1, name: 'Palma Mallorca Bàsquet – ' })
        .waitFor({ state: 'attached' });
      await page.getByText(/^Faltan \d+ días?, /).waitFor({ state: 'attached' });
      const id = page.url().split('/').at(-1);
      const buy = page.getByRole('link', { name: 'Comprar entrada' });
      expect(await buy.getAttribute('href')).toBe(`/entradas/${id}`);
      const [price, button] = await Promise.all([
        buy.locator('xpath=preceding-sibling::p').boundingBox(),
        buy.boundingBox(),
      ]);
      // Below the price on a phone, otherwise beside it.
      expect((button?.y ?? 0) >= (price?.y ?? 0) + (price?.height ?? 0)).toBe(screen === 'phone');
      const event = await page.request.get(`/partidos/${id}.ics`);
      expect(await event.text()).toContain('BEGIN:VEVENT');
      expect(await page.getByRole('link', { name: 'Añadir al calendario' }).getAttribute('href')).toBe(
        `/partidos/${id}.ics`,
      );
      expect(await page.getByRole('link', { name: 'Suscribirme' }).getAttribute('href')).toMatch(/^webcal:/);
      await expectAccessible(page);
      await buy.click();
      await page.waitForURL(`**/entradas/${id}`);
      // Shared links show the match.
      const picture = page.locator('meta[property="og:image"]');
      await expect.poll(() => picture.getAttribute('content')).toContain(`/og/partidos/${id}.png`);
    },
  );

  test('after the match: the result and the report, served without JavaScript', async () => {
    const page = await openPage({ javaScript: false, expects: [/^request: csp .*\.js$/] });
    // All matches at home of that season have their report.
    const address = await matchAddress(page, 'Victoria', '/calendario?temporada=2025');
    await page.goto(address);
    const main = page.getByRole('main');
    expect(await main.innerText()).toMatch(/Victoria del Palma Bàsquet/);
    expect(await page.getByText('Faltan').count()).toBe(0);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(
      `/og${address}.png`,
    );
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'SportsEvent',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Pavelló Son Tramuntana' },
    });
    expect(data['@graph'][1]['@type']).toBe('BreadcrumbList');
    await page.getByRole('region', { name: 'Así lo contamos' }).getByRole('link').first().click();
    await page.waitForURL('**/noticias/*');
  });

  test.each(['/partidos/999999', '/partidos/abc'])(
    '%s shows that the match does not exist',
    async (address) => {
      const page = await openPage({ expects: [/status of 404/] });
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Partido no encontrado' }).waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ver el calendario' }).click();
      await page.getByRole('heading', { level: 1, name: 'Calendario' }).waitFor();
    },
  );
});

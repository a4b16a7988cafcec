import { expect, test } from 'vitest';
import { expectAccessible, openPage, reload, visit } from './browser.ts';

test.each(['desktop', 'phone'] as const)(
  'the calendar shows the season and passes axe (%s)',
  async (screen) => {
    const page = await openPage({ screen });
    await visit(page, '/calendario');
    await page.getByRole('heading', { name: 'Calendario', level: 1 }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(20);
    await expectAccessible(page);
  },
);

test('it opens at the last result and the next match, unless something else is asked for', async () => {
  const page = await openPage({ screen: 'phone' });
  await visit(page, '/calendario');
  const now = page.getByRole('region', { name: 'El equipo ahora' });
  await now.getByText('Último resultado').waitFor();
  const next = now.getByRole('link').first();
  expect(await now.evaluate((strip) => strip.getBoundingClientRect().top)).toBeLessThan(200);
  await page.getByLabel('Solo próximos').click();
  await page.waitForURL(/proximos=1/);
  await now.waitFor({ state: 'detached' });
  await page.goBack();
  await next.click();
  await page.waitForURL(/\/partidos\/\d+$/);
});

test('Back from a match that was loaded again returns to its place', async () => {
  const page = await openPage({ screen: 'phone' });
  await visit(page, '/calendario');
  const match = page.getByRole('article').nth(4).getByRole('link').first();
  const place = () => match.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await match.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await place();
  await match.tap();
  await page.waitForURL(/\/partidos\/\d+$/);
  await reload(page);
  await page.goBack();
  await match.waitFor();
  await expect.poll(place).toBe(before);
});

test('its filters stay in the URL, combine, survive a reload and can have no result', async () => {
  const page = await openPage();
  await visit(page, '/calendario');
  const cards = page.getByRole('article');
  const all = await cards.count();

  await page.getByLabel('Competición').selectOption('TROFEU ILLES BALEARS');
  await page.waitForURL(/competicion=/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  const competition = await cards.count();
  expect(competition).toBeGreaterThan(0);
  expect(await cards.filter({ hasText: 'TROFEU ILLES BALEARS' }).count()).toBe(competition);

  await reload(page);
  expect(await cards.count()).toBe(competition);
  expect(await page.getByLabel('Competición').inputValue()).toBe('TROFEU ILLES BALEARS');

  await page.getByLabel('Mes').selectOption({ label: 'Febrero 2025' });
  await page.getByText('No hay partidos').first().waitFor();
  await expectAccessible(page);
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(competition);
});

test('«Solo próximos» keeps unplayed matches, «Todos los meses» and every competition stay available', async () => {
  const page = await openPage({ screen: 'phone' });
  await visit(page, '/calendario');
  const cards = page.getByRole('article');
  const all = await cards.count();
  // The switch follows the URL, which follows the response.
  await page.getByLabel('Solo próximos').click();
  await page.waitForURL(/proximos=1/);
  await expect.poll(() => page.getByLabel('Solo próximos').isChecked()).toBe(true);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(await cards.count()).toBeGreaterThanOrEqual(6);
  // A match being played already has a score.
  expect(await cards.filter({ hasText: 'Resultado', hasNotText: 'En directo' }).count()).toBe(0);
  const months = await page.getByLabel('Mes').locator('option').allInnerTexts();
  expect(months.filter((month) => month.endsWith('2025'))).toHaveLength(12);
  expect(new Set(months).size).toBe(months.length);
  // The months of the season come first, also those without a match.
  const [first] = await page.getByLabel('Mes').locator('optgroup').all();
  expect(await first?.getAttribute('label')).toMatch(/^Temporada 20\d\d\/\d\d$/);
  const own = (await first?.locator('option').allInnerTexts()) ?? [];
  expect([own.length, own[0]?.slice(0, 5), own[11]?.slice(0, 5)]).toEqual([12, 'Julio', 'Junio']);
  const competitions = await page.getByLabel('Competición').locator('option').allInnerTexts();
  expect(competitions).toEqual(
    expect.arrayContaining(['LIGA', 'TROFEU ILLES BALEARS', 'TORNEIG THB HOTELS']),
  );
  await expectAccessible(page);
});

test('dates and times are in club time, in any time zone of the device', async () => {
  const times = async (timeZone: string) => {
    const page = await openPage({ timeZone });
    await visit(page, '/calendario');
    // Not by its layout: cards further down may not be laid out yet.
    return page.getByRole('article').locator('time').allTextContents();
  };
  const there = await times('Pacific/Honolulu');
  expect(there).toEqual(await times('Europe/Madrid'));
  expect(there.length).toBeGreaterThan(20);
});

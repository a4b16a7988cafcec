import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { startOwnSite } from './own-site.ts';

test.each(['desktop', 'phone'] as const)('the table of the season, as of any round (%s)', async (screen) => {
  // Other journeys play matches on the shared site, which change its tables.
  const { url } = await startOwnSite();
  const page = await openPage({ screen, siteUrl: url });
  await visit(page, '/calendario');
  await page.getByRole('link', { name: 'Ver la clasificación' }).click();
  await page.getByRole('heading', { name: 'Clasificación', level: 1 }).waitFor();
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBe(17);
  expect(await page.getByRole('rowheader', { name: 'Palma Mallorca Bàsquet' }).count()).toBe(1);
  await expectAccessible(page);

  await page.getByLabel('Jornada').selectOption('1');
  await page.waitForURL(/jornada=1$/);
  await page.getByText('Después de la jornada 1.').waitFor();
  await page.getByRole('heading', { name: 'Por qué están así' }).waitFor();
  await page.getByText('1 victoria igual').first().waitFor();

  await page.getByLabel('Temporada').selectOption({ index: 1 });
  await page.getByText('Después de la jornada 30.').waitFor();
  await page.reload();
  await expect.poll(() => rows.count()).toBe(17);
  await expectAccessible(page);
});

test('a season without a table says so', async () => {
  const page = await openPage();
  await visit(page, '/clasificacion?temporada=2001');
  await page.getByText('No hay clasificación').waitFor();
  await expectAccessible(page);
});

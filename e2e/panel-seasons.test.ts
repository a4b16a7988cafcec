import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { seasonLabel } from '../api/club/season-label.input.ts';
import { yearOfSeason } from '../api/domains/matches/months.ts';
import { expectAccessible, openPage, untilQuiet, visit } from './browser.ts';
import { answerOnce } from './operations.ts';
import { startOwnSite } from './own-site.ts';
import { asStaff } from './staff-api.ts';

// A site of its own: its season ends, and others have matches in it.

const YEAR = yearOfSeason(new Date());
const [NOW, NEXT] = [seasonLabel(YEAR), seasonLabel(YEAR + 1)];

const act = async (page: Page, row: string, action: string) => {
  await page.getByRole('button', { name: `Acciones de ${row}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
};

test.each(['desktop', 'phone'] as const)(
  'staff close the season and open the next, and take it back (%s)',
  async (screen) => {
    const { url, database } = await startOwnSite();
    const page = await openPage({ screen, siteUrl: url, signedInAs: 'sports_manager' });
    await visit(page, '/admin/sports');
    await page
      .getByRole('link', { name: /^Temporadas/ })
      .last()
      .click();
    await page.getByRole('heading', { name: 'Temporadas', level: 1 }).waitFor();
    await page.getByRole('button', { name: `Cerrar ${NOW} y abrir la siguiente` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Se mantiene').waitFor();
    await dialog.getByText(/^Plantilla: \d+ jugadores$/).waitFor();
    await dialog.getByText(/Reglas y zonas de la clasificación: LIGA/).waitFor();
    expect(await dialog.getByLabel('Nombre').inputValue()).toBe(NEXT);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Abrir temporada' }).click();
    await page.getByText(`Temporada ${NEXT} abierta`).waitFor();
    await page.getByText('Por empezar').waitFor();

    await act(page, NEXT, 'Editar');
    await dialog.getByLabel('VIP, en euros').fill('415,5');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Escribe un precio entero, entre 0 y 9999 euros').waitFor();
    await dialog.getByLabel('VIP, en euros').fill('415');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Temporada actualizada').waitFor();

    // It begins today: its label and prices are everywhere.
    await database.query(
      `UPDATE seasons SET last_day = current_date - 1 WHERE year = ${YEAR};
       UPDATE seasons SET first_day = current_date WHERE year = ${YEAR + 1}`,
    );
    const visitor = await openPage({ screen, siteUrl: url });
    await expect
      .poll(async () => {
        await visit(visitor, '/hazte-socio');
        return visitor.getByRole('main').innerText();
      })
      .toContain(`Más sobre los abonos ${NEXT}`);
    expect(await visitor.getByRole('main').innerText()).toMatch(/415\s€/);
    await visit(visitor, '/plantilla');
    await visitor.getByText(`Temporada ${NEXT}`).first().waitFor();

    await page.reload();
    await act(page, NEXT, 'Deshacer la apertura');
    await dialog.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('La apertura se ha deshecho').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: `Cerrar ${NOW} y abrir la siguiente` }).count())
      .toBe(1);
  },
);

test('pages that are open when the season changes say the new one', async () => {
  const { url } = await startOwnSite();
  const visitor = await openPage({ siteUrl: url });
  await visitor.clock.install();
  await visit(visitor, '/equipacion-nike');
  await visitor.getByText(`Temporada ${NOW}`).first().waitFor();

  const page = await openPage({ siteUrl: url, signedInAs: 'sports_manager' });
  await visit(page, '/admin/sports/seasons');
  await act(page, NOW, 'Editar');
  await page.getByRole('dialog').getByLabel('Nombre').fill('La del estreno');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Temporada actualizada').waitFor();
  // Without loading the page again.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Ver la web' }).click();
  await page
    .getByRole('link', { name: /Equipación/ })
    .first()
    .click();
  await page.getByText('Temporada La del estreno').first().waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  const quiet = untilQuiet(visitor);
  await visitor.clock.fastForward(61 * 60_000);
  await quiet();
  await visitor.getByText('Temporada La del estreno').first().waitFor();
});

test('a season that has begun by the calendar gets the squad of the one before it', async () => {
  const { url } = await startOwnSite();
  const ask = await asStaff('sports_manager', url);
  const { matches } = await ask('{ matches(filter: { upcoming: true, home: false }) { items { id } } }');
  const input = { id: matches.items[0].id, matchDate: `${YEAR + 1}-09-05T18:00:00Z` };
  const update = 'mutation ($input: UpdateMatchInput!) { updateMatch(input: $input) { __typename } }';
  expect(await ask(update, { input })).toMatchObject({ updateMatch: { __typename: 'UpdateMatchSuccess' } });

  const page = await openPage({ siteUrl: url, signedInAs: 'sports_manager', expects: [/status of 503/] });
  await visit(page, `/admin/sports/players?temporada=${YEAR + 1}`);
  const carry = page.getByRole('button', { name: 'Traer la plantilla anterior' });
  await carry.waitFor();
  await expectAccessible(page);
  await answerOnce(page, 'CarrySquad', { status: 503, body: '' });
  await carry.click();
  await page.getByText('No se ha copiado').waitFor();
  await expectAccessible(page);
  await carry.click();
  await page.getByText('Plantilla copiada').waitFor();
  await page.getByRole('table').getByRole('row').nth(5).waitFor();
});

import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { startOwnSite } from './own-site.ts';

// Staff keep the results of the other teams, from which the table is made.

test.each(['desktop', 'phone'] as const)(
  'results of other teams are typed one after the other, and the table follows (%s)',
  async (screen) => {
    const { url } = await startOwnSite();
    const page = await openPage({ screen, siteUrl: url, signedInAs: 'sports_manager' });
    await visit(page, '/admin/sports/standings?jornada=11');
    const games = page.getByRole('region', { name: 'Jornada 11' }).getByRole('listitem');
    await expect.poll(() => games.count()).toBe(7);
    await expectAccessible(page);

    // Enter saves a result and goes to the next game.
    const [first, second] = [games.nth(0), games.nth(1)];
    const points = first.getByRole('textbox').first();
    await points.fill('130');
    await points.press('Enter');
    await page.getByText('Resultado guardado').first().waitFor();
    await expect.poll(() => second.getByRole('textbox').first().evaluate(isFocused)).toBe(true);
    await page.reload();
    await expect.poll(() => points.inputValue()).toBe('130');

    // What cannot be is said at its field, and nothing is lost.
    const away = first.getByRole('textbox').nth(1);
    await away.fill('130');
    await away.press('Enter');
    await first.getByText('Un partido no puede acabar en empate').waitFor();
    expect(await away.inputValue()).toBe('130');
    await away.fill('ciento');
    await first.getByText('Los puntos deben estar entre 0 y 999').waitFor();
    await away.fill('99');
    await away.press('Enter');
    await expect.poll(() => second.getByRole('textbox').first().evaluate(isFocused)).toBe(true);

    // A deleted result can be typed again, with its teams.
    const [home, guests] = await first.locator('label').allInnerTexts();
    await first.getByText('Fecha, prórroga o incomparecencia').click();
    await first.getByRole('button', { name: 'Eliminar este resultado' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect.poll(() => games.count()).toBe(6);
    const added = page.getByRole('form', { name: 'Añadir un resultado' });
    await added.getByLabel('Local', { exact: true }).selectOption({ label: home ?? '' });
    await added.getByLabel('Visitante', { exact: true }).selectOption({ label: guests ?? '' });
    await added.getByLabel('Puntos del local').fill('81');
    await added.getByLabel('Puntos del visitante').fill('79');
    await added.getByLabel('Puntos del visitante').press('Enter');
    await expect.poll(() => games.count()).toBe(7);
    await expect.poll(() => added.getByLabel('Local', { exact: true }).evaluate(isFocused)).toBe(true);
    expect(await added.getByLabel('Puntos del local').inputValue()).toBe('');
  },
);

const isFocused = (element: Element) => element === document.activeElement;

test('staff choose the rules, the zones and the sanctions of a table', async () => {
  const { url } = await startOwnSite();
  const page = await openPage({ siteUrl: url, signedInAs: 'sports_manager' });
  await visit(page, '/admin/sports');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Clasificación/ })
    .click();
  await page.getByRole('button', { name: 'Reglas y equipos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reglamento').selectOption({ label: 'Liga Endesa (ACB)' });
  await dialog.getByRole('button', { name: 'Añadir una zona' }).click();
  await dialog.getByLabel('Del puesto').last().fill('1');
  await dialog.getByLabel('Al puesto').last().fill('2');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText('Estos puestos ya están en otra zona').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Del puesto').last().fill('12');
  await dialog.getByLabel('Al puesto').last().fill('12');
  await dialog.getByLabel('Añadir un equipo').selectOption({ label: 'Palma Mallorca Bàsquet' });
  const club = dialog.getByRole('group', { name: 'Palma Mallorca Bàsquet' });
  await club.getByLabel('Sanción').fill('1');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Clasificación actualizada').waitFor();
  await page.getByText('Palma Mallorca Bàsquet: 1 victoria menos por sanción.').waitFor();
  await visit(page, '/clasificacion');
  await page.getByText('Palma Mallorca Bàsquet: 1 victoria menos por sanción.').waitFor();
  await page.getByText('Play-off: puesto 12').waitFor();
  await expectAccessible(page);
});

test('a typed result is not lost with another round, competition or season, nor with «back»', async () => {
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, '/admin/sports/standings?jornada=10');
  const round = page.getByLabel('Jornada', { exact: true });
  await round.selectOption('11');
  const points = page
    .getByRole('region', { name: 'Jornada 11' })
    .getByRole('listitem')
    .first()
    .getByRole('textbox')
    .first();
  await points.fill('131');
  const dialog = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  const leave = [
    () => round.selectOption('12'),
    () => page.getByLabel('Temporada').selectOption({ index: 1 }),
    () => page.evaluate(() => window.history.back()),
  ];
  for (const go of leave) {
    await go();
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await points.inputValue()).toBe('131');
    expect(await round.inputValue()).toBe('11');
  }
  await round.selectOption('12');
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('region', { name: 'Jornada 12' }).waitFor();
});

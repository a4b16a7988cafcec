import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';

const SCREENS = ['desktop', 'phone'] as const;

const dialog = (page: Page) => page.getByRole('dialog');

test.each(SCREENS)('a player with a picture is in the squad (%s)', async (screen) => {
  // A removed picture has no width, so Chromium requests its largest size, which was deleted with the player.
  const expects = [/status of 404 .*\/uploads\/players\//];
  const page = await openPage({ screen, signedInAs: 'sports_manager', expects });
  const name = screen === 'phone' ? 'Biel Ferrutx' : 'Pau Galatzó';
  const dorsal = screen === 'phone' ? '97' : '98';
  await visit(page, '/admin/sports/players');
  await page.getByRole('table', { name: 'Jugadores' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nuevo jugador' }).click();
  await dialog(page).getByLabel('Dorsal').fill('7');
  await dialog(page).getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog(page).getByLabel('País').fill('España');
  await dialog(page).getByRole('button', { name: 'Crear jugador' }).click();
  await dialog(page).getByText('Elige al menos una posición').waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Alero' }).click();
  await dialog(page).getByRole('group', { name: 'Ataque' }).getByLabel('General').fill('95');
  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#0b6e78' } })
    .jpeg()
    .toBuffer();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture });
  await dialog(page).getByAltText('Vista previa').waitFor();

  // The number is taken: the error is at its field, and the picture stays selected.
  await dialog(page).getByRole('button', { name: 'Crear jugador' }).click();
  await dialog(page)
    .getByText(/^▲?\s*El dorsal 7 lo lleva /)
    .waitFor();
  await dialog(page).getByLabel('Dorsal').fill(dorsal);
  await dialog(page).getByRole('button', { name: 'Crear jugador' }).click();
  await toastSaying(page, 'Jugador creado');

  const visitor = await openPage({ screen });
  await visit(visitor, '/plantilla');
  const card = visitor.getByRole('article', { name });
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await card.locator('img').getAttribute('src')).toMatch(/^\/uploads\/players\/.+\.webp$/);

  await visit(page, `/admin/sports/players?buscar=${dorsal}`);
  const open = () => page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await open();
  await page.getByRole('button', { name: 'Quitar de la plantilla' }).click();
  await toastSaying(page, 'Jugador actualizado');
  await page.getByText('Inactivo').last().waitFor();
  await open();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
  await toastSaying(page, 'Jugador eliminado');
  await page.getByText('Nadie coincide').waitFor();
});

test('a competition is added, renamed, moved and deleted; one with matches cannot be deleted', async () => {
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, '/admin/sports/competitions');
  await page.getByRole('table', { name: 'Competiciones' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nueva competición' }).click();
  await dialog(page).getByLabel('Nombre').fill('liga');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await dialog(page).getByText('Ya hay una competición con este nombre').waitFor();
  await dialog(page).getByLabel('Nombre').fill('COPA DE PRIMAVERA');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await toastSaying(page, 'Competición creada');
  const menu = (name: string) => page.getByRole('button', { name: `Acciones de ${name}` }).click();
  const names = () => page.getByRole('rowheader').allInnerTexts();
  await menu('COPA DE PRIMAVERA');
  const before = await names();
  expect(before.at(-1)).toContain('COPA DE PRIMAVERA');
  const moved = before.toSpliced(-2, 2, ...before.slice(-2).toReversed());
  await page.getByRole('button', { name: 'Subir' }).click();
  await expect.poll(names, { timeout: 10_000 }).toEqual(moved);
  await menu('COPA DE PRIMAVERA');
  await page.getByRole('button', { name: 'Renombrar' }).click();
  await dialog(page).getByLabel('Nombre').fill('COPA DE VERANO');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await toastSaying(page, 'Competición actualizada');
  await menu('COPA DE VERANO');
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
  await toastSaying(page, 'Competición eliminada');
  await menu('LIGA');
  await page.getByText('Tiene partidos: desactívala').filter({ visible: true }).waitFor();
});

test.each(['editor', 'commercial_manager'] as const)('%s has no access', async (role) => {
  const page = await openPage({ signedInAs: role });
  for (const screen of ['matches', 'players', 'competitions']) {
    await visit(page, `/admin/sports/${screen}`);
    await page.getByRole('heading', { name: 'Acceso denegado' }).waitFor();
  }
});

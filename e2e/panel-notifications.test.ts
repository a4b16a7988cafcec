import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';

const ADDRESS = '/admin/commercial/notifications';
const dialog = (page: Page) => page.getByRole('dialog');

test.each(['desktop', 'phone'] as const)('the commercial manager sends an offer on a %s', async (screen) => {
  const page = await openPage({ signedInAs: 'commercial_manager', screen });
  await visit(page, '/admin/commercial');
  await page.getByRole('list', { name: 'Secciones comerciales' }).getByText('Notificaciones').click();
  await page.getByRole('heading', { level: 1, name: 'Notificaciones' }).waitFor();

  await page.getByRole('button', { name: 'Nueva notificación' }).click();
  await dialog(page)
    .getByText(/^(Llegará a|Ahora mismo no llegará)/)
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Enviar' }).click();
  await dialog(page).getByText('El título es obligatorio').waitFor();
  await dialog(page).getByText('El texto es obligatorio').waitFor();
  await expectAccessible(page);

  const title = `Carnet a mitad de precio ${Math.random().toString(36).slice(2, 8)}`;
  await dialog(page).getByLabel('Título').fill(title);
  await dialog(page).getByLabel('Texto').fill('Solo esta semana.\nTe esperamos en Son Moix.');
  await dialog(page).getByLabel('Página que abre').fill('https://otra.example/');
  await dialog(page).getByText(`${title.length} de 80 caracteres`).waitFor();
  await dialog(page).getByRole('figure').getByText(title).waitFor();
  await dialog(page).getByRole('button', { name: 'Enviar' }).click();
  await dialog(page).getByText('La página debe ser una dirección de esta web').waitFor();
  await dialog(page).getByLabel('Página que abre').fill('/perfil');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Enviar' }).click();
  const question = page.getByRole('dialog', { name: '¿Enviar la notificación?' });
  await question.getByText(/^(Llegará a|Ahora mismo no llegará)/).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(await dialog(page).getByLabel('Título').inputValue()).toBe(title);
  await dialog(page).getByRole('button', { name: 'Enviar' }).click();
  await question.getByRole('button', { name: 'Enviar ahora' }).dblclick();
  await toastSaying(page, 'Notificación enviada');

  const sent = page.getByRole('row').filter({ hasText: title });
  await sent.getByText('Ofertas para socios').waitFor();
  expect(await sent.count()).toBe(1);
  expect(await sent.getByRole('link', { name: title }).getAttribute('href')).toBe('/perfil');
  // The job that selects devices runs at once; the demonstration club has no devices, so no delivery can fail.
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Actualizar' }).click();
        return sent.getByText('—').count();
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  await expectAccessible(page);
});

test('an editor can only notify about the team', async () => {
  const page = await openPage({ signedInAs: 'editor' });
  await visit(page, '/admin/content');
  await page.getByRole('list', { name: 'Secciones de contenido' }).getByText('Notificaciones').click();
  await page.getByRole('button', { name: 'Nueva notificación' }).click();
  const kinds = dialog(page).getByLabel('Tipo de mensaje').getByRole('option');
  expect(await kinds.allTextContents()).toEqual(['Noticias del equipo']);
  await dialog(page).getByLabel('Título').fill('Entrenamiento abierto');
  await dialog(page).getByLabel('Texto').fill('El sábado a las 11.');
  await dialog(page).getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('button', { name: 'Enviar ahora' }).click();
  await toastSaying(page, 'Notificación enviada');
  await page.getByRole('row').filter({ hasText: 'Entrenamiento abierto' }).first().waitFor();
  await expectAccessible(page);
});

test('an unsent message is not lost by accident', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, ADDRESS);
  await page.getByRole('button', { name: 'Nueva notificación' }).click();
  await dialog(page).getByLabel('Título').fill('A medias');
  await page.keyboard.press('Escape');
  await page.getByText('¿Descartar los cambios?').waitFor();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await dialog(page).getByLabel('Título').inputValue()).toBe('A medias');
});

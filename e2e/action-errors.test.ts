import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { errorSaying, matchOnSale, toastSaying } from './fans.ts';
import { NO_NETWORK } from './offline.ts';
import { answerOnce } from './operations.ts';
import { asStaff } from './staff-api.ts';

// An error stands at the button or field that caused it, at once and without a network too; no toast says it.

const OFFLINE = 'No hemos podido conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo.';

const LOOKS = [
  { screen: 'phone', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'desktop', colorScheme: 'dark' },
] as const;

/** The error is in the window, not wider than it, and no toast says it. */
async function expectAtControl(page: Page, title: string): Promise<void> {
  expect(await errorSaying(page, title)).toContain(OFFLINE);
  const error = page.getByRole('alert').filter({ hasText: title }).last();
  const box = await error.boundingBox();
  const size = page.viewportSize();
  expect(box && size && box.x >= 0 && box.x + box.width <= size.width).toBe(true);
  expect(box && size && box.y >= 0 && box.y + box.height <= size.height).toBe(true);
  expect(await page.locator('[data-sonner-toast]').filter({ hasText: title }).count()).toBe(0);
  await expectAccessible(page);
}

test.each(LOOKS)(
  'without a network buying, commenting and signing out say so ($screen, $colorScheme)',
  async (look) => {
    const page = await openPage({ ...look, signedInAs: await createFan(), expects: NO_NETWORK });
    await visit(page, `/entradas/${await matchOnSale()}`);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Comprar entrada' }).click();
    await expectAtControl(page, 'Error en la compra');

    if (look.screen === 'phone') await page.getByRole('button', { name: 'Abrir el menú' }).click();
    else await page.getByRole('button', { name: /^Tu cuenta/ }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expectAtControl(page, 'Error al cerrar sesión');

    await page.context().setOffline(false);
    const { news } = await (await asStaff('admin'))('{ news { items { id comments { totalCount } } } }');
    const article = news.items.find(
      ({ comments }: { comments: { totalCount: number } }) => comments.totalCount > 0,
    );
    await visit(page, `/noticias/${article.id}`);
    await page.getByLabel('Tu comentario').fill('Sin red');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Publicar comentario' }).click();
    await expectAtControl(page, 'No se ha publicado tu comentario');
    expect(await page.getByLabel('Tu comentario').inputValue()).toBe('Sin red');
    await page.getByRole('button', { name: 'Denunciar' }).first().click();
    await errorSaying(page, 'No hemos podido conectar');
  },
);

test.each(LOOKS)('without a network signing in says so ($screen, $colorScheme)', async (look) => {
  const page = await openPage({ ...look, expects: NO_NETWORK });
  await visit(page, '/auth');
  await page.getByLabel('Email').fill('ana@prueba.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('contraseña');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expectAtControl(page, 'Error de inicio de sesión');
});

test.each(LOOKS)(
  'without a network uploading and downloading say so ($screen, $colorScheme)',
  async (look) => {
    const page = await openPage({ ...look, signedInAs: await createFan(), expects: NO_NETWORK });
    await visit(page, '/perfil?seccion=abonos');
    const file = { name: 'abono.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await page.getByLabel(/Seleccionar PDF/).setInputFiles(file);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Procesar con IA' }).click();
    await expectAtControl(page, 'Error procesando archivo');
    await page.getByText('abono.pdf').waitFor();

    await page.context().setOffline(false);
    await visit(page, '/perfil');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    await expectAtControl(page, 'Error al descargar tus datos');
  },
);

test.each(LOOKS)('the panel says so at the row and in the dialog ($screen, $colorScheme)', async (look) => {
  const page = await openPage({ ...look, signedInAs: 'admin', expects: NO_NETWORK });
  await visit(page, '/admin/sports/competitions');
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Bajar' }).first().click();
  await expectAtControl(page, 'Error al mover');

  await page.context().setOffline(false);
  await visit(page, '/admin/users?q=visitor%40');
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Eliminar' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expectAtControl(page, 'Error al eliminar');
  // The dialog stays for another try.
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('an achievement that could not be awarded says so at its button', async () => {
  const page = await openPage({ signedInAs: 'admin', expects: [/status of 503/] });
  await visit(page, '/admin/users?buscar=socio%40');
  await page
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Logros', exact: true }).click();
  await answerOnce(page, 'GrantAchievement', { status: 503, body: '' });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Conceder/ })
    .first()
    .click();
  await errorSaying(page, 'Error al conceder el logro');
  await expectAccessible(page);
});

test('an error is gone at the next try, and comes again if that fails too', async () => {
  const page = await openPage({ signedInAs: await createFan(), expects: [/status of 503/] });
  await visit(page, `/entradas/${await matchOnSale()}`);
  const buy = page.getByRole('button', { name: 'Comprar entrada' });
  for (let tries = 0; tries < 2; tries += 1) {
    await answerOnce(page, 'PurchaseTicket', { status: 503, body: '' });
    const shown = page.getByRole('alert').filter({ hasText: 'Error en la compra' });
    const before = await shown.elementHandle({ timeout: 1 }).catch(() => null);
    await buy.click();
    // Another element: screen readers announce it again.
    if (before) await before.waitForElementState('hidden');
    await shown.waitFor();
  }
  await buy.click();
  await toastSaying(page, 'Compra realizada');
  expect(await page.getByRole('alert').count()).toBe(0);
});

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible, openPage, reload, visit } from './browser.ts';
import { errorSaying, toastSaying } from './fans.ts';
import { responseTo } from './operations.ts';
import { siteUrl } from './worker-site.ts';

const SCREENS = ['desktop', 'phone'] as const;

/** A name that no other journey uses. */
let made = 0;
const newName = () => `Forn ${Date.now().toString(36)}${++made}`;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** By keyboard: an earlier toast may still cover the row. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Acciones de/ })
    .press('Enter');
  await page.getByRole('button', { name: action, exact: true }).press('Enter');
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar patrocinadores' }).fill(text);
  await page.waitForURL(`**/admin/sponsors?buscar=${encodeURIComponent(text).replaceAll('%20', '+')}`);
}

async function create(page: Page, name: string, category = 'Bronce'): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo patrocinador' }).click();
  const form = dialog(page, 'Nuevo patrocinador');
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Categoría').selectOption({ label: category });
  await form.getByRole('button', { name: 'Crear patrocinador' }).click();
  await toastSaying(page, 'Patrocinador creado');
  await form.waitFor({ state: 'hidden' });
}

/** The names of a tier's rows in «Gestionar todos», in visual order. */
async function order(page: Page, tier: string): Promise<string[]> {
  const rows = await page
    .getByRole('list', { name: `Patrocinadores de la categoría ${tier}` })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .map((item) => ({
          top: item.getBoundingClientRect().top,
          name: item.querySelector('[aria-label^="Editar "]')?.getAttribute('aria-label') ?? '',
        }))
        .toSorted((one, two) => one.top - two.top),
    );
  return rows.map(({ name }) => name.replace('Editar ', ''));
}

async function openTier(page: Page, tier: string): Promise<void> {
  await page.getByRole('button', { name: 'Gestionar todos' }).click();
  await page.getByRole('tab', { name: tier }).click();
  await page.getByRole('list', { name: `Patrocinadores de la categoría ${tier}` }).waitFor();
}

test.each(SCREENS)('a form keeps its input when the session ends (%s)', async (screen) => {
  const page = await openPage({ screen, signedInAs: 'commercial_manager' });
  await visit(page, '/admin/sponsors');
  await page.getByRole('button', { name: 'Nuevo patrocinador' }).click();
  const form = dialog(page, 'Nuevo patrocinador');
  const name = newName();
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Categoría').selectOption({ label: 'Bronce' });
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Crear patrocinador' }).click();

  const ended = dialog(page, 'Tu sesión ha terminado');
  await ended.waitFor();
  await expectAccessible(page);
  expect(await ended.getByLabel('Email').inputValue()).toBe('commercial_manager@pmb.test');
  await ended.getByLabel('Contraseña', { exact: true }).fill('demo1234');
  await ended.getByRole('button', { name: 'Iniciar sesión' }).click();
  await ended.waitFor({ state: 'hidden' });

  expect(await form.getByLabel('Nombre').inputValue()).toBe(name);
  await form.getByRole('button', { name: 'Crear patrocinador' }).click();
  await toastSaying(page, 'Patrocinador creado');
  await form.waitFor({ state: 'hidden' });
});

test('a user who does not sign in again after the session ended leaves the page', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, '/admin/sponsors');
  await page.context().clearCookies();
  await search(page, 'forn');
  const ended = dialog(page, 'Tu sesión ha terminado');
  await ended.getByRole('button', { name: 'Cerrar' }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
  expect(new URL(page.url()).searchParams.get('volver')).toContain('/admin/sponsors');
  await page.getByRole('tab', { name: 'Iniciar Sesión' }).waitFor();
});

test.each(SCREENS)('a sponsor from its creation to its deletion (%s)', async (screen) => {
  // Its picture is deleted with it, possibly a moment before its row.
  const expects = [/status of 404.*\/uploads\/sponsors\/forn-/];
  const page = await openPage({ screen, signedInAs: 'commercial_manager', expects });
  await visit(page, '/admin/sponsors');
  await page.getByRole('heading', { level: 1, name: 'Patrocinadores' }).waitFor();
  await expectAccessible(page);

  // Errors are shown at their fields, with the agreed texts.
  const name = newName();
  await page.getByRole('button', { name: 'Nuevo patrocinador' }).click();
  const form = dialog(page, 'Nuevo patrocinador');
  await form.getByLabel('Sitio web').fill('forn');
  await form.getByRole('button', { name: 'Crear patrocinador' }).click();
  for (const message of [
    'El nombre es requerido',
    'Selecciona una categoría válida',
    'Debe ser una URL válida',
  ]) {
    await form.getByText(message).waitFor();
  }
  await expectAccessible(page);

  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Categoría').selectOption({ label: 'Plata' });
  await form.getByLabel('Sitio web').fill('https://forn.example');
  const banner = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#c7401c' } })
    .png()
    .toBuffer();
  await form.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: banner,
  });
  await form.getByRole('img', { name: 'Vista previa' }).waitFor();
  await form.getByRole('button', { name: 'Crear patrocinador' }).click();
  await toastSaying(page, 'Patrocinador creado');

  await search(page, name);
  await row(page, name).waitFor();
  expect(await row(page, name).innerText()).toContain('Plata');
  const picture = row(page, name).locator('img');
  const logo = await picture.getAttribute('src');
  // Complete inside its box, not cropped.
  expect((await picture.boundingBox())?.height).toBeLessThan(44);
  expect(logo).toMatch(/^\/uploads\/sponsors\/forn-/);

  // Hidden at once, and no longer on the public site.
  const seen = row(page, name).getByRole('switch', { name: `${name} visible en la web` });
  await seen.click();
  await toastSaying(page, 'Visibilidad actualizada');
  await row(page, name).getByText('Oculto').waitFor();
  expect(await (await fetch(`${siteUrl()}/api/sponsors`)).text()).not.toContain(name);

  await choose(page, name, 'Editar');
  const edit = dialog(page, 'Editar patrocinador');
  await edit.getByLabel('Nombre').fill(`${name} i fills`);
  expect(await edit.getByLabel('URL del logotipo').inputValue()).toBe(
    logo?.replace(/-(400|800)\.webp$/, '.webp'),
  );
  expect(await edit.locator('input[type=file]').count()).toBe(0);
  await page.keyboard.press('Control+s');
  await toastSaying(page, 'Patrocinador actualizado');
  await row(page, `${name} i fills`).getByText('Oculto').waitFor();

  await choose(page, name, 'Eliminar');
  const sure = dialog(page, 'Eliminar patrocinador');
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Eliminar' }).click();
  await toastSaying(page, 'Patrocinador eliminado');
  await page.getByText('Ningún patrocinador coincide').waitFor();
});

test('sorting by keyboard: pick up, move, cancel, drop; each step is announced', async () => {
  const page = await openPage({ signedInAs: 'admin' });
  await visit(page, '/admin/sponsors');
  await openTier(page, 'Oro');
  await expectAccessible(page);
  const before = await order(page, 'Oro');
  const [first = '', second = '', third = ''] = before;
  expect(before.length).toBeGreaterThan(2);
  const handle = page.getByRole('button', { name: `Mover ${first},` });
  const said = page.getByRole('dialog').getByRole('status');

  await handle.focus();
  await page.keyboard.press('Space');
  await said.getByText(`${first} levantado, posición 1 de ${before.length}`).waitFor();
  await page.keyboard.press('ArrowDown');
  await said.getByText(`${first}, posición 2 de ${before.length}`).waitFor();
  await page.keyboard.press('Escape');
  await said.getByText('Movimiento cancelado').waitFor();
  // The dialog is still open: Esc only cancelled the move.
  expect(await order(page, 'Oro')).toEqual(before);

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await said.getByText(`${first} movido a la posición 2`).waitFor();
  await expect.poll(() => order(page, 'Oro')).toEqual([second, first, third, ...before.slice(3)]);
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);

  // One step back with the button; the public order changes too.
  await page.getByRole('button', { name: `Subir ${first}` }).click();
  await expect.poll(() => order(page, 'Oro')).toEqual(before);
  await expect
    .poll(async () => {
      const sponsors = await (await page.request.get('/api/sponsors?category=oro')).json();
      return sponsors.map(({ name }: { name: string }) => name);
    })
    .toEqual(before);
});

test.each(SCREENS)('sorting by drag and drop (%s)', async (screen) => {
  const page = await openPage({ screen, signedInAs: 'commercial_manager' });
  await visit(page, '/admin/sponsors');
  await openTier(page, 'Plata');
  await expectAccessible(page);
  const before = await order(page, 'Plata');
  const [first = '', second = ''] = before;
  const from = await page.getByRole('button', { name: `Mover ${first},` }).boundingBox();
  const to = await page.getByRole('button', { name: `Mover ${second},` }).boundingBox();
  if (!from || !to) throw new Error('The handles are not on the screen');
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + to.height - 2, { steps: 4 });
  const moved = responseTo(page, 'MoveSponsor');
  await page.mouse.up();
  const after = [second, first, ...before.slice(2)];
  await expect.poll(() => order(page, 'Plata')).toEqual(after);
  await moved;
  await reload(page);
  await openTier(page, 'Plata');
  await expect.poll(() => order(page, 'Plata')).toEqual(after);
  await page.getByRole('button', { name: `Bajar ${second}` }).click();
  await expect.poll(() => order(page, 'Plata')).toEqual(before);
});

test('a row that is dropped before its move is rendered gets its new place', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, '/admin/sponsors');
  await openTier(page, 'Bronce');
  const before = await order(page, 'Bronce');
  const [first = '', second = ''] = before;
  const to = await page.getByRole('button', { name: `Mover ${second},` }).boundingBox();
  if (!to) throw new Error('The handle is not on the screen');
  await page.getByRole('button', { name: `Mover ${first},` }).dispatchEvent('pointerdown', { button: 0 });
  await page.evaluate((clientY) => {
    window.dispatchEvent(new PointerEvent('pointermove', { clientY }));
    window.dispatchEvent(new PointerEvent('pointerup', { clientY }));
  }, to.y + to.height);
  await expect.poll(() => order(page, 'Bronce')).toEqual([second, first, ...before.slice(2)]);
  await page.getByRole('button', { name: `Subir ${first}` }).click();
  await expect.poll(() => order(page, 'Bronce')).toEqual(before);
});

/** Makes one mutation fail; other requests are passed on. */
async function failing(
  page: Page,
  answer: { status: number; contentType: string; body: string },
): Promise<void> {
  await page.route('**/operations', (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
  );
}

test('failures show the agreed texts, and the change is rolled back', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager', expects: [/status of 502/] });
  const name = newName();
  await visit(page, '/admin/sponsors');
  await create(page, name);
  await search(page, name);
  await failing(page, {
    status: 502,
    contentType: 'text/html',
    body: '<!DOCTYPE html><title>502 Bad Gateway</title>',
  });
  const html = 'El servidor devolvió HTML en lugar de JSON.';

  await row(page, name).getByRole('switch').click();
  expect(await errorSaying(page, `Error al actualizar el patrocinador: ${html}`)).toContain('Error');
  await expect.poll(() => row(page, name).getByRole('switch').isChecked()).toBe(true);
  expect(await row(page, name).getByText('Oculto').count()).toBe(0);

  await choose(page, name, 'Eliminar');
  await dialog(page, 'Eliminar patrocinador').getByRole('button', { name: 'Eliminar' }).click();
  await errorSaying(page, `Error al eliminar el patrocinador: ${html}`);
  await dialog(page, 'Eliminar patrocinador').getByRole('button', { name: 'Cancelar' }).click();

  await page.unrouteAll();
  await failing(page, {
    status: 200,
    contentType: 'application/json',
    body: '{"data":null,"errors":[{"message":""}]}',
  });
  await page.getByRole('button', { name: 'Nuevo patrocinador' }).click();
  const form = dialog(page, 'Nuevo patrocinador');
  await form.getByLabel('Nombre').fill('Otro');
  await form.getByLabel('Categoría').selectOption({ label: 'Oro' });
  await form.getByRole('button', { name: 'Crear patrocinador' }).click();
  expect(await errorSaying(page, 'Error al crear patrocinador')).toContain('Ocurrió un error inesperado.');
  // The input is kept and can be sent again.
  expect(await form.getByLabel('Nombre').inputValue()).toBe('Otro');
  await page.unrouteAll();
  await form.getByLabel('Nombre').fill(newName());
  await form.getByRole('button', { name: 'Crear patrocinador' }).click();
  await toastSaying(page, 'Patrocinador creado');
});

test.each(['editor', 'sports_manager'] as const)('%s cannot manage sponsors', async (role) => {
  const page = await openPage({ signedInAs: role });
  await visit(page, '/admin/sponsors');
  await page.getByRole('heading', { name: 'Acceso denegado' }).waitFor();
});

test('on a phone, a toast that a newer one covers is announced, and shows itself while it has the focus', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager', screen: 'phone' });
  const name = newName();
  await visit(page, '/admin/sponsors');
  await create(page, name);
  await search(page, name);
  await row(page, name).getByRole('switch').click();
  await page.getByText('Visibilidad actualizada').waitFor();
  const covered = page.locator('[data-sonner-toast][data-visible=false]').first();
  await covered.waitFor({ state: 'attached' });
  expect(await covered.evaluate((toast) => getComputedStyle(toast).visibility)).toBe('visible');
  await page.keyboard.press('Alt+t');
  const stops: (string | null | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(seenToast));
  }
  expect(stops).toContain('true');
  expect(stops).toContain('false');
  expect(stops).not.toContain('covered');
});

/** Whether the toast with the focus is the newest one; «covered» if it cannot be seen. Runs in the page. */
function seenToast(): string | null | undefined {
  const focused = document.activeElement;
  const toast = focused?.closest<HTMLElement>('[data-sonner-toast]');
  if (!focused || !toast) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = toast.contains(above) && getComputedStyle(toast).opacity === '1';
  return isSeen ? toast.dataset['visible'] : 'covered';
}

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { newPass, type PrintedPass } from '../api/domains/abonos/abonos.fixture.ts';
import { createFan, expectAccessible, type Fan, openPage, visit } from './browser.ts';
import { cookieOf, toastSaying } from './fans.ts';
import { emptyQueue, uploadPass } from './uploaded-passes.ts';
import { siteUrl } from './worker-site.ts';

const ROOT = '/admin/commercial';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function points(fan: Fan): Promise<unknown> {
  const headers = { cookie: await cookieOf(fan) };
  const response = await fetch(`${siteUrl()}/api/gamification/points`, { headers });
  return ((await response.json()) as { totalPoints: unknown }).totalPoints;
}

/** A pass with an unreadable reference, so that it waits for staff. */
function unsure(name: string): Partial<PrintedPass> {
  const { reference: _unread, ...pass } = newPass(name);
  return pass;
}

describe('season passes', () => {
  beforeEach(emptyQueue);

  test('in doubt are compared with the PDF, corrected and verified by keyboard; points follow', async () => {
    const [first, second] = [await createFan(), await createFan()];
    await uploadPass(first, unsure('Ainha Vidal Font'));
    await uploadPass(second, unsure('Aina Vidal Font'));
    const before = await points(first);

    const page = await openPage({ signedInAs: 'commercial_manager' });
    await visit(page, `${ROOT}/abonos`);
    await page.getByText(first.email).waitFor();
    await page.getByRole('img', { name: 'Página 1 de 1' }).waitFor();
    expect(await inkOf(page)).toBeGreaterThan(500);
    await expectAccessible(page);

    expect(await page.getByLabel('Asistente').inputValue()).toBe('Ainha Vidal Font');
    await page.getByLabel('Fila').fill('');
    await page.keyboard.press('Control+Enter');
    await page.getByText('No puede estar vacío').waitFor();
    await page.getByLabel('Fila').fill('7');
    await page.getByLabel('Asistente').fill('Aina Vidal Font');
    await page.getByLabel('Referencia (en duda)').fill(`K7QM-${Date.now() % 1_000_000}`);
    await page.getByLabel('Notas').fill('Visto con el DNI');
    await page.keyboard.press('Control+Enter');
    expect(await toastSaying(page, 'Abono verificado')).toContain('suma sus puntos');
    // A hundred points for the pass, plus those of the achievement for it.
    expect(await points(first)).toBe(Number(before) + 125);

    // The next pass is shown at once, with the focus on its doubtful field.
    await page.getByText(second.email).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('[data-doubt]') !== null)).toBe(true);
    await page.getByLabel('Notas').fill('Es de otra temporada');
    await page.keyboard.press('Control+Shift+Enter');
    await toastSaying(page, 'Abono rechazado');
    expect(await points(second)).toBe(before);

    await page.getByRole('link', { name: 'Historial' }).click();
    await page.getByLabel('Buscar archivos').fill(second.email);
    await page.waitForURL(/buscar=/);
    await row(page, second.email).getByText('Rechazado').waitFor();
    await row(page, second.email).getByText('Es de otra temporada').waitFor();
    await expectAccessible(page);

    // Staff can undo their decision.
    await row(page, second.email).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Archivo de abonos' }).waitFor();
    await page.getByRole('img', { name: 'Página 1 de 1' }).waitFor();
    await page.getByRole('button', { name: 'Verificar' }).click();
    await toastSaying(page, 'Abono verificado');
    expect(await points(second)).toBe(Number(before) + 125);
    await expectAccessible(page);
  });

  test('decided by two people: the second is told, keeps what they typed, and may decide again', async () => {
    const fan = await createFan();
    await uploadPass(fan, unsure('Aina Vidal Font'));
    const [first, second] = await Promise.all(
      (['commercial_manager', 'admin'] as const).map((role) => openPage({ signedInAs: role })),
    );
    if (!first || !second) throw new Error('no pages');
    for (const page of [first, second]) {
      await visit(page, `${ROOT}/abonos`);
      await page.getByText(fan.email).waitFor();
    }
    const reason = 'La foto está cortada: falta la referencia';
    await second.getByLabel('Notas').fill(reason);
    await first.getByLabel('Fila').fill('8');
    await first.getByLabel('Referencia (en duda)').fill(`K7QM-${Date.now() % 1_000_000}`);
    await first.getByRole('button', { name: 'Verificar' }).click();
    await toastSaying(first, 'Abono verificado');

    await second.getByRole('button', { name: 'Rechazar' }).click();
    const alert = second.getByRole('alert').filter({ hasText: 'No se ha guardado' });
    await alert.getByText(/ lo ha cambiado hace un momento\. Revísalo antes de decidir\.$/).waitFor();
    await second.getByText('Verificado', { exact: true }).waitFor();
    expect(await second.getByLabel('Fila').inputValue()).toBe('8');
    expect(await second.getByLabel('Notas').inputValue()).toBe(reason);
    await expectAccessible(second);

    await second.getByRole('button', { name: 'Rechazar' }).click();
    await toastSaying(second, 'Abono rechazado');
    await second.getByText('Todo revisado').waitFor();
  });

  test('are shown page by page, with what the PDF says about itself', async () => {
    const fan = await createFan();
    await uploadPass(fan, unsure('Pere Riera'), { ...unsure('Joana Riera'), seat: 22 });
    const page = await openPage({ signedInAs: 'commercial_manager' });
    await visit(page, `${ROOT}/abonos`);
    await page.getByText(fan.email).waitFor();
    await page.getByRole('img', { name: 'Página 1 de 2' }).waitFor();
    // A5, at the resolution of pictures.
    expect(await pictureSize(page)).toEqual([990, 1405]);

    await page.getByRole('button', { name: 'Página siguiente' }).press('Enter');
    await page.getByRole('img', { name: 'Página 2 de 2' }).waitFor();
    expect(await inkOf(page)).toBeGreaterThan(500);
    expect(await page.getByRole('button', { name: 'Página siguiente' }).isDisabled()).toBe(true);
    const width = async () => (await pagePicture(page).boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Ampliar' }).press('Enter');
    expect(await width()).toBeCloseTo(before * 1.5, 0);
    // An enlarged page is scrolled by keyboard.
    const region = page.getByRole('region', { name: 'Página del PDF' });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

    const details = page.getByText('2 páginas · A5');
    await details.waitFor();
    await page.getByText('Datos del PDF').focus();
    await details.click();
    await page.getByRole('term').filter({ hasText: 'Creado con' }).waitFor();
    expect(await page.getByText('A5, 148 × 210 mm').isVisible()).toBe(true);
    await expectAccessible(page);
  });

  test('can be reviewed although the picture fails, and the picture is loaded again', async () => {
    const fan = await createFan();
    await uploadPass(fan, unsure('Pere Riera'));
    const page = await openPage({ signedInAs: 'commercial_manager', expects: [/status of (503|404)/] });
    const pictures = '**/api/abonos/uploads/*/pages/*';
    await page.route(pictures, (route) => route.fulfill({ status: 503 }));
    await visit(page, `${ROOT}/abonos`);
    await page.getByText('No se ha podido mostrar la página').waitFor();
    expect(await page.getByLabel('Asistente').inputValue()).toBe('Pere Riera');
    await expectAccessible(page);
    await page.unroute(pictures);
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
    expect(await inkOf(page)).toBeGreaterThan(500);
    // From here the next key reaches the tools above the picture.
    const focused = page.getByRole('region', { name: 'Archivo PDF' }).and(page.locator(':focus'));
    expect(await focused.count()).toBe(1);

    // Without the file only the read fields are left.
    await page.route('**/api/abonos/uploads/**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await page.getByText('El archivo ya no está').waitFor();
    await expectAccessible(page);
  });

  test('are skipped and come again later; on a phone, and only staff can open the PDF', async () => {
    const fan = await createFan();
    await uploadPass(fan, unsure('Pere Riera'), { ...unsure('Joana Riera'), seat: 22 });
    const page = await openPage({ signedInAs: 'commercial_manager', screen: 'phone' });
    await visit(page, `${ROOT}/abonos`);
    await page.getByText(fan.email).waitFor();
    await page.getByRole('img', { name: 'Página 1 de 2' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Más tarde' }).click();
    await page.getByRole('img', { name: 'Página 2 de 2' }).waitFor();
    expect(await page.getByLabel('Asistente').inputValue()).toBe('Joana Riera');
    const download = await page.getByRole('link', { name: 'Descargar' }).getAttribute('href');
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await page.getByRole('img', { name: 'Página 1 de 2' }).waitFor();
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await page.getByText('Todo revisado').waitFor();
    await expectAccessible(page);

    const address = `${siteUrl()}${download}`;
    expect((await page.request.get(address)).headers()['cache-control']).toBe('no-store');
    const picture = address.replace(/pdf$/, 'pages/1');
    expect((await page.request.get(picture)).headers()['cache-control']).toBe('private, no-cache');
    for (const file of [address, picture]) {
      expect((await fetch(file)).status).toBe(401);
      expect((await fetch(file, { headers: { cookie: await cookieOf(fan) } })).status).toBe(403);
    }
  });
});

const pagePicture = (page: Page) => page.getByRole('img', { name: 'del PDF del abono' });

/** Waits for the picture of the page; its size in pixels. */
function pictureSize(page: Page): Promise<[number, number]> {
  return pagePicture(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
}

/** The number of dark pixels of the shown page: an unreadable file would draw nothing. */
function inkOf(page: Page): Promise<number> {
  return pagePicture(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 255) < 100 && data[at + 3] === 255) dark += 1;
    return dark;
  });
}

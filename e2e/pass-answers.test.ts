import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPass } from '../api/domains/abonos/abonos.fixture.ts';
import { createFan, expectAccessible, type Fan, openPage, reload, visit } from './browser.ts';
import { cookieOf, errorSaying, toastSaying } from './fans.ts';
import { answerOnce } from './operations.ts';
import { emptyQueue, releasePass, uploadPass } from './uploaded-passes.ts';
import { siteUrl } from './worker-site.ts';

// The person who uploaded a pass is asked about what was read without certainty.

/** Reading a scan takes its time on a busy machine. */
const LIMIT_MS = 120_000;
const REVIEW = '/admin/commercial/abonos';
const samples = path.resolve(import.meta.dirname, '../api/domains/abonos/reading/samples');

const question = (page: Page) => page.getByRole('region', { name: 'Comprueba estos datos' });
const list = (page: Page) => page.getByRole('region', { name: /^Mis Abonos Procesados/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Avisar de un error' });
const MESSAGE = 'El localizador acaba en 7.\nEn el papel se lee bien.';

async function points(fan: Fan): Promise<number> {
  const headers = { cookie: await cookieOf(fan) };
  const response = await fetch(`${siteUrl()}/api/gamification/points`, { headers });
  return ((await response.json()) as { totalPoints: number }).totalPoints;
}

/** Uploads a scan in the profile, and waits until it is read, now or later. */
async function uploadScan(page: Page, name: string, attendee: string): Promise<void> {
  await visit(page, '/perfil?seccion=abonos');
  await page.locator('input[type=file]').setInputFiles(path.join(samples, name));
  await page.getByRole('button', { name: 'Procesar con IA' }).click();
  await list(page)
    .getByRole('heading', { name: attendee })
    .waitFor({ timeout: LIMIT_MS / 2 });
}

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

test(
  'a fan reports a wrong value, on a phone; staff see what is wrong and verify, and the points come back',
  async () => {
    await emptyQueue();
    await releasePass('DQFBKUFM');
    const fan = await createFan({ name: 'Óscar Iñíguez Muñoz' });
    const page = await openPage({ signedInAs: fan, screen: 'phone', expects: [/status of 503/] });
    const before = await points(fan);
    await uploadScan(page, 'L1-scan-1.pdf', fan.name);
    // A hundred points for the pass, plus those of the achievement for it.
    expect(await points(fan)).toBe(before + 125);
    await question(page).getByText('Compáralos con tu abono.').waitFor();
    await question(page).getByText('DQFBKUFM').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await question(page).getByRole('button', { name: 'Hay un error' }).click();
    await dialog(page).getByText('Mientras lo comprobamos no suma puntos.').waitFor();
    await dialog(page).getByRole('button', { name: 'Enviar aviso' }).click();
    await dialog(page).getByText('Escribe qué dato está mal y qué debería decir').waitFor();
    await expectAccessible(page);
    const text = dialog(page).getByLabel('¿Qué dato está mal y qué debería decir?');
    await text.fill(MESSAGE);
    await answerOnce(page, 'ReportAbono', { status: 503, body: 'Busy' });
    await dialog(page).getByRole('button', { name: 'Enviar aviso' }).click();
    await errorSaying(page, 'No se ha enviado tu aviso');
    expect(await text.inputValue()).toBe(MESSAGE);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Enviar aviso' }).click();

    // What was answered takes the place of the question, and the focus.
    const answered = page.getByText('Has avisado de un error.').first();
    await answered.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'Has avisado de un error.',
    );
    await question(page).waitFor({ state: 'detached' });
    await list(page).getByText('Pendiente').waitFor();
    expect(await page.getByRole('button', { name: 'Avisar de un error' }).count()).toBe(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    // Without those of the pass. Its achievement stays, unless staff reject the pass.
    expect(await points(fan)).toBe(before + 25);

    const staff = await openPage({ signedInAs: 'commercial_manager' });
    await visit(staff, REVIEW);
    await staff.getByText('El socio avisa de un error').waitFor();
    await staff.getByText('El localizador acaba en 7.').waitFor();
    await staff.getByRole('img', { name: 'Página 1 de 1' }).waitFor();
    await expectAccessible(staff);
    await staff.getByLabel('Localizador').fill('DQFBKUF7');
    await staff.getByRole('button', { name: 'Verificar' }).click();
    await toastSaying(staff, 'Abono verificado');
    expect(await points(fan)).toBe(before + 125);

    await reload(page);
    await list(page).getByText('Verificado').waitFor();
    await list(page).getByText('Ver todos los datos').click();
    await list(page).getByText('DQFBKUF7').waitFor();
    expect(await page.getByText('Has avisado de un error.').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Avisar de un error' }).count()).toBe(0);
    await expectAccessible(page);
  },
  LIMIT_MS,
);

test(
  'a fan confirms by keyboard, and may still report later',
  async () => {
    await releasePass('25BAX9X4');
    const fan = await createFan();
    const page = await openPage({ signedInAs: fan });
    await uploadScan(page, 'L2-scan-1.pdf', 'Álvaro García-Luján');
    await expectAccessible(page);
    // The pass is on the page twice, and asks once.
    expect(await question(page).count()).toBe(1);
    await question(page).getByRole('button', { name: 'Todo es correcto' }).press('Enter');
    await page.getByText('Has comprobado los datos: todo es correcto.').first().waitFor();
    await question(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'Has comprobado los datos',
    );
    await list(page).getByText('Procesado', { exact: true }).waitFor();
    await expectAccessible(page);

    await reload(page);
    await list(page).getByText('Has comprobado los datos: todo es correcto.').waitFor();
    await list(page).getByText('Ver todos los datos').press('Enter');
    for (const label of ['Dirección', 'NIF de la distribuidora', 'Gastos de distribución']) {
      await list(page).getByRole('term').filter({ hasText: label }).waitFor();
    }
    await expectAccessible(page);
    const report = list(page).getByRole('button', { name: 'Avisar de un error' });
    await report.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await report.evaluate((button) => button === document.activeElement)).toBe(true);
  },
  LIMIT_MS,
);

test('staff see that a fan has confirmed a pass that waits, and the fan that they have decided', async () => {
  await emptyQueue();
  const fan = await createFan();
  const { reference: _unread, ...pass } = newPass(fan.name);
  await uploadPass(fan, pass);
  const page = await openPage({ signedInAs: fan });
  await visit(page, '/perfil?seccion=abonos');
  await question(page).getByText('No lo hemos podido leer').waitFor();
  const other = await openPage({ signedInAs: fan });
  await visit(other, '/perfil?seccion=abonos');
  await page.getByRole('button', { name: 'Todo es correcto' }).click();
  await page.getByText('El club también lo revisará.').waitFor();

  const staff = await openPage({ signedInAs: 'commercial_manager' });
  await visit(staff, REVIEW);
  await staff.getByText('El socio dice que todo es correcto').waitFor();
  await staff.getByRole('img', { name: 'Página 1 de 1' }).waitFor();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Verificar' }).click();
  await toastSaying(staff, 'Abono verificado');

  // Another tab still asks.
  await question(other).getByRole('button', { name: 'Hay un error' }).click();
  const text = dialog(other).getByLabel('¿Qué dato está mal y qué debería decir?');
  await text.fill(MESSAGE);
  await dialog(other).getByRole('button', { name: 'Enviar aviso' }).click();
  expect(await errorSaying(other, 'No se ha enviado tu aviso')).toContain(
    'El club ya ha comprobado este abono.',
  );
  expect(await text.inputValue()).toBe(MESSAGE);
  await list(other).getByText('Verificado').waitFor();
});

import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newPass, printPasses } from '../api/domains/abonos/abonos.fixture.ts';
import { nestedForms } from '../api/domains/abonos/reading/hostile.fixture.ts';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { errorSaying, toastSaying } from './fans.ts';
import { releasePass } from './uploaded-passes.ts';

const samples = path.resolve(import.meta.dirname, '../api/domains/abonos/reading/samples');
const samplePdf = path.join(samples, 'L1-text-1.pdf');

const field = (page: Page) => page.locator('input[type=file]');
const process = (page: Page) => page.getByRole('button', { name: 'Procesar con IA' });
const list = (page: Page) => page.getByRole('region', { name: /^Mis Abonos Procesados/ });

async function openSection(page: Page): Promise<void> {
  await visit(page, '/perfil?seccion=abonos');
  await page.getByRole('heading', { name: 'Subir Abono' }).waitFor();
}

async function ownPass(name: string) {
  const pdf = await printPasses(newPass(name));
  return { name: 'abono.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.arrayBuffer()) };
}

const points = z.object({ totalPoints: z.number() });

/** Waits until a page has shown a text, however briefly: a warm reader finishes very quickly. */
const saying = (page: Page, text: string) =>
  page.evaluate(
    (awaited) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(awaited)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );

test('a fan uploads the PDF of a pass, sees the detected data, and finds it in the list', async () => {
  await releasePass('FZLJTU25');
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan });
  await visit(page, '/perfil');
  await page
    .getByRole('navigation', { name: 'Tu perfil' })
    .getByRole('link', { name: 'Subir Abono' })
    .click();
  await page.waitForURL('**/perfil?seccion=abonos');
  await page.getByText('Aún no has subido ningún abono').waitFor();
  await expectAccessible(page);

  await process(page).click();
  expect(await errorSaying(page, 'No hay archivo seleccionado')).toContain(
    'Por favor selecciona un archivo PDF antes de continuar',
  );

  await field(page).setInputFiles(samplePdf);
  await page.getByText('L1-text-1.pdf').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitar L1-text-1.pdf' }).click();
  await page.getByText('L1-text-1.pdf').waitFor({ state: 'detached' });

  await field(page).setInputFiles(samplePdf);
  const said = saying(page, 'Leyendo tu abono…');
  await process(page).click();
  await said;
  expect(await toastSaying(page, '¡Archivo procesado exitosamente!')).toContain('Se ha detectado 1 abono.');
  const detected = page.getByRole('region', { name: 'Abono detectado' });
  await detected.getByRole('heading', { name: 'José Ángel Ibáñez López' }).waitFor();
  for (const text of ['Inferior', '121', '19', '32', 'Procesado']) {
    // Shown at once, and again among all data, which are closed.
    await detected.getByText(text, { exact: true }).first().waitFor();
  }
  expect(await detected.innerText()).toMatch(/98,25\s€/);
  await list(page).getByText('(1)').waitFor();
  expect(await list(page).getByText('Propietario').count()).toBe(0);
  await expectAccessible(page);

  // The same file again is recognized, and the list does not change.
  await field(page).setInputFiles(samplePdf);
  await process(page).click();
  await detected.getByText('Ya estaba en tu lista.').waitFor();
  await list(page).getByText('(1)').waitFor();
});

test('a file that is read later is listed as pending, and then with the reason why it has no pass', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  await openSection(page);
  await field(page).setInputFiles({
    name: 'formas.pdf',
    mimeType: 'application/pdf',
    buffer: nestedForms(),
  });
  await process(page).click();
  expect(await toastSaying(page, 'Archivo en cola')).toContain('lo leeremos y te avisamos por correo');
  const waiting = list(page).getByRole('list', { name: 'Archivos en cola' });
  await waiting.getByText('formas.pdf').waitFor();
  await expectAccessible(page);
  // The list asks again by itself.
  await waiting.getByText('El PDF es demasiado complejo para procesarlo').waitFor();
  await expectAccessible(page);
});

test('the user’s own pass has a badge and earns its points; on a phone', async () => {
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan, screen: 'phone' });
  await visit(page, '/perfil?seccion=puntos');
  const total = page.locator('dl').filter({ hasText: 'Puntos totales' });
  await total.waitFor();
  const before = points.parse(await (await page.request.get('/api/gamification/points')).json()).totalPoints;
  await page
    .getByRole('navigation', { name: 'Tu perfil' })
    .getByRole('link', { name: 'Subir Abono' })
    .click();

  const pdf = await ownPass(fan.name);
  await drop(page, pdf);
  await process(page).click();
  await toastSaying(page, '¡Archivo procesado exitosamente!');
  await list(page).getByText('Propietario').waitFor();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
  await expectAccessible(page);

  const after = points.parse(await (await page.request.get('/api/gamification/points')).json()).totalPoints;
  expect(after).toBeGreaterThanOrEqual(before + 100);
  await page.getByRole('navigation', { name: 'Tu perfil' }).getByRole('link', { name: 'Mis Puntos' }).click();
  await total.getByText(String(after), { exact: true }).waitFor();

  // Another user with the same pass is refused, and does not learn its owner.
  const other = await openPage({ signedInAs: await createFan() });
  await openSection(other);
  await field(other).setInputFiles(pdf);
  await process(other).click();
  const refusal = await errorSaying(other, 'Error procesando archivo');
  expect(refusal).toContain('Este abono ya está registrado en otra cuenta.');
  await list(other).getByText('(0)').waitFor();
});

/** Drops a file on the page's field. */
async function drop(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      return transfer;
    },
    { name: file.name, mimeType: file.mimeType, base64: file.buffer.toString('base64') },
  );
  const target = page.getByText('Arrastra aquí el PDF de tu abono');
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
  await page.getByText(file.name, { exact: true }).waitFor();
}

test('a file that is no PDF, too large or without a pass shows an error and does not change the list', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  await openSection(page);
  await field(page).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('png') });
  expect(await errorSaying(page, 'Tipo de archivo inválido')).toContain('Solo se permiten archivos PDF');
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  await field(page).setInputFiles({ name: 'grande.pdf', mimeType: 'application/pdf', buffer: large });
  expect(await errorSaying(page, 'Archivo demasiado grande')).toContain(
    'El archivo no puede superar los 10MB',
  );
  const broken = fs.readFileSync(samplePdf).subarray(0, 900);
  await field(page).setInputFiles({ name: 'roto.pdf', mimeType: 'application/pdf', buffer: broken });
  await process(page).click();
  expect(await errorSaying(page, 'Error procesando archivo')).toContain('dañado o incompleto');
  await page.getByText('roto.pdf').waitFor();
  await list(page).getByText('(0)').waitFor();
});

test('staff without the visitor role do not have this tab', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, '/perfil?seccion=abonos');
  await page.getByRole('heading', { name: 'Información personal' }).waitFor();
  expect(await page.getByRole('link', { name: 'Subir Abono' }).count()).toBe(0);
});

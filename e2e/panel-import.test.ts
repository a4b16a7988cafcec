import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { isOperation } from './operations.ts';

const HEAD = 'Jornada;Fecha;Local;Visitante;Resultado;Lugar\r\n';
const latin1 = (text: string) => Buffer.from(HEAD + text, 'latin1');

test.each(['desktop', 'phone'] as const)(
  'games are imported from a file, and undone (%s)',
  async (screen) => {
    const page = await openPage({ screen, signedInAs: 'sports_manager' });
    const fileName = `calendario-${screen}.csv`;
    await visit(page, '/admin/sports/import');
    const choose = (text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: fileName, mimeType: 'text/csv', buffer: latin1(text) });
    await page.getByRole('heading', { name: 'Últimas importaciones' }).waitFor();
    await expectAccessible(page);

    await choose(`${screen};31/02/2027 20:30;Peña Añora;Palma Mallorca Bàsquet;;\r\n`);
    await page.getByText('«31/02/2027 20:30» no es una fecha como 27/11/2026 20:30').waitFor();
    expect(await page.getByRole('button', { name: 'Nada que importar' }).isDisabled()).toBe(true);
    await expectAccessible(page);

    await choose(
      `${screen};27/02/2027 20:30;Peña Añora ${screen};Palma Mallorca Bàsquet;;Son Moix, Palma\r\n`,
    );
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await toastSaying(page, 'Importado');
    const visitor = await openPage({ screen });
    await visit(visitor, '/calendario?mes=2027-02');
    await visitor.getByText(`Peña Añora ${screen}`).first().waitFor();

    const row = page.getByRole('row', { name: fileName }).first();
    await row.getByRole('button', { name: `Acciones de ${fileName}` }).click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
    await toastSaying(page, 'Importación deshecha');
    await row.getByText('Deshecha', { exact: true }).waitFor();
  },
  90_000,
);

test.each(['desktop', 'phone'] as const)(
  'players and members are imported, exported and undone (%s)',
  async (screen) => {
    const sports = await openPage({ screen, signedInAs: 'sports_manager' });
    const choose = (page: Page, name: string, text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
    const undo = async (page: Page, name: string) => {
      const row = page.getByRole('row', { name }).first();
      await row.getByRole('button', { name: `Acciones de ${name}` }).click();
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
      await toastSaying(page, 'Importación deshecha');
      await row.getByText('Deshecha', { exact: true }).waitFor();
    };
    const dorsal = screen === 'phone' ? 97 : 98;
    await visit(sports, '/admin/sports/import');
    await sports.getByLabel('Qué hay en el archivo').selectOption('jugadores');
    await choose(sports, 'plantilla.csv', `Nombre;Dorsal;Posición;País\nNúria ${screen};300;Base;España\n`);
    await sports.getByText('El dorsal debe ser un número entre 0 y 99').waitFor();
    await expectAccessible(sports);
    const players = `plantilla-${screen}.csv`;
    await choose(sports, players, `Nombre;Dorsal;Posición;País\nNúria ${screen};${dorsal};Base;España\n`);
    await sports.getByRole('button', { name: 'Importar', exact: true }).click();
    await toastSaying(sports, 'Importado');
    const [download] = await Promise.all([
      sports.waitForEvent('download'),
      sports.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    const squad = (await buffer(await download.createReadStream())).toString('utf8');
    expect(squad).toContain(`Núria ${screen};${dorsal};PG;España`);
    await undo(sports, players);

    const fan = await createFan();
    const year = new Date().getUTCFullYear();
    const page = await openPage({ screen, signedInAs: 'commercial_manager' });
    await visit(page, '/admin/commercial/memberships');
    await page.getByRole('link', { name: 'Importar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Importar carnets' }).waitFor();
    const members = `socios-${screen}.csv`;
    const days = `01/07/${year};30/06/${year + 1}`;
    const file = `Email;Tipo;Desde;Hasta\n${fan.email};Abono General;${days}\nnadie-${screen}@x.test;Abono;${days}\n`;
    await choose(page, members, file);
    await page.getByText('No hay ninguna cuenta con este email').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await toastSaying(page, 'Importado');
    await undo(page, members);
  },
  90_000,
);

test('what cannot be imported is refused with the reason, and a pasted table stays', async () => {
  const page = await openPage({ signedInAs: 'sports_manager', expects: [/413/] });
  await visit(page, '/admin/sports');
  await page.getByRole('main').getByRole('link', { name: 'Importar' }).click();
  await page.getByLabel('Qué hay en el archivo').waitFor();
  const files = [
    [Buffer.alloc(12_000_000, 'a;b\n'), 'El archivo no puede superar los 10MB'],
    [Buffer.alloc(5_000_000, 'a;b\n'), 'El archivo no puede superar los 4 MB'],
    [Buffer.from('<html><title>502</title></html>'), 'El archivo es una página web o un XML'],
    [Buffer.alloc(0), 'El archivo está vacío'],
  ] as const;
  for (const [content, message] of files) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'calendario.csv', mimeType: 'text/csv', buffer: content });
    await page.getByText(message).waitFor();
  }

  // A pasted table is still there after the choice that was forgotten before.
  const table = page.getByLabel('Pegar una tabla');
  await table.fill('Nombre\tAbreviatura\nPenya Pegada\tPEG');
  await page.getByRole('button', { name: 'Revisar lo pegado' }).click();
  await page.getByText('Falta la columna «local» y «visitante»').waitFor();
  await page.getByLabel('Qué hay en el archivo').selectOption('equipos');
  await expect.poll(() => page.getByText('Falta la columna').count()).toBe(0);
  await page.getByRole('button', { name: 'Revisar lo pegado' }).click();
  await page.getByRole('button', { name: 'Importar', exact: true }).waitFor();
  await page.goBack();
  await page.getByText('¿Descartar los cambios?').waitFor();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  expect(await table.inputValue()).toBe('');
});

test('a preview that comes after the choice has changed is not shown, since it is of the old choice', async () => {
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, '/admin/sports/import');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/operations', async (route) => {
    if (!isOperation(route.request(), 'PreviewGamesImport')) return route.fallback();
    await held;
    await route.fallback();
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'lento.csv',
    mimeType: 'text/csv',
    buffer: latin1('9;27/02/2027 20:30;Peña Lenta;Palma Mallorca Bàsquet;;\r\n'),
  });
  await page.getByText('Leyendo...').first().waitFor();
  await page.getByLabel('Temporada').selectOption({ index: 1 });
  release();
  await page.getByText('Elegir archivo').waitFor();
  expect(await page.getByRole('heading', { name: 'lento.csv' }).count()).toBe(0);
});

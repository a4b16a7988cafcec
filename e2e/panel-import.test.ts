import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';

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

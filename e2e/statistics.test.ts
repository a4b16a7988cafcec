import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { febFile, playMatch } from '../api/domains/statistics/statistics.fixture.ts';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { startOwnSite } from './own-site.ts';

const played = playMatch(7);
const file = {
  name: 'KeyFacts.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(febFile(played, 'KeyFacts'))),
};

const upload = (page: Page) => page.getByLabel('Archivo de estadísticas');

/** The last match that is over, as the panel lists it. */
async function openFinished(page: Page): Promise<string> {
  await visit(page, '/admin/sports/matches?estado=terminados');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/admin\/sports\/matches\/\d+/);
  await upload(page).waitFor({ state: 'attached' });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('staff upload the file of a match, and its page shows players, teams, shots and plays', async () => {
  // Other journeys finish matches on the shared site, against teams that the club has not met before.
  const { url: siteUrl } = await startOwnSite();
  const page = await openPage({ siteUrl, signedInAs: 'sports_manager' });
  const id = await openFinished(page);
  await upload(page).setInputFiles({ ...file, buffer: Buffer.from('hola') });
  await page.getByText('El archivo está dañado o no es JSON').waitFor();
  await upload(page).setInputFiles(file);
  await toastSaying(page, 'Estadísticas guardadas');
  await page.getByText('Provisional').waitFor();
  await expectAccessible(page);

  for (const screen of ['desktop', 'phone'] as const) {
    const visitor = await openPage({ siteUrl, screen });
    await visit(visitor, `/partidos/${id}`);
    const region = visitor.getByRole('region', { name: 'Estadísticas', exact: true });
    const [first] = await region.getByRole('table').all();
    expect(await first?.getByRole('row').count()).toBe(10);
    await visitor.getByRole('table', { name: 'Comparación de los dos equipos antes del partido' }).waitFor();
    await visitor.getByRole('region', { name: 'Cara a cara' }).getByRole('link').first().waitFor();
    await visitor.getByRole('navigation', { name: 'Otros partidos' }).getByRole('link').first().waitFor();
    await expectAccessible(visitor);
    await region.getByRole('tab', { name: 'Jugadores' }).focus();
    await visitor.keyboard.press('ArrowRight');
    await region.getByRole('table', { name: 'Comparación de los equipos' }).waitFor();
    await region.getByRole('tab', { name: 'Tiros' }).click();
    await region.getByRole('img', { name: /de dos y .+ triples/ }).waitFor();
    await expectAccessible(visitor);
    await region.getByRole('tab', { name: 'Jugada a jugada' }).click();
    await region.getByRole('button', { name: 'Prórroga' }).waitFor();
    const scores = await region.getByRole('listitem').first().innerText();
    expect(scores).toContain(`${played.points[1]}–${played.points[2]}`);
    await expectAccessible(visitor);
  }

  await page.getByRole('button', { name: 'Eliminar estadísticas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await toastSaying(page, 'Estadísticas eliminadas');
});

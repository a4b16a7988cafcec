import fs from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { demonstrationPostgres } from './demonstration.ts';
import { toastSaying } from './fans.ts';
import { newDataDir, startSite } from './site-process.ts';

test.each(['desktop', 'phone'] as const)('administrators find failed jobs on a %s', async (screen) => {
  const page = await openPage({ signedInAs: 'admin', screen });
  await visit(page, '/admin/settings');
  await page.getByRole('list', { name: 'Ajustes disponibles' }).getByText('Trabajos fallidos').click();
  await page.getByRole('heading', { level: 1, name: 'Trabajos fallidos' }).waitFor();
  await page.getByText('No ha fallado nada').or(page.getByRole('table')).first().waitFor();
  await expectAccessible(page);
});

test.each(['desktop', 'phone'] as const)('a failed job is run again, on a %s', async (screen) => {
  const url = await demonstrationPostgres();
  const dataDir = newDataDir();
  const site = startSite({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: 'small' });
  onTestFinished(async () => {
    site.process.kill('SIGTERM');
    await site.untilExit();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  const siteUrl = await site.untilListening();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  const states = async () =>
    (await database.query("SELECT state::text FROM pgboss.job WHERE data ? 'given up'")).rows;
  // The job queue starts after the site accepts requests.
  const giveUp = () =>
    database.query(
      `INSERT INTO pgboss.job (name, state, data, retry_count, retry_limit, completed_on, output)
       VALUES ('mail.collect', 'failed', '{"given up": true}', 1, 1, now(), '{"message": "El servidor de correo no responde"}')`,
    );
  await expect
    .poll(() =>
      giveUp().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

  const page = await openPage({ siteUrl, signedInAs: 'admin', screen });
  await visit(page, '/admin/settings/jobs');
  const retry = page.getByRole('button', { name: 'Reintentar Preparar los correos' });
  await page.getByText('El servidor de correo no responde').waitFor();
  await expectAccessible(page);
  await retry.click();
  await page.getByRole('dialog').getByText('¿Reintentar este trabajo?').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  expect(await states()).toEqual([{ state: 'failed' }]);

  // A second click has no effect.
  await retry.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).dblclick();
  await toastSaying(page, 'Trabajo en marcha');
  await page.getByText('No ha fallado nada').waitFor();
  await expect.poll(states).toEqual([{ state: 'completed' }]);
  await expectAccessible(page);
});

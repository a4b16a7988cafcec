import { expect, test } from 'vitest';
import { newPass } from '../api/domains/abonos/abonos.fixture.ts';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { emptyQueue, forgetLayouts, uploadPass } from './uploaded-passes.ts';

/** Reading takes its time on a busy machine. */
const LIMIT_MS = 120_000;
const REVIEW = '/admin/commercial/abonos';

test(
  'a verified pass teaches its layout, which staff see, name and remove',
  async () => {
    await emptyQueue();
    await forgetLayouts();
    const fan = await createFan();
    const { reference: _unread, ...unsure } = newPass('Aina Vidal Font');
    await uploadPass(fan, unsure);
    const page = await openPage({ signedInAs: 'commercial_manager' });
    await visit(page, `${REVIEW}?vista=disenos`);
    await page.getByText('Aún no se ha aprendido ninguno').waitFor();
    await expectAccessible(page);

    await visit(page, REVIEW);
    await page.getByText(fan.email).waitFor();
    await page.getByRole('button', { name: 'Verificar' }).click();
    await toastSaying(page, 'Abono verificado');
    const list = page.getByRole('list', { name: 'Diseños aprendidos' });
    // Learnt in the background, a moment after the decision.
    await expect
      .poll(
        async () => {
          await visit(page, `${REVIEW}?vista=disenos`);
          await page.getByRole('link', { name: 'Diseños aprendidos' }).waitFor();
          return list.getByRole('listitem').count();
        },
        { timeout: 45_000, interval: 1000 },
      )
      .toBe(1);
    await list.getByText('1 abono verificado').waitFor();
    await list.getByRole('img', { name: /^Dibujo del diseño/ }).waitFor();
    expect(await list.innerText()).not.toMatch(/Aina|Vidal|Tramuntana/);

    // The next pass of the seller is read with it.
    await uploadPass(await createFan(), newPass('Joan Crespí Roig'));
    await visit(page, `${REVIEW}?vista=disenos`);
    await list.getByText('Todavía ninguno').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Renombrar/ }).press('Enter');
    await page.getByLabel('Nombre').fill('Taquilla de la plaza');
    await page.keyboard.press('Enter');
    await toastSaying(page, 'Diseño renombrado');
    await list.getByRole('heading', { name: 'Taquilla de la plaza' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Quitar Taquilla de la plaza' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).press('Enter');
    await toastSaying(page, 'Diseño quitado');
    await page.getByText('Aún no se ha aprendido ninguno').waitFor();
  },
  LIMIT_MS,
);

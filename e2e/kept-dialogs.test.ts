import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPass } from '../api/domains/abonos/abonos.fixture.ts';
import { createFan, expectAccessible, type Fan, openPage, visit } from './browser.ts';
import { cookieOf, logIn, matchOnSale, toastSaying } from './fans.ts';
import { uploadPass } from './uploaded-passes.ts';
import { siteUrl } from './worker-site.ts';

// What a fan types in a dialog stays until it is sent: the dialog may be closed by accident, the tab discarded, and the
// session may end.

interface Dialog {
  name: string;
  address: string;
  /** Pressed one after the other to open the dialog. */
  opens: (page: Page) => Locator[];
  field: string;
  text: string;
  send: string;
  /** Makes what the dialog is about. */
  prepare?: (fan: Fan, page: Page) => Promise<void>;
  sent: (page: Page) => Promise<unknown>;
}

const ADD = 'mutation { addComment(input: { newsId: 1, content: "Fuera de tono" }) { __typename } }';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

const DIALOGS: readonly Dialog[] = [
  {
    name: 'the report of a comment',
    address: '/noticias/1',
    opens: (page) => [button(page, 'Denunciar')],
    field: 'Motivo (opcional)',
    text: 'Insulta a la afición.\nY dos veces.',
    send: 'Enviar denuncia',
    prepare: async () => {
      const response = await fetch(`${siteUrl()}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: await cookieOf(await createFan()) },
        body: JSON.stringify({ query: ADD }),
      });
      expect(await response.text()).toContain('AddCommentSuccess');
    },
    sent: (page) => toastSaying(page, 'Denuncia enviada'),
  },
  {
    name: 'the report of an error in a season pass',
    address: '/perfil?seccion=abonos',
    opens: (page) => [page.getByText('Ver todos los datos').first(), button(page, 'Avisar de un error')],
    field: '¿Qué dato está mal y qué debería decir?',
    text: 'El asiento es el 12.',
    send: 'Enviar aviso',
    prepare: (fan) => uploadPass(fan, newPass(fan.name)),
    sent: (page) => page.getByText('Has avisado de un error.').first().waitFor(),
  },
  {
    name: 'the address of a gift',
    address: '/perfil?seccion=entradas',
    opens: (page) => [page.getByRole('link', { name: /^Ver QR/ }), button(page, 'Regalar la entrada')],
    field: 'Email de la otra persona',
    text: 'amiga@prueba.test',
    send: 'Enviar',
    prepare: async (_, page) => {
      await visit(page, `/entradas/${await matchOnSale()}`);
      await page.getByRole('button', { name: 'Comprar entrada' }).click();
      await page.getByRole('img', { name: /QR/ }).waitFor();
    },
    sent: (page) => toastSaying(page, 'Correo enviado'),
  },
];

test.each(DIALOGS)('$name stays until it is sent', async ({ prepare, ...dialog }) => {
  const fan = await createFan();
  const page = await openPage({ screen: 'phone', signedInAs: fan, expects: [/status of 401/] });
  await prepare?.(fan, page);
  const field = page.getByRole('dialog').getByLabel(dialog.field);
  const open = async () => {
    for (const opener of dialog.opens(page)) await opener.click();
    await field.waitFor();
  };

  await visit(page, dialog.address);
  await open();
  await field.fill(dialog.text);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await dialog.opens(page).at(-1)?.click();
  expect(await field.inputValue()).toBe(dialog.text);
  await visit(page, dialog.address);
  await open();
  expect(await field.inputValue()).toBe(dialog.text);

  // The session ends, and its person signs in again.
  await page.context().clearCookies();
  await visit(page, '/auth');
  await logIn(page, fan);
  await page.waitForURL((url) => url.pathname === '/');
  await visit(page, dialog.address);
  await open();
  expect(await field.inputValue()).toBe(dialog.text);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: dialog.send }).click();
  await dialog.sent(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('draft-');
});

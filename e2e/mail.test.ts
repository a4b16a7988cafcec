import { expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { logIn, toastSaying } from './fans.ts';
import { mailTo } from './outbox.ts';

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

test('a fan resets a forgotten password by a mailed link, which also verifies the address', async () => {
  const fan = await createFan();
  const confirmation = await mailTo(fan.email, 'Confirma tu email');
  const page = await openPage({ screen: 'phone' });
  await visit(page, '/auth');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByRole('heading', { level: 1, name: '¿Olvidaste tu contraseña?' }).waitFor();
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByText('Email inválido').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(fan.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByText('Revisa tu correo').waitFor();
  await expectAccessible(page);

  const { link } = await mailTo(fan.email, 'Elige una contraseña nueva');
  await visit(page, pathOf(link));
  const password = 'una-muy-distinta-42';
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await toastSaying(page, 'Contraseña cambiada');
  await page.waitForURL((url) => url.pathname === '/auth');
  await logIn(page, { email: fan.email, password });
  await toastSaying(page, 'Inicio de sesión exitoso');

  // The link has been used, so it takes no other password; and because the mail arrived, the address is verified.
  await visit(page, pathOf(link));
  const other = 'otra-muy-distinta-43';
  await page.getByLabel('Contraseña nueva').fill(other);
  await page.getByLabel('Confirmar contraseña').fill(other);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.getByText('El enlace no funciona').waitFor();
  await expectAccessible(page);
  await visit(page, '/perfil');
  await page.getByRole('heading', { name: 'Información personal' }).waitFor();
  expect(await page.getByText('Tu email está sin confirmar').count()).toBe(0);

  await visit(page, pathOf(confirmation.link));
  await page.getByRole('button', { name: 'Confirmar mi email' }).click();
  await page.getByText('Tu email está confirmado.').waitFor();
  await expectAccessible(page);
});

test('the profile shows that an address is not verified, and sends the link again', async () => {
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan });
  await visit(page, '/perfil');
  await page.getByText('Tu email está sin confirmar').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await page.getByText('Revisa tu correo').waitFor();
  await expectAccessible(page);
});

test.each(['/restablecer', '/restablecer#', '/verificar'])(
  '%s without a token says so at once',
  async (address) => {
    const page = await openPage({ screen: 'phone' });
    await visit(page, address);
    await page.getByText('El enlace no está completo').waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    await expectAccessible(page);
  },
);

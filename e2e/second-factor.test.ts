import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { expectAccessible, newFan, openPage, visit, type Fan } from './browser.ts';
import { cookieOf, logIn, toastSaying } from './fans.ts';
import { siteUrl } from './worker-site.ts';

/** A staff account for this test only: all others sign in with the password alone. */
async function createEditor(): Promise<Fan> {
  const editor = newFan();
  const admin = await cookieOf({ email: 'admin@pmb.test', password: 'demo1234' });
  const response = await fetch(`${siteUrl()}/api/admin/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: admin },
    body: JSON.stringify({ ...editor, role: 'editor' }),
  });
  expect(response.status).toBe(201);
  return editor;
}

test('staff turn on the second factor in their profile, sign in with it, and with a recovery code', async () => {
  const editor = await createEditor();
  const page = await openPage({ expects: [/401/] });
  await visit(page, '/auth');
  await logIn(page, editor);
  await page.waitForURL((url) => url.pathname === '/admin');
  await visit(page, '/perfil');

  await page.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
  await page.getByLabel('Tu contraseña').fill(editor.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('img', { name: /Código QR/ }).waitFor();
  await expectAccessible(page);
  const secret = await page.getByText('Sin cámara').locator('code').innerText();
  const device = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (halfMinutes: number) => device.generate({ timestamp: Date.now() + halfMinutes * 30_000 });

  // The previous code, so that the current one can still be used to sign in.
  await page.getByLabel('Código de verificación').fill(code(-1));
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await page.getByText('Guarda estos códigos de recuperación').waitFor();
  await expectAccessible(page);
  const recovery = await page
    .getByText('Guarda estos códigos')
    .locator('..')
    .getByRole('listitem')
    .allInnerTexts();
  expect(recovery).toHaveLength(10);

  const other = await openPage({ screen: 'phone' });
  await visit(other, '/auth');
  await logIn(other, editor);
  await other.getByLabel('Código de verificación').waitFor();
  await expectAccessible(other);
  await other.getByLabel('Código de verificación').fill('zzzzz-zzzzz');
  await other.keyboard.press('Enter');
  await other.getByText('El código no es correcto').waitFor();
  await other.getByLabel('Código de verificación').fill(recovery[0] ?? '');
  await other.keyboard.press('Enter');
  expect(await toastSaying(other, 'Inicio de sesión exitoso')).toContain('Bienvenido');

  await page.getByRole('button', { name: 'Desactivar la verificación en dos pasos' }).click();
  await page.getByLabel('Tu contraseña').fill(editor.password);
  await page.getByLabel('Código de verificación').fill(recovery[1] ?? '');
  await page.getByRole('button', { name: 'Desactivar', exact: true }).click();
  await page.getByRole('button', { name: 'Activar la verificación en dos pasos' }).waitFor();
});

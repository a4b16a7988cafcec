import { describe, expect, test } from 'vitest';
import { createFan, type DemonstrationRole, expectAccessible, newFan, openPage, visit } from './browser.ts';
import { errorSaying, logIn, register, toastSaying } from './fans.ts';
import { answerOnce } from './operations.ts';

const LANDING: [DemonstrationRole, string][] = [
  ['visitor', '/'],
  ['socio', '/'],
  ['blogger', '/'],
  ['admin', '/admin'],
  ['editor', '/admin'],
  ['sports_manager', '/admin'],
  ['commercial_manager', '/admin'],
];

describe('signing in', () => {
  test.each(LANDING)('%s lands on %s', async (role, address) => {
    const page = await openPage();
    await visit(page, '/auth');
    await logIn(page, { email: `${role}@pmb.test`, password: 'demo1234' });
    expect(await toastSaying(page, 'Inicio de sesión exitoso')).toContain('Bienvenido, ');
    await page.waitForURL((url) => url.pathname === address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);

    // A signed-in user is redirected away from /auth.
    await visit(page, '/auth');
    await page.waitForURL((url) => url.pathname === address);
  });

  test('a wrong password is refused, and the input stays', async () => {
    const page = await openPage({ screen: 'phone' });
    await visit(page, '/login');
    await expectAccessible(page);
    await logIn(page, { email: 'visitor@pmb.test', password: 'no-es-esta' });
    expect(await errorSaying(page, 'Error de inicio de sesión')).toContain('Email o contraseña incorrectos');
    expect(await page.getByLabel('Email').inputValue()).toBe('visitor@pmb.test');
    expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('no-es-esta');
    await expectAccessible(page);
  });

  test('empty fields show an error', async () => {
    const page = await openPage();
    await visit(page, '/auth');
    await logIn(page, { email: '', password: '' });
    await page.getByText('Email inválido').waitFor();
    await page.getByText('Contraseña requerida').waitFor();
    await expectAccessible(page);
  });
});

describe('registering', () => {
  test('every invalid field shows its requirement', async () => {
    const page = await openPage();
    await visit(page, '/registro');
    await page.getByLabel('Nombre').fill('A');
    await page.getByLabel('Email').fill('aina');
    await page.getByLabel('Contraseña', { exact: true }).fill('12345');
    await page.getByLabel('Confirmar contraseña').fill('123456');
    await page.getByRole('button', { name: 'Registrarse', exact: true }).click();
    await page.getByText('El nombre debe tener al menos 2 caracteres').waitFor();
    await page.getByText('Email inválido').waitFor();
    await page.getByText('La contraseña debe tener al menos 6 caracteres').waitFor();
    await page.getByText('Las contraseñas no coinciden').waitFor();
    await expectAccessible(page);
  });

  test('what was typed stays in the other tab, and both tabs and a forgotten password know the e-mail', async () => {
    const page = await openPage({ screen: 'phone' });
    for (const address of ['/auth', '/login']) {
      await visit(page, address);
      await page.getByLabel('Email').fill('aina@prueba.test');
      await page.getByLabel('Contraseña', { exact: true }).fill('balones');
      await page.getByRole('tab', { name: 'Registrarse' }).click();
      await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('aina@prueba.test');
      await page.getByLabel('Nombre').fill('Aina Vidal');
      await page.getByLabel('Confirmar contraseña').fill('balon');
      await page.getByRole('tab', { name: 'Iniciar Sesión' }).click();
      await expect.poll(() => page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('balones');
      await page.getByRole('tab', { name: 'Registrarse' }).click();
      await expect.poll(() => page.getByLabel('Nombre').inputValue()).toBe('Aina Vidal');
      await page.getByRole('button', { name: 'Registrarse', exact: true }).click();
      await page.getByText('Las contraseñas no coinciden').waitFor();
      await page.getByRole('tab', { name: 'Iniciar Sesión' }).click();
      await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
      await page.getByRole('button', { name: 'Enviar enlace' }).waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe('aina@prueba.test');
    }
  });

  test('an e-mail with an account is refused by the server, and the input stays', async () => {
    const page = await openPage();
    const fan = { ...newFan(), email: 'visitor@pmb.test' };
    await visit(page, '/registro');
    await register(page, fan);
    await page.getByText('Ya existe una cuenta con este email').first().waitFor();
    expect(await page.getByLabel('Nombre').inputValue()).toBe(fan.name);
    expect(await page.getByLabel('Confirmar contraseña').inputValue()).toBe(fan.password);
  });

  test('a server error loses no input', async () => {
    const page = await openPage({ screen: 'phone', expects: [/status of 503/] });
    const fan = newFan();
    await visit(page, '/registro');
    await answerOnce(page, 'Register', { status: 503, body: '' });
    await register(page, fan);
    await errorSaying(page, 'Error de registro');
    expect(await page.getByLabel('Nombre').inputValue()).toBe(fan.name);
    expect(await page.getByLabel('Email').inputValue()).toBe(fan.email);
    expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe(fan.password);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Registrarse', exact: true }).click();
    await toastSaying(page, 'Registro exitoso');
  });
});

describe('signing out', () => {
  test('from the avatar menu on a desktop: leads to /auth and closes the profile', async () => {
    const page = await openPage({ signedInAs: 'socio' });
    await visit(page, '/perfil');
    await page.getByRole('button', { name: /^Tu cuenta/ }).click();
    await page.getByText('socio@pmb.test').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    await page.waitForURL((url) => url.pathname === '/auth');
    expect(await toastSaying(page, 'Sesión cerrada')).toContain('Has cerrado sesión correctamente');
    await visit(page, '/perfil');
    await page.waitForURL((url) => url.pathname === '/auth');
  });

  test('from the drawer on a phone, which closes', async () => {
    const page = await openPage({ screen: 'phone', signedInAs: await createFan() });
    await visit(page, '/');
    await page.getByRole('button', { name: /menú/i }).click();
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await drawer.getByText('Popular').first().waitFor();
    await drawer.getByRole('link', { name: 'Mi Perfil' }).waitFor();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL((url) => url.pathname === '/auth');
    await drawer.waitFor({ state: 'hidden' });
  });
});

describe('pages that require an account', () => {
  test('/perfil redirects to /auth, and back after signing in', async () => {
    const page = await openPage();
    await visit(page, '/perfil');
    await page.waitForURL((url) => url.pathname === '/auth');
    await logIn(page, { email: 'visitor@pmb.test', password: 'demo1234' });
    await page.waitForURL((url) => url.pathname === '/perfil');
    await page.getByRole('heading', { name: 'Información personal' }).waitFor();
    await page.getByText('Miembro desde').waitFor();
    await expectAccessible(page);
  });

  test.each([
    ['visitor', '/mi-carnet', 'socio, administrador'],
    ['socio', '/admin/content', 'administrador, editor'],
    ['editor', '/admin/sponsors', 'administrador, responsable comercial'],
  ] as const)('%s sees who may open %s', async (role, address, required) => {
    const page = await openPage({ signedInAs: role, screen: 'phone' });
    await visit(page, address);
    await page.getByRole('heading', { name: 'Acceso denegado' }).waitFor();
    await page.getByText(required).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

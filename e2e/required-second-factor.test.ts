import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { expectAccessible, newFan, openPage, visit, type Fan } from './browser.ts';
import { cookieOf, logIn, toastSaying } from './fans.ts';

// What an administrator asks of a role, and what it is like for those who have the role.

const ROLE = 'Responsable deportivo';
const enrolling = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Activa la verificación en dos pasos' });

async function asAdmin(path: string, body: object): Promise<Response> {
  const cookie = await cookieOf({ email: 'admin@pmb.test', password: 'demo1234' });
  return fetch(inject('siteUrl') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

async function createManager(): Promise<Fan> {
  const person = newFan();
  expect((await asAdmin('/api/admin/users', { ...person, role: 'sports_manager' })).status).toBe(201);
  return person;
}

/** The other journeys' staff sign in with the password alone. */
function asksNobodyAfterwards(): void {
  const query = 'mutation { requireSecondFactor(input: { roles: [] }) { roles } }';
  onTestFinished(async () => void (await asAdmin('/graphql', { query })));
}

async function enrol(page: Page, person: Fan): Promise<void> {
  await page.getByLabel('Tu contraseña').fill(person.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('img', { name: /Código QR/ }).waitFor();
  await expectAccessible(page);
  const secret = await page.getByText('Sin cámara').locator('code').innerText();
  const device = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Código de verificación').fill(device.generate());
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await page.getByText('Guarda estos códigos de recuperación').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Los he guardado, continuar' }).click();
}

/** Turns the switch of the role on as an administrator does. */
async function requireIt(page: Page): Promise<void> {
  await visit(page, '/admin/settings');
  await page.getByRole('main').getByRole('link', { name: 'Verificación en dos pasos' }).click();
  await page.getByRole('switch', { name: ROLE }).waitFor();
  await expectAccessible(page);
  await page.getByRole('switch', { name: ROLE }).click();
  await page.getByRole('dialog').getByText('hasta que lo haga').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Exigir', exact: true }).click();
  await toastSaying(page, 'Guardado');
  await expect.poll(() => page.getByRole('switch', { name: ROLE }).isChecked()).toBe(true);
}

test('a role is asked for it; whoever signs in with that role is led to turn it on, and goes on', async () => {
  asksNobodyAfterwards();
  const manager = await createManager();
  const admin = await openPage({ signedInAs: 'admin' });
  await requireIt(admin);

  const page = await openPage({ screen: 'phone' });
  await visit(page, '/auth');
  await logIn(page, manager);
  await enrolling(page).waitFor();
  await page.getByText('Un administrador pide la verificación en dos pasos').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await enrol(page, manager);
  await page.getByRole('heading', { level: 1, name: 'Panel' }).waitFor();
  await visit(page, '/admin/sports/matches');
  await page.getByRole('table', { name: 'Partidos' }).getByRole('row').nth(1).waitFor();

  // Who lost the mobile: an administrator sees the state, and takes the second step away.
  await visit(admin, `/admin/users?buscar=${encodeURIComponent(manager.email)}`);
  const row = admin.getByRole('row').filter({ hasText: manager.email });
  await row.getByText('Activados').waitFor();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: `Acciones de ${manager.name}` }).click();
  await admin.getByRole('button', { name: 'Restablecer segundo factor' }).click();
  await admin.getByText('asegúrate antes de que es quien dice ser').waitFor();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Restablecer', exact: true }).click();
  expect(await toastSaying(admin, 'Segundo factor restablecido')).toContain(manager.name);
  await row.getByText('Por activar').waitFor();

  await visit(admin, '/admin/settings/audit');
  await admin.getByText('a quién se le exige la verificación en dos pasos').first().waitFor();
});

test('whoever is at work when it is asked for is led to it by the next thing that is refused', async () => {
  asksNobodyAfterwards();
  const manager = await createManager();
  const page = await openPage({ signedInAs: manager });
  await visit(page, '/admin/sports/matches');
  await page.getByRole('table', { name: 'Partidos' }).getByRole('row').nth(1).waitFor();
  const admin = await openPage({ signedInAs: 'admin', screen: 'phone' });
  await requireIt(admin);
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const navigation = page.getByRole('navigation', { name: 'Panel' });
  await navigation.getByRole('link', { name: 'Jugadores' }).click();
  await enrolling(page).waitFor();
  await expectAccessible(page);
  await enrol(page, manager);
  await page.getByRole('table', { name: 'Jugadores' }).getByRole('row').nth(1).waitFor();

  // It is taken back with one press.
  await admin.getByRole('switch', { name: ROLE }).click();
  await expect.poll(() => admin.getByRole('switch', { name: ROLE }).isChecked()).toBe(false);
});

test('an administrator who asks it of administrators first turns their own on', async () => {
  asksNobodyAfterwards();
  const person = newFan();
  expect((await asAdmin('/api/admin/users', { ...person, role: 'admin' })).status).toBe(201);
  const page = await openPage({ signedInAs: person });
  await visit(page, '/admin/settings/second-factor');
  await page.getByRole('switch', { name: 'Administrador' }).click();
  await page.getByText('Es tu propio rol y todavía no la tienes').waitFor();
  await page.getByRole('button', { name: 'Exigir', exact: true }).click();
  await enrolling(page).waitFor();
  await enrol(page, person);
  await expect.poll(() => page.getByRole('switch', { name: 'Administrador' }).isChecked()).toBe(true);
  await page.getByRole('switch', { name: 'Administrador' }).click();
  await expect.poll(() => page.getByRole('switch', { name: 'Administrador' }).isChecked()).toBe(false);
});

import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible, newFan, openPage, visit, type Fan } from './browser.ts';
import { cookieOf, errorSaying, logIn, toastSaying } from './fans.ts';
import { holdOnce } from './operations.ts';
import { siteUrl } from './worker-site.ts';

// An administrator requires a second factor for a role, and what its users see.

const ROLE = 'Responsable deportivo';
const enrolling = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Activa la verificación en dos pasos' });

async function asAdmin(path: string, body: object): Promise<Response> {
  const cookie = await cookieOf({ email: 'admin@pmb.test', password: 'demo1234' });
  return fetch(siteUrl() + path, {
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

/** The staff of other journeys sign in with the password alone. */
function withdrawRequirementAfterwards(): void {
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

/** Turns the role's switch on as an administrator. */
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

test('a role requires it; a user of that role is asked to set it up when signing in, and continues', async () => {
  withdrawRequirementAfterwards();
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

  // For a lost phone: an administrator sees the state and removes the second factor.
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

test('a user at work when it becomes required is asked to set it up at the next refused request', async () => {
  withdrawRequirementAfterwards();
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

  // One click withdraws the requirement.
  await admin.getByRole('switch', { name: ROLE }).click();
  await expect.poll(() => admin.getByRole('switch', { name: ROLE }).isChecked()).toBe(false);
});

test('an administrator must set up their own before requiring it of administrators', async () => {
  withdrawRequirementAfterwards();
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

test('what another administrator requires meanwhile stays required', async () => {
  withdrawRequirementAfterwards();
  const page = await openPage({ signedInAs: 'admin' });
  await visit(page, '/admin/settings/second-factor');
  const query = 'mutation { requireSecondFactor(input: { roles: [EDITOR] }) { roles } }';
  expect((await asAdmin('/graphql', { query })).status).toBe(200);
  await page.getByRole('switch', { name: ROLE }).click();
  await page.getByRole('button', { name: 'Exigir', exact: true }).click();
  await errorSaying(page, 'Revísalo antes de decidir');
  await expect.poll(() => page.getByRole('switch', { name: 'Editor' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Exigir', exact: true }).click();
  await toastSaying(page, 'Guardado');
  await expect.poll(() => page.getByRole('switch', { name: ROLE }).isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Editor' }).isChecked()).toBe(true);
});

test('the roles wait for the last change, so that the next one counts from it', async () => {
  withdrawRequirementAfterwards();
  const query = 'mutation { requireSecondFactor(input: { roles: [EDITOR, COMMERCIAL_MANAGER] }) { roles } }';
  expect((await asAdmin('/graphql', { query })).status).toBe(200);
  const page = await openPage({ signedInAs: 'admin' });
  await visit(page, '/admin/settings/second-factor');
  const role = (name: string) => page.getByRole('switch', { name });
  const letPass = await holdOnce(page, 'SecondFactorRolesPage');
  await role('Editor').click();
  await expect.poll(() => role('Responsable comercial').isDisabled()).toBe(true);
  await letPass();
  await toastSaying(page, 'Guardado');
  await role('Responsable comercial').click();
  await expect.poll(() => role('Responsable comercial').isChecked()).toBe(false);
  expect(await role('Editor').isChecked()).toBe(false);
  expect(await page.getByRole('alert').count()).toBe(0);
});

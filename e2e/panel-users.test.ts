import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createFan, expectAccessible, newFan, openPage, visit } from './browser.ts';
import { errorSaying, logIn, toastSaying } from './fans.ts';
import { answerOnce } from './operations.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Opens the list as an administrator, filtered by a text. */
async function openUsers(search: string, screen: 'desktop' | 'phone' = 'desktop', expects: RegExp[] = []) {
  const page = await openPage({ signedInAs: 'admin', screen, expects });
  await visit(page, `/admin/users?buscar=${encodeURIComponent(search)}`);
  return page;
}

async function choose(page: Page, person: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${person}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

describe('the list', () => {
  test('is searched with «/», filtered and sorted, with all of that in the URL', async () => {
    const page = await openPage({ signedInAs: 'admin' });
    await visit(page, '/admin/users');
    await page.getByRole('table', { name: 'Usuarios' }).getByRole('row').nth(1).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('/');
    await page.keyboard.type('pmb.test');
    await page.waitForURL(/buscar=pmb\.test/);
    await page.getByText('7 cuentas').waitFor();
    await page.getByRole('button', { name: 'Email' }).click();
    await page.getByRole('columnheader', { name: 'Email', exact: true }).waitFor();
    await page.waitForURL(/orden=email/);
    await page.getByRole('button', { name: 'Email' }).click();
    await page.waitForURL(/orden=-email/);
    const email = page.getByRole('columnheader', { name: 'Email' });
    await expect.poll(() => email.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => page.getByRole('row').nth(1).innerText()).toContain('visitor@pmb.test');
    await page.getByLabel('Rol').selectOption('Editor');
    await page.getByText('1 cuenta', { exact: true }).waitFor();
    await row(page, 'editor@pmb.test').waitFor();
    // The URL alone restores the same list.
    await visit(page, page.url());
    await page.getByText('1 cuenta', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('pmb.test');
    await page.getByRole('searchbox').fill('no hay nadie así');
    await page.getByText('Nadie coincide').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Limpiar filtros' }).click();
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
  });

  test('shows a loading error, and tries again', async () => {
    const page = await openPage({ signedInAs: 'admin', expects: [/status of 503/] });
    await visit(page, '/admin/settings');
    await page.route('**/operations?*UsersPage*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Usuarios' }).click();
    await page.getByText('Error al cargar los usuarios').waitFor();
    await page.getByText('Por favor, intenta de nuevo más tarde.').waitFor();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
  });

  test('is a list of cards on a phone', async () => {
    const page = await openUsers('pmb.test', 'phone');
    await row(page, 'editor@pmb.test').waitFor();
    await page.getByLabel('Ordenar por').selectOption('Email ↓');
    await page.waitForURL(/orden=-email/);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

describe('achievements', () => {
  test.each(['desktop', 'phone'] as const)(
    'are awarded once and taken back with a reason, on a %s',
    async (screen) => {
      const person = await createFan();
      const page = await openUsers(person.email, screen);
      await choose(page, person.name, 'Logros');
      await page.getByRole('heading', { name: `Logros de ${person.name}` }).waitFor();
      await page.getByRole('button', { name: 'Conceder «Voluntariado»' }).click();
      expect(await toastSaying(page, 'Logro concedido')).toContain('Voluntariado');
      await page.getByRole('button', { name: 'Retirar «Voluntariado»' }).waitFor();
      await expectAccessible(page);

      const own = await openPage({ signedInAs: person });
      await visit(own, '/');
      await own.getByText('Voluntariado').first().waitFor();

      await page.getByRole('button', { name: 'Retirar «Voluntariado»' }).click();
      await save(page, 'Retirar');
      await page.getByText('Escribe el motivo').waitFor();
      await expectAccessible(page);
      await page.getByLabel('Motivo').fill('Se concedió por error');
      await save(page, 'Retirar');
      await toastSaying(page, 'Logro retirado');
      await page.getByRole('button', { name: 'Conceder «Voluntariado»' }).waitFor();
      await visit(page, '/admin/settings/audit');
      await page.getByText('el logro «Voluntariado» a ').first().waitFor();
    },
  );
});

describe('an account', () => {
  test('is created: every invalid field shows its requirement, and then the user can sign in', async () => {
    const page = await openPage({ signedInAs: 'admin' });
    const person = newFan();
    await visit(page, '/admin/users');
    await page.getByRole('button', { name: 'Nuevo usuario' }).click();
    await save(page, 'Crear usuario');
    await page.getByText('El nombre debe tener al menos 2 caracteres').waitFor();
    await page.getByText('Email inválido').waitFor();
    await page.getByText('La contraseña es obligatoria para crear un nuevo usuario').waitFor();
    await page.getByText('Al menos 6 caracteres.').waitFor();
    await expectAccessible(page);

    await dialog(page).getByLabel('Nombre').fill(person.name);
    await dialog(page).getByLabel('Email').fill('visitor@pmb.test');
    await dialog(page).getByLabel('Contraseña', { exact: true }).fill(person.password);
    await dialog(page).getByLabel('Rol').selectOption('Responsable deportivo');
    await page.getByText('Partidos, jugadores y competiciones.').waitFor();
    await save(page, 'Crear usuario');
    await page.getByText('Ya existe una cuenta con este email').waitFor();
    expect(await dialog(page).getByLabel('Nombre').inputValue()).toBe(person.name);
    await dialog(page).getByLabel('Email').fill(person.email);
    await page.keyboard.press('Control+s');
    expect(await toastSaying(page, 'Usuario creado')).toContain(person.email);
    await dialog(page).waitFor({ state: 'hidden' });

    const own = await openPage();
    await visit(own, '/auth');
    await logIn(own, person);
    await own.waitForURL((url) => url.pathname === '/admin');
  });

  test('keeps the input if its creation fails', async () => {
    const page = await openPage({ signedInAs: 'admin', expects: [/status of 503/] });
    const person = newFan();
    await visit(page, '/admin/settings');
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Usuarios' }).click();
    await page.getByRole('button', { name: 'Nuevo usuario' }).click();
    await dialog(page).getByLabel('Nombre').fill(person.name);
    await dialog(page).getByLabel('Email').fill(person.email);
    await dialog(page).getByLabel('Contraseña', { exact: true }).fill(person.password);
    await answerOnce(page, 'CreateUser', { status: 503, body: '' });
    await save(page, 'Crear usuario');
    await dialog(page).getByText('Error al crear usuario').waitFor();
    await expectAccessible(page);
    expect(await dialog(page).getByLabel('Email').inputValue()).toBe(person.email);
    // Closing, going back and leaving all ask for confirmation.
    await page.keyboard.press('Escape');
    await page.getByText('¿Descartar los cambios?').waitFor();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await page.goBack();
    await page.getByText('¿Descartar los cambios?').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/users');
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await dialog(page).getByLabel('Email').inputValue()).toBe(person.email);
    await save(page, 'Crear usuario');
    await toastSaying(page, 'Usuario creado');
  });

  test('is edited, its password only after ticking a box, and a new role ends its sessions', async () => {
    const person = await createFan();
    const own = await openPage({ signedInAs: person });
    await visit(own, '/perfil');
    await own.getByRole('heading', { name: 'Información personal' }).waitFor();

    const page = await openUsers(person.email);
    await choose(page, person.name, 'Editar');
    expect(await dialog(page).getByLabel('Nueva contraseña', { exact: true }).count()).toBe(0);
    await dialog(page).getByLabel('Cambiar la contraseña').check();
    await dialog(page).getByLabel('Nueva contraseña', { exact: true }).fill('123');
    await save(page, 'Guardar cambios');
    await page.getByText('La contraseña debe tener al menos 6 caracteres').waitFor();
    await expectAccessible(page);
    await dialog(page).getByLabel('Cambiar la contraseña').uncheck();
    await dialog(page).getByLabel('Nombre').fill('Aina Vidal Mas');
    await dialog(page).getByLabel('Rol').selectOption('Editor');
    await save(page, 'Guardar cambios');
    await toastSaying(page, 'Usuario actualizado');
    await row(page, 'Aina Vidal Mas').getByText('Editor').waitFor();

    await visit(own, '/perfil');
    await own.waitForURL((url) => url.pathname === '/auth');
    // Only the role has changed: the password is the same.
    await logIn(own, person);
    await own.waitForURL((url) => url.pathname === '/perfil');
  });

  test('is deleted after a confirmation, and disappears from the list', async () => {
    const person = await createFan();
    const page = await openUsers(person.email, 'phone');
    await choose(page, person.name, 'Eliminar');
    await page.getByText('Esta acción no se puede deshacer.').waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await row(page, person.email).waitFor();
    await choose(page, person.name, 'Eliminar');
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
    await toastSaying(page, 'Usuario eliminado');
    await page.getByText('Nadie coincide').waitFor();
  });

  test('of an administrator cannot be deleted, and the last one cannot be demoted', async () => {
    const page = await openUsers('admin@pmb.test');
    await page.getByRole('button', { name: /^Acciones de/ }).click();
    const remove = page.getByRole('button', { name: /^Eliminar/ });
    expect(await remove.isDisabled()).toBe(true);
    await page.getByText('Un administrador no se puede eliminar').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await dialog(page).getByLabel('Rol').selectOption('Usuario');
    await save(page, 'Guardar cambios');
    await page.getByText('El club no puede quedarse sin administrador').waitFor();
  });

  test('shows that another user has deleted it meanwhile', async () => {
    const person = await createFan();
    const page = await openUsers(person.email);
    const other = await openUsers(person.email);
    await choose(other, person.name, 'Eliminar');
    await dialog(other).getByRole('button', { name: 'Eliminar' }).click();
    await toastSaying(other, 'Usuario eliminado');
    await choose(page, person.name, 'Eliminar');
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
    expect(await errorSaying(page, 'Error al eliminar')).toContain('El usuario no existe');
  });
});

describe('the log', () => {
  test('shows what was done, filtered by user, action, kind and day, and exports it', async () => {
    const person = await createFan();
    const page = await openUsers(person.email);
    await choose(page, person.name, 'Editar');
    await dialog(page).getByLabel('Rol').selectOption('Redactor');
    await save(page, 'Guardar cambios');
    await toastSaying(page, 'Usuario actualizado');

    await visit(page, '/admin/settings/audit');
    const latest = page.getByRole('table', { name: 'Registro de actividad' }).getByRole('row').nth(1);
    await latest.getByText('cambió').waitFor();
    expect((await latest.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/rol de visitante a redactor/);
    await expectAccessible(page);
    await page.getByLabel('Tipo').selectOption('Cuenta');
    await page.waitForURL(/tipo=user/);
    await page.getByLabel('Acción').selectOption('Eliminó');
    await page.waitForURL(/accion=delete/);
    await page.getByLabel('Acción').selectOption('Cambió');
    await page.getByLabel('Desde').fill('2020-01-01');
    await page.waitForURL(/accion=update.*desde=2020-01-01/);
    await latest.getByText('cambió').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    expect((await download).suggestedFilename()).toBe('registro-de-actividad.csv');
    await page.getByLabel('Hasta').fill('2020-01-02');
    await page.getByText('Nada coincide').waitFor();
    await expectAccessible(page);
  });

  test('keeps both of two filters that are set before the next render', async () => {
    const page = await openPage({ signedInAs: 'admin' });
    await visit(page, '/admin/settings/audit');
    await page.getByLabel('Acción').waitFor();
    await page.evaluate(() => {
      for (const [label, value] of [
        ['Acción', 'update'],
        ['Tipo', 'user'],
      ]) {
        const named = [...document.querySelectorAll('label')].find(
          ({ textContent }) => textContent === label,
        );
        const select = named?.control;
        if (!(select instanceof HTMLSelectElement)) throw new Error(`no ${label}`);
        select.value = value ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await page.waitForURL(/accion=update&tipo=user/);
  });

  test('is a list of cards on a phone', async () => {
    const page = await openPage({ signedInAs: 'admin', screen: 'phone', colorScheme: 'dark' });
    await visit(page, '/admin/settings/audit');
    await page.getByRole('heading', { level: 1, name: 'Registro de actividad' }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

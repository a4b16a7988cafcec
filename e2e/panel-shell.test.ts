import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type DemonstrationRole, expectAccessible, openPage, visit } from './browser.ts';

const TABS: readonly [DemonstrationRole, readonly string[]][] = [
  [
    'admin',
    [
      'Panel',
      'Analíticas',
      'Contenido',
      'Deportivo',
      'Comercial',
      'Patrocinadores',
      'Usuarios',
      'Diseño',
      'Ajustes',
    ],
  ],
  ['editor', ['Panel', 'Contenido', 'Diseño']],
  ['sports_manager', ['Panel', 'Deportivo']],
  ['commercial_manager', ['Panel', 'Analíticas', 'Comercial', 'Patrocinadores']],
];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Panel', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The names of the links in the open navigation, in order. */
async function linksOf(page: Page): Promise<string[]> {
  await navigation(page).getByRole('link').first().waitFor();
  return navigation(page).getByRole('link').allInnerTexts();
}

describe.each(TABS)('%s', (role, tabs) => {
  test('sees exactly these tabs on a desktop, and each of them opens', async () => {
    const page = await openPage({ signedInAs: role });
    await visit(page, '/admin');
    expect(await linksOf(page)).toEqual(tabs);
    for (const tab of tabs) {
      await navigation(page).getByRole('link', { name: tab, exact: true }).click();
      await heading(page, tab).waitFor();
      const current = navigation(page).locator('[aria-current=page]');
      expect(await current.first().innerText()).toBe(tab);
    }
  });

  test('sees them in the drawer of a phone, which closes after a choice', async () => {
    const page = await openPage({ signedInAs: role, screen: 'phone' });
    await visit(page, '/admin');
    await page.getByRole('button', { name: 'Abrir el menú del panel' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menú del panel' });
    await drawer.waitFor();
    expect(await linksOf(page)).toEqual(tabs);
    await expectAccessible(page);
    const last = tabs.at(-1) ?? '';
    await drawer.getByRole('link', { name: last, exact: true }).click();
    await heading(page, last).waitFor();
    await drawer.waitFor({ state: 'hidden' });
    await expectAccessible(page);
  });
});

test.each<[DemonstrationRole, string, string]>([
  ['editor', '/admin/users', 'Hace falta el rol: administrador'],
  ['editor', '/admin/settings/audit', 'Hace falta el rol: administrador'],
  ['sports_manager', '/admin/analytics', 'administrador, responsable comercial'],
  ['sports_manager', '/admin/content/news', 'administrador, editor'],
  ['commercial_manager', '/admin/sports/matches', 'administrador, responsable deportivo'],
])('%s is denied %s, inside the panel, and led back to it', async (role, address, required) => {
  const page = await openPage({ signedInAs: role });
  await visit(page, address);
  await heading(page, 'Acceso denegado').waitFor();
  await page.getByText(required).waitFor();
  await navigation(page).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir al panel' }).click();
  await heading(page, 'Panel').waitFor();
});

test.each<[DemonstrationRole, string, string, way: string | null]>([
  [
    'blogger',
    '/admin',
    'administrador, editor, responsable deportivo, responsable comercial',
    'Escribir una noticia',
  ],
  ['visitor', '/admin/commercial', 'administrador, responsable comercial', null],
])('%s, whom the panel has nothing for, is denied %s outside of it', async (role, address, required, way) => {
  for (const screen of ['desktop', 'phone'] as const) {
    const page = await openPage({ signedInAs: role, screen });
    await visit(page, address);
    await heading(page, 'Acceso denegado').waitFor();
    await page.getByText(required).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(await navigation(page).count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'Volver al inicio' }).waitFor();
    await expectAccessible(page);
    if (way) {
      await page.getByRole('link', { name: way }).click();
      await page.waitForURL('**/editor');
      await page.getByRole('textbox', { name: 'Título' }).waitFor();
    }
  }
});

test('without a session every screen redirects to /auth, and back after signing in', async () => {
  const page = await openPage();
  await visit(page, '/admin/settings');
  await page.waitForURL((url) => url.pathname === '/auth');
  expect(new URL(page.url()).searchParams.get('volver')).toBe('/admin/settings');
});

test('an unknown panel address shows the site’s 404', async () => {
  const page = await openPage({ signedInAs: 'admin', expects: [/status of 404/] });
  const answer = await page.goto('/admin/no-existe');
  expect(answer?.status()).toBe(404);
  await heading(page, '404 Page Not Found').waitFor();
  expect(await navigation(page).count()).toBe(0);
});

test('the open tab shows its screens, and the panel stays mounted while navigating', async () => {
  const page = await openPage({ signedInAs: 'admin' });
  await visit(page, '/admin/commercial');
  await heading(page, 'Comercial').waitFor();
  const mark = await navigation(page).evaluateHandle((element) => element);
  await navigation(page).getByRole('link', { name: 'Productos' }).click();
  await heading(page, 'Productos').waitFor();
  await navigation(page).getByRole('link', { name: 'Contenido' }).click();
  await navigation(page).getByRole('link', { name: 'Categorías' }).waitFor();
  expect(await navigation(page).getByRole('link', { name: 'Productos' }).count()).toBe(0);
  expect(await mark.evaluate((element) => element.isConnected)).toBe(true);
  // The focus moves to the new screen, and its title is announced.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido');
});

test('content shows existing and coming sections', async () => {
  const page = await openPage({ signedInAs: 'editor' });
  await visit(page, '/admin/content');
  const cards = page.getByRole('list', { name: 'Secciones de contenido' });
  await cards.getByText(/^\d+ noticias$/).waitFor();
  for (const name of ['Galería', 'Páginas', 'Banners']) {
    const card = cards.getByRole('listitem').filter({ hasText: name });
    await card.getByText('Próximamente').waitFor();
    expect(await card.getByRole('link').count()).toBe(0);
  }
  await expectAccessible(page);
});

test('design and settings say that they are not available yet', async () => {
  const page = await openPage({ signedInAs: 'admin' });
  await visit(page, '/admin/layout');
  await page.getByText('se están implementando').waitFor();
  await expectAccessible(page);
  await visit(page, '/admin/settings');
  await page.getByText('se están implementando').waitFor();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Registro de actividad' }).click();
  await heading(page, 'Registro de actividad').waitFor();
});

test('links to the site and the intranet, and the sign-out button', async () => {
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, '/admin/sports');
  await page.getByText('sports_manager@pmb.test').waitFor();
  const intranet = page.getByRole('link', { name: /^Intranet/ });
  expect(await intranet.getAttribute('href')).toMatch(/^https:\/\/intranet\./);
  expect(await intranet.getAttribute('target')).toBe('_blank');
  await page.getByRole('link', { name: 'Ver la web' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  await page.goBack();
  await heading(page, 'Deportivo').waitFor();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
});

test('the skip link skips the navigation', async () => {
  const page = await openPage({ signedInAs: 'editor' });
  await visit(page, '/admin/layout');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('a visitor downloads no code of the panel', async () => {
  const page = await openPage();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await page.getByRole('link', { name: 'Noticias' }).first().click();
  await page.waitForURL((url) => url.pathname === '/noticias');
  expect(files.filter((file) => /panel|manage|datatable/i.test(file))).toEqual([]);
});

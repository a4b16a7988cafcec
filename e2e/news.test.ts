import { expect, test } from 'vitest';
import { expectAccessible, openPage, untilQuiet, visit } from './browser.ts';

const PAGE_SIZE = 6;

test('the list is paged, with the URL and the back button', async () => {
  const page = await openPage();
  await visit(page, '/noticias');
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBe(PAGE_SIZE);
  await expectAccessible(page);
  const first = await cards.first().innerText();

  const pages = page.getByRole('navigation', { name: 'Páginas de noticias' });
  await pages
    .getByRole('link', { name: '2', exact: true })
    .or(pages.getByRole('link', { name: 'Página 2' }))
    .click();
  await page.waitForURL(/pagina=2/);
  await expect.poll(() => cards.first().innerText()).not.toBe(first);
  expect(await cards.count()).toBe(PAGE_SIZE);
  await expectAccessible(page);
  await page.goBack();
  await expect.poll(() => cards.first().innerText()).toBe(first);

  // A page number beyond the end shows the last page.
  await visit(page, '/noticias?pagina=999');
  expect(await cards.count()).toBeGreaterThan(0);
});

test('a category and a search filter the list, start at page 1, and can be cleared', async () => {
  const page = await openPage({ screen: 'phone' });
  await visit(page, '/noticias?pagina=2');
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('link', { name: 'Cantera' }).click();
  await page.waitForURL(
    (url) => url.searchParams.get('categoria') === 'Cantera' && !url.searchParams.has('pagina'),
  );
  // The previous page stays until the new one is loaded.
  await expect.poll(() => cards.filter({ hasNotText: 'Cantera' }).count()).toBe(0);
  expect(await cards.count()).toBeGreaterThan(0);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Buscar noticias' }).fill('zzzz');
  await page.waitForURL(/buscar=zzzz/);
  await page.getByText('No hay noticias disponibles').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Limpiar filtros' }).click();
  await expect.poll(() => cards.count()).toBe(PAGE_SIZE);
});

test('an error offers to try again', async () => {
  const page = await openPage({ expects: [/status of 503/] });
  await visit(page, '/calendario');
  await page.route('**/operations**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Noticias' }).click();
  await page.getByText('Error al cargar las noticias').waitFor();
  await expectAccessible(page);
  await page.unroute('**/operations**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(PAGE_SIZE);
});

test('an article is opened from the list, with up to three related ones and its neighbours', async () => {
  const page = await openPage({ screen: 'phone' });
  await visit(page, '/noticias');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await link.innerText()).trim();
  const quiet = untilQuiet(page);
  await link.click();
  await page.waitForURL(/\/noticias\/\d+$/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await quiet();
  await expectAccessible(page);
  expect(await page.getByRole('link', { name: 'Editar noticia' }).count()).toBe(0);
});

test('a writer sees «Nueva noticia» and «Editar noticia»', async () => {
  const page = await openPage({ signedInAs: 'blogger' });
  await visit(page, '/noticias');
  await page.getByRole('link', { name: 'Nueva noticia' }).waitFor();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/noticias\/\d+$/);
  await page.getByRole('link', { name: 'Editar noticia' }).waitFor();
  await expectAccessible(page);
});

test('a missing article says so, and an invalid id leads to the list', async () => {
  const page = await openPage({ expects: [/status of 404/] });
  await visit(page, '/noticias/999999');
  await page.getByRole('heading', { name: 'Noticia no encontrada' }).waitFor();
  await page.getByText('La noticia que estás buscando no existe o ha sido eliminada.').first().waitFor();
  await expectAccessible(page);
  await visit(page, '/noticias/abc');
  await page.waitForURL((url) => url.pathname === '/noticias');
});

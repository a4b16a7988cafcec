import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { errorSaying, toastSaying } from './fans.ts';
import { responseTo } from './operations.ts';
import { button, idIn, menuOf, publicStatus, saying, text, title, write } from './staff-news.ts';
import { asStaff } from './staff-api.ts';

test('an editor drafts on a phone and schedules, and the article is hidden until its time', async () => {
  const page = await openPage({ screen: 'phone', signedInAs: 'editor', expects: [/status of 404/] });
  await visit(page, '/admin/content/news/new');
  const words = saying('Programada');
  await title(page).fill(words);
  await button(page, 'Guardar borrador').click();
  await toastSaying(page, 'Borrador guardado');
  const id = idIn(page);
  await expectAccessible(page);

  // The URL is now that of the draft.
  await page.reload();
  await expect.poll(() => title(page).inputValue()).toBe(words);
  await page.getByLabel('Programar para').fill('2020-01-01T10:00');
  await button(page, 'Programar').click();
  await page.getByText('Elige una fecha y una hora que estén por llegar').waitFor();
  await text(page).click();
  await page.keyboard.type('Se sabrá mañana.');
  await page.getByLabel('Programar para').fill('2030-06-01T10:00');
  await button(page, 'Programar').click();
  await toastSaying(page, 'Noticia actualizada');
  await page.getByText('Aparecerá el 1 jun 2030, 10:00').waitFor();
  expect(await publicStatus(page, id)).toBe(404);

  // Writers can preview it, also by its URL; it is served as not found to everyone.
  await visit(page, `/noticias/${id}`);
  await page.getByText('Noticia programada: aparecerá cuando llegue su fecha.').waitFor();
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  await expectAccessible(page);
  await page.goBack();
  await title(page).waitFor();

  await page.getByRole('link', { name: 'Noticias', exact: true }).first().click();
  await page.waitForURL('**/admin/content/news');
  await page.getByRole('searchbox', { name: 'Buscar noticias' }).fill(words);
  await page.getByText('1 noticia', { exact: true }).waitFor();
  await page.getByText('Programada', { exact: true }).last().waitFor();
  await expectAccessible(page);
  await menuOf(page, words).click();
  await button(page, 'Publicar ahora').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await toastSaying(page, 'Noticia publicada');
  expect(await publicStatus(page, id)).toBe(200);
});

test('an editor finds, hides, publishes and deletes several articles at once', async () => {
  const page = await openPage({ signedInAs: 'editor' });
  const mark = saying('Lote');
  const ids: number[] = [];
  for (let number = 1; number <= 3; number += 1) ids.push((await write(page, undefined, mark)).id);
  await visit(page, `/admin/content/news?buscar=${encodeURIComponent(mark)}`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect.poll(() => rows.count()).toBe(3);
  await expectAccessible(page);

  await page
    .getByRole('checkbox', { name: /Seleccionar tod/ })
    .first()
    .check();
  await page.getByText('3 seleccionadas').waitFor();
  await expectAccessible(page);
  await button(page, 'Ocultar').click();
  await toastSaying(page, '3 noticias ocultas');
  expect(await Promise.all(ids.map((id) => publicStatus(page, id)))).toEqual([404, 404, 404]);

  await page.getByLabel('Estado').selectOption('Oculta');
  await page.waitForURL(/estado=oculta/);
  await expect.poll(() => rows.count()).toBe(3);
  await rows.first().getByRole('checkbox').check();
  await button(page, 'Publicar').click();
  const question = page.getByRole('dialog', { name: '¿Publicar la noticia?' });
  // It comes back from hiding, which is no news.
  expect(await question.getByRole('switch', { name: 'Avisar al publicar' }).isChecked()).toBe(false);
  await question.getByRole('switch').check();
  await question.getByText(/^(Llegará a|Ahora mismo no llegará)/).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Publicar' }).click();
  await toastSaying(page, 'Noticia publicada');
  await expect.poll(() => rows.count()).toBe(2);

  await page.getByLabel('Estado').selectOption('Todos los estados');
  await expect.poll(() => rows.count()).toBe(3);
  await page
    .getByRole('checkbox', { name: /Seleccionar tod/ })
    .first()
    .check();
  await button(page, 'Eliminar').click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar 3 noticias?' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await toastSaying(page, '3 noticias eliminadas');
  await page.getByText('Ninguna noticia coincide').waitFor();
  await expectAccessible(page);
});

test('an article that changed while its publication was asked about is published at the second try', async () => {
  const page = await openPage({ signedInAs: 'editor' });
  const article = await write(page);
  const ask = await asStaff('admin');
  const set = (status: string) =>
    ask(`mutation { setNewsStatus(input: { ids: [${article.id}], status: ${status} }) { __typename } }`);
  await set('DRAFT');
  await visit(page, `/admin/content/news?buscar=${encodeURIComponent(article.title)}`);
  await menuOf(page, article.title).click();
  await button(page, 'Publicar ahora').click();
  const question = page.getByRole('dialog', { name: '¿Publicar la noticia?' });
  await question.waitFor();
  await set('HIDDEN');
  const loaded = responseTo(page, 'NewsManager');
  await question.getByRole('button', { name: 'Publicar' }).click();
  await errorSaying(page, 'Revísalo antes de decidir');
  await loaded;
  await question.getByText('vuelve con su fecha').waitFor();
  await question.getByRole('button', { name: 'Publicar' }).click();
  await toastSaying(page, 'Noticia publicada');
});

test('an editor creates, renames, sorts and deletes a category', async () => {
  const page = await openPage({ signedInAs: 'editor' });
  await visit(page, '/admin/content/categories');
  await menuOf(page, 'Club').waitFor();
  await expectAccessible(page);
  await menuOf(page, 'Club').click();
  expect(await page.getByRole('button', { name: /^Eliminar/ }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');

  const name = saying('Fútbol');
  await button(page, 'Nueva categoría').click();
  await page.getByLabel('Nombre').fill('club');
  await button(page, 'Guardar').click();
  await page.getByText('Ya hay una categoría con este nombre').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Nombre').fill(name);
  await button(page, 'Guardar').click();
  await toastSaying(page, 'Categoría creada');

  await menuOf(page, name).click();
  await button(page, 'Subir').click();
  await expect.poll(async () => (await page.getByRole('row').allInnerTexts()).at(-2) ?? '').toContain(name);
  await menuOf(page, name).click();
  await button(page, 'Editar').click();
  await page.getByText('los enlaces siguen funcionando').waitFor();
  await page.getByLabel('Nombre').fill(`${name} sala`);
  await page.keyboard.press('Control+s');
  await toastSaying(page, 'Categoría actualizada');

  await menuOf(page, `${name} sala`).click();
  await button(page, 'Eliminar').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await toastSaying(page, 'Categoría eliminada');
  await expect.poll(() => page.getByText(`${name} sala`).count()).toBe(0);
});

test('an editor approves a reported comment, hides another, and shows it again', async () => {
  const writer = await openPage({ signedInAs: await createFan() });
  const reader = await openPage({ signedInAs: await createFan() });
  const page = await openPage({ screen: 'phone', signedInAs: 'editor' });
  const { id: newsId } = await write(page);
  const [harmless, rude] = [saying('Inofensivo'), saying('Grosero')];
  const ids: (string | undefined)[] = [];
  const report = async (by: Page, id: string | undefined, reason: string) => {
    const query = `mutation ($id: ID!, $reason: String!) { reportComment(input: { id: $id, reason: $reason }) { __typename } }`;
    await by.request.post('/graphql', { data: { query, variables: { id, reason } } });
  };
  for (const content of [harmless, rude]) {
    const add = `mutation ($newsId: ID!, $content: String!) { addComment(input: { newsId: $newsId, content: $content }) {
      ... on AddCommentSuccess { comment { id } } } }`;
    const added = await writer.request.post('/graphql', {
      data: { query: add, variables: { newsId: String(newsId), content } },
    });
    const id = /"id":"(\d+)"/.exec(await added.text())?.[1];
    ids.push(id);
    await report(reader, id, 'Molesta');
  }

  await visit(page, '/admin/content/comments');
  const comment = (words: string) => page.getByRole('article').filter({ hasText: words });
  await comment(rude).getByText('1 denuncia').waitFor();
  await comment(rude).getByText('«Molesta»').waitFor();
  await expectAccessible(page);
  // A report that came after the page is read before it is closed.
  await report(await openPage({ signedInAs: await createFan() }), ids[0], 'Miente');
  await comment(harmless).getByRole('button', { name: 'Mantener' }).click();
  await errorSaying(page, 'Alguien lo ha denunciado mientras lo mirabas');
  await comment(harmless).getByText('«Miente»').waitFor();
  await comment(harmless).getByRole('button', { name: 'Mantener' }).click();
  await toastSaying(page, 'Comentario mantenido');
  await comment(rude).getByRole('button', { name: 'Ocultar' }).click();
  await toastSaying(page, 'Comentario oculto');
  await expect.poll(() => comment(rude).count()).toBe(0);
  expect(await comment(harmless).count()).toBe(0);

  await page.getByRole('link', { name: /^Ocultos/ }).click();
  await comment(rude).getByText('Oculto por').waitFor();
  await expectAccessible(page);
  await comment(rude).getByRole('button', { name: 'Restaurar' }).click();
  await toastSaying(page, 'Comentario restaurado');
  await expect.poll(() => comment(rude).count()).toBe(0);
});

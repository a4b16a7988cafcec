import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { button, idIn, publicStatus, saying, stored, text, title, write } from './staff-news.ts';

/** The smallest possible PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a blogger writes, previews, publishes, edits and deletes', async () => {
  const page = await openPage({ signedInAs: 'blogger' });
  await visit(page, '/noticias');
  await page.getByRole('link', { name: 'Nueva noticia' }).click();
  await page.waitForURL('**/editor');
  await title(page).waitFor();
  await expectAccessible(page);

  // A picture needs a title first.
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: PICTURE };
  const chooser = page.getByRole('group', { name: 'Imagen' }).locator('input[type=file]');
  await chooser.setInputFiles(file);
  await page.getByText('Debes escribir un título antes de subir la imagen').waitFor();
  await button(page, 'Publicar ahora').click();
  await page.getByText('El título debe tener al menos 3 caracteres').waitFor();
  await page.getByText('El contenido no puede estar vacío').waitFor();
  await expectAccessible(page);

  const words = saying('Fichaje');
  await title(page).fill(words);
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('Equipo');
  await chooser.setInputFiles({ ...file, name: 'foto.gif', mimeType: 'image/gif' });
  await page.getByText('Solo se permiten archivos JPG, PNG y WEBP').waitFor();
  await chooser.setInputFiles(file);
  await toastSaying(page, 'Imagen subida');

  await text(page).click();
  await page.keyboard.type('Llega un **base** nuevo, ');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('por fin');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Su carrera');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Palma');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Inca');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Dirección', { exact: true }).fill('no es nada');
  await button(page, 'Guardar enlace').click();
  await page.getByText('Escribe una dirección válida').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Dirección', { exact: true }).fill('/plantilla');
  await page.getByLabel('Texto').fill('La plantilla');
  await button(page, 'Guardar enlace').click();

  // Autosave keeps the page and the cursor.
  await page.getByText('Guardado:').waitFor();
  const id = idIn(page);
  expect(id).toMatch(/^\d+$/);
  expect(await publicStatus(page, id)).toBe(404);

  await page.getByRole('tab', { name: 'Vista previa' }).click();
  const preview = page.getByRole('tabpanel').getByRole('article');
  await preview.getByRole('heading', { name: 'Su carrera' }).waitFor();
  await preview.getByRole('heading', { name: words }).waitFor();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Escribir' }).click();
  await text(page).getByText('Su carrera').waitFor();

  await button(page, 'Publicar ahora').click();
  await toastSaying(page, 'Noticia creada');
  await page.waitForURL(`**/noticias/${id}`);
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  expect((await stored(page, id)).content).toBe(
    '<p>Llega un <strong>base</strong> nuevo, <em>por fin</em></p><h2>Su carrera</h2>' +
      '<ul><li>Palma</li><li>Inca</li></ul><p><a href="/plantilla">La plantilla</a></p>',
  );

  await page.getByRole('link', { name: 'Editar noticia' }).click();
  await page.waitForURL(`**/editor/${id}`);
  await title(page).fill(`${words} y más`);
  await page.keyboard.press('Control+s');
  await toastSaying(page, 'Noticia actualizada');
  expect(page.url()).toContain(`/editor/${id}`);
  expect((await stored(page, id)).title).toBe(`${words} y más`);

  // A link does not discard unsaved input.
  await title(page).fill('Sin guardar');
  await page.getByRole('link', { name: 'Volver a noticias' }).click();
  await button(page, 'Seguir editando').click();
  expect(await title(page).inputValue()).toBe('Sin guardar');

  await button(page, 'Eliminar noticia').click();
  await button(page, 'Confirmar eliminación').click();
  await toastSaying(page, 'Noticia eliminada');
  await page.waitForURL((url) => url.pathname === '/noticias');
  expect(await publicStatus(page, id)).toBe(404);
});

test('the editor is for bloggers and administrators', async () => {
  const socio = await openPage({ signedInAs: 'socio' });
  await visit(socio, '/editor');
  await socio.waitForURL((url) => url.pathname === '/noticias');
  const visitor = await openPage();
  await visitor.goto('/editor');
  await visitor.waitForURL('**/auth**');
});

test('two users who edit the same article see both versions', async () => {
  const first = await openPage({ signedInAs: 'blogger' });
  const { id } = await write(first);
  const second = await openPage({ signedInAs: 'editor' });
  await visit(first, `/editor/${id}`);
  await visit(second, `/admin/content/news/edit/${id}`);
  await title(first).fill('De la primera persona');
  await button(first, 'Guardar cambios').click();
  await toastSaying(first, 'Noticia actualizada');

  await title(second).fill('De la segunda persona');
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog', { name: 'Otra persona ha guardado cambios' });
  await dialog.getByText('De la primera persona').waitFor();
  await expectAccessible(second);
  expect((await stored(second, id)).title).toBe('De la primera persona');
  await dialog.getByRole('button', { name: 'Conservar lo mío' }).click();
  await toastSaying(second, 'Noticia actualizada');
  expect((await stored(second, id)).title).toBe('De la segunda persona');

  await title(first).fill('Otra vez la primera');
  await button(first, 'Guardar cambios').click();
  await button(first, 'Cargar la versión guardada').click();
  await expect.poll(() => title(first).inputValue()).toBe('De la segunda persona');
  expect((await stored(first, id)).title).toBe('De la segunda persona');
});

test('unsaved changes of a published article survive a reload', async () => {
  const page = await openPage({ signedInAs: 'blogger' });
  page.on('dialog', (dialog) => void dialog.accept());
  const { id } = await write(page);
  await visit(page, `/editor/${id}`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Y algo más.');
  await page.getByText('Cambios sin guardar').waitFor();
  // A moment later the copy is on the device; the article itself is unchanged.
  await page.waitForFunction((key) => Object.keys(localStorage).some((name) => name.endsWith(key)), `:${id}`);
  await page.reload();
  await page.getByText('Hay cambios sin guardar en este dispositivo').waitFor();
  await expectAccessible(page);
  expect((await stored(page, id)).content).toBe('<p>Unas palabras.</p>');
  await button(page, 'Recuperar').click();
  await text(page).getByText('Unas palabras. Y algo más.').waitFor();
  await button(page, 'Guardar cambios').click();
  await toastSaying(page, 'Noticia actualizada');
  expect((await stored(page, id)).content).toBe('<p>Unas palabras. Y algo más.</p>');
});

test('undoing everything leaves nothing to save', async () => {
  const page = await openPage({ signedInAs: 'blogger' });
  page.on('dialog', (dialog) => void dialog.accept());
  const { id } = await write(page, '<pre>\n\nuno</pre><ul><li> dos </li></ul><p> tres</p>');
  await visit(page, `/editor/${id}`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Y algo más.');
  await page.getByText('Cambios sin guardar').waitFor();
  const copies = (key: string) => Object.keys(localStorage).filter((name) => name.endsWith(key)).length;
  await expect.poll(() => page.evaluate(copies, `:${id}`)).toBe(1);
  await page.keyboard.press('Control+z');
  await page.getByText('Guardado:').waitFor();
  expect(await page.evaluate(copies, `:${id}`)).toBe(0);
  await page.reload();
  await text(page).waitFor();
  expect(await page.getByText('Hay cambios sin guardar en este dispositivo').count()).toBe(0);
});

test('the editor keeps everything that an article may contain', async () => {
  const page = await openPage({ signedInAs: 'admin' });
  const everything = [
    '<p>Uno <strong>dos <em>tres</em></strong> <u>cuatro</u> <s>cinco</s> <code>seis</code><br />siete</p>',
    '<h2>A</h2><h3>B</h3><h4>C</h4>',
    '<ul><li>x<ul><li>y</li></ul></li></ul><ol start="3"><li>z</li></ol><ol start="0"><li>cero</li></ol>',
    '<blockquote><p>cita</p></blockquote><pre>\n\n  a\n  b</pre><hr />',
    '<p><a href="www.club.test">sin esquema</a></p>',
    '<p><a href="https://club.test/a" title="t" rel="noopener noreferrer">enlace</a></p>',
    '<figure><img src="/uploads/news/no-existe.webp" alt="Pie" width="4" loading="lazy" /><figcaption>Al pie</figcaption></figure>',
  ].join('');
  const { id, content } = await write(page, everything);
  await page.route('**/uploads/news/no-existe*', (route) =>
    route.fulfill({ contentType: 'image/png', body: PICTURE }),
  );
  await visit(page, `/editor/${id}`);
  await text(page).getByText('Uno dos').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Cero. ');
  await button(page, 'Guardar cambios').click();
  await toastSaying(page, 'Noticia actualizada');
  expect((await stored(page, id)).content).toBe(content.replace('<p>Uno', '<p>Cero. Uno'));
});

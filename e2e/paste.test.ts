import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { button, stored, text, write } from './staff-news.ts';

// What the clipboards of other programs become in an article.

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Not `.html`, which the formatter would write anew: the programs' own spaces matter. */
const clipboardOf = (program: string) =>
  fs.readFileSync(path.join(import.meta.dirname, 'clipboards', `${program}.txt`), 'utf8').trim();

/** Pastes over the whole text, as a browser does when a person presses Ctrl+V. */
async function paste(page: Page, html: string, { withPicture = false } = {}): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+a');
  await text(page).evaluate(
    (editor, copied) => {
      const transfer = new DataTransfer();
      transfer.setData('text/html', copied.html);
      transfer.setData('text/plain', 'sin formato');
      if (copied.picture) {
        const bytes = Uint8Array.from(atob(copied.picture), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      }
      editor.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
      );
    },
    { html, picture: withPicture ? PICTURE : null },
  );
}

const HEADING = '<h2>Victoria en Inca</h2>';
const LINK = '<a href="https://club.test/cronica" rel="noopener noreferrer">la crónica</a>';
const SENTENCE = `<p>Ganamos <strong>82-75</strong>, <em>sufriendo</em>. Más en ${LINK}`;
const NESTED = '<ul><li>Pau<ul><li>base</li></ul></li></ul>';
const ROWS = '<p><strong>Equipo</strong> · <strong>PTS</strong></p><p>Palma · 20</p>';

const PROGRAMS: [program: string, withPicture: boolean, content: string][] = [
  ['google-docs', false, `${HEADING}${SENTENCE}</p>${NESTED}${ROWS}`],
  [
    'word',
    true,
    `${HEADING}${SENTENCE}.</p><ul><li>Pau<ul><li>base</li></ul></li><li>Marc</li></ul>` +
      `<p>Y después:</p><ol><li>Descanso</li></ol>${ROWS}`,
  ],
  ['excel', true, '<p><strong>Equipo</strong> · <strong>PTS</strong></p><p>Palma · 20</p>'],
  ['libreoffice', false, `${HEADING}${SENTENCE}.</p>${NESTED}${ROWS}`],
  [
    'web-page',
    false,
    `${HEADING}${SENTENCE}.</p><ol start="0"><li>Pau</li><li>Marc</li></ol>` +
      '<blockquote><p>«Qué noche»</p></blockquote>',
  ],
];

test.each(PROGRAMS)('a text from %s keeps what it means', async (program, withPicture, content) => {
  const page = await openPage({ signedInAs: 'blogger' });
  const { id } = await write(page);
  await visit(page, `/editor/${id}`);
  await paste(page, clipboardOf(program), { withPicture });
  await text(page).getByText('Palma').or(text(page).getByText('Marc')).first().waitFor();
  await button(page, 'Guardar cambios').click();
  await toastSaying(page, 'Noticia actualizada');
  expect((await stored(page, id)).content).toBe(content);
});

const LISTS: [program: string, content: string][] = [
  [
    'word-lists',
    '<h2>1. Crónica</h2><p>Ganamos <strong>82-75</strong>, <em>sufriendo</em>[1].</p>' +
      '<ul><li><p>Pau</p><p>Capitán.</p><ul><li>base</li></ul></li><li>Marc</li></ul>' +
      '<p><strong>Cuarto 1: 20-18</strong></p><p>Fin</p>',
  ],
  [
    'mail',
    '<p>Plantilla:</p><ul><li>Pau<ul><li>base</li></ul></li><li>Marc</li></ul>' +
      '<p>Horario:</p><ol start="2"><li>Descanso</li><li>Final</li></ol>',
  ],
  [
    'google-docs-lists',
    '<ol><li>tercer cuarto</li><li>Descanso<ol><li>agua</li></ol></li><li>Final</li></ol>',
  ],
  // As LibreOffice 7.4 writes it.
  [
    'libreoffice-lists',
    '<h2>Victoria en Inca</h2><p>Ganamos <strong>82-75</strong>, <em>sufriendo</em> y <s>perdiendo</s> ' +
      `<u>todo</u>. Más en ${LINK}.</p><ul><li>Pau<ul><li>base<ol><li>uno</li><li>dos</li></ol></li></ul></li>` +
      '<li>Marc</li></ul><ol start="3"><li>Descanso</li><li>Final</li></ol><p>Equipo · PTS</p>' +
      '<p>Palma · 20</p><p>20</p><blockquote><p>Qué noche</p></blockquote><pre>a\n b</pre><p>Final1</p>',
  ],
  ['excel-styles', '<p><strong>Equipo</strong> · <strong>PTS</strong></p><p><em>Palma</em> · 20</p>'],
];

test('lists and emphasis stay whole, however programs write them', async () => {
  const page = await openPage({ signedInAs: 'blogger' });
  const { id } = await write(page);
  await visit(page, `/editor/${id}`);
  for (const [program, content] of LISTS) {
    await paste(page, clipboardOf(program));
    await button(page, 'Guardar cambios').click();
    await expect.poll(async () => (await stored(page, id)).content, { message: program }).toBe(content);
  }
});

test('pictures beside a pasted text are asked about, not taken in its place', async () => {
  const page = await openPage({ signedInAs: 'blogger' });
  const { id } = await write(page);
  await visit(page, `/editor/${id}`);
  await paste(page, clipboardOf('excel'), { withPicture: true });
  await page.getByText('Con el texto venía una imagen').waitFor();
  await expectAccessible(page);
  await button(page, 'Solo el texto').click();
  expect(await text(page).locator('img[src]').count()).toBe(0);

  // A picture in the text that the browser can read, and one that only Word can.
  await paste(page, clipboardOf('word'));
  await page.getByText('Una imagen no se ha podido pegar').waitFor();
  await button(page, 'Entendido').click();
  await paste(page, clipboardOf('libreoffice'));
  await button(page, 'Añadir la imagen').click();
  await toastSaying(page, 'Imagen subida');
  await text(page).locator('img[src^="/uploads/"]').waitFor();
  await text(page).getByText('Palma · 20').waitFor();
});

test('a picture alone is pasted as a picture', async () => {
  const page = await openPage({ signedInAs: 'blogger' });
  const { id } = await write(page);
  await visit(page, `/editor/${id}`);
  await paste(page, '<meta charset="utf-8"><img src="https://otra.test/foto.png">', { withPicture: true });
  await toastSaying(page, 'Imagen subida');
  await text(page).locator('img[src^="/uploads/"]').waitFor();
});

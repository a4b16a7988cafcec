import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createFan, expectAccessible, type Fan, openPage, untilQuiet, visit } from './browser.ts';
import { logIn, toastSaying } from './fans.ts';
import { answerOnce, holdOnce, loseAnswerOnce, responseTo } from './operations.ts';
import { siteUrl } from './worker-site.ts';

const news = z.object({
  data: z.object({ news: z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) }) }),
});

/** The URL of an article of the demonstration; each journey uses a different one. */
async function article(search: string): Promise<string> {
  const response = await fetch(`${siteUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query ($search: String) { news(search: $search) { items { id title } } }',
      variables: { search },
    }),
  });
  const { items } = news.parse(await response.json()).data.news;
  // The search also finds articles whose text has the same words.
  const found = items.find(({ title }) => title.includes(search));
  if (!found) throw new Error(`The demonstration has no article about «${search}».`);
  return `/noticias/${found.id}`;
}

const ADD = `mutation ($newsId: ID!, $content: String!) {
  addComment(input: { newsId: $newsId, content: $content }) { __typename }
}`;

/** Writes through the API as the page's user. */
async function write(page: Page, address: string, content: string): Promise<void> {
  const newsId = address.split('/').at(-1);
  const response = await page.request.post('/graphql', {
    data: { query: ADD, variables: { newsId, content } },
  });
  expect(await response.text()).toContain('AddCommentSuccess');
}

const section = (page: Page) => page.getByRole('region', { name: 'Comentarios' });
const commentSaying = (page: Page, text: string) =>
  section(page).getByRole('listitem').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: 'Tu comentario' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar comentario' });

/** A text that no other journey uses. */
const saying = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

test('comments are in the served page, also for readers without JavaScript', async () => {
  const page = await openPage({ javaScript: false, expects: [/^request: csp/] });
  await page.goto(await article('El derbi es de Palma'));
  await section(page).getByText('Sin voz y feliz').waitFor();
});

test('a comment whose answer was lost is published once when it is sent again', async () => {
  const page = await openPage({ signedInAs: await createFan(), expects: [/ERR_CONNECTION_RESET/] });
  await visit(page, await article('El derbi es de Palma'));
  const text = saying('Una sola vez');
  const done = await loseAnswerOnce(page, 'AddComment');
  await field(page).fill(text);
  await publish(page).click();
  await done();
  await page.getByText('No se ha publicado tu comentario').waitFor();
  expect(await field(page).inputValue()).toBe(text);
  await publish(page).click();
  await commentSaying(page, text).waitFor();
  await page.reload();
  await commentSaying(page, text).first().waitFor();
  expect(await commentSaying(page, text).count()).toBe(1);
});

test('a visitor who is not signed in is sent to sign in, and returns to the article', async () => {
  const fan = await createFan();
  const page = await openPage({ screen: 'phone' });
  const address = await article('Asalto a Dénia');
  await visit(page, address);
  await section(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Inicia sesión para comentar' }).click();
  await page.waitForURL('**/auth**');
  await logIn(page, fan);
  await page.waitForURL(`**${address}`);
  await field(page).waitFor();
});

test('a fan writes a comment, shortens it, and deletes it', async () => {
  const page = await openPage({ screen: 'phone', signedInAs: await createFan() });
  const address = await article('Nil Cardona');
  await visit(page, address);
  await field(page).waitFor();
  const before = await section(page).getByRole('listitem').count();

  await publish(page).click();
  await page.getByText('Escribe un comentario').waitFor();
  await field(page).fill('x'.repeat(1001));
  await page.getByText('1001 de 1000 caracteres').waitFor();
  await publish(page).click();
  await page.getByText('El comentario no puede superar los 1000 caracteres').waitFor();
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessible(page);

  const words = saying('<b>¡Qué partido!</b> https://malo.test 🏀');
  await field(page).fill(words);
  await publish(page).click();
  await commentSaying(page, words).waitFor();
  expect(await field(page).inputValue()).toBe('');
  expect(await section(page).getByRole('listitem').first().innerText()).toContain(words);
  expect(await commentSaying(page, words).getByRole('link').count()).toBe(0);
  expect(await commentSaying(page, words).innerText()).toContain('ahora mismo');
  await expect.poll(() => section(page).getByRole('listitem').count()).toBe(before + 1);
  await expectAccessible(page);

  await commentSaying(page, words).getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByText('no se puede deshacer').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar comentario' }).click();
  await commentSaying(page, words).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Comentarios');
  await section(page).getByRole('status').filter({ hasText: 'Comentario eliminado' }).waitFor();
  await visit(page, address);
  expect(await section(page).getByRole('listitem').count()).toBe(before);
});

test('a comment that the server refuses stays in the form', async () => {
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan, expects: [/status of 429/, /status of 503/] });
  // On arrival or after the first attempt, the page announces the achievement of a new account.
  const announced = responseTo(page, 'MarkAchievementsSeen');
  await visit(page, await article('Asalto a Dénia'));
  const words = saying('No te pierdas');
  await field(page).fill(words);

  await answerOnce(page, 'AddComment', { status: 503, body: '' });
  await publish(page).click();
  await page.getByText('No se ha publicado tu comentario').waitFor();
  expect(await field(page).inputValue()).toBe(words);
  const refusal = {
    message: 'Has escrito muchos comentarios seguidos.',
    extensions: { code: 'RATE_LIMITED' },
  };
  await answerOnce(page, 'AddComment', { status: 429, json: { errors: [refusal] } });
  await publish(page).click();
  await page.getByText('Has escrito muchos comentarios seguidos.').waitFor();
  expect(await field(page).inputValue()).toBe(words);
  await expectAccessible(page);

  // Later, this request would learn of the expired session before the click does, and remove the form.
  await announced;
  // The session has expired: the draft is kept for its author.
  await page.context().clearCookies();
  await publish(page).click();
  await page.getByRole('link', { name: 'Inicia sesión para comentar' }).waitFor();
  await page.getByRole('link', { name: 'Inicia sesión para comentar' }).click();
  await logIn(page, fan);
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe(words);
});

test('staff see a report, hide the comment and show it again', async () => {
  const writer = await openPage({ signedInAs: await createFan() });
  const address = await article('Agotadas las entradas');
  const words = saying('Fuera de tono');
  await visit(writer, address);
  await write(writer, address, words);

  const reader = await openPage({ signedInAs: await createFan() });
  await visit(reader, address);
  await commentSaying(reader, words).getByRole('button', { name: 'Denunciar' }).click();
  await reader.getByLabel('Motivo (opcional)').fill('Insulta a la afición');
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Enviar denuncia' }).click();
  await toastSaying(reader, 'Denuncia enviada');
  await commentSaying(reader, words).getByRole('button', { name: 'Denunciado' }).waitFor();
  await visit(reader, address);
  await commentSaying(reader, words).getByRole('button', { name: 'Denunciado' }).waitFor();

  const staff = await openPage({ signedInAs: 'editor' });
  await visit(staff, address);
  await commentSaying(staff, words).getByText('1 denuncia', { exact: true }).waitFor();
  await commentSaying(staff, words).getByText('Insulta a la afición').waitFor();
  await expectAccessible(staff);
  await commentSaying(staff, words).getByRole('button', { name: 'Ocultar' }).click();
  await commentSaying(staff, words).getByText('Oculto').waitFor();
  await commentSaying(staff, words).getByRole('button', { name: 'Restaurar' }).waitFor();
  // The page shows a decision before the site has it.
  await staff.getByText('Comentario ocultado').waitFor();
  await expectAccessible(staff);

  await visit(reader, address);
  expect(await commentSaying(reader, words).count()).toBe(0);
  await visit(writer, address);
  await writer.getByText('El club ha ocultado un comentario tuyo en esta noticia.').waitFor();
  expect(await commentSaying(writer, words).count()).toBe(0);

  await commentSaying(staff, words).getByRole('button', { name: 'Restaurar' }).click();
  await commentSaying(staff, words).getByRole('button', { name: 'Ocultar' }).waitFor();
  await staff.getByText('Comentario visible para todos').waitFor();
  await expect
    .poll(() => commentSaying(staff, words).getByText('1 denuncia', { exact: true }).count())
    .toBe(0);
  await visit(reader, address);
  await commentSaying(reader, words).waitFor();
});

test('a comment that staff hide and show again at once is shown', async () => {
  const writer = await openPage({ signedInAs: await createFan() });
  const address = await article('Agotadas las entradas');
  const words = saying('Con prisa');
  await visit(writer, address);
  await write(writer, address, words);
  const staff = await openPage({ signedInAs: 'editor' });
  await visit(staff, address);
  const letPass = await holdOnce(staff, 'HideComment');
  await commentSaying(staff, words).getByRole('button', { name: 'Ocultar' }).click();
  await commentSaying(staff, words).getByRole('button', { name: 'Restaurar' }).click();
  await letPass();
  await staff.getByText('Comentario visible para todos').waitFor();
  await commentSaying(staff, words).getByRole('button', { name: 'Ocultar' }).waitFor();
  await visit(writer, address);
  await commentSaying(writer, words).waitFor();
});

test('a long list loads in pages, and the focus moves to the first new comment', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  const address = await article('Teruel Mudéjar');
  await visit(page, address);
  const mark = saying('Número');
  for (let index = 1; index <= 14; index += 1) await write(page, address, `${mark} (${index})`);
  await visit(page, address);
  const items = section(page).getByRole('listitem');
  expect(await items.count()).toBe(10);
  await page.getByRole('button', { name: 'Ver más comentarios' }).click();
  await commentSaying(page, `${mark} (1)`).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(`${mark} (4)`);
  expect(await page.getByRole('button', { name: 'Ver más comentarios' }).count()).toBe(0);
  const texts = await items.allInnerTexts();
  const numbers = texts.flatMap((text) => /\((\d+)\)/.exec(text)?.[1] ?? []);
  expect(numbers).toEqual(Array.from({ length: 14 }, (_, index) => String(14 - index)));
  await expectAccessible(page);
});

test.each([
  ['desktop', undefined],
  ['phone', 'socio'],
] as const)('nothing moves while the page learns who is there: %s', async (screen, signedInAs) => {
  const page = await openPage({ screen, ...(signedInAs && { signedInAs }) });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  const address = await article('El derbi es de Palma');
  const quiet = untilQuiet(page);
  await page.goto(address, { waitUntil: 'commit' });
  await section(page).scrollIntoViewIfNeeded();
  await (
    signedInAs ? field(page) : page.getByRole('link', { name: 'Inicia sesión para comentar' })
  ).waitFor();
  await quiet();
  const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? []);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test('a user downloads their data and closes their account', async () => {
  const fan: Fan = await createFan();
  const page = await openPage({ signedInAs: fan });
  const address = await article('Nil Cardona');
  const words = saying('Adiós');
  await visit(page, address);
  await write(page, address, words);

  await visit(page, '/perfil');
  await page.getByRole('heading', { name: 'Tus datos' }).waitFor();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mis-datos.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const copy = z
    .object({
      account: z.object({ email: z.string() }),
      comments: z.array(z.object({ content: z.string() })),
    })
    .parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  expect(copy).toMatchObject({ account: { email: fan.email }, comments: [{ content: words }] });

  await page.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Esto no se puede deshacer').waitFor();
  await dialog.getByLabel('Tu contraseña').fill('no-es-esta');
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  await dialog.getByText('La contraseña no es correcta').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Tu contraseña').fill(fan.password);
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  expect(await toastSaying(page, 'Cuenta cerrada')).toContain('Gracias');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Iniciar sesión' }).first().waitFor();
  await visit(page, address);
  expect(await commentSaying(page, words).count()).toBe(0);
});

import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, reload, visit, type Who } from './browser.ts';
import { errorSaying, logIn, toastSaying } from './fans.ts';
import { answerOnce, hashOf } from './operations.ts';
import { asStaff } from './staff-api.ts';
import { saying, write } from './staff-news.ts';

// What was typed stays: when the session ends, when a save fails, and until it is saved.

/** A form with a typed text. */
interface Typed {
  field: Locator;
  save: Locator;
  /** The root field of its mutation, and the mutation's name in the page's document. */
  root: string;
  mutation: string;
  done: string;
}

const panel = { who: 'admin' as Who, login: { email: 'admin@pmb.test', password: 'demo1234' } };

async function openArticle(page: Page): Promise<Typed> {
  const { id } = await write(page);
  await visit(page, `/admin/content/news/edit/${id}`);
  const field = page.getByRole('textbox', { name: 'Título' });
  await field.fill(saying('Un título largo'));
  return {
    field,
    save: page.getByRole('button', { name: 'Guardar cambios' }),
    root: 'updateArticle',
    mutation: 'UpdateEditedArticle',
    done: 'Noticia actualizada',
  };
}

async function openMatch(page: Page): Promise<Typed> {
  const { matches } = await (
    await asStaff('admin')
  )('{ matches(filter: { upcoming: true }) { items { id } } }');
  await visit(page, `/admin/sports/matches/${matches.items[0].id}`);
  const field = page.getByLabel('Jornada o ronda');
  await field.fill(saying('Jornada'));
  return {
    field,
    save: page.getByRole('button', { name: 'Guardar cambios' }),
    root: 'updateMatch',
    mutation: 'UpdateMatch',
    done: 'Partido actualizado',
  };
}

async function openMembership(page: Page): Promise<Typed> {
  const { email } = await createFan();
  await visit(page, '/admin/commercial/memberships');
  await page.getByRole('button', { name: 'Nuevo carnet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo carnet' });
  const field = dialog.getByLabel('Email de la cuenta');
  await field.fill(email);
  await dialog.getByLabel('Tipo').fill('Abono General');
  return {
    field,
    save: dialog.getByRole('button', { name: 'Crear carnet' }),
    root: 'grantMembership',
    mutation: 'GrantMembership',
    done: 'Carnet creado',
  };
}

async function openCompetition(page: Page): Promise<Typed> {
  await visit(page, '/admin/sports/competitions');
  await page.getByRole('button', { name: 'Nueva competición' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva competición' });
  const field = dialog.getByLabel('Nombre');
  await field.fill(saying('Copa'));
  return {
    field,
    save: dialog.getByRole('button', { name: 'Guardar' }),
    root: 'createCompetition',
    mutation: 'CreateCompetition',
    done: 'Competición creada',
  };
}

const FORMS = [
  { name: 'an article', open: openArticle },
  { name: 'a match', open: openMatch },
  { name: 'a membership', open: openMembership },
  { name: 'a competition', open: openCompetition },
] as const;

const ended = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión ha terminado' });

test.each(FORMS)(
  '$name: the session ends, and what was typed is saved after signing in again',
  async ({ open }) => {
    const page = await openPage({ signedInAs: panel.who, expects: [/status of 401/] });
    const { field, save, done } = await open(page);
    const typed = await field.inputValue();
    await page.context().clearCookies();
    await save.click();
    await ended(page).waitFor();
    await expectAccessible(page);
    await ended(page).getByLabel('Contraseña', { exact: true }).fill(panel.login.password);
    await ended(page).getByRole('button', { name: 'Iniciar sesión' }).click();
    await ended(page).waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(typed);
    await save.click();
    await toastSaying(page, done);
  },
);

test('a form goes on after its person has signed in in another tab', async () => {
  const page = await openPage({ signedInAs: panel.who, expects: [/status of 401/] });
  const { field, save, done } = await openMatch(page);
  const typed = await field.inputValue();
  await page.context().clearCookies();
  await save.click();
  await ended(page).waitFor();
  const other = await page.context().newPage();
  await visit(other, '/auth');
  await logIn(other, panel.login);
  await other.waitForURL('**/admin');
  await ended(page).waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe(typed);
  await save.click();
  await toastSaying(page, done);
});

/** Loses the next call of a mutation before it has reached the site. */
async function loseOnce(page: Page, mutation: string): Promise<void> {
  const hash = hashOf(mutation);
  let isLost = false;
  await page.route('**/operations', (route) => {
    if (isLost || !route.request().postData()?.includes(hash)) return route.fallback();
    isLost = true;
    return route.abort();
  });
}

const OFFLINE = 'No hemos podido conectar con el servidor.';
const REFUSED = 'Así no puede ser.';
const SLOWER = 'Demasiado deprisa.';

test.each(FORMS)(
  '$name: what was typed stays through failures, each said at the button',
  async ({ open }) => {
    const page = await openPage({
      signedInAs: panel.who,
      expects: [/ERR_FAILED/, /status of 500/, /status of 429/],
    });
    const { field, save, root, mutation, done } = await open(page);
    const typed = await field.inputValue();
    const expectKept = async (text: string) => {
      const error = page.getByRole('alert').filter({ hasText: text });
      await error.waitFor();
      expect(await field.inputValue()).toBe(typed);
      // The error is beside the button, not over the page and not behind it.
      const [said, button] = [await error.boundingBox(), await save.boundingBox()];
      expect(Math.abs((said?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(400);
    };

    await loseOnce(page, mutation);
    await save.click();
    await expectKept(OFFLINE);
    await expectAccessible(page);
    await answerOnce(page, mutation, { status: 500, body: 'broken' });
    await save.click();
    await expectKept(OFFLINE);
    const errors = [{ message: SLOWER, extensions: { code: 'RATE_LIMITED' } }];
    await answerOnce(page, mutation, { status: 429, json: { errors } });
    await save.click();
    await expectKept(SLOWER);
    const refusal = { __typename: 'RefusedError', message: REFUSED };
    await answerOnce(page, mutation, { status: 200, json: { data: { [root]: refusal } } });
    await save.click();
    await expectKept(REFUSED);

    await save.click();
    await toastSaying(page, done);
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

test('a comment is kept while it is typed, whatever ends the session', async () => {
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan, screen: 'phone' });
  await visit(page, '/noticias/1');
  await page.getByLabel('Tu comentario').fill('Qué partido');
  // Another tab signs out; the same person signs in there again.
  const other = await page.context().newPage();
  await other.context().clearCookies();
  await visit(other, '/auth');
  await logIn(other, fan);
  await other.waitForURL((url) => url.pathname === '/');
  await visit(page, '/noticias/1');
  expect(await page.getByLabel('Tu comentario').inputValue()).toBe('Qué partido');
});

test('a company’s inquiry needs no session and survives its end', async () => {
  const page = await openPage({ signedInAs: await createFan(), expects: [/ERR_FAILED/] });
  await visit(page, '/hazte-patrocinador');
  await page.getByLabel('Nombre').fill('Aina Servera');
  await page.getByLabel('Empresa').fill('Forn de Sant Joan');
  await page.getByLabel('Email').fill('forn@prueba.test');
  await page.getByLabel('Mensaje').fill('Hacemos ensaimadas.');
  await page.context().clearCookies();
  await loseOnce(page, 'CreateSponsorInquiry');
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await send.click();
  await errorSaying(page, OFFLINE);
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('Hacemos ensaimadas.');
  await send.click();
  await toastSaying(page, 'Solicitud enviada');
});

test('a form that was left by a link is as it was after «back», until it is sent', async () => {
  const page = await openPage({ screen: 'phone' });
  const policy = page.getByRole('main').getByRole('link', { name: 'política de privacidad' });
  const readPolicy = async () => {
    await policy.click();
    await page.getByRole('heading', { level: 1, name: /privacidad/i }).waitFor();
    await page.goBack();
  };
  await visit(page, '/hazte-patrocinador');
  await page.getByLabel('Nombre').fill('Aina Servera');
  await page.getByLabel('Empresa').fill('Forn de Sant Joan');
  await page.getByLabel('Email').fill('otro-forn@prueba.test');
  await page.getByLabel('Nivel de patrocinio').selectOption({ label: 'Oro' });
  await page.getByLabel('Mensaje').fill('Hacemos ensaimadas.');
  await readPolicy();
  await expect.poll(() => page.getByLabel('Mensaje').inputValue()).toBe('Hacemos ensaimadas.');
  expect(await page.getByLabel('Nivel de patrocinio').locator('option:checked').innerText()).toBe('Oro');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await toastSaying(page, 'Solicitud enviada');
  await page.getByRole('link', { name: 'Noticias' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
  await page.goBack();
  await page.getByLabel('Mensaje').waitFor();
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('');

  await visit(page, '/registro');
  await page.getByLabel('Nombre').fill('Aina Servera');
  await page.getByLabel('Email').fill('aina@prueba.test');
  await readPolicy();
  await expect.poll(() => page.getByLabel('Nombre').inputValue()).toBe('Aina Servera');
  expect(await page.getByLabel('Email').inputValue()).toBe('aina@prueba.test');
});

test('an inquiry is still there after the page is loaded again, until it is sent', async () => {
  const page = await openPage({ screen: 'phone' });
  await visit(page, '/hazte-patrocinador?nivel=oro');
  const level = page.getByLabel('Nivel de patrocinio');
  await page.getByLabel('Empresa').fill('Forn de Sant Joan');
  await page.getByLabel('Mensaje').fill('Hacemos ensaimadas.\nDesde 1890.');
  await level.selectOption('plata');
  await reload(page);
  expect(await page.getByLabel('Empresa').inputValue()).toBe('Forn de Sant Joan');
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('Hacemos ensaimadas.\nDesde 1890.');
  expect(await level.inputValue()).toBe('plata');
  // A link to another tier is newer than the tier that was chosen before.
  await visit(page, '/hazte-patrocinador?nivel=bronce');
  expect(await level.inputValue()).toBe('bronce');
  expect(await page.getByLabel('Empresa').inputValue()).toBe('Forn de Sant Joan');

  await page.getByLabel('Nombre').fill('Aina Servera');
  await page.getByLabel('Email').fill('forn@prueba.test');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await toastSaying(page, 'Solicitud enviada');
  await reload(page);
  expect(await page.getByLabel('Empresa').inputValue()).toBe('');
});

test('a registration keeps name and email when the page is loaded again, never a password', async () => {
  const page = await openPage();
  await visit(page, '/registro');
  await page.getByLabel('Nombre').fill('Aina Servera');
  await page.getByLabel('Email').fill('aina@prueba.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('balon-secreto');
  await reload(page);
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Aina Servera');
  expect(await page.getByLabel('Email').inputValue()).toBe('aina@prueba.test');
  expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('aina@prueba.test');
  expect(stored).not.toContain('balon-secreto');
});

test('what was typed goes with the person who signs out', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  await visit(page, '/hazte-patrocinador');
  await page.getByLabel('Mensaje').fill('Solo para mí');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await toastSaying(page, 'Sesión cerrada');
  await visit(page, '/hazte-patrocinador');
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('');
});

test('the password for a second factor can be tried again after the session has ended', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager', expects: [/status of 401/] });
  await visit(page, '/perfil');
  await page
    .getByRole('button', { name: /Activar/ })
    .first()
    .click();
  const field = page.getByRole('main').getByLabel('Tu contraseña');
  await field.fill(panel.login.password);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await ended(page).getByLabel('Contraseña', { exact: true }).fill(panel.login.password);
  await ended(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await ended(page).waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe(panel.login.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('img', { name: /Código QR/ }).waitFor();
});

const LISTS: readonly [address: string, who: Who | undefined, row: (page: Page) => Locator, error: string][] =
  [
    [
      '/noticias',
      undefined,
      (page) => page.getByRole('main').getByRole('article'),
      'Error al cargar las noticias',
    ],
    [
      '/admin/sports/matches?estado=todos',
      'admin',
      (page) => page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Acciones de/ }) }),
      'Error al cargar los partidos',
    ],
  ];

test.each(LISTS)(
  '%s keeps its first page when the second cannot be loaded',
  async (address, who, row, error) => {
    const page = await openPage({ ...(who && { signedInAs: who }), expects: [/ERR_FAILED/] });
    await visit(page, address);
    // The first page of news has a larger first article.
    const firstRow = async () => (await row(page).first().innerText()).toLowerCase();
    const first = await firstRow();
    const lose = (route: Route) => route.abort();
    await page.route(/\/operations\?/, lose);
    await page.getByRole('link', { name: /siguiente/i }).click();
    const alert = page.getByRole('alert').filter({ hasText: error });
    await alert.waitFor();
    expect(await firstRow()).toBe(first);
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Reintentar' }).waitFor();
    await page.unroute(/\/operations\?/, lose);
    // A new try comes by itself.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await alert.waitFor({ state: 'detached' });
    await expect.poll(firstRow).not.toBe(first);
  },
);

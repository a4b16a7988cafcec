import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, reload, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { responseTo } from './operations.ts';
import { siteUrl } from './worker-site.ts';

/** Calls the API like an integrator. */
async function caller(account: { email: string; password: string }) {
  const site = siteUrl();
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return (path: string, body: object) =>
    fetch(site + path, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) });
}
const manager = { email: 'sports_manager@pmb.test', password: 'demo1234' };

async function graphql<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await (await caller(manager))('/graphql', { query, variables });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** A new live match, by its id. */
async function liveMatch(opponent: string): Promise<string> {
  const input = { opponent, isHome: true, matchDate: '2027-05-30T17:00:00Z', competition: 'LIGA' };
  const { createMatch } = await graphql<{ createMatch: { match: { id: string } } }>(
    `
      mutation ($input: CreateMatchInput!) {
        createMatch(input: $input) {
          ... on CreateMatchSuccess {
            match {
              id
            }
          }
        }
      }
    `,
    { input },
  );
  await graphql(`mutation { startMatch(input: { id: ${createMatch.match.id} }) { __typename } }`);
  return createMatch.match.id;
}
async function result(id: string): Promise<string | null> {
  const { match } = await graphql<{ match: { result: string | null } }>(`{ match(id: ${id}) { result } }`);
  return match.result;
}
async function finish(id: string): Promise<void> {
  const seen = await result(id);
  await graphql(
    `mutation ($seen: String) { finishMatch(input: { id: ${id}, seen: $seen, final: null, confirmed: true }) { __typename } }`,
    { seen },
  );
}

const dialog = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor();
async function confirm(page: Page, step: string, button: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
}

test('a match from its creation to its result', { timeout: 300_000 }, async () => {
  const page = await openPage({ signedInAs: 'sports_manager' });
  const opponent = 'Corsaris Formentera';
  await visit(page, '/admin/sports/matches');
  await page.getByRole('table', { name: 'Partidos' }).waitFor();
  await expectAccessible(page);

  // Creation: errors are shown at their fields, and the input stays.
  await page.getByRole('button', { name: 'Nuevo partido' }).click();
  await dialog(page).getByLabel('Rival').fill(opponent);
  await dialog(page).getByRole('button', { name: 'Crear partido' }).click();
  await dialog(page).getByText('Indica una fecha y una hora válidas').waitFor();
  await expectAccessible(page);
  await dialog(page).getByLabel('Fecha y hora').fill('2027-05-29T19:00');
  await dialog(page).getByLabel('Jornada o ronda').fill('Jornada 30');
  await page.keyboard.press('Control+s');
  await toastSaying(page, 'Partido creado');
  await page.waitForURL(/\/admin\/sports\/matches\/\d+$/);
  const address = new URL(page.url()).pathname;
  const id = address.split('/').at(-1) ?? '';
  await page.getByText('En pausa').or(page.getByText('Sin entradas')).waitFor();
  await expectAccessible(page);

  // On sale.
  await page.getByLabel('Total a la venta').fill('120');
  await page.getByLabel('Precio (€)').fill('9,50');
  await page.getByRole('button', { name: 'Guardar entradas' }).click();
  await toastSaying(page, 'Partido actualizado');
  await page.getByText('A la venta', { exact: true }).waitFor();
  const visitor = await openPage();
  await visit(visitor, `/entradas/${id}`);
  await visitor.getByText('9,50').first().waitFor();
  await visit(visitor, '/entradas');
  await visitor.getByRole('main').getByText(opponent).first().waitFor();

  // Tickets are sold, and the capacity cannot be lowered below that.
  const fan = await createFan();
  expect((await (await caller(fan))('/api/tickets', { matchId: Number(id) })).status).toBe(201);
  await visit(page, address);
  await page.getByLabel('Total a la venta').fill('0');
  await page.getByRole('button', { name: 'Guardar entradas' }).click();
  await page.getByText('Ya se ha vendido 1 entrada: el total no puede ser menor').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Total a la venta').fill('120');

  // Postponed and rescheduled.
  await page.getByRole('button', { name: 'Aplazar', exact: true }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Aplazar', exact: true }).click();
  await toastSaying(page, 'Partido aplazado');
  await visit(visitor, `/partidos/${id}`);
  await visitor.getByText('Partido aplazado').waitFor();
  await page.getByRole('button', { name: 'Poner nueva fecha' }).click();
  await dialog(page).getByLabel('Nueva fecha y hora').fill('2027-06-05T20:30');
  await dialog(page).getByRole('button', { name: 'Programar' }).click();
  await toastSaying(page, 'Partido con nueva fecha');
  await visit(visitor, `/partidos/${id}`);
  await visitor.getByText('20:30').first().waitFor();

  // Live, by quarters.
  await confirm(page, 'Empezar el partido', 'Empezar');
  const club = page.getByRole('group', { name: 'Palma Mallorca Bàsquet' });
  const rival = page.getByRole('group', { name: opponent });
  await club.getByRole('button', { name: '+3' }).click();
  await club.getByRole('button', { name: '+2' }).click();
  await rival.getByRole('button', { name: '+2' }).click();
  await saved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '2.º cuarto' }).click();
  await rival.getByRole('button', { name: '+3' }).click();
  await rival.getByRole('button', { name: '+1' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await saved(page);
  await expect.poll(() => result(id)).toBe('5-5');
  await visit(visitor, `/partidos/${id}`);
  const quarters = visitor.getByRole('table', { name: 'Puntos por cuartos' });
  expect(await quarters.getByRole('row').nth(2).innerText()).toMatch(/2\s+3\s+5/);
  await expectAccessible(visitor);

  // The end.
  await club.getByRole('button', { name: '+1' }).click();
  await saved(page);
  await confirm(page, 'Terminar el partido', 'Terminar');
  await dialog(page).getByText('Confírmalo para guardar el resultado').waitFor();
  await expectAccessible(page);
  expect(await result(id)).toBe('6-5');
  // Points of this scoreboard count at once, not only when the page loads its match again.
  expect(await dialog(page).innerText()).toContain('faltan cuartos por anotar');
  await dialog(page).getByLabel('Terminarlo así: todavía no ha empezado y faltan cuartos por anotar').check();
  await dialog(page).getByRole('button', { name: 'Terminar', exact: true }).click();
  await toastSaying(page, 'Partido terminado');
  await visit(visitor, `/partidos/${id}`);
  await visitor.getByText('Victoria').first().waitFor();
  expect(await quarters.getByRole('row').nth(1).innerText()).toMatch(/5\s+1\s+6/);

  // In the list of finished matches, and it cannot be deleted.
  await visit(page, `/admin/sports/matches?estado=terminados&buscar=${encodeURIComponent('corsaris')}`);
  await page.getByRole('button', { name: `Acciones de ${opponent}` }).click();
  await page.getByText('Tiene entradas vendidas: cancélalo').waitFor();
});

test('a match is postponed right after a point', async () => {
  const id = await liveMatch('Hoquei de Muro');
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, `/admin/sports/matches/${id}`);
  await page.getByRole('group', { name: 'Hoquei de Muro' }).getByRole('button', { name: '+2' }).click();
  await expect.poll(() => result(id)).toBe('0-2');
  // The point has changed the match since the page was loaded: who postpones it decides about the match of now.
  const loaded = responseTo(page, 'ManageMatchPage');
  await page.getByRole('button', { name: 'Aplazar', exact: true }).click();
  await loaded;
  await dialog(page).getByRole('button', { name: 'Aplazar', exact: true }).click();
  await toastSaying(page, 'Partido aplazado');
});

test('the table that staff have looked at has the result of a match that they end', async () => {
  const id = await liveMatch('Unió de Sineu');
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, `/admin/sports/matches/${id}`);
  await page.getByRole('link', { name: 'Ver en la web' }).click();
  await page.waitForURL(`**/partidos/${id}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Calendario', exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Clasificación' }).last().click();
  await page.waitForURL('**/clasificacion');
  const club = page.getByRole('row').filter({ hasText: 'Palma Mallorca Bàsquet' }).first();
  const before = await club.innerText();
  await page.evaluate(() => history.go(-3));
  await page.getByRole('button', { name: 'Terminar el partido' }).click();
  await dialog(page).getByLabel('Palma Mallorca Bàsquet').fill('88');
  await dialog(page).getByLabel('Unió de Sineu').fill('70');
  await dialog(page)
    .getByLabel(/^Terminarlo así/)
    .check();
  await dialog(page).getByRole('button', { name: 'Guardar resultado' }).click();
  await toastSaying(page, 'Partido terminado');
  await page.evaluate(() => history.go(3));
  await page.waitForURL('**/clasificacion');
  await expect.poll(() => club.innerText()).not.toBe(before);
});

test('a fan sees a score without a reload', async () => {
  const id = await liveMatch('Llevant de Mar');
  const fan = await openPage({ screen: 'phone' });
  const following = fan.waitForRequest((request) => request.headers()['accept'] === 'text/event-stream');
  await visit(fan, `/partidos/${id}`);
  await following;
  const points = fan.getByRole('table', { name: 'Puntos por cuartos' });
  await points.waitFor();
  // A score that is set right after the page opened may arrive with the stream's first event.
  await expect.poll(() => points.textContent()).toContain('0');
  await graphql(`mutation {
      recordScore(
        input: { id: ${id}, seen: [{ home: 0, away: 0 }], periods: [{ home: 23, away: 19 }] }
      ) { __typename }
    }`);
  await expect.poll(() => points.textContent(), { timeout: 3000 }).toContain('23');
  await finish(id);
  await fan.getByText('Finalizado').first().waitFor({ timeout: 3000 });
});

describe('the scoreboard at courtside', () => {
  test('keeps every tap while the network is down, also across a reload', async () => {
    const id = await liveMatch('Fars de Cabrera');
    const page = await openPage({
      screen: 'phone',
      signedInAs: 'sports_manager',
      expects: [/net::ERR_FAILED/, /ERR_FAILED/],
    });
    await visit(page, `/admin/sports/matches/${id}`);
    const club = page.getByRole('group', { name: 'Palma Mallorca Bàsquet' });
    await club.getByRole('button', { name: '+2' }).click();
    await saved(page);
    await expectAccessible(page);

    const away = (url: URL) => url.pathname === '/operations';
    await page.route(away, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await club.getByRole('button', { name: '+3' }).click();
    await club.getByRole('button', { name: '+3' }).click();
    await club.getByRole('button', { name: '+1' }).click();
    await page.getByText('Sin conexión: 3 toques por enviar').waitFor();
    expect(await club.locator('output').innerText()).toBe('9');
    await expectAccessible(page);
    expect(await result(id)).toBe('2-0');

    // The phone is switched off: the next page still has the unsent taps.
    page.on('dialog', (question) => void question.accept());
    await page.unroute(away);
    await reload(page);
    await saved(page);
    expect(await club.locator('output').innerText()).toBe('9');
    expect(await result(id)).toBe('9-0');
    await finish(id);
  });

  test('shows what another scorekeeper enters within a second', async () => {
    const id = await liveMatch('Cala Agulla');
    const [one, other] = [
      await openPage({ screen: 'phone', signedInAs: 'sports_manager' }),
      await openPage({ signedInAs: 'sports_manager' }),
    ];
    for (const page of [one, other]) await visit(page, `/admin/sports/matches/${id}`);
    const [clubOf, rivalOf] = ['Palma Mallorca Bàsquet', 'Cala Agulla'].map(
      (name) => (page: Page) => page.getByRole('group', { name }),
    ) as [(page: Page) => Locator, (page: Page) => Locator];
    await clubOf(one).getByRole('button', { name: '+2' }).click();
    await expect.poll(() => clubOf(other).locator('output').innerText(), { timeout: 1000 }).toBe('2');
    await rivalOf(other).getByRole('button', { name: '+3' }).click();
    await expect.poll(() => rivalOf(one).locator('output').innerText(), { timeout: 1000 }).toBe('3');
    expect(await result(id)).toBe('2-3');
    await finish(id);
  });

  test('asks before a match ends without points, and before it ends with a tie', async () => {
    const id = await liveMatch('Port de Sóller');
    const page = await openPage({ screen: 'phone', signedInAs: 'sports_manager' });
    await visit(page, `/admin/sports/matches/${id}`);
    const askedAbout = async (doubt: RegExp, button: string) => {
      await dialog(page).getByLabel(doubt).waitFor();
      await dialog(page).getByRole('button', { name: button, exact: true }).click();
      await dialog(page).getByText('Confírmalo para guardar el resultado').waitFor();
    };
    const end = () => page.getByRole('button', { name: 'Terminar el partido', exact: true }).click();
    // Nothing was recorded: the result is typed.
    await end();
    for (const team of ['Palma Mallorca Bàsquet', 'Port de Sóller'])
      await dialog(page).getByLabel(team, { exact: true }).fill('0');
    await askedAbout(/nadie ha anotado/, 'Guardar resultado');
    expect(await result(id)).toBe('0-0');
    await reload(page);
    await page
      .getByRole('group', { name: 'Palma Mallorca Bàsquet' })
      .getByRole('button', { name: '+2' })
      .click();
    await page.getByRole('group', { name: 'Port de Sóller' }).getByRole('button', { name: '+2' }).click();
    await saved(page);
    await end();
    await askedAbout(/es un empate/, 'Terminar');
    expect(await result(id)).toBe('2-2');
    await finish(id);
  });

  test('adds to another user’s score, and says so', async () => {
    const id = await liveMatch('Vent de Tramuntana');
    const page = await openPage({ signedInAs: 'sports_manager', expects: [/ERR_FAILED/] });
    // Without the stream it learns of the other's points only with its own.
    await page.route('**/operations/live*', (route) => route.abort());
    await visit(page, `/admin/sports/matches/${id}`);
    await graphql(
      `mutation { recordScore(input: { id: ${id}, seen: [{ home: 0, away: 0 }], periods: [{ home: 0, away: 3 }] }) { __typename } }`,
    );
    await page
      .getByRole('group', { name: 'Palma Mallorca Bàsquet' })
      .getByRole('button', { name: '+2' })
      .click();
    await saved(page);
    await expect.poll(() => result(id)).toBe('2-3');
    await finish(id);
  });
});

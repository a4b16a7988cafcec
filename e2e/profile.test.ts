import { expect, test } from 'vitest';
import { cardLabel, seasonLabel } from '../api/club/season-label.input.ts';
import { yearOfSeason } from '../api/domains/matches/months.ts';
import {
  createFan,
  expectAccessible,
  openPage,
  untilQuiet,
  visit,
  type DemonstrationRole,
} from './browser.ts';
import { matchOnSale, toastSaying } from './fans.ts';
import { isOperation } from './operations.ts';

const menu = (page: Awaited<ReturnType<typeof openPage>>) =>
  page.getByRole('navigation', { name: 'Tu perfil' });

test('a ticket earns points, an achievement is announced once, and the others show their progress', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  const match = await matchOnSale();
  expect((await page.request.post('/api/tickets', { data: { matchId: match } })).status()).toBe(201);

  await visit(page, '/perfil');
  await menu(page).getByRole('link', { name: 'Mis Puntos' }).click();
  await page.waitForURL('**/perfil?seccion=puntos');
  expect(await toastSaying(page, '¡Logro conseguido!')).toMatch(/\+\d+ puntos/);
  // 10 for signing up, 20 for the ticket, and 10 for each of the two achievements.
  const total = page.locator('dl').filter({ hasText: 'Puntos totales' });
  expect(await total.innerText()).toContain('50');
  expect(await page.locator('dl').filter({ hasText: 'Nivel actual' }).innerText()).toMatch(
    /Aficionado\s+50 % del camino hacia Fan/,
  );
  expect(await page.locator('dl').filter({ hasText: 'Actividad reciente' }).innerText()).toContain('4');
  const progress = page.getByRole('progressbar', { name: 'Progreso hacia el nivel Fan' });
  expect(await progress.getAttribute('value')).toBe('50');
  const history = page.getByRole('region', { name: 'Últimos movimientos' }).getByRole('listitem');
  expect(await history.count()).toBe(4);
  expect(await history.filter({ hasText: 'Te has registrado en el club' }).innerText()).toContain('+10');
  const achievements = page.getByRole('region', { name: /^Logros/ });
  await achievements.getByText('2 de 13').waitFor();
  await achievements.getByText('1 de 5', { exact: true }).waitFor();
  await expectAccessible(page);

  // Announced only once: not again at the next visit.
  await visit(page, '/perfil?seccion=puntos');
  await page.getByRole('heading', { name: 'Mis Puntos' }).waitFor();
  expect(await page.getByText('¡Logro conseguido!').count()).toBe(0);
});

test('points and achievements fit a phone', async () => {
  const page = await openPage({ signedInAs: 'socio', screen: 'phone' });
  await visit(page, '/perfil?seccion=puntos');
  await page.getByRole('region', { name: 'Últimos movimientos' }).waitFor();
  expect(await page.getByRole('region', { name: 'Últimos movimientos' }).getByRole('listitem').count()).toBe(
    5,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
  await expectAccessible(page);
});

test('points refresh by themselves while the tab is visible, and pause while it is hidden', async () => {
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan });
  await page.clock.install();
  await visit(page, '/perfil?seccion=puntos');
  const total = page.locator('dl').filter({ hasText: 'Puntos totales' });
  await total.getByText('20', { exact: true }).waitFor();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (isOperation(request, 'PointsPanel')) asked.push(request.url());
  });
  await page.request.post('/api/tickets', { data: { matchId: await matchOnSale() } });
  await page.clock.fastForward(31_000);
  await total.getByText('50', { exact: true }).waitFor();

  await hide(page, true);
  asked.length = 0;
  const quiet = untilQuiet(page);
  await page.clock.fastForward(120_000);
  await quiet();
  expect(asked).toEqual([]);
  await hide(page, false);
  await expect.poll(() => asked.length).toBe(1);
});

test('an achievement that two parts of a page load at once is announced once', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  let asked = 0;
  // Held until the points and the announcements of all pages have both loaded the achievement.
  const arrived = untilQuiet(page);
  await page.route('**/operations', async (route) => {
    if (!isOperation(route.request(), 'MarkAchievementsSeen')) return route.fallback();
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fallback();
  });
  await visit(page, '/perfil?seccion=puntos');
  await arrived();
  await page.getByText('¡Logro conseguido!').waitFor();
  expect(asked).toBe(1);
  expect(await page.getByText('¡Logro conseguido!').count()).toBe(1);
});

/** Makes the page believe that its tab is hidden: a headless browser shows every tab. */
async function hide(page: Awaited<ReturnType<typeof openPage>>, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
}

test.each(['desktop', 'phone'] as const)(
  'a socio finds the member card and prints it: %s',
  async (screen) => {
    const page = await openPage({ signedInAs: 'socio', screen });
    await visit(page, '/perfil');
    await menu(page).getByRole('link', { name: 'Mi carnet de socio' }).click();
    await page.waitForURL('**/perfil?seccion=carnet');
    await page.getByRole('heading', { name: 'Carmen Jaume Torres', level: 3 }).waitFor();
    const season = cardLabel(seasonLabel(yearOfSeason(new Date())));
    for (const text of ['Abono General', season, 'Válido desde', 'Válido hasta']) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page
      .getByText(/^PMB-\d{5}$/)
      .first()
      .waitFor();
    await page.getByRole('img', { name: 'Código QR de tu carnet de socio' }).waitFor();
    await expectAccessible(page);

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Imprimir carnet' }).click();
    expect(await page.locator('body[data-printed]').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('img', { name: 'Código QR de tu carnet de socio' }).isVisible()).toBe(true);
    for (const hidden of [page.getByRole('button', { name: 'Imprimir carnet' }), menu(page)]) {
      expect(await hidden.isVisible()).toBe(false);
    }
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    // Black on white, independent of the card's colours on the screen.
    const card = page.locator('.stub-main');
    const look = () =>
      card.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
    expect(await look()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  },
);

test('a socio without an active membership sees whom to contact', async () => {
  const page = await openPage({ signedInAs: 'socio' });
  await visit(page, '/perfil');
  // As if it had expired: the rest of the page is real.
  await page.route('**/operations**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.data?.viewer?.membership) body.data.viewer.membership = null;
    await route.fulfill({ response, json: body });
  });
  await menu(page).getByRole('link', { name: 'Mi carnet de socio' }).click();
  await page.getByRole('heading', { name: 'No tienes carnet activo' }).waitFor();
  await page.getByRole('link', { name: 'socios@pmb.example' }).first().waitFor();
  await expectAccessible(page);
});

test.each<[DemonstrationRole, { carnet: boolean; puntos: boolean }]>([
  ['visitor', { carnet: false, puntos: true }],
  ['socio', { carnet: true, puntos: true }],
  ['blogger', { carnet: false, puntos: false }],
  ['commercial_manager', { carnet: false, puntos: false }],
])('the profile of a %s has the tabs that are theirs', async (role, tabs) => {
  const page = await openPage({ signedInAs: role });
  await visit(page, '/perfil');
  await menu(page).getByRole('link', { name: 'Mis entradas' }).waitFor();
  const has = async (name: string) => (await menu(page).getByRole('link', { name }).count()) === 1;
  expect({ carnet: await has('Mi carnet de socio'), puntos: await has('Mis Puntos') }).toEqual(tabs);
  if (!tabs.puntos) {
    // The URL of a tab without access shows the default tab.
    await visit(page, '/perfil?seccion=puntos');
    await page.getByRole('heading', { name: 'Información personal' }).waitFor();
  }
});

test('an achievement is announced on any page', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  await visit(page, '/calendario');
  expect(await toastSaying(page, '¡Logro conseguido!')).toMatch(/\+\d+ puntos/);
});

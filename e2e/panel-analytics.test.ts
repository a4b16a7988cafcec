import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type DemonstrationRole, expectAccessible, openPage, reload, visit } from './browser.ts';

const SCREENS = ['desktop', 'phone'] as const;
const SCHEMES = ['light', 'dark'] as const;

const card = (page: Page, title: RegExp | string) => page.getByRole('region', { name: title, exact: true });

async function openAnalytics(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await card(page, /^Entradas vendidas por/).waitFor();
}

const TILES: Readonly<Partial<Record<DemonstrationRole, readonly string[]>>> = {
  admin: [
    'Entradas vendidas',
    'Recaudación de entradas',
    'Nuevos registros',
    'Socios en vigor',
    'Noticias publicadas',
  ],
  commercial_manager: ['Entradas vendidas', 'Recaudación de entradas', 'Nuevos registros', 'Socios en vigor'],
  sports_manager: ['Entradas vendidas'],
  editor: ['Noticias publicadas'],
};
const WORK: Readonly<Partial<Record<DemonstrationRole, readonly string[]>>> = {
  admin: [
    'Solicitudes de patrocinio sin responder',
    'Abonos por revisar',
    'Comentarios denunciados',
    'Partidos jugados sin resultado final',
  ],
  commercial_manager: ['Solicitudes de patrocinio sin responder', 'Abonos por revisar'],
  sports_manager: ['Partidos jugados sin resultado final'],
  editor: ['Comentarios denunciados'],
};

const STAFF = ['admin', 'commercial_manager', 'sports_manager', 'editor'] as const;

test.each(STAFF)('the dashboard shows %s only their own topics', async (role) => {
  const page = await openPage({ signedInAs: role });
  await visit(page, '/admin');
  const tiles = page.getByRole('list', { name: 'Cifras del club' });
  await tiles.waitFor();
  expect(await tiles.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(TILES[role]);
  const work = await card(page, 'Pendiente').getByRole('link').allInnerTexts();
  expect(work.map((text) => text.replace(/^\d+\s+/, ''))).toEqual(WORK[role]);
  expect(await card(page, 'Próximos partidos en casa').count()).toBe(role === 'editor' ? 0 : 1);
  const activity = role === 'admin' ? 'Actividad reciente' : 'Tu actividad reciente';
  expect(await card(page, activity).count()).toBe(1);
  await expectAccessible(page);
});

test.each(SCREENS)('the dashboard links to the tasks and shows recent actions (%s)', async (screen) => {
  const page = await openPage({ screen, signedInAs: 'admin' });
  const response = await page.request.post('/api/sponsors', {
    data: { name: `Taller del panel (${screen})`, category: 'colaborador', isVisible: false },
  });
  expect(response.status()).toBe(201);
  await visit(page, '/admin');
  const activity = card(page, 'Actividad reciente');
  await activity.getByText(`«Taller del panel (${screen})»`).first().waitFor();
  await expectAccessible(page);
  await card(page, 'Pendiente')
    .getByRole('link', { name: /Abonos por revisar/ })
    .click();
  await page.waitForURL('**/admin/commercial/abonos');
});

for (const screen of SCREENS) {
  test.each(SCHEMES)(`the charts of a season (${screen}, %s)`, async (colorScheme) => {
    const page = await openPage({ screen, colorScheme, signedInAs: 'commercial_manager' });
    await openAnalytics(page, '/admin/analytics?periodo=temporada');
    expect(
      await page
        .getByRole('region')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .count(),
    ).toBe(13);
    await expectAccessible(page);
  });
}

test('the same screen has a second address', async () => {
  const page = await openPage({ signedInAs: 'admin' });
  await openAnalytics(page, '/admin/analytics-dashboard');
  await page.getByRole('heading', { level: 1, name: 'Analíticas' }).waitFor();
});

test('a chart is read by keyboard, point by point', async () => {
  const page = await openPage({ signedInAs: 'admin' });
  await openAnalytics(page, '/admin/analytics?periodo=semana');
  const chart = card(page, 'Puntos repartidos por día').getByRole('slider');
  // A period without data has no chart: the demonstration has a comment each week.
  await chart.focus();
  const spoken = () => chart.getAttribute('aria-valuetext');
  const last = await spoken();
  expect(last).toMatch(/^\p{L}{3} \d+ \p{L}{3}: \d+ puntos?$/u);
  await page.keyboard.press('ArrowLeft');
  expect(await spoken()).not.toBe(last);
  expect(await chart.getAttribute('aria-valuenow')).toBe('5');
  await page.keyboard.press('Home');
  expect(await chart.getAttribute('aria-valuenow')).toBe('0');
  await page.keyboard.press('End');
  expect(await spoken()).toBe(last);
});

test('a touch on a chart shows the values at that point', async () => {
  const page = await openPage({ screen: 'phone', signedInAs: 'commercial_manager' });
  await openAnalytics(page, '/admin/analytics?periodo=temporada');
  const chart = card(page, 'Puntos repartidos por semana').getByRole('slider');
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart is not on the screen');
  await page.touchscreen.tap(box.x + box.width - 14, box.y + box.height / 2);
  const spoken = (await chart.getAttribute('aria-valuetext')) ?? '';
  const [label = '', value = ''] = spoken.split(': ');
  expect(await chart.innerText()).toContain(label);
  expect(await chart.innerText()).toContain(value);
});

test('each chart has a table and a file with the same data', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await openAnalytics(page, '/admin/analytics');
  const points = card(page, 'Puntos repartidos por día');
  await points.getByRole('button', { name: 'Ver tabla' }).click();
  const rows = points.getByRole('row');
  expect(await rows.count()).toBe(31);
  await expectAccessible(page);
  const values = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => (row.lastElementChild?.textContent ?? '').replaceAll('.', '')),
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    points.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^puntos-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const file = (await buffer(await download.createReadStream())).toString('utf8');
  // The file starts with the byte order mark.
  expect(file.charCodeAt(0)).toBe(0xfeff);
  const [header, ...lines] = file.slice(1).trimEnd().split('\r\n');
  expect(header).toBe('Desde;Hasta;Puntos repartidos por día');
  for (const line of lines) expect(line).toMatch(/^(\d\d\/\d\d\/\d{4};){2}\d+$/);
  expect(lines.map((line) => line.split(';')[2])).toEqual(values);
});

test('money is in euros on the screen, and a plain number in the file', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await openAnalytics(page, '/admin/analytics?periodo=temporada');
  const takings = card(page, /^Recaudación de entradas por/);
  const total = await takings.locator('.figure').first().innerText();
  expect(total).toMatch(/^[\d.]+(,\d\d)?\u00a0€$/);
  await card(page, 'Recaudación por forma de pago').getByText('Sin pago en la web').first().waitFor();
  await card(page, /^Devuelto por/)
    .getByText('No hay datos en este periodo')
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    takings.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const file = (await buffer(await download.createReadStream())).toString('utf8');
  const values = file
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(';')[2]?.replace(',', '.')));
  const sum = values.reduce((all, value) => all + value, 0);
  expect(Math.round(sum * 100)).toBe(
    Math.round(Number(total.replace(/[^\d,]/g, '').replace(',', '.')) * 100),
  );
});

test('the period is in the URL; custom dates are validated before the request', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await openAnalytics(page, '/admin/analytics');
  await page.getByRole('link', { name: '7 días' }).click();
  await page.waitForURL('**/admin/analytics?periodo=semana');
  await card(page, 'Puntos repartidos por día').getByRole('button', { name: 'Ver tabla' }).click();
  await expect.poll(() => card(page, 'Puntos repartidos por día').getByRole('row').count()).toBe(8);

  await page.getByRole('link', { name: 'Otras fechas' }).click();
  const [from, until] = [page.getByLabel('Desde'), page.getByLabel('Hasta')];
  await from.waitFor();
  // Starts with the dates that were shown.
  const week = { from: await from.inputValue(), until: await until.inputValue() };
  expect(Date.parse(week.until) - Date.parse(week.from)).toBe(6 * 86_400_000);

  await until.fill('2025-01-01');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByText('El último día no puede ser anterior al primero').waitFor();
  await until.fill('2999-01-01');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByText('El periodo no puede superar los tres años').waitFor();
  await expectAccessible(page);

  await from.fill('2025-10-25');
  await until.fill('2025-10-27');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.waitForURL('**/admin/analytics?periodo=fechas&desde=2025-10-25&hasta=2025-10-27');
  await page.getByText('25–27 oct 2025, comparado con 22–24 oct 2025.').waitFor();
  await reload(page);
  await page.getByText('25–27 oct 2025, comparado con 22–24 oct 2025.').waitFor();
  await page.goBack();
});

test('a future period is refused with a message', async () => {
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, '/admin/analytics?periodo=fechas&desde=2999-01-01&hasta=2999-01-02');
  await page.getByRole('alert').getByText('El último día no puede ser posterior a hoy').waitFor();
  await expectAccessible(page);
});

test.each(['editor', 'sports_manager'] as const)('%s sees no analytics', async (role) => {
  const page = await openPage({ signedInAs: role });
  await visit(page, '/admin/analytics');
  await page.getByRole('heading', { name: 'Acceso denegado' }).waitFor();
});

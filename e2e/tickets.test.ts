import { expect, test } from 'vitest';
import { createFan, expectAccessible, newFan, openPage, visit } from './browser.ts';
import { errorSaying, matchOnSale, register, toastSaying } from './fans.ts';
import { answerOnce, loseAnswerOnce } from './operations.ts';

test('a new user registers on a phone, buys a ticket, sees its QR and finds it in «Mis entradas»', async () => {
  const page = await openPage({ screen: 'phone' });
  await visit(page, '/registro');
  await expectAccessible(page);
  await register(page, newFan());
  await toastSaying(page, 'Registro exitoso');
  await page.waitForURL((url) => url.pathname === '/');

  await page
    .getByRole('navigation', { name: 'Accesos rápidos' })
    .getByRole('link', { name: 'Entradas' })
    .click();
  await page.waitForURL('**/entradas');
  await page
    .getByRole('link', { name: /^Comprar entrada/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Comprar entrada/ })
    .first()
    .click();
  await page.waitForURL(/\/entradas\/\d+$/);
  await page.getByRole('button', { name: 'Comprar entrada' }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  expect(await toastSaying(page, 'Compra realizada')).toContain('Tu entrada ha sido comprada correctamente.');
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver mis entradas' }).click();
  await page.waitForURL('**/perfil**');
  await page.getByRole('heading', { name: 'Mis entradas' }).waitFor();
  await page.getByRole('link', { name: /^Ver QR/ }).waitFor();
  expect(await page.getByRole('link', { name: /^Ver QR/ }).count()).toBe(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Ver QR/ }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a mis entradas' }).click();
  await page.getByRole('link', { name: /^Ver QR/ }).waitFor();
});

test('a ticket is at most four taps away from the home page on a phone', async () => {
  const page = await openPage({ screen: 'phone', signedInAs: await createFan() });
  await visit(page, '/');
  let taps = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>) => {
    taps += 1;
    await target.tap();
  };
  await tap(
    page.getByRole('navigation', { name: 'Accesos rápidos' }).getByRole('link', { name: 'Entradas' }),
  );
  // Until the list is loaded the home page is still shown, and its «Comprar entradas» leads to the list as well.
  await page.getByRole('heading', { level: 1, name: /Entradas/i }).waitFor();
  await tap(page.getByRole('link', { name: /^Comprar entrada(?!s\b)/ }).first());
  await tap(page.getByRole('button', { name: 'Comprar entrada' }));
  await page.getByRole('img', { name: /QR/ }).waitFor();
  expect(taps).toBeLessThanOrEqual(4);
});

test('a visitor who is not signed in goes to /auth, and returns to the match', async () => {
  const page = await openPage();
  const fan = newFan();
  const match = await matchOnSale();
  await visit(page, `/entradas/${match}`);
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.waitForURL('**/auth**');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await expectAccessible(page);
  await register(page, fan);
  await page.waitForURL(`**/entradas/${match}`);
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();

  // A second visit: the notice has replaced the button.
  await visit(page, `/entradas/${match}`);
  await page.getByText('Ya tienes una entrada para este partido').waitFor();
  expect(await page.getByRole('button', { name: 'Comprar entrada' }).count()).toBe(0);
  await expectAccessible(page);
});

test('a double click on «Comprar entrada» buys one ticket and shows no error', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  await visit(page, `/entradas/${await matchOnSale()}`);
  await page.getByRole('button', { name: 'Comprar entrada' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await toastSaying(page, 'Compra realizada');
  expect(await page.getByText('Error en la compra').count()).toBe(0);
  const tickets = await page.request.get('/api/tickets');
  expect(await tickets.json()).toHaveLength(1);
});

test('a failed purchase shows an error, and the button can be used again', async () => {
  const page = await openPage({ signedInAs: await createFan(), expects: [/status of 503/] });
  await visit(page, `/entradas/${await matchOnSale()}`);
  await answerOnce(page, 'PurchaseTicket', { status: 503, body: '' });
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await errorSaying(page, 'Error en la compra');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await toastSaying(page, 'Compra realizada');
});

test('a purchase whose answer was lost is shown as made when it is tried again', async () => {
  const page = await openPage({ signedInAs: await createFan(), expects: [/ERR_CONNECTION_RESET/] });
  await visit(page, `/entradas/${await matchOnSale()}`);
  const done = await loseAnswerOnce(page, 'PurchaseTicket');
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await done();
  await errorSaying(page, 'Error en la compra');
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.getByRole('heading', { name: '¡Nos vemos en la grada!' }).waitFor();
  const tickets = await page.request.get('/api/tickets');
  expect(await tickets.json()).toHaveLength(1);
});

test('a ticket that was bought elsewhere is shown in place of the button', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  const match = await matchOnSale();
  await visit(page, `/entradas/${match}`);
  expect((await page.request.post('/api/tickets', { data: { matchId: Number(match) } })).status()).toBe(201);
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.getByText('Ya tenías una entrada para este partido').waitFor();
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver al partido' }).click();
  await page.getByText('Ya tienes una entrada para este partido').waitFor();
  expect(await page.getByRole('button', { name: 'Comprar entrada' }).count()).toBe(0);
});

test.each(['/entradas/proximo', '/entradas/abonos', '/entradas/grupos'])('%s', async (address) => {
  const page = await openPage();
  await visit(page, address);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expectAccessible(page);
});

test('a match that does not exist is a 404', async () => {
  const page = await openPage({ expects: [/status of 404/] });
  await visit(page, '/entradas/999999');
  await page.getByText('El partido que buscas no existe o ha salido del calendario.').waitFor();
});

test('right after buying, the code is large and whole on a small phone, with match and hour, and nothing covers it', async () => {
  const page = await openPage({ screen: 'phone', signedInAs: await createFan() });
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, `/entradas/${await matchOnSale()}`);
  await page.getByRole('button', { name: 'Comprar entrada' }).tap();
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await toastSaying(page, 'Compra realizada');
  const box = async (target: ReturnType<typeof page.locator>) => {
    const found = await target.boundingBox();
    if (!found) throw new Error('It is not shown');
    return { top: found.y, bottom: found.y + found.height };
  };
  const code = await box(page.getByRole('img', { name: /QR/ }));
  const match = await box(page.locator('.ticket-shown .stub-main'));
  const hour = await box(page.locator('.ticket-shown dd').nth(1));
  const toast = await box(page.locator('[data-sonner-toast]').first());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(toast.bottom).toBeLessThanOrEqual(code.top);
  expect(match.top).toBeGreaterThanOrEqual(code.bottom);
  expect(hour.bottom).toBeLessThanOrEqual(664);
  // As large as the screen lets it be, so that a reader sees it from afar.
  expect(code.bottom - code.top).toBeGreaterThanOrEqual(270);
  expect(await page.getByRole('navigation', { name: 'Accesos rápidos' }).isVisible()).toBe(false);
  // Congratulations wait until the code is put away.
  expect(await page.getByText('Primera entrada: ').count()).toBe(0);
  await page.getByRole('link', { name: 'Ver mis entradas' }).tap();
  await toastSaying(page, 'Primera entrada: ');
});

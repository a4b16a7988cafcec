import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ANOTHER_USER, createFan, expectAccessible, openPage, visit, type Fan } from './browser.ts';
import { cookieOf, logIn, matchOnSale } from './fans.ts';
import { untilInstalled } from './offline.ts';
import { siteUrl } from './worker-site.ts';

// All tabs of a browser share one session. What one tab shows, buys and saves belongs to one person.

const fans = () =>
  Promise.all([createFan({ name: 'Aina Ferrer Roig' }), createFan({ name: 'Biel Oliver Mas' })]);

const account = (page: Page, fan: Fan) => page.getByRole('button', { name: `Tu cuenta: ${fan.name}` });
const buy = (page: Page) => page.getByRole('button', { name: 'Comprar entrada' });

async function signOut(page: Page, fan: Fan): Promise<void> {
  await account(page, fan).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/auth');
}

async function signIn(page: Page, fan: Fan): Promise<void> {
  await visit(page, '/auth');
  await logIn(page, fan);
  await account(page, fan).waitFor();
}

async function ticketsOf(fan: Fan): Promise<{ qrCode: string }[]> {
  const response = await fetch(`${siteUrl()}/api/tickets`, { headers: { cookie: await cookieOf(fan) } });
  return (await response.json()) as { qrCode: string }[];
}

/** What is saved on this device: its owner and the codes' names. */
const saved = (page: Page) =>
  page.evaluate(() => {
    const [owner = '', text = ''] = (localStorage.getItem('pmb_passes') ?? '').split('\n');
    return { owner, text };
  });

test('a tab becomes that of the person who signs in in another tab, and buys for them', async () => {
  const [aina, biel] = await fans();
  const first = await openPage({ signedInAs: aina, serviceWorker: true });
  const [bought, match] = [await matchOnSale(), await matchOnSale(1)];
  await visit(first, `/entradas/${bought}`);
  await untilInstalled(first);
  await buy(first).click();
  await first.getByRole('img', { name: /QR/ }).waitFor();
  await first.getByRole('main').getByText(aina.name, { exact: true }).waitFor();
  await expect.poll(async () => (await saved(first)).text).toContain(aina.name);

  const second = await first.context().newPage();
  await visit(second, '/');
  await signOut(second, aina);
  // At once: no name, no code, no copy.
  await buy(first).waitFor();
  expect(await first.getByText(aina.name).count()).toBe(0);
  expect(await saved(first)).toEqual({ owner: '', text: '' });

  await visit(first, `/entradas/${match}`);
  await signIn(second, biel);
  await visit(first, `/entradas/${match}`);
  await account(first, biel).waitFor();
  await buy(first).click();
  await first.getByRole('img', { name: /QR/ }).waitFor();
  await first.getByRole('main').getByText(biel.name, { exact: true }).waitFor();
  await expectAccessible(first);
  expect(await ticketsOf(aina)).toHaveLength(1);
  const [ticket, ...others] = await ticketsOf(biel);
  expect(others).toEqual([]);
  expect(ticket).toBeDefined();
  await expect.poll(async () => (await saved(first)).text).toContain(biel.name);
  expect((await saved(first)).text).not.toContain(aina.name);
});

test('a tab that missed the change buys nothing: it says so and shows the new person', async () => {
  const [aina, biel] = await fans();
  const first = await openPage({ signedInAs: aina, expects: ANOTHER_USER });
  // A frozen tab gets no messages.
  await first.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  const match = await matchOnSale();
  await visit(first, `/entradas/${match}`);
  await account(first, aina).waitFor();
  const second = await first.context().newPage();
  await visit(second, '/');
  await signOut(second, aina);
  await signIn(second, biel);

  expect(await account(first, aina).count()).toBe(1);
  await buy(first).click();
  // The page has begun anew, and what was pressed with it: a dialog says why.
  const notice = first.getByRole('dialog', { name: 'La cuenta ha cambiado' });
  await notice.getByText('se ha entrado con otra cuenta').waitFor();
  await expectAccessible(first);
  await notice.getByRole('button', { name: 'Entendido' }).click();
  await account(first, biel).waitFor();
  expect([await ticketsOf(aina), await ticketsOf(biel)]).toEqual([[], []]);

  // By keyboard: toasts may cover the button.
  await buy(first).press('Enter');
  await first.getByRole('img', { name: /QR/ }).waitFor();
  await first.getByRole('main').getByText(biel.name, { exact: true }).waitFor();
  expect([await ticketsOf(aina), await ticketsOf(biel)]).toEqual([[], [expect.anything()]]);
});

test('what one person has typed is not shown to another, and stays for the same one', async () => {
  const [aina, biel] = await fans();
  const first = await openPage({ signedInAs: aina });
  const response = await first.request.post('/graphql', { data: { query: '{ news { items { id } } }' } });
  const { data } = (await response.json()) as { data: { news: { items: { id: string }[] } } };
  const field = first.getByRole('textbox', { name: 'Tu comentario' });
  await visit(first, `/noticias/${data.news.items[0]?.id}`);
  await field.fill('Esto lo escribe Aina');

  const second = await first.context().newPage();
  await visit(second, '/');
  await signOut(second, aina);
  await signIn(second, biel);
  await account(first, biel).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
});

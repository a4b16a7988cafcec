import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { asStaff, newHomeMatch } from './staff-api.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();

async function openEditor(page: Page, name: string): Promise<void> {
  await visit(page, `/admin/commercial/products?buscar=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('button', { name: 'Editar' }).click();
  await dialog(page).getByLabel('Nombre').waitFor();
}

test('two editors of a product: different fields both stay, for the same field the second chooses', async () => {
  const ask = await asStaff('admin');
  const name = 'Gorra de dos manos';
  const input = { name, category: 'Ropa', price: '10', stock: 5 };
  const { createProduct } = await ask(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on CreateProductSuccess { product { id } } } }`,
    { input },
  );
  const stored = async () => {
    const { products } = await ask(
      '{ products(pageSize: 100) { items { id name price stock description } } }',
    );
    return products.items.find(({ id }: { id: string }) => id === createProduct.product.id);
  };
  const [one, other] = [
    await openPage({ signedInAs: 'admin' }),
    await openPage({ signedInAs: 'commercial_manager', screen: 'phone' }),
  ];
  await openEditor(one, name);
  await openEditor(other, name);

  await dialog(one).getByLabel('Precio (€)').fill('12,50');
  await dialog(one).getByLabel('Existencias').fill('8');
  await save(one);
  await toastSaying(one, 'Producto actualizado');

  // The price is both’s, the description only the second’s.
  await dialog(other).getByLabel('Precio (€)').fill('11');
  await dialog(other).getByLabel('Descripción').fill('De lana, con el escudo.');
  await save(other);
  const choice = dialog(other).getByRole('group', { name: 'Dos cambios' });
  await choice.getByText('12,50').waitFor();
  await dialog(other)
    .getByText(/lo ha cambiado hace un momento/)
    .waitFor();
  await expectAccessible(other);
  expect(await dialog(other).getByLabel('Precio (€)').inputValue()).toBe('11');
  expect(await dialog(other).getByLabel('Descripción').inputValue()).toBe('De lana, con el escudo.');
  expect(await stored()).toMatchObject({ price: '12.50', stock: 8, description: null });

  await choice.getByRole('button', { name: 'Usar el suyo' }).click();
  expect(await dialog(other).getByLabel('Precio (€)').inputValue()).toBe('12,50');
  await save(other);
  await toastSaying(other, 'Producto actualizado');
  expect(await stored()).toMatchObject({ price: '12.50', stock: 8, description: 'De lana, con el escudo.' });

  // The other way round: the second keeps the own value.
  await openEditor(one, name);
  await openEditor(other, name);
  await dialog(other).getByLabel('Existencias').fill('3');
  await save(other);
  await toastSaying(other, 'Producto actualizado');
  await dialog(one).getByLabel('Existencias').fill('4');
  await save(one);
  await dialog(one).getByRole('button', { name: 'Dejar el mío' }).click();
  expect(await dialog(one).getByLabel('Existencias').inputValue()).toBe('4');
  await save(one);
  await toastSaying(one, 'Producto actualizado');
  expect(await stored()).toMatchObject({ stock: 4, description: 'De lana, con el escudo.' });
});

test('two who set returns and the waiting list of a match: the second sees what the first wrote', async () => {
  const ask = await asStaff('admin');
  const id = await newHomeMatch({ opponent: 'Rival de dos taquillas', days: 60 });
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, `/admin/commercial/tickets/${id}`);
  await page.getByRole('button', { name: 'Devoluciones y espera' }).click();
  const hours = dialog(page).getByLabel('Cierre de devoluciones (horas antes del partido)');
  const waiting = dialog(page).getByRole('switch', { name: 'Lista de espera cuando se agotan' });
  await hours.fill('12');
  await waiting.uncheck();
  const set = `mutation ($input: TicketSettingsInput!) { updateTicketSettings(input: $input) { __typename } }`;
  await ask(set, { input: { matchId: id, returnHours: 48, offerMinutes: 30 } });

  const submit = () => dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await submit();
  await dialog(page).getByRole('group', { name: 'Dos cambios' }).getByText('48').waitFor();
  await expectAccessible(page);
  expect(await hours.inputValue()).toBe('12');
  await dialog(page).getByRole('button', { name: 'Usar el suyo' }).click();
  expect(await hours.inputValue()).toBe('48');
  await submit();
  await toastSaying(page, 'Ajustes guardados');
  const { match } = await ask(`{ match(id: ${id}) { returnHours offerMinutes hasWaitingList } }`);
  expect(match).toEqual({ returnHours: 48, offerMinutes: 30, hasWaitingList: false });
});

test('two who set the feed of a match: the second sees what the first wrote', async () => {
  const ask = await asStaff('admin');
  const id = await newHomeMatch({ opponent: 'Rival de dos fuentes', days: 55 });
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, `/admin/sports/matches/${id}`);
  const address = page.getByLabel('Dirección');
  const feed = (game: number) =>
    `https://fibalivestats.dcd.shared.geniussports.com/data/25410${game}/data.json`;
  await address.fill(feed(1));
  await ask(`mutation ($input: SetMatchFeedInput!) { setMatchFeed(input: $input) { __typename } }`, {
    input: { id, address: feed(2) },
  });
  const submit = () => page.getByRole('button', { name: 'Guardar fuente' }).click();
  await submit();
  await page.getByRole('group', { name: 'Dos cambios' }).getByText(feed(2)).waitFor();
  expect(await address.inputValue()).toBe(feed(1));
  await page.getByRole('button', { name: 'Dejar el mío' }).click();
  await submit();
  await toastSaying(page, 'Fuente guardada');
  const { match } = await ask(`{ match(id: ${id}) { feed { address } } }`);
  expect(match.feed.address).toBe(feed(1));
});

test('two who set the VAT: the second sees what the first wrote', async () => {
  const ask = await asStaff('admin');
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, '/admin/commercial/payments');
  await page.getByRole('button', { name: /IVA/ }).click();
  const rate = dialog(page).getByLabel('Tipo de IVA (%)');
  const before = await rate.inputValue();
  await rate.fill('12');
  const set = (vatRate: string) =>
    ask(`mutation ($input: PaymentSettingsInput!) { updatePaymentSettings(input: $input) { __typename } }`, {
      input: { vatRate },
    });
  await set('10,5');
  const submit = () => dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await submit();
  await dialog(page).getByRole('group', { name: 'Dos cambios' }).getByText('10,5').waitFor();
  expect(await rate.inputValue()).toBe('12');
  await dialog(page).getByRole('button', { name: 'Usar el suyo' }).click();
  expect(await rate.inputValue()).toBe('10,5');
  await submit();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await ask('{ ticketVatRate }')).toEqual({ ticketVatRate: '10.50' });
  await set(before);
});

test('Ctrl+S saves the form that was changed, and nothing that another one showed', async () => {
  const ask = await asStaff('admin');
  const id = await newHomeMatch({ opponent: 'Rival de dos teclas', days: 50 });
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, `/admin/sports/matches/${id}`);
  const address = 'https://fibalivestats.dcd.shared.geniussports.com/data/2540000/data.json';
  await ask(`mutation ($input: SetMatchFeedInput!) { setMatchFeed(input: $input) { __typename } }`, {
    input: { id, address },
  });
  await page.getByLabel('Jornada o ronda').fill('Jornada 12');
  await page.keyboard.press('Control+s');
  await toastSaying(page, 'Partido actualizado');
  // The page loads the match again after it is saved, and shows the address that another user has given.
  await expect.poll(() => page.getByLabel('Dirección').inputValue()).toBe(address);
  const { match } = await ask(`{ match(id: ${id}) { round feed { address } } }`);
  expect(match).toEqual({ round: 'Jornada 12', feed: { address } });
  // An address that was typed is not lost with a link.
  await page.getByLabel('Dirección').fill(`${address}?otra`);
  await page.getByRole('main').getByRole('link', { name: 'Partidos' }).click();
  await page.getByText('¿Descartar los cambios?').waitFor();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await page.getByLabel('Dirección').inputValue()).toBe(`${address}?otra`);
});

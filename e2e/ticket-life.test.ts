import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createFan, expectAccessible, type Fan, openPage, reload, visit } from './browser.ts';
import { errorSaying, toastSaying } from './fans.ts';
import { mailTo } from './outbox.ts';
import { asStaff, newHomeMatch } from './staff-api.ts';

const MINE = '/perfil?seccion=entradas';

/** A home match in two months. @returns its id */
const newMatch = (opponent: string, seats: number) =>
  newHomeMatch({ opponent, days: 60, ticketsTotal: seats });

async function buy(page: Page, match: string): Promise<void> {
  await visit(page, `/entradas/${match}`);
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();
}

test('sold out: the second fan waits, the first returns, and the second takes the offered seat', async () => {
  const [first, second] = [await createFan(), await createFan()];
  const match = await newMatch('Rival de la espera', 1);
  const holder = await openPage({ signedInAs: first });
  await buy(holder, match);

  const waiting = await openPage({ screen: 'phone', signedInAs: second });
  await visit(waiting, `/entradas/${match}`);
  await waiting.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
  await waiting.getByText('Estás en la lista de espera: puesto 1').waitFor();
  await expectAccessible(waiting);
  await visit(waiting, MINE);
  await waiting.getByText('Puesto 1').waitFor();
  await expectAccessible(waiting);

  await holder.getByRole('button', { name: 'Devolver la entrada' }).click();
  await expectAccessible(holder);
  await holder.getByRole('button', { name: 'Devolver', exact: true }).click();
  await toastSaying(holder, 'Entrada devuelta');
  await holder.locator(':focus', { hasText: 'Tu entrada' }).waitFor();
  // Nobody is on the list because of a return.
  await holder.getByRole('button', { name: 'Apuntarme a la lista de espera' }).waitFor();
  await visit(holder, MINE);
  await holder.getByText('Aún no tienes entradas').waitFor();

  await mailTo(second.email, /^Hay una entrada para ti/);
  await reload(waiting);
  await waiting.getByText('Te guardamos una entrada').waitFor();
  await expectAccessible(waiting);
  await waiting.getByRole('link', { name: /^Ver la oferta/ }).click();
  await waiting.getByText(/Es tuya si la aceptas antes del/).waitFor();
  await expectAccessible(waiting);
  await waiting.getByRole('button', { name: 'Aceptar la entrada' }).click();
  await waiting.getByRole('img', { name: /QR/ }).waitFor();
  await visit(waiting, MINE);
  await waiting.getByRole('link', { name: /^Ver QR/ }).waitFor();
  expect(await waiting.getByText('Lista de espera').count()).toBe(0);
});

test('a seat or a place is given up only after a question, and an offer that is over says so', async () => {
  const [first, second, third] = [await createFan(), await createFan(), await createFan()];
  const match = await newMatch('Rival de la oferta', 1);
  const holder = await openPage({ signedInAs: first });
  await buy(holder, match);
  const wait = async (fan: Fan, place: number) => {
    const page = await openPage({ screen: 'phone', signedInAs: fan });
    await page.clock.install();
    await visit(page, `/entradas/${match}`);
    await page.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
    await page.getByText(`puesto ${place}`).waitFor();
    return page;
  };
  const [next, last] = [await wait(second, 1), await wait(third, 2)];
  await last.getByRole('button', { name: 'Salir de la lista' }).click();
  await last.getByText('serás la última persona de la lista').waitFor();
  await expectAccessible(last);
  await last.getByRole('button', { name: 'Cancelar' }).click();
  await holder.getByRole('button', { name: 'Devolver la entrada' }).click();
  await holder.getByRole('button', { name: 'Devolver', exact: true }).click();
  await toastSaying(holder, 'Entrada devuelta');

  await reload(next);
  await next.getByRole('button', { name: 'No la quiero' }).click();
  await expectAccessible(next);
  await next.getByRole('button', { name: 'Renunciar', exact: true }).click();
  await next.getByRole('button', { name: 'Apuntarme a la lista de espera' }).waitFor();

  await reload(last);
  await last.getByRole('button', { name: 'Aceptar la entrada' }).waitFor();
  await last.clock.fastForward('48:00:00');
  await last.getByText('La oferta ha terminado').waitFor();
  await expectAccessible(last);
  expect(await last.getByRole('button', { name: 'Aceptar la entrada' }).count()).toBe(0);
  await visit(last, MINE);
  await last.getByText('La oferta ha terminado').waitFor();
});

test('a ticket is given to a friend, who opens the mail, signs in and accepts it', async () => {
  const [giver, friend] = [await createFan(), await createFan()];
  const match = await newMatch('Rival del regalo', 5);
  const page = await openPage({ screen: 'phone', signedInAs: giver });
  await buy(page, match);
  await page.getByRole('button', { name: 'Regalar la entrada' }).click();
  await page.getByLabel('Email de la otra persona').fill('nadie');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Escribe una dirección de email válida').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email de la otra persona').fill(friend.email);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await toastSaying(page, 'Correo enviado');
  await page.getByText('Entrada ofrecida').waitFor();
  await expectAccessible(page);

  const { text } = await mailTo(friend.email, /^Una entrada para ti/);
  const link = /\/entradas\/regalo\/[\da-f-]+/.exec(text)?.[0] ?? '';
  const other = await openPage({ signedInAs: friend });
  await visit(other, link);
  await other.getByText(`${giver.name} te regala su entrada para este partido.`).waitFor();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Aceptar la entrada' }).click();
  await toastSaying(other, 'Entrada aceptada');
  await other.getByRole('img', { name: /QR/ }).waitFor();
  await expectAccessible(other);
  // The link leads nowhere now, and the giver has no ticket.
  await visit(other, link);
  await other.getByText('Este regalo ya no está disponible').waitFor();
  await expectAccessible(other);
  await visit(page, MINE);
  await page.getByText('Aún no tienes entradas').waitFor();
});

test('a ticket that a friend has accepted is shown to its giver no more, in whatever tab they still see it', async () => {
  const [giver, friend] = [await createFan(), await createFan()];
  const match = await newMatch('Rival del adiós', 5);
  const page = await openPage({ screen: 'phone', signedInAs: giver });
  await buy(page, match);
  const list = await page.context().newPage();
  await visit(list, MINE);
  await list.getByRole('link', { name: /^Ver QR/ }).click();
  await list.getByRole('button', { name: 'Regalar la entrada' }).click();
  await list.getByLabel('Email de la otra persona').fill(friend.email);
  await list.getByRole('button', { name: 'Enviar' }).click();
  await toastSaying(list, 'Correo enviado');
  const { text } = await mailTo(friend.email, /^Una entrada para ti/);
  const other = await openPage({ signedInAs: friend });
  await visit(other, /\/entradas\/regalo\/[\da-f-]+/.exec(text)?.[0] ?? '');
  await other.getByRole('button', { name: 'Aceptar la entrada' }).click();
  await other.getByRole('img', { name: /QR/ }).waitFor();

  // Both tabs of the giver still show the code, until they try to change something.
  await list.getByRole('button', { name: 'Anular el regalo' }).click();
  await errorSaying(list, 'Esta entrada ya no es tuya');
  await expectAccessible(list);
  expect(await list.getByRole('img', { name: /QR/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Regalar la entrada' }).click();
  await page.getByLabel('Email de la otra persona').fill('otra@prueba.test');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await errorSaying(page, 'Esta entrada ya no es tuya');
  await expectAccessible(page);
  expect(await page.getByRole('img', { name: /QR/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();
  expect(await page.getByText('Esta entrada ya no es tuya').count()).toBe(0);
});

test('a gift for a match that is off says so in place of the button', async () => {
  const [giver, friend] = [await createFan(), await createFan()];
  const match = await newMatch('Rival sin partido', 5);
  const page = await openPage({ signedInAs: giver });
  await buy(page, match);
  // By keyboard alone: the focus is in the field.
  await page.getByRole('button', { name: 'Regalar la entrada' }).press('Enter');
  await page.getByLabel('Email de la otra persona').waitFor();
  await page.keyboard.type(friend.email);
  await page.keyboard.press('Enter');
  const { text } = await mailTo(friend.email, /^Una entrada para ti/);
  await visit(page, MINE);
  await page.getByText('Ofrecida').waitFor();
  await (
    await asStaff('admin')
  )(`mutation { cancelMatch(input: { id: ${match} }) { __typename } }`);
  const other = await openPage({ screen: 'phone', signedInAs: friend });
  await visit(other, /\/entradas\/regalo\/[\da-f-]+/.exec(text)?.[0] ?? '');
  await other.getByText('Este regalo ya no se puede aceptar').waitFor();
  await expectAccessible(other);
  expect(await other.getByRole('button', { name: 'Aceptar la entrada' }).count()).toBe(0);
  await reload(page);
  await page.getByText('Cancelado').first().waitFor();
  expect(await page.getByText('Ofrecida').count()).toBe(0);
});

test('a list of tickets that was loaded before is loaded again when it is opened', async () => {
  const fan = await createFan();
  const match = await newMatch('Rival de dos pestañas', 5);
  const page = await openPage({ signedInAs: fan });
  await buy(page, match);
  const list = await page.context().newPage();
  await visit(list, MINE);
  await list.getByRole('link', { name: /^Ver QR/ }).waitFor();
  await list.getByRole('link', { name: 'Información personal' }).click();
  await page.getByRole('button', { name: 'Devolver la entrada' }).click();
  await page.getByRole('button', { name: 'Devolver', exact: true }).click();
  await toastSaying(page, 'Entrada devuelta');
  await list.getByRole('link', { name: 'Mis entradas' }).first().click();
  await list.getByText('Aún no tienes entradas').waitFor();
});

test('staff give a ticket, cancel it with a reason, and see who waits', async () => {
  const [guest, waiting] = [await createFan(), await createFan()];
  const match = await newMatch('Rival del palco', 1);
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, `/admin/commercial/tickets/${match}`);
  await page.getByRole('button', { name: 'Dar una invitación' }).click();
  await page.getByLabel('Email de su cuenta').fill('nadie@prueba.test');
  await page.getByRole('button', { name: 'Dar la invitación' }).click();
  await page.getByText('Nadie tiene una cuenta con este email').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email de su cuenta').fill(guest.email);
  await page.getByRole('button', { name: 'Dar la invitación' }).click();
  await toastSaying(page, 'Invitación enviada');
  await page
    .getByRole('row', { name: new RegExp(guest.name) })
    .getByText('Invitación')
    .waitFor();

  const fan = await openPage({ signedInAs: waiting });
  await visit(fan, `/entradas/${match}`);
  await fan.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
  await fan.getByText('Estás en la lista de espera').waitFor();
  await reload(page);
  await page.getByRole('heading', { name: 'Lista de espera (1)' }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Devoluciones y espera' }).click();
  await page.getByLabel('Tiempo de cada oferta (minutos)').fill('2');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Indica entre 5 minutos y 7 días').waitFor();
  await page.getByLabel('Tiempo de cada oferta (minutos)').fill('30');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await toastSaying(page, 'Ajustes guardados');

  await page.getByRole('button', { name: `Acciones de ${guest.name}` }).click();
  await page.getByRole('button', { name: 'Anular la entrada' }).click();
  await page.getByRole('button', { name: 'Anular', exact: true }).click();
  await page.getByText('Indica el motivo').waitFor();
  await page.getByLabel('Motivo').fill('El palco está lleno');
  await page.getByRole('button', { name: 'Anular', exact: true }).click();
  await toastSaying(page, 'Entrada anulada');
  await page.getByText(/Entrada guardada hasta el/).waitFor();
  await page.getByLabel('Estado').selectOption('anuladas');
  await page.getByText('El palco está lleno').waitFor();
  await expectAccessible(page);
  const { text } = await mailTo(guest.email, /^Tu entrada se ha anulado/);
  expect(text).toContain('Motivo: El palco está lleno');
});

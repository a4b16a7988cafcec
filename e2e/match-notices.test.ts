import { expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { asStaff, newHomeMatch } from './staff-api.ts';

/** A home match in nine days, on sale. @returns its id */
const aMatch = (opponent: string) =>
  newHomeMatch({ opponent, days: 9, location: 'Pavelló Son Tramuntana, Palma', ticketsTotal: 20 });

test('staff move a match, see whom that tells, and the holder reads it on the ticket', async () => {
  const id = await aMatch('Rival que se mueve');
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan, screen: 'phone' });
  expect((await page.request.post('/api/tickets', { data: { matchId: Number(id) } })).status()).toBe(201);

  const staff = await openPage({ signedInAs: 'sports_manager' });
  await visit(staff, `/admin/sports/matches/${id}`);
  await staff.getByText('Aquí verás qué se envió').waitFor();
  // A new price sends no notice.
  await staff.getByLabel('Título propio').fill('Partido de las peñas');
  expect(await staff.getByText('Se avisará a').count()).toBe(0);
  await staff.getByLabel('Lugar').fill('Palau d’Esports d’Inca');
  await staff.getByText('Se avisará a 1 persona').waitFor();
  await staff.getByLabel('Solo corrijo cómo está escrito el lugar: no avisar').check();
  await staff.getByText('No se avisará a nadie').waitFor();
  // A new date is told in any case.
  await staff.getByLabel('Fecha y hora').fill('2027-06-05T20:30');
  await staff.getByText('Se avisará a 1 persona').waitFor();
  await staff.getByLabel('Mensaje del club (opcional)').fill('Hay autobuses desde Palma.');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Guardar cambios' }).click();
  await toastSaying(staff, 'Partido actualizado');
  const notices = staff.getByRole('region', { name: 'Avisos de cambios' });
  await notices.getByText('El partido cambia de fecha y de lugar').waitFor();
  expect(await notices.innerText()).toMatch(/Ahora: .*20:30, Palau d’Esports d’Inca/);
  expect(await notices.innerText()).toContain('«Hay autobuses desde Palma.»');
  expect(await notices.innerText()).toContain('Se avisará a 1 persona dos minutos después');
  await expectAccessible(staff);

  await visit(page, '/perfil?seccion=entradas');
  const main = page.getByRole('main');
  await main.getByText('Este partido ha cambiado: antes era el').waitFor();
  await main.getByRole('link', { name: /Ver QR/ }).click();
  await main.getByText('Nueva fecha · LIGA').waitFor();
  await main.getByText('20:30', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await main.innerText()).toContain('Este partido ha cambiado');
  await page.emulateMedia({ media: 'screen' });
});

test('what a colleague changes is not told by a form that changes something else', async () => {
  const id = await aMatch('Rival de dos avisos');
  const fan = await createFan();
  const buyer = await openPage({ signedInAs: fan });
  expect((await buyer.request.post('/api/tickets', { data: { matchId: Number(id) } })).status()).toBe(201);
  const page = await openPage({ signedInAs: 'sports_manager' });
  await visit(page, `/admin/sports/matches/${id}`);
  await page.getByLabel('Jornada o ronda').fill('Jornada 30');
  const ask = await asStaff('admin');
  const matchDate = '2027-06-05T18:30:00.000Z';
  await ask(`mutation ($input: UpdateMatchInput!) { updateMatch(input: $input) { __typename } }`, {
    input: { id, matchDate, location: 'Palau d’Esports d’Inca' },
  });
  // Another form of the page loads the match again.
  await page
    .getByLabel('Dirección')
    .fill('https://fibalivestats.dcd.shared.geniussports.com/data/2542001/data.json');
  await page.getByRole('button', { name: 'Guardar fuente' }).click();
  await toastSaying(page, 'Fuente guardada');
  await page.getByRole('region', { name: 'Avisos de cambios' }).getByText('El partido cambia').waitFor();
  expect(await page.getByText('Se avisará a 1 persona', { exact: true }).count()).toBe(0);

  // A sentence for a change that was taken back is not there for the next one.
  const place = page.getByLabel('Lugar');
  const sentence = page.getByLabel('Mensaje del club (opcional)');
  await place.fill('Pista de Sóller');
  await sentence.fill('Hay autobuses.');
  await page.getByRole('button', { name: 'Deshacer cambios' }).click();
  expect(await place.inputValue()).toBe('Palau d’Esports d’Inca');
  await place.fill('Pista de Artà');
  expect(await sentence.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Deshacer cambios' }).click();

  await page.getByLabel('Jornada o ronda').fill('Jornada 31');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await toastSaying(page, 'Partido actualizado');
  expect(await ask(`{ match(id: ${id}) { round matchDate location } }`)).toEqual({
    match: { round: 'Jornada 31', matchDate, location: 'Palau d’Esports d’Inca' },
  });
});

test('staff cancel a match with a word, and every place that shows the ticket says so', async () => {
  const id = await aMatch('Rival cancelado');
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan, screen: 'phone' });
  expect((await page.request.post('/api/tickets', { data: { matchId: Number(id) } })).status()).toBe(201);
  const staff = await openPage({ signedInAs: 'sports_manager', screen: 'phone' });
  await visit(staff, `/admin/sports/matches/${id}`);
  await staff.getByRole('button', { name: 'Cancelar el partido' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText('Se avisará a 1 persona').waitFor();
  await expectAccessible(staff);
  await dialog.getByLabel('Mensaje del club (opcional)').fill('Lo sentimos mucho.');
  await dialog.getByRole('button', { name: 'Cancelar el partido' }).click();
  await toastSaying(staff, 'Partido cancelado');

  const main = page.getByRole('main');
  for (const address of [`/entradas/${id}`, '/perfil?seccion=entradas']) {
    await visit(page, address);
    await main.getByText('esta entrada no da acceso').first().waitFor();
    expect(await main.innerText()).not.toMatch(/Enséñalo|Enseña el código/);
  }
  await main.getByRole('link', { name: /Ver QR/ }).click();
  await main.getByText('Cancelado · LIGA').waitFor();
  expect(await main.innerText()).not.toMatch(/Enséñalo|Enseña el código|\d\d:\d\d/);
  await expectAccessible(page);
});

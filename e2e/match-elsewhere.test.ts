import { expect, test } from 'vitest';
import { takeOutbox } from '../api/testing/outbox.ts';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { asStaff, newHomeMatch } from './staff-api.ts';
import { siteDataDir } from './worker-site.ts';

const INCA = 'Palau d’Esports d’Inca';

/** Creates a home match in Inca with seats on sale. */
async function matchInInca(opponent: string) {
  const id = await newHomeMatch({ opponent, days: 9, location: INCA, ticketsTotal: 20 });
  return { id, ask: await asStaff('admin') };
}

test('a home match elsewhere has its own place everywhere', async () => {
  const { id } = await matchInInca('Rival de Inca');
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan });
  for (const address of [`/partidos/${id}`, `/entradas/${id}`]) {
    await visit(page, address);
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: INCA }).waitFor();
    expect(await main.innerText()).not.toContain('Ven con tiempo');
    expect(await main.innerText()).not.toContain('07009');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const event = data
      .flatMap((text) => [JSON.parse(text)].flat())
      .flatMap((item) => item['@graph'] ?? item)
      .find((item) => item['@type'] === 'SportsEvent');
    expect(event.location).toEqual({ '@type': 'Place', name: INCA, address: INCA });
  }
  await expectAccessible(page);
  const buying = await page.request.post('/api/tickets', { data: { matchId: Number(id) } });
  expect(buying.status()).toBe(201);
  await expect
    .poll(() =>
      takeOutbox(siteDataDir()).find(({ to, text }) => to.includes(fan.email) && text.includes(INCA)),
    )
    .toBeDefined();
});

test('the owner of a ticket for a match that is off reads so', async () => {
  const { id, ask } = await matchInInca('Rival aplazado');
  const fan = await createFan();
  const page = await openPage({ signedInAs: fan, screen: 'phone' });
  expect((await page.request.post('/api/tickets', { data: { matchId: Number(id) } })).status()).toBe(201);
  await ask(`mutation { postponeMatch(input: { id: ${id} }) { __typename } }`);
  await visit(page, `/entradas/${id}`);
  const main = page.getByRole('main');
  await main.getByText('vale para la nueva fecha').first().waitFor();
  expect(await main.innerText()).not.toMatch(/Ven con tiempo|Te esperamos/);
  // Nor does any place show the old hour as the hour.
  expect(await main.getByRole('time').count()).toBe(0);
  await visit(page, '/entradas');
  const card = page.getByRole('article').filter({ hasText: 'Rival aplazado' });
  await card.getByText('Fecha por confirmar').waitFor();
  expect(await card.getByRole('time').count()).toBe(0);
  await visit(page, `/entradas/${id}`);
  await page.getByRole('button', { name: 'Ver mi entrada' }).click();
  await main.getByText('Aplazado: por confirmar').waitFor();
  await expectAccessible(page);
  await ask(`mutation { cancelMatch(input: { id: ${id} }) { __typename } }`);
  await visit(page, `/entradas/${id}`);
  await page.getByRole('button', { name: 'Ver mi entrada' }).click();
  await main.getByText('esta entrada no da acceso').waitFor();
  expect(await main.innerText()).not.toContain('Enséñalo en el acceso');
});

test.each(['/entradas/999999', '/entradas/abc'])(
  '%s is a Spanish page of a missing match',
  async (address) => {
    const page = await openPage({ expects: [/status of 404/] });
    expect((await page.goto(address))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Partido no encontrado' }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Page Not Found');
  },
);

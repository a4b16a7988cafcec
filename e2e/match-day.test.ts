import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { clubDay } from '../api/club/club-time.ts';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { asStaff } from './staff-api.ts';

/** A home match that is played today, whatever the time: it begins with the last minute of the club's day. */
async function matchToday(): Promise<string> {
  const ask = await asStaff('sports_manager');
  const now = new Date();
  let matchDate = new Date(now.getTime() + 60_000);
  for (let hours = 3; hours > 0; hours -= 1) {
    const later = new Date(now.getTime() + hours * 3_600_000);
    if (clubDay(later) === clubDay(now)) {
      matchDate = later;
      break;
    }
  }
  const { createMatch } = await ask(`mutation { createMatch(input: { opponent: "Rival de hoy", isHome: true,
    matchDate: "${matchDate.toISOString()}", competition: "LIGA", ticketsTotal: 20
  }) { ... on CreateMatchSuccess { match { id } } ... on ValidationError { fields { path message } } } }`);
  return String(createMatch?.['match'].id);
}

test.each(['phone', 'desktop'] as const)(
  'on a match day the home page and the profile lead to the ticket (%s)',
  async (screen) => {
    const page = await openPage({ screen, signedInAs: await createFan() });
    await visit(page, '/');
    expect(await page.getByRole('complementary', { name: 'Tu entrada de hoy' }).count()).toBe(0);
    const matchId = await matchToday();
    expect((await page.request.post('/api/tickets', { data: { matchId } })).status()).toBe(201);

    await visit(page, '/');
    const today = page.getByRole('complementary', { name: 'Tu entrada de hoy' });
    await today.waitFor();
    expect(await today.innerText()).toContain('Rival de hoy');
    await expectAccessible(page);
    await today.getByRole('link').click();
    const code = page.getByRole('img', { name: /QR/ });
    await code.waitFor();
    await expectAccessible(page);

    await visit(page, '/perfil');
    await page.waitForURL(/seccion=entradas&entrada=/);
    await code.waitFor();
    // Another section can still be opened.
    await visit(page, '/perfil?seccion=informacion');
    await page.getByRole('heading', { name: 'Información personal' }).waitFor();
  },
);

test('the ticket of today hides neither a link that has the focus nor the end of the home page', async () => {
  const page = await openPage({ screen: 'phone', signedInAs: await createFan() });
  const matchId = await matchToday();
  expect((await page.request.post('/api/tickets', { data: { matchId } })).status()).toBe(201);
  await visit(page, '/');
  const today = page.getByRole('complementary', { name: 'Tu entrada de hoy' });
  await today.waitFor();
  const footer = page.getByRole('contentinfo');
  const room = async (control: Locator) => {
    const [above, below] = await Promise.all([control.boundingBox(), today.boundingBox()]);
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  const link = footer.getByRole('link', { name: 'Patrocinadores' });
  await link.focus();
  expect(await room(link)).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await room(footer.getByRole('button', { name: 'Preferencias de cookies' }))).toBeGreaterThanOrEqual(
    0,
  );
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect((await today.boundingBox())?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 3);
});

test('a ticket can be downloaded as PDF', async () => {
  const page = await openPage({ signedInAs: await createFan() });
  const matchId = await matchToday();
  const bought = await page.request.post('/api/tickets', { data: { matchId } });
  const { id } = await bought.json();
  await visit(page, `/perfil?seccion=entradas&entrada=${id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`entrada-${String(id).slice(0, 8)}.pdf`);
});

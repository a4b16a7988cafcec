import { expect, test } from 'vitest';
import { openPage, visit } from './browser.ts';
import { planMatch, playMatch } from './live-match.ts';
import { startOwnSite } from './own-site.ts';

test('the home page’s card of a live match shows each score without a reload', async () => {
  const match = await playMatch('Bàsquet Sóller');
  const page = await openPage();
  await visit(page, '/');
  const card = page.getByRole('region', { name: 'Próximos partidos', exact: true });
  await expect.poll(() => card.textContent()).toContain('0– a 0');
  await match.score(3, 2);
  await expect.poll(() => card.textContent(), { timeout: 3000 }).toContain('3– a 2');
});

test.each(['/', '/calendario'])(
  'the strip of %s says that a match begins and ends without a reload',
  async (address) => {
    // On a site of its own: on the worker's, other journeys have finished matches of later days.
    const { url } = await startOwnSite();
    const match = await planMatch('Bàsquet Felanitx', url);
    const page = await openPage({ screen: 'phone', siteUrl: url });
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/operations/live')) streams.push(request.url());
    });
    await visit(page, address);
    const strip = page.getByRole('region', { name: 'El equipo ahora' });
    const line = (caption: string) => strip.locator('div', { hasText: caption }).last();
    await expect.poll(() => line('Próximo partido').textContent()).toContain('Felanitx');
    await expect.poll(() => streams.length).toBe(1);
    await match.start();
    await expect.poll(() => line('En directo').textContent()).toContain('Felanitx');
    await match.score(41, 38);
    await match.finish();
    await expect.poll(() => line('Último resultado').textContent()).toContain('41-38 · Bàsquet Felanitx');
    expect(await line('Próximo partido').textContent()).not.toContain('Felanitx');
    // The cards of the same match share its connection.
    expect(new Set(streams).size).toBe(1);
  },
);

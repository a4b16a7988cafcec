import { expect, test } from 'vitest';
import { openPage, visit } from './browser.ts';
import { playMatch } from './live-match.ts';

test('the home page’s card of a live match shows each score without a reload', async () => {
  const match = await playMatch('Bàsquet Sóller');
  const page = await openPage();
  await visit(page, '/');
  const card = page.getByRole('region', { name: 'Próximos partidos', exact: true });
  await expect.poll(() => card.textContent()).toContain('0– a 0');
  await match.score(3, 2);
  await expect.poll(() => card.textContent(), { timeout: 3000 }).toContain('3– a 2');
});

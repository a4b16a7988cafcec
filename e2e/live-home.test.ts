import { expect, inject, test } from 'vitest';
import { openPage, visit } from './browser.ts';

/** Asks the API as the sports manager. */
async function asManager(): Promise<(query: string) => Promise<Record<string, { match: { id: string } }>>> {
  const site = inject('siteUrl');
  const post = (path: string, body: object, cookie = '') =>
    fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const login = await post('/api/login', { email: 'sports_manager@pmb.test', password: 'demo1234' });
  const cookie = login.headers.getSetCookie().join('; ');
  return async (query) => {
    const { data, errors } = await (await post('/graphql', { query }, cookie)).json();
    expect(errors).toBeUndefined();
    return data;
  };
}

test('the home page’s card of a live match shows each score without a touch', async () => {
  const ask = await asManager();
  const soon = new Date(Date.now() + 60_000).toISOString();
  const { createMatch } = await ask(`mutation { createMatch(input: {
    opponent: "Bàsquet Sóller", isHome: true, matchDate: "${soon}", competition: "LIGA"
  }) { ... on CreateMatchSuccess { match { id } } } }`);
  const id = createMatch?.match.id ?? '';
  await ask(`mutation { startMatch(input: { id: ${id} }) { __typename } }`);
  try {
    const page = await openPage();
    await visit(page, '/');
    const card = page.getByRole('region', { name: 'Próximos partidos', exact: true });
    await expect.poll(() => card.textContent()).toContain('0– a 0');
    await ask(`mutation { recordScore(input: {
      id: ${id}, seen: [{ home: 0, away: 0 }], periods: [{ home: 3, away: 2 }] }) { __typename } }`);
    await expect.poll(() => card.textContent(), { timeout: 3000 }).toContain('3– a 2');
  } finally {
    await ask(`mutation { finishMatch(input: { id: ${id}, seen: "3-2", final: null }) { __typename } }`);
  }
});

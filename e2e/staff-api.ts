import { expect } from 'vitest';
import type { DemonstrationRole } from './browser.ts';
import { siteUrl } from './worker-site.ts';

/** Runs a document and returns its data; errors fail the test. */
type Ask = (query: string, variables?: object) => Promise<Record<string, ReturnType<typeof JSON.parse>>>;

interface HomeMatch {
  opponent: string;
  /** Days from now. */
  days: number;
  location?: string;
  ticketsTotal?: number;
}

/** Creates a home match of the league. @returns its id */
export async function newHomeMatch({ days, ...match }: HomeMatch): Promise<string> {
  const ask = await asStaff('admin');
  const { createMatch } = await ask(
    `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { ... on CreateMatchSuccess { match { id } } } }`,
    {
      input: {
        ...match,
        isHome: true,
        competition: 'LIGA',
        matchDate: new Date(Date.now() + days * 24 * 60 * 60_000).toISOString(),
      },
    },
  );
  return createMatch.match.id;
}

/** Calls the API as a demonstration account, without a browser. */
export async function asStaff(role: DemonstrationRole, site = siteUrl()): Promise<Ask> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const login = await post('/api/login', { email: `${role}@pmb.test`, password: 'demo1234' });
  expect(login.status).toBe(200);
  const cookie = login.headers.getSetCookie().join('; ');
  return async (query, variables = {}) => {
    const { data, errors } = await (await post('/graphql', { query, variables }, cookie)).json();
    expect(errors).toBeUndefined();
    return data;
  };
}

import { expect, onTestFinished } from 'vitest';
import { siteUrl } from './worker-site.ts';

/** A live match, with functions of the sports manager to set its score. */
interface PlayedMatch {
  id: string;
  start(): Promise<void>;
  finish(): Promise<void>;
  /** Sets the score of the first quarter. */
  score(home: number, away: number): Promise<void>;
}

/** Calls the API as the sports manager. */
async function asManager(
  site: string,
): Promise<(query: string) => Promise<Record<string, { match: { id: string } }>>> {
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

/** Starts a home match. */
export async function playMatch(opponent: string): Promise<PlayedMatch> {
  const match = await planMatch(opponent);
  await match.start();
  return match;
}

/**
 * A home match that begins in a minute, and ends with the test.
 * @param site the address of the site; the worker's, if another one is not given
 */
export async function planMatch(opponent: string, site = siteUrl()): Promise<PlayedMatch> {
  const ask = await asManager(site);
  const soon = new Date(Date.now() + 60_000).toISOString();
  const { createMatch } = await ask(`mutation { createMatch(input: {
    opponent: "${opponent}", isHome: true, matchDate: "${soon}", competition: "LIGA"
  }) { ... on CreateMatchSuccess { match { id } } } }`);
  const id = createMatch?.match.id ?? '';
  let seen = { home: 0, away: 0 };
  const finish = async () => {
    const result = `${seen.home}-${seen.away}`;
    await ask(
      `mutation { finishMatch(input: { id: ${id}, seen: "${result}", final: null, confirmed: true }) { __typename } }`,
    );
  };
  onTestFinished(finish);
  return {
    id,
    async start() {
      await ask(`mutation { startMatch(input: { id: ${id} }) { __typename } }`);
    },
    finish,
    async score(home, away) {
      const quarter = (points: typeof seen) => `[{ home: ${points.home}, away: ${points.away} }]`;
      await ask(`mutation { recordScore(input: {
        id: ${id}, seen: ${quarter(seen)}, periods: ${quarter({ home, away })} }) { __typename } }`);
      seen = { home, away };
    },
  };
}

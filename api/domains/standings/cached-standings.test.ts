import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../../prisma/seed/seed.ts';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { rankedTable } from './editions.ts';
import type { TableGame } from './games.ts';
import { cachedStandings } from './cached-standings.ts';
import { STANDING_RULES } from './rules.ts';
import { standings } from './standings.ts';

const now = new Date('2026-11-21T17:43:00Z');
let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  await seedDemonstration(database, now, async () => 'hash');
  site = await serveTestSite(database);
});
afterAll(() => site.close());

/** The sums of the rows: the same objects if the table was not calculated again. */
async function sumsOf(season: number, round?: number) {
  const table = await rankedTable(database, { season, round }, now);
  expect(table?.rows.length).toBeGreaterThan(10);
  return new Set(table?.rows.map(({ total }) => total));
}

test('a result makes only the table of its edition again, and of that only the rounds from it on', async () => {
  const running = await database.competitionEdition.findFirstOrThrow({
    where: { season: 2026 },
    include: { games: { orderBy: { round: 'desc' }, take: 1, include: { homeTeam: true, awayTeam: true } } },
  });
  const [last] = running.games;
  if (!last) throw new Error('The demonstration has no games of this season');
  const other = await sumsOf(2025);
  const before = await sumsOf(2026, last.round - 1);
  const present = await sumsOf(2026);
  expect(await sumsOf(2026)).toEqual(present);
  expect([...(await sumsOf(2026))].every((sums) => present.has(sums))).toBe(true);

  const staff = await site.signedIn('sports_manager');
  const { body } = await staff.graphql(
    `mutation ($input: UpdateLeagueGameInput!) { updateLeagueGame(input: $input) { __typename } }`,
    { input: { id: String(last.id), homePoints: last.homePoints + 40 } },
  );
  expect(body.data.updateLeagueGame.__typename).toBe('UpdateLeagueGameSuccess');

  expect([...(await sumsOf(2025))].every((sums) => other.has(sums))).toBe(true);
  expect([...(await sumsOf(2026, last.round - 1))].every((sums) => before.has(sums))).toBe(true);
  expect([...(await sumsOf(2026))].some((sums) => present.has(sums))).toBe(false);
});

test('a cached table is the same as a calculated one, also after a change, for every order of 306 games', () => {
  const teams = Array.from({ length: 18 }, (_, index) => ({ id: index + 1, name: `Equipo ${index + 1}` }));
  const games = teams.flatMap(({ id: home }) =>
    teams.flatMap(({ id: away }): TableGame[] => {
      if (home === away) return [];
      const round = 1 + ((home + away) % 34);
      const homePoints = 70 + ((home * 7 + away * 3) % 5);
      return [
        {
          round,
          playedAt: new Date(Date.UTC(2025, 9, round)),
          home,
          away,
          homePoints,
          awayPoints: 66 + (away % 4),
        },
      ];
    }),
  );
  expect(games).toHaveLength(306);
  const rules = STANDING_RULES.fiba;
  const cached = (of: TableGame[]) => cachedStandings(database, 'a season', { teams, games: of, rules });
  const [first, ...rest] = games;
  if (!first) throw new Error('There are games');
  const times: number[] = [];
  for (const played of [games, games.toReversed(), [{ ...first, awayPoints: 99 }, ...rest], rest]) {
    const start = performance.now();
    const table = cached(played);
    times.push(performance.now() - start);
    expect(table).toEqual(standings({ teams, games: played, rules }));
    expect(cached(played.toReversed())).toEqual(table);
  }
  expect(Math.min(...times)).toBeLessThan(50);
});

import { describe, expect, test } from 'vitest';
import { EUROLEAGUE_2016_17 } from './euroleague.fixture.ts';
import type { TableGame } from './games.ts';
import { STANDING_RULES, type StandingRules } from './rules.ts';
import { FIBA_EXAMPLES, TOP_16_GROUP_E, gamesOf, teamsOf, type Season } from './seasons.fixture.ts';
import { standings, type StandingsInput, type StandingsRow } from './standings.ts';

const { fiba, acb, euroleague, euroleagueOvertime } = STANDING_RULES;

type Options = Partial<StandingsInput>;

function tableOf(rounds: readonly string[], rules: StandingRules = fiba, options: Options = {}) {
  const teams = teamsOf(rounds);
  const rows = standings({ teams, games: gamesOf(rounds), rules, ...options });
  const nameOf = (id: number): string => teams.find((team) => team.id === id)?.name ?? '';
  return { rows, names: rows.map((row) => nameOf(row.team)), row: rowByName(rows, nameOf) };
}

const rowByName = (rows: StandingsRow[], nameOf: (id: number) => string) => (name: string) => {
  const found = rows.find((row) => nameOf(row.team) === name);
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

const idOf = (rounds: readonly string[], name: string): number =>
  teamsOf(rounds).find((team) => team.name === name)?.id ?? 0;

/** The same games in another order, the same for every run. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('final tables of finished seasons', () => {
  const seasons: [string, Season, StandingRules][] = [
    ['Euroleague 2016/17', EUROLEAGUE_2016_17, euroleagueOvertime],
    ['Euroleague 2011/12, Top 16, group E', TOP_16_GROUP_E, euroleagueOvertime],
    ['the same group under the rules of FIBA', TOP_16_GROUP_E, fiba],
  ];
  test.each(seasons)('%s', (_, { rounds, final }, rules) => {
    const { rows, names } = tableOf(rounds, rules);
    expect(
      rows.map(({ total }, index) => [names[index], total.won, total.lost, total.scored, total.received]),
    ).toEqual(final);
    expect(rows.map(({ rank }) => rank)).toEqual(final.map((_row, index) => index + 1));
  });

  test('without points of overtime, a game with overtime counts as drawn on points', () => {
    const { row } = tableOf(TOP_16_GROUP_E.rounds, euroleague);
    expect(row('OLY').total).toMatchObject({ scored: 449, received: 462, won: 3 });
    expect(row('GAL').total).toMatchObject({ scored: 414, received: 430, won: 3 });
  });
});

describe('ties', () => {
  test('of two teams: the game between them (first example of FIBA)', () => {
    const { names, row } = tableOf(FIBA_EXAMPLES.wins);
    expect(names).toEqual(['A', 'B', 'C', 'D']);
    expect(row('A').tie?.explanation).toBe('2 victorias iguales; 1-0 entre ellos');
    expect(row('D').tie?.explanation).toBe('1 victoria igual; 0-1 entre ellos');
  });

  test('of three teams: the difference among them, then those still level begin again (second example of FIBA)', () => {
    const { names, row } = tableOf(FIBA_EXAMPLES.restart);
    expect(names).toEqual(['A', 'B', 'C', 'D']);
    expect(row('A').tie).toBeNull();
    expect(row('B').tie?.explanation).toBe('1 victoria igual; +10 entre los tres');
    expect(row('C').tie?.explanation).toBe('1 victoria igual; −5 entre los tres; 1-0 entre los dos');
    expect(row('C').tie?.teams.map((id) => teamsOf(FIBA_EXAMPLES.restart)[id - 1]?.name)).toEqual(['B', 'D']);
  });

  test('those still level begin again with the games among them only', () => {
    // A, B and C have 1-1 and then +6, −3, −3 among them. With the games among all three C would be in front of B, because
    // it made more points; between the two B won.
    const rounds = ['A-B 80-71, B-C 70-64, C-A 93-90, A-D 70-60, B-D 70-60, C-D 70-60'];
    const { names, row } = tableOf(rounds);
    expect(names).toEqual(['A', 'B', 'C', 'D']);
    expect(row('B').tie?.explanation).toBe('2 victorias iguales; −3 entre los tres; 1-0 entre los dos');
  });

  test('of four teams', () => {
    const rounds = [
      'A-B 80-70, C-D 80-70, B-E 90-60, D-E 90-60',
      'B-A 90-70, D-C 76-70, A-E 65-60, C-E 65-60',
      'A-C 80-78, B-D 80-79',
      'C-A 80-72, D-B 90-70',
    ];
    const { names, row } = tableOf(rounds);
    expect(names).toEqual(['D', 'C', 'B', 'A', 'E']);
    expect(['D', 'C', 'B', 'A'].map((team) => row(team).tie?.explanation)).toEqual([
      '3 victorias iguales; +15 entre los cuatro',
      '3 victorias iguales; +10 entre los cuatro',
      '3 victorias iguales; −9 entre los cuatro',
      '3 victorias iguales; −16 entre los cuatro',
    ]);
  });

  test('level among themselves: the difference of all games decides', () => {
    const { names, row } = tableOf(['B-A 80-70, A-C 90-60', 'A-B 80-70, B-C 90-65']);
    expect(names).toEqual(['A', 'B', 'C']);
    expect(row('A').tie?.explanation).toBe('2 victorias iguales; +30 en todos los partidos');
  });

  test('what nothing separates shares the place, in the order of names', () => {
    const { rows, names } = tableOf(['B-A 80-70, A-C 90-60', 'A-B 80-70, B-C 90-60']);
    expect(names).toEqual(['A', 'B', 'C']);
    expect(rows.map(({ rank, position }) => [rank, position])).toEqual([
      [1, 1],
      [1, 2],
      [3, 3],
    ]);
    expect(rows[0]?.tie?.explanation).toBe(
      '2 victorias iguales; iguales en todo lo demás: comparten el puesto',
    );
  });

  test('the goal average of FIBA’s older rules divides the points', () => {
    // Among them A has 1.0667 and B 0.9375; in all games B has the better average.
    const rounds = ['A-B 80-70, B-A 75-70, A-C 71-70, B-C 100-50'];
    expect(tableOf(rounds, STANDING_RULES.fibaAverage).row('A').tie?.explanation).toBe(
      '2 victorias iguales; 1,034 de media de puntos entre ellos',
    );
  });

  test('the Euroleague looks at the games among them once they have met twice', () => {
    const first = ['A-B 80-70, B-C 99-60, D-C 80-70, D-A 81-80'];
    expect(tableOf(first, euroleague).names.slice(1, 3)).toEqual(['B', 'A']);
    const second = [...first, 'B-A 75-70, A-C 80-79, D-C 80-70'];
    const { names, row } = tableOf(second, euroleague);
    expect(names.indexOf('A')).toBeLessThan(names.indexOf('B'));
    expect(row('A').tie?.explanation).toBe('2 victorias iguales; +5 entre ellos');
  });
});

describe('forfeits, sanctions and teams that leave', () => {
  const rounds = ['A-B 80-70, B-A 80-70, A-C 80-70, B-C 80-70'];
  const forfeit = (game: TableGame, by: 'home' | 'away' | 'both'): TableGame => ({ ...game, forfeitBy: by });

  test('a forfeit gives no points, and counts 20-0 whatever the score was', () => {
    const games = gamesOf(['A-B 80-70, C-B 80-70, C-A 60-70']).map((game, index) =>
      index === 0 ? forfeit(game, 'home') : game,
    );
    const { row } = tableOf(['A-B 1-0, C-B 1-0'], fiba, { games });
    expect(row('A')).toMatchObject({ points: 2, total: { won: 1, lost: 1, forfeited: 1, scored: 70 } });
    expect(row('B')).toMatchObject({ points: 3, total: { won: 1, lost: 1, scored: 20 + 70 } });
  });

  test('both teams can lose a game', () => {
    const games = gamesOf(['A-B 80-70']).map((game) => forfeit(game, 'both'));
    const { rows } = tableOf(['A-B 80-70'], fiba, { games });
    expect(rows.map(({ points, total }) => [points, total.lost, total.scored])).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });

  test('in the ACB a sanctioned team is last of all that are level with it', () => {
    // B has beaten A twice, and has forfeited its game against D.
    const results = ['B-A 80-70, A-C 80-70', 'A-B 70-80, D-A 70-80', 'B-C 80-70, A-D 80-70', 'D-B 70-80'];
    const games = gamesOf(results).map((game) => (game.round === 4 ? forfeit(game, 'away') : game));
    const { names, row } = tableOf(results, acb, { games });
    expect(names).toEqual(['A', 'B', 'D', 'C']);
    expect(row('B').tie?.explanation).toBe('3 victorias iguales; con un partido perdido por sanción');
    expect(tableOf(results, euroleague, { games }).names.slice(0, 2)).toEqual(['B', 'A']);
  });

  test('what a sanction takes off counts before ties', () => {
    const plain = tableOf(rounds);
    expect(plain.rows.map(({ points }) => points)).toEqual([4 + 1, 4 + 1, 2]);
    const team = idOf(rounds, 'A');
    const { names, row } = tableOf(rounds, fiba, { penalties: [{ team, points: 1 }] });
    expect(names).toEqual(['B', 'A', 'C']);
    expect(row('A')).toMatchObject({ rank: 2, points: 4, penalty: 1, tie: null });
  });

  test('a team that leaves is last without a place: its games are annulled, or stand', () => {
    const team = idOf(rounds, 'C');
    const annulled = tableOf(rounds, fiba, { withdrawn: [{ team, results: 'annulled' }] });
    expect(annulled.row('C')).toMatchObject({ rank: null, position: 3, total: { played: 0 } });
    expect(annulled.row('A').total.played).toBe(2);
    const kept = tableOf(rounds, fiba, { withdrawn: [{ team, results: 'kept' }] });
    expect(kept.row('C')).toMatchObject({ rank: null, total: { played: 2 } });
    expect(kept.row('A').total.played).toBe(3);
  });
});

describe('as of a round', () => {
  const rounds = ['A-B 80-70, C-D 80-60', 'B-C 80-70, D-A 70-60', 'A-C 90-70, B-D 90-70'];

  test('only the games up to the round count, and the places moved since the one before', () => {
    const second = tableOf(rounds, fiba, { upToRound: 2 });
    expect(second.row('C').total).toMatchObject({ played: 2, scored: 150 });
    const third = tableOf(rounds);
    expect(third.names).toEqual(['A', 'B', 'C', 'D']);
    expect(second.names).toEqual(['C', 'A', 'B', 'D']);
    expect(third.rows.map(({ movement }) => movement)).toEqual([1, 1, -2, 0]);
    expect(tableOf(rounds, fiba, { upToRound: 1 }).rows.map(({ movement }) => movement)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });

  test('form, games at home and away', () => {
    const { row } = tableOf(rounds);
    expect(row('A')).toMatchObject({
      form: [true, false, true],
      home: { won: 2, lost: 0, scored: 170 },
      away: { won: 0, lost: 1, scored: 60 },
    });
  });

  test('before the first game all teams share the first place, and nothing explains it', () => {
    const rows = standings({ teams: teamsOf(rounds), games: [], rules: fiba });
    expect(rows.map(({ rank, tie }) => [rank, tie])).toEqual(Array.from({ length: 4 }, () => [1, null]));
  });
});

describe('a whole season', () => {
  const TEAMS = 18;
  const teams = Array.from({ length: TEAMS }, (_, index) => ({ id: index + 1, name: `Equipo ${index + 1}` }));
  // Every pair twice: 306 games; scores close together, so that there are many ties.
  const games = teams.flatMap(({ id: home }) =>
    teams
      .filter(({ id }) => id !== home)
      .map(({ id: away }): TableGame => {
        const homePoints = 70 + ((home * 7 + away * 3) % 5);
        const other = 70 + ((home * 5 + away * 11) % 7);
        return {
          round: 1 + ((home + away) % 34),
          playedAt: new Date(Date.UTC(2025, 9, 1 + ((home + away) % 34))),
          home,
          away,
          homePoints,
          awayPoints: other === homePoints ? other + 1 : other,
        };
      }),
  );

  test.each(Object.entries(STANDING_RULES))('%s: the same for every order of the games', (_, rules) => {
    const table = standings({ teams, games, rules });
    expect(games).toHaveLength(306);
    expect(table.filter(({ tie }) => tie !== null).length).toBeGreaterThan(4);
    for (let seed = 1; seed <= 10; seed += 1)
      expect(standings({ teams: shuffled(teams, seed), games: shuffled(games, seed), rules })).toEqual(table);
  });

  test('306 games take at most 50 ms', () => {
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now();
      standings({ teams, games, rules: euroleague });
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

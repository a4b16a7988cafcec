import type { TableGame, TableTeam } from './games.ts';

/** Results of a season. */
export interface Season {
  /** Each round: «HOME-AWAY 80-75», with the points of each team after the regulation time in brackets. */
  readonly rounds: readonly string[];
  /** The final order: team, won, lost, points made, points received. */
  readonly final: readonly (readonly [
    team: string,
    won: number,
    lost: number,
    made: number,
    received: number,
  ])[];
}

const FIRST_DAY = Date.UTC(2016, 9, 12);
const DAY = 86_400_000;

/** The teams of the rounds; the id of each is its place in the order of names. */
export function teamsOf(rounds: readonly string[]): TableTeam[] {
  const names = new Set(rounds.flatMap((round) => round.match(/[A-Z]+/g) ?? []));
  return [...names].toSorted().map((name, index) => ({ id: index + 1, name }));
}

/** The games of the rounds, a week apart. */
export function gamesOf(rounds: readonly string[]): TableGame[] {
  const ids = new Map(teamsOf(rounds).map(({ id, name }) => [name, id]));
  return rounds.flatMap((round, index) =>
    [...round.matchAll(/([A-Z]+)-([A-Z]+) (\d+)-(\d+)(?:\((\d+)\))?/g)].map(
      ([, home = '', away = '', homePoints, awayPoints, regulation]) => ({
        round: index + 1,
        playedAt: new Date(FIRST_DAY + index * 7 * DAY),
        home: ids.get(home) ?? 0,
        away: ids.get(away) ?? 0,
        homePoints: Number(homePoints),
        awayPoints: Number(awayPoints),
        regulation: regulation === undefined ? null : ([Number(regulation), Number(regulation)] as const),
      }),
    ),
  );
}

/** Group E of the Top 16 of the Euroleague 2011/12. */
export const TOP_16_GROUP_E: Season = {
  rounds: [
    'OLY-CSK 78-86, EFS-GAL 68-62',
    'CSK-EFS 96-68, GAL-OLY 78-77(69)',
    'OLY-EFS 83-65, CSK-GAL 85-70',
    'EFS-OLY 65-67, GAL-CSK 68-64',
    'CSK-OLY 96-64, GAL-EFS 64-56',
    'EFS-CSK 65-82, OLY-GAL 88-81',
  ],
  final: [
    ['CSK', 5, 1, 509, 413],
    ['OLY', 3, 3, 457, 471],
    ['GAL', 3, 3, 423, 438],
    ['EFS', 1, 5, 387, 454],
  ],
};

/** The worked examples of the appendix on classification in FIBA's rules. */
export const FIBA_EXAMPLES = {
  wins: ['A-B 100-55, C-D 60-55', 'A-C 90-85, B-D 80-75', 'A-D 75-80, B-C 100-95'],
  restart: ['A-B 100-55, C-D 65-55', 'A-C 90-85, B-D 75-80', 'A-D 120-75, B-C 100-85'],
} as const;

import type { RULES_NAMES } from './edition.input.ts';

/** What teams that are level are compared by. */
export type Measure =
  /** Classification points: those of `StandingRules.points`. */
  | 'points'
  | 'wins'
  /** Points made less points received. */
  | 'difference'
  /** Points made. */
  | 'scored'
  /** Points made divided by points received, over the sums: the goal average of FIBA's older rules. */
  | 'average'
  /** Points made divided by points received, game by game, added up. */
  | 'quotients'
  /** A team that has lost a game by sanction goes behind those that have not. */
  | 'sanction';

/** One step of the order of teams that are level: a measure over the games among them, or over all games. */
export interface Criterion {
  readonly measure: Measure;
  readonly games: 'among' | 'all';
}

/** How a competition orders its table. */
export interface StandingRules {
  /** What the table is ordered by. The criteria order the teams that are level on it. */
  readonly order: 'points' | 'wins';
  /** Classification points of a game won, lost on the court, and lost by forfeit. */
  readonly points: { readonly win: number; readonly loss: number; readonly forfeit: number };
  /** The score that counts for a forfeited game: of the winner, then of the loser. */
  readonly forfeitScore: readonly [number, number];
  /** Whether points of overtime count. If not, a game with overtime counts as drawn on points, and won as played. */
  readonly overtimeCounts: boolean;
  /** In their order. As soon as one separates some teams, those still level begin again at the first. */
  readonly criteria: readonly Criterion[];
  /**
   * Other criteria, used as long as some of the teams that are level have met less than so many times: until then their
   * games among them say little.
   */
  readonly early?: { readonly meetings: number; readonly criteria: readonly Criterion[] };
}

const FIBA: StandingRules = {
  order: 'points',
  points: { win: 2, loss: 1, forfeit: 0 },
  forfeitScore: [20, 0],
  overtimeCounts: true,
  criteria: [
    { measure: 'points', games: 'among' },
    { measure: 'difference', games: 'among' },
    { measure: 'scored', games: 'among' },
    { measure: 'difference', games: 'all' },
    { measure: 'scored', games: 'all' },
  ],
};

const ACB: StandingRules = {
  ...FIBA,
  order: 'wins',
  criteria: [
    { measure: 'sanction', games: 'all' },
    { measure: 'wins', games: 'among' },
    { measure: 'difference', games: 'among' },
    { measure: 'scored', games: 'among' },
    { measure: 'difference', games: 'all' },
    { measure: 'scored', games: 'all' },
    { measure: 'quotients', games: 'all' },
  ],
};

const EUROLEAGUE: StandingRules = {
  ...FIBA,
  order: 'wins',
  overtimeCounts: false,
  criteria: [
    { measure: 'wins', games: 'among' },
    { measure: 'difference', games: 'among' },
    { measure: 'difference', games: 'all' },
    { measure: 'scored', games: 'all' },
    { measure: 'quotients', games: 'all' },
  ],
  early: {
    meetings: 2,
    criteria: [
      { measure: 'difference', games: 'all' },
      { measure: 'scored', games: 'all' },
    ],
  },
};

/**
 * The rules that a competition may choose:
 * - `fiba`: Official Basketball Rules, appendix on classification; also those of the Spanish federation;
 * - `fibaAverage`: the same with the goal average of the older text;
 * - `acb`: Liga Endesa;
 * - `euroleague`: since the season 2017/18, without points of overtime;
 * - `euroleagueOvertime`: until 2016/17, with them.
 */
export const STANDING_RULES = {
  fiba: FIBA,
  fibaAverage: {
    ...FIBA,
    criteria: [
      { measure: 'points', games: 'among' },
      { measure: 'average', games: 'among' },
      { measure: 'average', games: 'all' },
    ],
  },
  acb: ACB,
  euroleague: EUROLEAGUE,
  euroleagueOvertime: { ...EUROLEAGUE, overtimeCounts: true },
} as const satisfies Record<(typeof RULES_NAMES)[number], StandingRules>;

/** The name of a set of rules. */
export type RulesName = keyof typeof STANDING_RULES;

import type { Side } from './games.ts';
import type { Measure, StandingRules } from './rules.ts';

/** Sums over some games of one team. */
export interface Sums {
  played: number;
  won: number;
  lost: number;
  /** Games lost by forfeit, which are in `lost` too. */
  forfeited: number;
  /** Classification points. */
  points: number;
  scored: number;
  received: number;
  /** Points made divided by points received, game by game. */
  quotients: number;
}

/** Sums over no games. */
export function noSums(): Sums {
  return { played: 0, won: 0, lost: 0, forfeited: 0, points: 0, scored: 0, received: 0, quotients: 0 };
}

/** Adds a game to the sums. */
export function addSide(sums: Sums, side: Side, rules: StandingRules): void {
  const { win, loss, forfeit } = rules.points;
  sums.played += 1;
  sums.won += side.won ? 1 : 0;
  sums.lost += side.won ? 0 : 1;
  sums.forfeited += side.forfeited ? 1 : 0;
  if (side.won) sums.points += win;
  else sums.points += side.forfeited ? forfeit : loss;
  sums.scored += side.scored;
  sums.received += side.received;
  sums.quotients += side.scored / Math.max(1, side.received);
}

/** Adds sums to others. */
export function addSums(sums: Sums, more: Sums): void {
  for (const key of Object.keys(sums) as (keyof Sums)[]) sums[key] += more[key];
}

/** The value of a measure: the higher is the better. */
export function valueOf(sums: Sums, measure: Measure): number {
  switch (measure) {
    case 'points':
      return sums.points;
    case 'wins':
      return sums.won;
    case 'difference':
      return sums.scored - sums.received;
    case 'scored':
      return sums.scored;
    case 'average':
      return rounded(sums.scored / Math.max(1, sums.received));
    case 'quotients':
      return rounded(sums.quotients);
    case 'sanction':
      return sums.forfeited > 0 ? -1 : 0;
  }
}

/** So that two sums of the same fractions, added in another order, are equal. */
function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** The sums of every team: over all its games, and over those against each other team. */
export interface TeamSums {
  readonly all: ReadonlyMap<number, Sums>;
  /** The sums of the games of a team against some others. */
  among(team: number, teams: readonly number[]): Sums;
  /** How often two teams have met. */
  meetings(team: number, other: number): number;
}

/** Adds up the sides of all games. */
export function sumUp(teams: readonly number[], sides: readonly Side[], rules: StandingRules): TeamSums {
  const all = new Map(teams.map((team) => [team, noSums()]));
  const against = new Map(teams.map((team) => [team, new Map<number, Sums>()]));
  for (const side of sides) {
    const total = all.get(side.team);
    const opponents = against.get(side.team);
    if (!total || !opponents) continue;
    addSide(total, side, rules);
    let sums = opponents.get(side.opponent);
    if (!sums) opponents.set(side.opponent, (sums = noSums()));
    addSide(sums, side, rules);
  }
  return {
    all,
    among(team, others) {
      const sums = noSums();
      for (const other of others) {
        const pair = against.get(team)?.get(other);
        if (pair) addSums(sums, pair);
      }
      return sums;
    },
    meetings: (team, other) => against.get(team)?.get(other)?.played ?? 0,
  };
}

import type { Criterion, StandingRules } from './rules.ts';
import { noSums, valueOf, type Sums, type TeamSums } from './sums.ts';

/** One step that separated teams which were level, as one of them sees it. */
export interface TieStep {
  readonly criterion: Criterion;
  /** The teams that were level before this step. */
  readonly teams: readonly number[];
  /** The value of this team. */
  readonly value: number;
  /** The sums that the value comes from. */
  readonly sums: Sums;
}

/** A place in the order of teams that were level. */
export interface TiePlace {
  /** More than one if nothing separates them: they share the place. */
  readonly teams: readonly number[];
  /** The steps that led to the place, by team. */
  readonly steps: ReadonlyMap<number, readonly TieStep[]>;
}

/**
 * Puts teams that are level into their order. As soon as a criterion separates some of them, those that are still level
 * begin again at the first criterion, with the games among them only.
 */
export function separate(teams: readonly number[], sums: TeamSums, rules: StandingRules): TiePlace[] {
  if (teams.length === 1) return [{ teams, steps: new Map() }];
  for (const criterion of criteriaFor(teams, sums, rules)) {
    const steps = new Map(teams.map((team) => [team, stepOf(team, teams, criterion, sums)]));
    const groups = groupByValue(teams, (team) => steps.get(team)?.value ?? 0);
    if (groups.length === 1) continue;
    return groups.flatMap((group) => separate(group, sums, rules).map((place) => withSteps(place, steps)));
  }
  return [{ teams, steps: new Map() }];
}

/** The teams by a value, the highest first. */
export function groupByValue(teams: readonly number[], value: (team: number) => number): number[][] {
  const groups = new Map<number, number[]>();
  for (const team of teams) {
    const key = value(team);
    groups.set(key, [...(groups.get(key) ?? []), team]);
  }
  return [...groups].toSorted(([a], [b]) => b - a).map(([, group]) => group);
}

function criteriaFor(teams: readonly number[], sums: TeamSums, rules: StandingRules): readonly Criterion[] {
  const { early } = rules;
  if (!early) return rules.criteria;
  const haveMet = teams.every((team) =>
    teams.every((other) => team === other || sums.meetings(team, other) >= early.meetings),
  );
  return haveMet ? rules.criteria : early.criteria;
}

function stepOf(team: number, teams: readonly number[], criterion: Criterion, sums: TeamSums): TieStep {
  const compared = criterion.games === 'among' ? sums.among(team, teams) : (sums.all.get(team) ?? noSums());
  return { criterion, teams, value: valueOf(compared, criterion.measure), sums: compared };
}

function withSteps(place: TiePlace, first: ReadonlyMap<number, TieStep>): TiePlace {
  const steps = new Map<number, readonly TieStep[]>();
  for (const team of place.teams) {
    const step = first.get(team);
    steps.set(team, [...(step ? [step] : []), ...(place.steps.get(team) ?? [])]);
  }
  return { teams: place.teams, steps };
}

import { explain } from './explanation.ts';
import { sidesOf, type Side, type TableGame, type TableTeam } from './games.ts';
import type { StandingRules } from './rules.ts';
import { addSide, noSums, sumUp, valueOf, type Sums, type TeamSums } from './sums.ts';
import { groupByValue, separate } from './ties.ts';

/** How many of the last games make the form of a team. */
export const FORM_GAMES = 5;

/** What a table is made of. */
export interface StandingsInput {
  readonly teams: readonly TableTeam[];
  /** Finished games, in any order. */
  readonly games: readonly TableGame[];
  readonly rules: StandingRules;
  /** What was taken off by sanction: classification points, or victories if the table is ordered by these. */
  readonly penalties?: readonly { readonly team: number; readonly points: number }[];
  /** Teams that have left the competition. */
  readonly withdrawn?: readonly Withdrawal[];
  /** Only the games up to this round. */
  readonly upToRound?: number | null;
}

/** A team that has left: either its games count for nobody, or those played stand. It is last, without a place. */
export interface Withdrawal {
  readonly team: number;
  readonly results: 'annulled' | 'kept';
}

/** The row of a team. */
export interface StandingsRow {
  readonly team: number;
  /** Teams that nothing separates have the same. Null for a team that has left. */
  readonly rank: number | null;
  /** The place in the list, from 1. */
  readonly position: number;
  /** How many places it has gone up (or down, below 0) since the round before; null if there is none. */
  readonly movement: number | null;
  readonly total: Sums;
  readonly home: Sums;
  readonly away: Sums;
  /** Already taken off the points, or the victories that order the table. */
  readonly penalty: number;
  /** Classification points after penalties. */
  readonly points: number;
  /** The last games, the latest last: whether they were won. */
  readonly form: readonly boolean[];
  /** The other teams that are level with it, and why it stands where it does; null if none is. */
  readonly tie: { readonly teams: readonly number[]; readonly explanation: string } | null;
}

/** The table up to a round, or of all games, without movement. */
export type TableAt = (input: StandingsInput, upTo: number | null) => readonly StandingsRow[];

/**
 * The table of a competition, as of any round. The same games give the same table whatever order they come in.
 * @param tableAt where tables of rounds come from
 */
export function standings(input: StandingsInput, tableAt: TableAt = tableOf): StandingsRow[] {
  const rows = [...tableAt(input, input.upToRound ?? null)];
  const round = input.upToRound ?? lastRound(input.games);
  if (round === null) return rows;
  const before = roundBefore(input.games, round);
  if (before === null) return rows;
  const ranks = new Map(tableAt(input, before).map(({ team, rank }) => [team, rank]));
  return rows.map((row) => {
    const rank = ranks.get(row.team) ?? null;
    return { ...row, movement: rank === null || row.rank === null ? null : rank - row.rank };
  });
}

/** The last round of which a game is there; null without rounds. */
export function lastRound(games: readonly TableGame[]): number | null {
  return games.reduce<number | null>(
    (last, { round }) => (round !== null && (last === null || round > last) ? round : last),
    null,
  );
}

function roundBefore(games: readonly TableGame[], round: number): number | null {
  return lastRound(games.filter((game) => game.round !== null && game.round < round));
}

/** Makes the table up to a round, or of all games, without movement. */
export function tableOf(input: StandingsInput, upTo: number | null): StandingsRow[] {
  const { teams, rules, withdrawn = [] } = input;
  const sides = countedSides(input, upTo);
  const ids = teams.map(({ id }) => id);
  const sums = sumUp(ids, sides, rules);
  const penalties = penaltiesOf(input);
  const left = new Set(withdrawn.map(({ team }) => team));
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const byName = (a: number, b: number): number =>
    (names.get(a) ?? '').localeCompare(names.get(b) ?? '', 'es') || a - b;
  const details = detailsOf(ids, sides, sums, penalties, rules);
  const placed = ids.filter((id) => !left.has(id)).toSorted(byName);
  const rows: StandingsRow[] = [];
  const orderValue = (team: number): number =>
    valueOf(sums.all.get(team) ?? noSums(), rules.order) - (penalties.get(team) ?? 0);
  for (const level of groupByValue(placed, orderValue)) {
    const havePlayed = level.some((team) => (sums.all.get(team)?.played ?? 0) > 0);
    for (const place of separate(level, sums, rules)) {
      const rank = rows.length + 1;
      for (const team of place.teams) {
        const isTie = level.length > 1 && havePlayed;
        const explanation = (): string =>
          explain(
            levelOn(level, sums, orderValue(team), rules),
            place.steps.get(team) ?? [],
            place.teams.length > 1,
          );
        rows.push({
          ...details(team),
          rank,
          position: rows.length + 1,
          tie: isTie ? { teams: level.filter((other) => other !== team), explanation: explanation() } : null,
        });
      }
    }
  }
  for (const team of [...left].filter((id) => names.has(id)).toSorted(byName))
    rows.push({ ...details(team), rank: null, position: rows.length + 1, tie: null });
  return rows;
}

/** The sides of the games that count, in one order: sums of fractions depend on it. */
function countedSides({ games, rules, withdrawn = [] }: StandingsInput, upTo: number | null): Side[] {
  const annulled = new Set(withdrawn.filter(({ results }) => results === 'annulled').map(({ team }) => team));
  return games
    .filter(({ round }) => upTo === null || (round !== null && round <= upTo))
    .filter(({ home, away }) => !annulled.has(home) && !annulled.has(away))
    .toSorted((a, b) => a.playedAt.getTime() - b.playedAt.getTime() || a.home - b.home || a.away - b.away)
    .flatMap((game) => sidesOf(game, rules) ?? []);
}

function penaltiesOf({ penalties = [] }: StandingsInput): Map<number, number> {
  const byTeam = new Map<number, number>();
  for (const { team, points } of penalties) byTeam.set(team, (byTeam.get(team) ?? 0) + points);
  return byTeam;
}

type Details = Omit<StandingsRow, 'rank' | 'position' | 'tie'>;

function detailsOf(
  teams: readonly number[],
  sides: readonly Side[],
  sums: TeamSums,
  penalties: ReadonlyMap<number, number>,
  rules: StandingRules,
): (team: number) => Details {
  const own = new Map<number, Side[]>(teams.map((team) => [team, []]));
  for (const side of sides) own.get(side.team)?.push(side);
  return (team) => {
    const games = own.get(team) ?? [];
    const total = sums.all.get(team) ?? noSums();
    const penalty = penalties.get(team) ?? 0;
    return {
      team,
      movement: null,
      total,
      home: sumsWhere(games, true, rules),
      away: sumsWhere(games, false, rules),
      penalty,
      points: total.points - (rules.order === 'points' ? penalty : 0),
      form: games.slice(-FORM_GAMES).map(({ won }) => won),
    };
  };
}

function sumsWhere(games: readonly Side[], isHome: boolean, rules: StandingRules): Sums {
  const sums = noSums();
  for (const side of games) if (side.isHome === isHome) addSide(sums, side, rules);
  return sums;
}

function levelOn(
  level: readonly number[],
  sums: TeamSums,
  value: number,
  rules: StandingRules,
): { value: number; what: 'wins' | 'points' } {
  const wins = new Set(level.map((team) => sums.all.get(team)?.won ?? 0));
  const [won = 0] = wins;
  if (wins.size === 1) return { value: won, what: 'wins' };
  return { value, what: rules.order };
}

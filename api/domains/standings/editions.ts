import { club } from '../../club/club.ts';
import { roundOf } from '../../club/match-round.input.ts';
import type { Database, Prisma } from '../../platform/database/client.ts';
import { pointsOf } from '../matches/match-score.ts';
import { chosenSeason } from '../matches/seasons.ts';
import { abbreviationOf } from '../teams/abbreviation.ts';
import type { TableGame } from './games.ts';
import { STANDING_RULES, type RulesName, type StandingRules } from './rules.ts';
import { cachedStandings } from './cached-standings.ts';
import { lastRound, type StandingsRow } from './standings.ts';
import { zoneAt, zonesOf, type Zone, type ZoneKind } from './zones.ts';

/** The club in a table; teams have ids from 1. */
export const CLUB_ID = 0;
/** Quarters of a game; later periods are overtime. */
const QUARTERS = 4;

/** Which table: by default that of today’s season, of the first competition that has one, as of its last round. */
export interface StandingsChoice {
  competition?: string | null | undefined;
  season?: number | null | undefined;
  group?: string | null | undefined;
  /** The group of this team, in place of `group`. */
  groupOf?: number;
  round?: number | null | undefined;
}

/** A team of a table, as pages show it. */
export interface RankedTeam {
  id: number;
  name: string;
  abbreviation: string;
  crestUrl: string | null;
  colors: string[];
}

/** A row with its team, its zone, and the names of the teams that are level with it. */
export interface RankedRow extends StandingsRow {
  ranked: RankedTeam;
  zone: ZoneKind | null;
  tiedWith: string[];
}

/** The table of an edition and group, and what else can be chosen. */
export interface RankedTable {
  competition: string;
  season: number;
  group: string;
  round: number | null;
  rules: StandingRules;
  zones: Zone[];
  rows: RankedRow[];
  /** Competitions of the season with a table, in the club’s order. */
  competitions: string[];
  groups: string[];
  /** Rounds with a played game. */
  rounds: number[];
}

const WITH_GAMES = {
  competition: true,
  teams: true,
  games: true,
} satisfies Prisma.CompetitionEditionInclude;

type Edition = Prisma.CompetitionEditionGetPayload<{ include: typeof WITH_GAMES }>;

/** @returns null if there is no such table */
export async function rankedTable(
  database: Database,
  choice: StandingsChoice,
  now = new Date(),
): Promise<RankedTable | null> {
  const { season, found, named } = await chosenEdition(database, choice, now);
  if (season === null || !found) return null;
  const edition = await database.competitionEdition.findUniqueOrThrow({
    where: { id: found.id },
    include: WITH_GAMES,
  });
  const games = [...(await ownGames(database, edition)), ...edition.games.map(gameOf)];
  const groups = [...new Set(edition.teams.map(({ group }) => group))].toSorted();
  const grouped = new Map(edition.teams.map((team) => [team.teamId ?? CLUB_ID, team.group]));
  const usual = choice.group && groups.includes(choice.group) ? choice.group : (groups[0] ?? '');
  const group = choice.groupOf === undefined ? usual : (grouped.get(choice.groupOf) ?? '');
  const members = membersOf(grouped, games, group);
  const ranked = await rankedTeams(database, members);
  const own = games.filter(({ home, away }) => members.has(home) && members.has(away));
  const rounds = [...new Set(own.flatMap(({ round }) => round ?? []))].toSorted((a, b) => a - b);
  const round = choice.round && rounds.includes(choice.round) ? choice.round : lastRound(own);
  const rules = STANDING_RULES[edition.rules as RulesName] ?? STANDING_RULES.fiba;
  const zones = zonesOf(edition.zones);
  const rows = cachedStandings(database, `${edition.id} ${group}`, {
    teams: [...ranked.values()],
    games: own,
    rules,
    penalties: edition.teams.map(({ teamId, penalty }) => ({ team: teamId ?? CLUB_ID, points: penalty })),
    withdrawn: edition.teams.flatMap(({ teamId, withdrawn }) =>
      withdrawn ? [{ team: teamId ?? CLUB_ID, results: withdrawn }] : [],
    ),
    upToRound: round === lastRound(own) ? null : round,
  });
  return {
    competition: edition.competition.name,
    season,
    group,
    round,
    rules,
    zones,
    rows: rows.flatMap((row) => {
      const team = ranked.get(row.team);
      const tiedWith = row.tie?.teams.map((id) => ranked.get(id)?.name ?? '') ?? [];
      return team ? [{ ...row, ranked: team, zone: zoneAt(zones, row.position), tiedWith }] : [];
    }),
    competitions: named.map(({ competition }) => competition.name),
    groups: groups.filter((name) => name !== ''),
    rounds,
  };
}

/** The edition of a choice, and all of its season, in the club’s order. */
async function chosenEdition(
  database: Database,
  { competition: name, season: year }: StandingsChoice,
  now = new Date(),
) {
  const isCurrent = typeof year !== 'number';
  const season = await chosenSeason(database, { season: year, currentSeason: isCurrent }, now);
  const named = await database.competitionEdition.findMany({
    where: { season: season ?? -1 },
    orderBy: [{ competition: { order: 'asc' } }, { id: 'asc' }],
    select: { id: true, competition: { select: { name: true } } },
  });
  const found = name ? named.find(({ competition }) => competition.name === name) : named[0];
  return { season, found, named };
}

/** The chosen edition, for staff; null if there is none. */
export async function staffEdition(
  database: Database,
  choice: StandingsChoice,
  query: Omit<Prisma.CompetitionEditionFindUniqueArgs, 'where'>,
) {
  const { found } = await chosenEdition(database, choice);
  return found ? database.competitionEdition.findUnique({ ...query, where: { id: found.id } }) : null;
}

/** The last round of an edition with a game between other teams; 1 if there is none. */
export async function latestRound(database: Database, editionId: number): Promise<number> {
  const { _max: latest } = await database.leagueGame.aggregate({
    where: { editionId },
    _max: { round: true },
  });
  return latest.round ?? 1;
}

/** The club's finished matches of an edition. */
async function ownGames(database: Database, { competition, season }: Edition): Promise<TableGame[]> {
  const matches = await database.match.findMany({
    where: { season, competition: competition.name, status: 'finished', opponentId: { not: null } },
    select: {
      subject: true,
      matchDate: true,
      isHome: true,
      opponentId: true,
      result: true,
      homePeriods: true,
      awayPeriods: true,
      forfeitBy: true,
    },
  });
  return matches.flatMap(
    ({ subject, matchDate, isHome, opponentId, result, homePeriods, awayPeriods, forfeitBy }) => {
      const points = pointsOf(result);
      if (!points || opponentId === null) return [];
      const after = (periods: readonly number[]) =>
        periods.slice(0, QUARTERS).reduce((sum, own) => sum + own, 0);
      return {
        round: roundNumber(subject),
        playedAt: matchDate,
        home: isHome ? CLUB_ID : opponentId,
        away: isHome ? opponentId : CLUB_ID,
        homePoints: points.home,
        awayPoints: points.away,
        regulation:
          homePeriods.length > QUARTERS ? ([after(homePeriods), after(awayPeriods)] as const) : null,
        forfeitBy,
      };
    },
  );
}

/** «Jornada 9 · …» is of round 9; null if the name has no such round. */
export function roundNumber(subject: string): number | null {
  const [, number] = /^Jornada (\d{1,3})$/i.exec(roundOf(subject) ?? '') ?? [];
  return number ? Number(number) : null;
}

function gameOf(game: Edition['games'][number]): TableGame {
  const { round, playedAt, homeTeamId, awayTeamId, homePoints, awayPoints, regulationPoints, forfeitBy } =
    game;
  return {
    round,
    playedAt,
    home: homeTeamId,
    away: awayTeamId,
    homePoints,
    awayPoints,
    forfeitBy,
    regulation: regulationPoints === null ? null : ([regulationPoints, regulationPoints] as const),
  };
}

/**
 * The teams of a group: those with a row for it, and those with games but without a row if it is the only group.
 * @param grouped the groups of the teams with a row
 */
function membersOf(
  grouped: ReadonlyMap<number, string>,
  games: readonly TableGame[],
  group: string,
): Set<number> {
  const all = new Set([...grouped.keys(), ...games.flatMap(({ home, away }) => [home, away])]);
  return new Set([...all].filter((team) => (grouped.get(team) ?? '') === group));
}

async function rankedTeams(
  database: Database,
  members: ReadonlySet<number>,
): Promise<Map<number, RankedTeam>> {
  const teams = await database.team.findMany({
    where: { id: { in: [...members] } },
    select: { id: true, name: true, abbreviation: true, crestUrl: true, colors: true },
  });
  const ranked = new Map<number, RankedTeam>(
    teams.map((team) => [team.id, { ...team, abbreviation: team.abbreviation ?? abbreviationOf(team.name) }]),
  );
  if (members.has(CLUB_ID))
    ranked.set(CLUB_ID, {
      id: CLUB_ID,
      name: club.name,
      abbreviation: club.abbreviation,
      crestUrl: null,
      colors: [],
    });
  return ranked;
}

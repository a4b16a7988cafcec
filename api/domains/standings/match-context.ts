import { club } from '../../club/club.ts';
import type { Database, Prisma } from '../../platform/database/client.ts';
import { pointsOf } from '../matches/match-score.ts';
import { CLUB_ID, rankedTable, roundNumber, type RankedRow } from './editions.ts';
import { winnerOf } from './games.ts';
import { FORM_GAMES } from './standings.ts';

/** The most earlier games of the same two teams. */
const MAX_MEETINGS = 6;

/** The columns of a match that its context is made of. */
export const CONTEXT_COLUMNS = {
  id: true,
  subject: true,
  opponent: true,
  opponentId: true,
  isHome: true,
  matchDate: true,
  competition: true,
  season: true,
  status: true,
} satisfies Prisma.MatchSelect;

export type ContextMatch = Prisma.MatchGetPayload<{ select: typeof CONTEXT_COLUMNS }>;

/** A game that a team played before. */
export interface FormGame {
  playedAt: Date;
  opponent: string;
  isHome: boolean;
  homePoints: number;
  awayPoints: number;
  won: boolean;
  /** The club's match; null for a game between other teams. */
  matchId: number | null;
}

/** How a team comes to a match. */
export interface TeamContext {
  isClub: boolean;
  /** The last games before it, the latest first. */
  form: FormGame[];
  /** Its row before the match; null unless both teams are in the table. */
  row: RankedRow | null;
}

/** The club's matches before another one, the latest first; equal dates are ordered by id. */
function before({ id, matchDate }: Pick<ContextMatch, 'id' | 'matchDate'>) {
  return {
    where: { OR: [{ matchDate: { lt: matchDate } }, { matchDate, id: { lt: id } }] },
    orderBy: [{ matchDate: 'desc' }, { id: 'desc' }],
  } satisfies Prisma.MatchFindManyArgs;
}

/** The club's match right before another one. */
export function previousMatch(match: ContextMatch) {
  const { where, orderBy } = before(match);
  return {
    where: { AND: [where, { status: { not: 'cancelled' } }] },
    orderBy,
  } satisfies Prisma.MatchFindFirstArgs;
}

/** The club's match right after another one. */
export function nextMatch({ id, matchDate }: ContextMatch) {
  return {
    where: {
      OR: [{ matchDate: { gt: matchDate } }, { matchDate, id: { gt: id } }],
      status: { not: 'cancelled' },
    },
    orderBy: [{ matchDate: 'asc' }, { id: 'asc' }],
  } satisfies Prisma.MatchFindFirstArgs;
}

/** Earlier finished games of the same two teams, of all seasons, the latest first. */
export function earlierMeetings(match: ContextMatch) {
  const { where, orderBy } = before(match);
  return {
    // A match without a known opponent has no earlier meetings.
    where: {
      AND: [where, { opponentId: match.opponentId ?? -1, status: 'finished', result: { not: null } }],
    },
    orderBy,
    take: MAX_MEETINGS,
  } satisfies Prisma.MatchFindManyArgs;
}

/** How both teams come to a match, the home team first. */
export async function teamContexts(
  database: Database,
  match: ContextMatch,
): Promise<[TeamContext, TeamContext]> {
  const [ownForm, theirForm, rows] = await Promise.all([
    clubForm(database, match),
    opponentForm(database, match),
    rowsBefore(database, match),
  ]);
  const own = { isClub: true, form: ownForm, row: rows?.own ?? null };
  const theirs = { isClub: false, form: theirForm, row: rows?.theirs ?? null };
  return match.isHome ? [own, theirs] : [theirs, own];
}

const PLAYED = {
  id: true,
  matchDate: true,
  opponent: true,
  isHome: true,
  result: true,
  forfeitBy: true,
} satisfies Prisma.MatchSelect;

function playedBefore(database: Database, match: ContextMatch, more: Prisma.MatchWhereInput = {}) {
  const { where, orderBy } = before(match);
  return database.match.findMany({
    where: { AND: [where, { status: 'finished', result: { not: null } }, more] },
    orderBy,
    take: FORM_GAMES,
    select: PLAYED,
  });
}

async function clubForm(database: Database, match: ContextMatch): Promise<FormGame[]> {
  const matches = await playedBefore(database, match);
  return matches.flatMap((played) => formOf(played, true) ?? []);
}

/** The opponent's games against others and against the club. */
async function opponentForm(database: Database, match: ContextMatch): Promise<FormGame[]> {
  const { opponentId: team, matchDate } = match;
  if (team === null) return [];
  const [matches, games] = await Promise.all([
    playedBefore(database, match, { opponentId: team }),
    database.leagueGame.findMany({
      where: { OR: [{ homeTeamId: team }, { awayTeamId: team }], playedAt: { lt: matchDate } },
      orderBy: [{ playedAt: 'desc' }, { id: 'desc' }],
      take: FORM_GAMES,
      include: { homeTeam: { select: { name: true } }, awayTeam: { select: { name: true } } },
    }),
  ]);
  const among = games.map(
    ({ playedAt, homeTeamId, homeTeam, awayTeam, homePoints, awayPoints, forfeitBy }): FormGame => {
      const isHome = homeTeamId === team;
      return {
        playedAt,
        opponent: isHome ? awayTeam.name : homeTeam.name,
        isHome,
        homePoints,
        awayPoints,
        won: winnerOf({ homePoints, awayPoints, forfeitBy }) === (isHome ? 'home' : 'away'),
        matchId: null,
      };
    },
  );
  return [...matches.flatMap((played) => formOf(played, false) ?? []), ...among]
    .toSorted((a, b) => b.playedAt.getTime() - a.playedAt.getTime())
    .slice(0, FORM_GAMES);
}

type Played = Prisma.MatchGetPayload<{ select: typeof PLAYED }>;

/** A match of the club as a game of one of its teams; null without a score. */
function formOf(
  { id, matchDate, opponent, isHome: isClubHome, result, forfeitBy }: Played,
  isClub: boolean,
): FormGame | null {
  const points = pointsOf(result);
  if (!points) return null;
  const [homePoints, awayPoints] = [points.home, points.away];
  const isHome = isClubHome === isClub;
  return {
    playedAt: matchDate,
    opponent: isClub ? opponent : club.name,
    isHome,
    homePoints,
    awayPoints,
    won: winnerOf({ homePoints, awayPoints, forfeitBy }) === (isHome ? 'home' : 'away'),
    matchId: id,
  };
}

/**
 * The rows of both teams before the match: of the round before if it is played, else of the table of now. Null if there
 * is no such table, or one of the teams is not in it.
 */
async function rowsBefore(
  database: Database,
  { subject, season, competition, status, opponentId }: ContextMatch,
): Promise<{ own: RankedRow; theirs: RankedRow } | null> {
  if (season === null || opponentId === null) return null;
  const isPlayed = status === 'finished' || status === 'live';
  const round = isPlayed ? (roundNumber(subject) ?? 0) - 1 : null;
  if (round !== null && round < 1) return null;
  const table = await rankedTable(database, { competition, season, round, groupOf: CLUB_ID });
  if (!table || (round !== null && table.round !== round)) return null;
  const own = table.rows.find(({ team }) => team === CLUB_ID);
  const theirs = table.rows.find(({ team }) => team === opponentId);
  if (!own || !theirs || own.total.played + theirs.total.played === 0) return null;
  return { own, theirs };
}

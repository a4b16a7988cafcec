import type { Database, Player, Prisma } from '../../platform/database/client.ts';
import { publicPlaces } from '../players/players.ts';
import { storedLine } from './player-games.ts';
import type { PlayerLine, StatLine } from './sheet.ts';
import { totalsOf } from './totals.ts';

/** Games of players that count: those in which they were on the court. */
export const playedGames = {
  where: { match: { status: { in: ['live', 'finished'] } } },
  orderBy: { match: { matchDate: 'desc' } },
} satisfies Prisma.PlayerGameFindManyArgs;

/** What a player did in a season. */
export interface PlayerSeason {
  /** «2025/26» */
  season: string;
  games: number;
  starts: number;
  totals: StatLine;
}

/** A line with the season of its match. */
interface SeasonLine {
  line: Prisma.JsonValue;
  match: { seasonOf: { label: string } | null };
}

/** What a player did in one season. */
export interface SeasonRecord extends PlayerSeason {
  player: Player;
}

const NO_TEAM = { reboundsOffensive: 0, reboundsDefensive: 0, turnovers: 0, fouls: 0 };

/** Whether the player was on the court; sources also list who sat on the bench. */
export const hasPlayed = ({ seconds, points }: Pick<StatLine, 'seconds' | 'points'>) =>
  seconds > 0 || points > 0;

/** Sums by season, in the order of the games. */
export function seasonsOf(games: readonly SeasonLine[]): PlayerSeason[] {
  const seasons = new Map<string, PlayerLine[]>();
  for (const { line, match } of games) {
    const read = storedLine(line);
    if (!hasPlayed(read)) continue;
    const season = match.seasonOf?.label ?? '';
    seasons.set(season, [...(seasons.get(season) ?? []), read]);
  }
  return [...seasons].map(([season, players]) => ({
    season,
    games: players.length,
    starts: players.filter(({ isStarter }) => isStarter).length,
    totals: totalsOf({ players, team: NO_TEAM, name: '', points: 0, periods: [] }),
  }));
}

/** The players who have played in a season, by default the last one with statistics. */
export async function seasonRecords(database: Database, year: number | null): Promise<SeasonRecord[]> {
  const ofSquad = { player: { places: { some: publicPlaces() } }, ...playedGames.where };
  const latest = await database.playerGame.findFirst({
    where: { ...ofSquad, match: { ...playedGames.where.match, season: year ?? { not: null } } },
    orderBy: { match: { season: 'desc' } },
    select: { match: { select: { season: true } } },
  });
  if (!latest) return [];
  const games = await database.playerGame.findMany({
    where: { ...ofSquad, match: { ...playedGames.where.match, season: latest.match.season } },
    select: { line: true, player: true, match: { select: { seasonOf: { select: { label: true } } } } },
  });
  const byPlayer = new Map<number | undefined, typeof games>();
  for (const game of games) byPlayer.set(game.player?.id, [...(byPlayer.get(game.player?.id) ?? []), game]);
  return [...byPlayer.values()].flatMap((own) => {
    const player = own[0]?.player;
    const [season] = seasonsOf(own);
    return player && season ? [{ ...season, player }] : [];
  });
}

import type { Prisma } from '../../platform/database/client.ts';
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

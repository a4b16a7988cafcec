import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { ValidationError } from '../../platform/errors.ts';
import { comparableText } from '../../platform/input/text.input.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import { dayOf } from '../matches/seasons.ts';
import type { KnownGames } from './game-plan.ts';

/** A competition in a season. */
export interface Edition {
  competition: string;
  season: number;
}

/**
 * All games of a competition in a season.
 * @throws ValidationError if there is no such competition
 */
export async function knownGames(
  database: DatabaseTransaction,
  { competition, season }: Edition,
): Promise<KnownGames> {
  const found = await database.competition.findUnique({ where: { name: comparableText(competition) } });
  if (!found) throw new ValidationError([{ path: 'competition', message: 'Selecciona una competición' }]);
  const edition = { season, competitionId: found.id };
  const [entered, teams, matches, games] = await Promise.all([
    database.season.findUnique({ where: { year: season } }),
    database.team.findMany({ select: { name: true } }),
    database.match.findMany({
      where: { competition, season },
      orderBy: [{ matchDate: 'asc' }, { id: 'asc' }],
    }),
    database.leagueGame.findMany({
      where: { edition },
      orderBy: [{ playedAt: 'asc' }, { id: 'asc' }],
      include: { homeTeam: { select: { name: true } }, awayTeam: { select: { name: true } } },
    }),
  ]);
  return {
    matches,
    games,
    teams: new Map(teams.map(({ name }) => [nameKey(name), name])),
    season: entered
      ? { first: dayOf(entered.firstDay), last: dayOf(entered.lastDay) }
      : { first: `${season}-07-01`, last: `${season + 1}-06-30` },
  };
}

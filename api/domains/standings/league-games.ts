import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, ValidationError, parseId, validate } from '../../platform/errors.ts';
import { leagueGameInput } from './league-games.input.ts';

/** Roles that record the games of other teams. */
export const STANDINGS_STAFF = ['admin', 'sports_manager'] as const;

/**
 * Records a game between two other teams. The same game (round and teams) again corrects it. The first game of a
 * competition in a season begins its table, under the rules of FIBA.
 * @returns its id.
 * @throws ValidationError
 */
export function recordLeagueGame(database: Database, staff: Staff, input: unknown): Promise<number> {
  const { competition, homeTeamId, awayTeamId, ...game } = validate(leagueGameInput, input);
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const home = await knownTeam(transaction, 'homeTeamId', homeTeamId);
    const away = await knownTeam(transaction, 'awayTeamId', awayTeamId);
    const editionId = await editionOf(transaction, competition, game.playedAt);
    const teams = { editionId, round: game.round, homeTeamId: home.id, awayTeamId: away.id };
    const before = await transaction.leagueGame.findUnique({
      where: { editionId_round_homeTeamId_awayTeamId: teams },
    });
    const { id } = before
      ? await transaction.leagueGame.update({ where: { id: before.id }, data: game })
      : await transaction.leagueGame.create({ data: { ...game, ...teams } });
    const changes = before && changesOf({ ...before }, game);
    if (!changes || Object.keys(changes).length > 0)
      await recordStaffAction(transaction, staff, {
        action: before ? 'update' : 'create',
        subjectType: 'league_game',
        subjectId: id,
        subject: subjectOf(game.round, home.name, away.name),
        ...(changes && { changes }),
      });
    return id;
  });
}

/**
 * Deletes a game between two other teams.
 * @throws NotFoundError
 */
export function deleteLeagueGame(database: Database, staff: Staff, id: number | null): Promise<void> {
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const game = await transaction.leagueGame.findUnique({
      where: { id: id ?? -1 },
      include: { homeTeam: true, awayTeam: true },
    });
    if (!game) throw new NotFoundError('El partido no existe o ha sido eliminado');
    await transaction.leagueGame.delete({ where: { id: game.id } });
    await recordStaffAction(transaction, staff, {
      action: 'delete',
      subjectType: 'league_game',
      subjectId: game.id,
      subject: subjectOf(game.round, game.homeTeam.name, game.awayTeam.name),
    });
  });
}

const subjectOf = (round: number, home: string, away: string) => `Jornada ${round} · ${home} – ${away}`;

/** @throws ValidationError at the field */
async function knownTeam(transaction: DatabaseTransaction, path: string, id: string) {
  const team = await transaction.team.findUnique({
    where: { id: parseId(id) ?? -1 },
    select: { id: true, name: true },
  });
  if (team) return team;
  throw new ValidationError([{ path, message: 'Selecciona un equipo de la lista' }]);
}

/** @throws ValidationError if there is no such competition */
async function editionOf(transaction: DatabaseTransaction, name: string, playedAt: Date): Promise<number> {
  const competition = await transaction.competition.findUnique({ where: { name }, select: { id: true } });
  if (!competition)
    throw new ValidationError([{ path: 'competition', message: 'Selecciona una competición' }]);
  const [found] = await transaction.$queryRaw<{ season: number | null }[]>`
    SELECT season_at((${playedAt}::timestamptz AT TIME ZONE 'Europe/Madrid')::date) AS season`;
  const season = found?.season ?? null;
  if (season === null)
    throw new ValidationError([{ path: 'playedAt', message: 'No hay ninguna temporada con esta fecha' }]);
  const key = { competitionId: competition.id, season };
  const edition = await transaction.competitionEdition.upsert({
    where: { competitionId_season: key },
    create: key,
    update: {},
    select: { id: true },
  });
  return edition.id;
}

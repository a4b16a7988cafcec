import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, ValidationError, validate } from '../../platform/errors.ts';
import { changedMeanwhile } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import { gameChanges, gameResult, leagueGameInput } from './league-games.input.ts';
import { knownTeams } from './known-teams.ts';

/** Roles that record the games of other teams. */
export const STANDINGS_STAFF = ['admin', 'sports_manager'] as const;

/**
 * Records a game between two other teams. The same game (round and teams) again corrects it. The first game of a
 * competition in a season begins its table, under the rules of FIBA.
 * @returns its id.
 * @throws ValidationError; ChangedMeanwhileError if its sender saw no result, and there is another one
 */
export function recordLeagueGame(database: Database, staff: Staff, input: unknown): Promise<number> {
  const { competition, homeTeamId, awayTeamId, isNew, ...game } = validate(leagueGameInput, input);
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const [home, away] = await knownTeams(transaction, [
      { path: 'homeTeamId', id: homeTeamId },
      { path: 'awayTeamId', id: awayTeamId },
    ]);
    const editionId = await editionOf(transaction, competition, game.playedAt);
    const teams = { editionId, round: game.round, homeTeamId: home.id, awayTeamId: away.id };
    const before = await transaction.leagueGame.findUnique({
      where: { editionId_round_homeTeamId_awayTeamId: teams },
    });
    const changes = before && changesOf({ ...before }, game);
    const corrects = changes && Object.keys(changes).length > 0;
    if (before && corrects && isNew)
      throw await changedMeanwhile(transaction, staff, { subjectType: 'league_game', subjectId: before.id });
    const { id } = before
      ? await transaction.leagueGame.update({ where: { id: before.id }, data: game })
      : await transaction.leagueGame.create({ data: { ...game, ...teams } });
    if (!before || corrects)
      await recordStaffAction(transaction, staff, {
        action: before ? 'update' : 'create',
        subjectType: 'league_game',
        subjectId: id,
        subject: titleOf({ round: game.round, homeTeam: home, awayTeam: away }),
        ...(changes && { changes }),
      });
    return id;
  });
}

/**
 * Changes the result of a game between two other teams. Omitted fields do not change.
 * @returns its id.
 * @throws ValidationError, NotFoundError, EditConflictError
 */
export function updateLeagueGame(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const mine = validate(gameChanges, input);
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const game = await findGame(transaction, id);
    const { playedAt, homePoints, awayPoints, regulationPoints, forfeitBy } = game;
    const stored = { playedAt, homePoints, awayPoints, regulationPoints, forfeitBy };
    const subject = { subjectType: 'league_game', subjectId: game.id } as const;
    const edit = await mergedEdit(transaction, staff, subject, { schema: gameChanges, mine, input, stored });
    const after = validate(gameResult, { ...stored, ...edit });
    if ((await seasonAt(transaction, after.playedAt)) !== game.edition.season)
      throw new ValidationError([{ path: 'playedAt', message: 'Este día no es de esta temporada' }]);
    const changes = changesOf<Record<string, number | string | Date | null | undefined>>(stored, after);
    if (Object.keys(changes).length === 0) return game.id;
    await transaction.leagueGame.update({ where: { id: game.id }, data: after });
    await recordStaffAction(transaction, staff, {
      action: 'update',
      ...subject,
      subject: titleOf(game),
      changes,
    });
    return game.id;
  });
}

/**
 * Deletes a game between two other teams.
 * @throws NotFoundError
 */
export function deleteLeagueGame(database: Database, staff: Staff, id: number | null): Promise<void> {
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const game = await findGame(transaction, id);
    await transaction.leagueGame.delete({ where: { id: game.id } });
    await recordStaffAction(transaction, staff, {
      action: 'delete',
      subjectType: 'league_game',
      subjectId: game.id,
      subject: titleOf(game),
    });
  });
}

/** @throws NotFoundError */
async function findGame(transaction: DatabaseTransaction, id: number | null) {
  const game = await transaction.leagueGame.findUnique({
    where: { id: id ?? -1 },
    include: { homeTeam: true, awayTeam: true, edition: true },
  });
  if (game) return game;
  throw new NotFoundError('El partido no existe o ha sido eliminado');
}

interface NamedGame {
  round: number;
  homeTeam: { name: string };
  awayTeam: { name: string };
}
const titleOf = ({ round, homeTeam, awayTeam }: NamedGame) =>
  `Jornada ${round} · ${homeTeam.name} – ${awayTeam.name}`;

/** @throws ValidationError if there is no such competition */
async function editionOf(transaction: DatabaseTransaction, name: string, playedAt: Date): Promise<number> {
  const competition = await transaction.competition.findUnique({ where: { name }, select: { id: true } });
  if (!competition)
    throw new ValidationError([{ path: 'competition', message: 'Selecciona una competición' }]);
  const season = await seasonAt(transaction, playedAt);
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

/** The season of a day at the club; null if there is none. */
async function seasonAt(transaction: DatabaseTransaction, at: Date): Promise<number | null> {
  const [found] = await transaction.$queryRaw<{ season: number | null }[]>`
    SELECT season_at((${at}::timestamptz AT TIME ZONE 'Europe/Madrid')::date) AS season`;
  return found?.season ?? null;
}

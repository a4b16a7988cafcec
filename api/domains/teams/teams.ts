import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type { Database, DatabaseTransaction, Prisma, Team } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, UserError, ValidationError, parseId, validate } from '../../platform/errors.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import { teamChanges, teamInput } from './teams.input.ts';

/** Roles that manage teams and venues. */
export const TEAM_STAFF = ['admin', 'sports_manager'] as const;

/** Order of the teams. */
export const TEAM_LIST = { orderBy: [{ name: 'asc' }, { id: 'asc' }] } satisfies Prisma.TeamFindManyArgs;

/** A team with matches cannot be deleted: its matches need it. */
export class TeamInUseError extends UserError {
  override name = 'TeamInUseError';
  readonly code = 'TEAM_IN_USE';

  constructor(matches: number) {
    super(
      matches === 1
        ? 'Hay un partido de este equipo, así que no se puede eliminar'
        : `Hay ${matches} partidos de este equipo, así que no se puede eliminar`,
    );
  }
}

/**
 * Adds a team.
 * @returns its id.
 * @throws ValidationError
 */
export function createTeam(database: Database, staff: Staff, input: unknown): Promise<number> {
  const { venueId, ...data } = validate(teamInput, input);
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    await assertFree(transaction, data.name);
    const venue = await knownVenue(transaction, venueId);
    const team = await transaction.team.create({ data: { ...data, venueId: venue ?? null } });
    await record(transaction, staff, 'create', team);
    return team.id;
  });
}

/**
 * Changes a team. A new name is the name in its matches too. Omitted fields do not change.
 * @returns its id.
 * @throws ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError
 */
export function updateTeam(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const mine = validate(teamChanges, input);
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const before = await findTeam(transaction, id);
    const subject = { subjectType: 'team', subjectId: before.id } as const;
    await assertUnchanged(transaction, staff, subject, input, before.updatedAt);
    const stored = { ...before, venueId: before.venueId === null ? null : String(before.venueId) };
    const schema = teamChanges;
    const { venueId, ...given } = await mergedEdit(transaction, staff, subject, {
      schema,
      mine,
      input,
      stored,
    });
    const venue = await knownVenue(transaction, venueId);
    const after = { ...given, ...(venue !== undefined && { venueId: venue }) };
    const { name, abbreviation, colors, crestUrl } = before;
    const changes = changesOf({ name, abbreviation, colors, crestUrl, venueId: before.venueId }, after);
    if (Object.keys(changes).length === 0) return before.id;
    if (after.name !== undefined && after.name !== before.name) {
      await assertFree(transaction, after.name, before.id);
      // The matches are locked before the team: who changes a match locks it first too.
      await transaction.$queryRaw`SELECT id FROM matches WHERE opponent_id = ${before.id} ORDER BY id FOR UPDATE`;
    }
    const team = await transaction.team.update({ where: { id: before.id }, data: after });
    if (team.name !== before.name) await renameInMatches(transaction, team);
    await record(transaction, staff, 'update', team, changes);
    return before.id;
  });
}

/**
 * Deletes a team that no match needs.
 * @throws NotFoundError, TeamInUseError
 */
export function deleteTeam(database: Database, staff: Staff, id: number | null): Promise<void> {
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const team = await findTeam(transaction, id);
    // The lock keeps matches away that are being added for the team.
    await transaction.$queryRaw`SELECT id FROM teams WHERE id = ${team.id} FOR UPDATE`;
    const games = { OR: [{ homeTeamId: team.id }, { awayTeamId: team.id }] };
    const matches =
      (await transaction.match.count({ where: { opponentId: team.id } })) +
      (await transaction.leagueGame.count({ where: games }));
    if (matches > 0) throw new TeamInUseError(matches);
    await transaction.team.delete({ where: { id: team.id } });
    await record(transaction, staff, 'delete', team);
  });
}

/** Custom subjects stay the same. The matches count as changed, at least a second later than before: calendars count seconds. */
async function renameInMatches(transaction: DatabaseTransaction, { id, name }: Team): Promise<void> {
  await transaction.$executeRaw`
    UPDATE matches
       SET opponent = ${name},
           home_team = CASE WHEN is_home THEN home_team ELSE ${name} END,
           away_team = CASE WHEN is_home THEN ${name} ELSE away_team END,
           subject = CASE
             WHEN right(subject, length(home_team || ' – ' || away_team)) = home_team || ' – ' || away_team
             THEN left(subject, length(subject) - length(home_team || ' – ' || away_team))
                  || CASE WHEN is_home THEN home_team || ' – ' || ${name} ELSE ${name} || ' – ' || away_team END
             ELSE subject END,
           updated_at = greatest(now(), updated_at + interval '1 second')
     WHERE opponent_id = ${id}`;
}

/** @throws NotFoundError */
async function findTeam(transaction: DatabaseTransaction, id: number | null): Promise<Team> {
  const team = await transaction.team.findUnique({ where: { id: id ?? -1 } });
  if (team) return team;
  throw new NotFoundError('El equipo no existe o ha sido eliminado');
}

/**
 * Names that look the same count as equal, see `nameKey`.
 * @throws ValidationError
 */
async function assertFree(transaction: DatabaseTransaction, name: string, except = -1): Promise<void> {
  const others = await transaction.team.findMany({ where: { NOT: { id: except } }, select: { name: true } });
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    throw new ValidationError([{ path: 'name', message: 'Ya hay un equipo con este nombre' }]);
}

/**
 * @returns undefined if none was given, null for no venue
 * @throws ValidationError
 */
async function knownVenue(
  transaction: DatabaseTransaction,
  given: string | null | undefined,
): Promise<number | null | undefined> {
  if (given === undefined || given === null || given === '') return given === '' ? null : given;
  const venue = await transaction.venue.findUnique({
    where: { id: parseId(given) ?? -1 },
    select: { id: true },
  });
  if (venue) return venue.id;
  throw new ValidationError([{ path: 'venueId', message: 'Selecciona un pabellón de la lista' }]);
}

function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'create' | 'update' | 'delete',
  { id, name }: { id: number; name: string },
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'team',
    subjectId: id,
    subject: name,
    ...(changes && { changes }),
  });
}

import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type { Competition, Database, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, UserError, ValidationError, validate } from '../../platform/errors.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import { placeInList, renumber } from '../../platform/lists/place-in-list.ts';
import { placeInput } from '../../platform/input/place.input.ts';
import { competitionChanges, competitionInput } from './competitions.input.ts';

/** A competition with matches cannot be deleted: its matches would refer to a competition that does not exist. */
export class CompetitionInUseError extends UserError {
  override name = 'CompetitionInUseError';
  readonly code = 'COMPETITION_IN_USE';

  constructor(matches: number) {
    super(
      matches === 1
        ? 'Hay un partido de esta competición: desactívala en lugar de eliminarla'
        : `Hay ${matches} partidos de esta competición: desactívala en lugar de eliminarla`,
    );
  }
}

/** Order of the competitions, as set by the club. */
export const COMPETITION_LIST = {
  orderBy: [{ order: 'asc' }, { id: 'asc' }],
} satisfies Prisma.CompetitionFindManyArgs;

/** Number of matches by competition. */
export async function matchesByCompetition(database: Database): Promise<ReadonlyMap<string, number>> {
  const groups = await database.match.groupBy({ by: ['competition'], _count: true });
  return new Map(groups.map(({ competition, _count }) => [competition, _count]));
}

/**
 * Locks a competition until the transaction ends, so that it keeps its name while a match is linked to it.
 * @returns null if there is no competition of that name
 */
export async function lockCompetition(
  transaction: DatabaseTransaction,
  name: string,
): Promise<Pick<Competition, 'name' | 'isActive'> | null> {
  const [competition] = await transaction.$queryRaw<Pick<Competition, 'name' | 'isActive'>[]>`
    SELECT name, is_active AS "isActive" FROM competitions WHERE name = ${name} FOR SHARE`;
  return competition ?? null;
}

/**
 * Adds a competition at the end of the list.
 * @returns its id.
 * @throws ValidationError
 */
export function createCompetition(database: Database, staff: Staff, input: unknown): Promise<number> {
  const { name, isActive = true } = validate(competitionInput, input);
  return withAdvisoryLock(database, 'competitions', async (transaction) => {
    await assertFree(transaction, name);
    const { _max } = await transaction.competition.aggregate({ _max: { order: true } });
    const order = (_max.order ?? -1) + 1;
    const { id } = await transaction.competition.create({ data: { name, isActive, order } });
    await record(transaction, staff, 'create', { id, name });
    return id;
  });
}

/**
 * Renames a competition and its matches, or (de)activates it for new matches. Omitted fields do not change.
 * @returns its id.
 * @throws ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError
 */
export function updateCompetition(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const mine = validate(competitionChanges, input);
  return withAdvisoryLock(database, 'competitions', async (transaction) => {
    const before = await findCompetition(transaction, id);
    const subject = { subjectType: 'competition', subjectId: before.id } as const;
    await assertUnchanged(transaction, staff, subject, input, before.isActive);
    const stored = { name: before.name, isActive: before.isActive };
    const schema = competitionChanges;
    const data = await mergedEdit(transaction, staff, subject, { schema, mine, input, stored });
    const changes = changesOf<{ name: string; isActive: boolean }>(stored, data);
    if (Object.keys(changes).length === 0) return before.id;
    const renamed = data.name !== undefined && data.name !== before.name;
    if (renamed) await assertFree(transaction, data.name ?? '', before.id);
    // Lock order: every change of a match locks its competition first.
    await transaction.competition.update({ where: { id: before.id }, data });
    if (renamed) await renameMatches(transaction, before.name, data.name ?? '');
    await record(transaction, staff, 'update', { id: before.id, name: data.name ?? before.name }, changes);
    return before.id;
  });
}

/**
 * Custom subjects stay the same. The matches count as changed, at least a second later than before: calendars show the
 * competition, and the version of their events counts seconds.
 */
async function renameMatches(transaction: DatabaseTransaction, from: string, to: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE matches
       SET competition = ${to}, updated_at = greatest(now(), updated_at + interval '1 second')
     WHERE competition = ${from}`;
}

/**
 * Moves a competition to a position in the list: 0 is the first; a position past the end means the last.
 * @throws ValidationError, NotFoundError
 */
export function moveCompetition(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<void> {
  const { position } = validate(placeInput, input);
  return withAdvisoryLock(database, 'competitions', async (transaction) => {
    const moved = await findCompetition(transaction, id);
    const all = await transaction.competition.findMany({ ...COMPETITION_LIST, select: { id: true } });
    const ids = all.map((competition) => competition.id);
    const { places, from, to } = placeInList(ids, moved.id, position);
    await renumber(transaction, 'competitions', places);
    const changes = changesOf({ place: from }, { place: to });
    if (changes.place) await record(transaction, staff, 'move', moved, changes);
  });
}

/**
 * Deletes a competition without matches.
 * @throws NotFoundError, CompetitionInUseError
 */
export function deleteCompetition(database: Database, staff: Staff, id: number | null): Promise<void> {
  return withAdvisoryLock(database, 'competitions', async (transaction) => {
    const competition = await findCompetition(transaction, id);
    // They would go with it, and its tables too.
    const games = await transaction.leagueGame.count({
      where: { edition: { competitionId: competition.id } },
    });
    if (games > 0) throw new CompetitionInUseError(games);
    // Changes of matches lock their competition, so a concurrent one is either counted below or fails.
    await transaction.competition.delete({ where: { id: competition.id } });
    const matches = await transaction.match.count({ where: { competition: competition.name } });
    if (matches > 0) throw new CompetitionInUseError(matches);
    await record(transaction, staff, 'delete', competition);
  });
}

/** @throws NotFoundError */
async function findCompetition(transaction: DatabaseTransaction, id: number | null): Promise<Competition> {
  const competition = await transaction.competition.findUnique({ where: { id: id ?? -1 } });
  if (competition) return competition;
  throw new NotFoundError('La competición no existe o ha sido eliminada');
}

/**
 * Names that look the same count as equal, see `nameKey`.
 * @throws ValidationError
 */
async function assertFree(transaction: DatabaseTransaction, name: string, except = -1): Promise<void> {
  const others = await transaction.competition.findMany({
    where: { NOT: { id: except } },
    select: { name: true },
  });
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    throw new ValidationError([{ path: 'name', message: 'Ya hay una competición con este nombre' }]);
}

function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'create' | 'update' | 'move' | 'delete',
  { id, name }: { id: number; name: string },
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'competition',
    subjectId: id,
    subject: name,
    ...(changes && { changes }),
  });
}
